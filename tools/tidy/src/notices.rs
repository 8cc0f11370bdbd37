//! The licence notices of what the binary contains: `crates/posthorn/licences.txt`, which `posthorn licences` prints.

use crate::files::read;
use crate::workspace::{Package, Workspace, normal_dependencies};
use spdx::{Expression, ParseMode};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The binary that is given to others; what it contains differs little between systems.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Between the list of packages and the texts, and between the texts.
const RULE: &str = "================================================================================";

/// The packages in the binary. Macros run in the compiler and are not in it.
pub fn packages_in_the_binary(workspace: &Workspace) -> Vec<&Package> {
    let found = normal_dependencies("posthorn", &["--edges", "normal,no-proc-macro", "--target", TARGET]);
    let is_in = |package: &&Package| {
        found.get(&package.name).is_some_and(|versions| versions.contains(&package.version))
    };
    let mut packages: Vec<&Package> = workspace.third_party().filter(is_in).collect();
    packages.sort_by_key(|package| (&package.name, &package.version));
    assert!(packages.len() > 100, "only {} packages were found in the binary", packages.len());
    packages
}

/// The list of packages, without texts: a line for each with its version and licence.
pub fn package_list(packages: &[&Package]) -> String {
    packages.iter().map(|package| headline(package) + "\n").collect()
}

/// The list of packages that a file of notices begins with.
pub fn list_of(notices: &str) -> String {
    let lines = notices.lines().skip_while(|line| *line != RULE).skip(1).take_while(|line| *line != RULE);
    lines.filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// The whole file: the list, then each text once with the packages that carry it.
pub fn notices(packages: &[&Package]) -> String {
    let mut texts: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for package in packages {
        for text in licence_texts(package) {
            // Texts that differ in line breaks only are the same text.
            let key = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let users = &mut texts.entry(key).or_insert_with(|| (text, Vec::new())).1;
            let user = format!("{} {}", package.name, package.version);
            if !users.contains(&user) {
                users.push(user);
            }
        }
    }
    let mut whole = format!(
        "Posthorn is under MIT OR Apache-2.0. The binary also contains these packages of others,\n\
         with their licences; the texts follow the list.\n\n{RULE}\n{}{RULE}\n",
        package_list(packages)
    );
    let mut texts: Vec<_> = texts.into_values().collect();
    texts.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, users) in texts {
        write!(whole, "{}\n\n{}\n\n{RULE}\n", users.join(", "), text.trim())
            .expect("a string takes any text");
    }
    whole
}

fn headline(package: &Package) -> String {
    // Some authors add an address for mail; their names are enough.
    let names = package.authors.iter().filter_map(|author| author.split('<').next());
    let names: Vec<&str> = names.map(str::trim).filter(|name| !name.is_empty()).collect();
    let by = if names.is_empty() { String::new() } else { format!(", by {}", names.join(", ")) };
    let licence = package.license.as_deref().unwrap_or("no licence");
    format!("{} {}: {licence}{by}", package.name, package.version)
}

/// The texts that a package carries; if it carries none, the published texts of its licences. Where there is a choice
/// with a short licence, the long ones are left out.
fn licence_texts(package: &Package) -> Vec<String> {
    let expression = package.license.as_deref().unwrap_or_default();
    let expression = Expression::parse_mode(expression, ParseMode::LAX);
    let expression = expression.unwrap_or_else(|error| panic!("{}: {error}", package.name));
    let is_short = |licence: &str| !LONG_LICENCES.iter().any(|(id, _)| licence.starts_with(id));
    let has_choice = expression.evaluate(|one| is_short(&one.to_string()));
    let files = licence_files(package.folder());
    let texts =
        files.iter().map(|file| String::from_utf8_lossy(&fs::read(file).unwrap_or_default()).into_owned());
    let texts: Vec<String> = texts.map(|text| text.replace("\r\n", "\n")).collect();
    if texts.is_empty() {
        let licences = expression.requirements().filter_map(|one| one.req.license.id());
        let needed = licences.filter(|licence| !has_choice || is_short(licence.name));
        return needed.map(|licence| licence.text().to_owned()).collect();
    }
    let (long, short): (Vec<_>, Vec<_>) = texts.into_iter().partition(|text| is_long(text));
    if has_choice && !short.is_empty() { short } else { [short, long].concat() }
}

/// Long licences and how their texts begin.
const LONG_LICENCES: [(&str, &str); 2] =
    [("Apache-2.0", "Apache License"), ("GPL", "GNU GENERAL PUBLIC LICENSE")];

fn is_long(text: &str) -> bool {
    let begins = |(_, title): &(&str, &str)| text.trim_start().starts_with(title);
    LONG_LICENCES.iter().any(begins)
}

/// Licences of the package and of C sources inside it.
fn licence_files(folder: &Path) -> Vec<PathBuf> {
    const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
    const TEXTS: [&str; 4] = ["", "txt", "md", "mit"];
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
            let extension = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
            // “LICENSE-3.0” ends with a number and “LICENSE-APACHE” with nothing that means a format.
            let is_text =
                TEXTS.contains(&extension.as_str()) || extension.chars().all(|c| c.is_ascii_digit());
            if path.is_dir() {
                folders.push(path);
            } else if is_text && NAMES.iter().any(|begin| name.starts_with(begin)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Says how the committed file differs from what it should be; with `UPDATE=1` it is written anew instead.
pub fn outdated_notices(workspace: &Workspace, file: &Path) -> Vec<String> {
    let packages = packages_in_the_binary(workspace);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(file, notices(&packages)).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let (written, needed) = (list_of(&read(file)), package_list(&packages));
    let missing = needed.lines().filter(|line| !written.lines().any(|other| other == *line));
    let left = written.lines().filter(|line| !needed.lines().any(|other| other == *line));
    let mut findings: Vec<String> = missing.map(|line| format!("missing: {line}")).collect();
    findings.extend(left.map(|line| format!("no longer in the binary: {line}")));
    if !findings.is_empty() {
        findings.push("write it anew with `UPDATE=1 cargo test -p posthorn-tidy notices`".to_owned());
    }
    findings
}
