//! The files that pages need besides themselves, inside the binary. All of them lie in one folder whose name is a hash
//! of everything in it. So browsers may keep them for ever, and a module finds the modules of its own build when it
//! imports `./live.js`.

use posthorn_table::hex;
use std::sync::LazyLock;

/// A file that is served under its name.
#[derive(Debug)]
pub struct Asset {
    /// The file name.
    pub name: &'static str,
    /// The media type.
    pub content_type: &'static str,
    /// What is in it.
    pub text: String,
}

/// The file of this name, if the version is that of this build.
pub fn find(version: &str, name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name).filter(|_| *VERSION == version)
}

/// The address of a file in the versioned folder.
pub fn address(name: &str) -> String {
    debug_assert!(ASSETS.iter().any(|asset| asset.name == name), "{name} is not served");
    format!("/assets/{}/{name}", *VERSION)
}

/// The addresses of the modules that `posthorn.js` imports, directly or not. A page names them all, or the browser
/// would find out about each only when it has read the one that imports it.
pub fn imported_modules() -> impl Iterator<Item = String> {
    MODULES.iter().skip(1).map(|(name, _)| address(name))
}

macro_rules! asset {
    ($name:literal) => {
        ($name, include_str!(concat!("../assets/", $name)))
    };
}

/// What a page starts comes first. Served one by one, as browsers import them.
const MODULES: [(&str, &str); 25] = [
    asset!("posthorn.js"),
    asset!("page.js"),
    asset!("messages.js"),
    asset!("forms.js"),
    asset!("live.js"),
    asset!("connection.js"),
    asset!("update.js"),
    asset!("morph.js"),
    asset!("focus.js"),
    asset!("log.js"),
    asset!("motion.js"),
    asset!("horn.js"),
    asset!("prepare.js"),
    asset!("clock.js"),
    asset!("recap.js"),
    asset!("cards.js"),
    asset!("closing.js"),
    asset!("buttons.js"),
    asset!("highlight.js"),
    asset!("divider.js"),
    asset!("map.js"),
    asset!("keys.js"),
    asset!("hint.js"),
    asset!("replay.js"),
    asset!("analysis.js"),
];

/// Served as one file, since nothing is painted before all of it is there. The order decides between rules that are
/// equally specific: colours first, and layout for small screens after that for large ones.
const STYLE_SHEETS: [(&str, &str); 22] = [
    asset!("tokens.css"),
    asset!("map.css"),
    asset!("pieces.css"),
    asset!("posthorn.css"),
    asset!("pages.css"),
    asset!("table.css"),
    asset!("players.css"),
    asset!("talk.css"),
    asset!("recap.css"),
    asset!("notice.css"),
    asset!("wide.css"),
    asset!("own.css"),
    asset!("closing.css"),
    asset!("hint.css"),
    asset!("replay.css"),
    asset!("guide.css"),
    asset!("narrow.css"),
    asset!("phone.css"),
    asset!("touch.css"),
    asset!("short.css"),
    asset!("texts.css"),
    asset!("people.css"),
];

const HORN: &str = include_str!("../assets/horn.svg");

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let modules = MODULES.iter().map(|(name, text)| Asset {
        name,
        content_type: "text/javascript; charset=utf-8",
        text: without_comments(text),
    });
    let style_sheet = Asset {
        name: "posthorn.css",
        content_type: "text/css; charset=utf-8",
        text: STYLE_SHEETS.iter().map(|(_, text)| without_comments(text)).collect(),
    };
    let icon = |name, text| Asset { name, content_type: "image/svg+xml", text };
    let icons = [icon("horn.svg", HORN.to_owned()), icon("horn-turn.svg", horn_with_seal())];
    modules.chain([style_sheet]).chain(icons).collect()
});

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: Vec<String> =
        ASSETS.iter().map(|asset| format!("{} {}\n{}", asset.name, asset.text.len(), asset.text)).collect();
    hex::sha256(all.concat().as_bytes())[..10].to_owned()
});

/// The icon of a tab whose player is to move.
fn horn_with_seal() -> String {
    let seal = "<circle cx='25' cy='7' r='6' fill='#b3261e' stroke='#fff' stroke-width='2'/></svg>";
    HORN.replace("</svg>", seal)
}

/// Comments and indentation are for us and would be most of what is sent. Only comments that fill whole lines go; the
/// lines stay, so that an error in a browser names the line of the source.
fn without_comments(text: &str) -> String {
    let mut inside = false;
    let mut code = String::with_capacity(text.len());
    for line in text.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let comment =
            inside || line.starts_with("//") || (begins && !line.trim_end_matches("*/").contains("*/"));
        if inside || begins {
            inside = !line.contains("*/");
        }
        if !comment {
            code.push_str(line);
        }
        code.push('\n');
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    fn in_folder(ending: &str) -> BTreeSet<String> {
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name.ends_with(ending))
            .collect()
    }

    fn names(list: &[(&str, &str)]) -> BTreeSet<String> {
        list.iter().map(|(name, _)| (*name).to_owned()).collect()
    }

    #[test]
    fn every_script_and_style_sheet_of_the_folder_is_served() {
        assert_eq!(names(&MODULES), in_folder(".js"));
        assert_eq!(names(&STYLE_SHEETS), in_folder(".css"));
    }

    #[test]
    fn modules_import_only_modules_and_each_is_imported() {
        let imported: BTreeSet<String> = MODULES
            .iter()
            .flat_map(|(_, text)| text.split(" from \"./").skip(1))
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect();
        assert_eq!(imported, names(&MODULES[1..]));
    }

    #[test]
    fn an_address_is_found_and_one_of_another_build_is_not() {
        let address = address("live.js");
        let (version, name) = address.strip_prefix("/assets/").unwrap().split_once('/').unwrap();
        assert_eq!(find(version, name).unwrap().name, "live.js");
        assert!(find("0123456789", name).is_none());
        assert!(find(version, "package.json").is_none());
    }

    #[test]
    fn comments_are_not_sent() {
        for (source, sent) in [
            ("  // why\n  f();\n", "\nf();\n"),
            ("/** one */\nf();", "\nf();\n"),
            ("/*\n * two\n */\nf();", "\n\n\nf();\n"),
            ("/* three\n   lines */\na { b: c; }", "\n\na { b: c; }\n"),
            ("x = /** @type {A} */ (y); // z", "x = /** @type {A} */ (y); // z\n"),
            ("/** @type {A} */ (y).z();", "/** @type {A} */ (y).z();\n"),
        ] {
            assert_eq!(without_comments(source), sent);
        }
    }

    /// A text over several lines would lose its indentation, and code after a comment of several lines would be lost.
    #[test]
    fn sources_are_written_so_that_nothing_but_comments_is_lost() {
        for (name, text) in MODULES.iter().chain(&STYLE_SHEETS) {
            let open_text = text.lines().find(|line| line.matches('`').count() % 2 == 1);
            assert_eq!(open_text, None, "{name}");
            let lost = text.lines().find(|line| {
                line.split("/*")
                    .next()
                    .is_some_and(|line| line.split_once("*/").is_some_and(|(_, code)| !code.is_empty()))
            });
            assert_eq!(lost, None, "{name}");
        }
    }
}
