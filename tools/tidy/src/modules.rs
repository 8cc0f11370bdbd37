//! The modules of a crate, found as the compiler finds them: from its root file along the `mod` lines.

use crate::files::read;
use std::path::{Path, PathBuf};
use syn::{Attribute, Expr, Item, Lit, Meta};

/// A file of a crate, parsed, with the path of the module that it holds.
pub struct SourceFile {
    pub path: PathBuf,
    /// Empty for the root of the crate.
    pub module: Vec<String>,
    pub syntax: syn::File,
}

impl std::fmt::Debug for SourceFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in {}", self.module.join("::"), self.path.display())
    }
}

impl SourceFile {
    /// Parses a text; the path is only for messages.
    pub fn parse(path: impl Into<PathBuf>, module: &[&str], text: &str) -> SourceFile {
        let path = path.into();
        let syntax = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        SourceFile { path, module: module.iter().map(|&part| part.to_owned()).collect(), syntax }
    }
}

/// The files of the crate with this root file, without those that are compiled for tests only.
pub fn source_files(root_file: &Path) -> Vec<SourceFile> {
    let mut found = vec![SourceFile::parse(root_file, &[], &read(root_file))];
    let mut next = 0;
    while next < found.len() {
        let file = &found[next];
        let folders = Folders {
            of_file: file.path.parent().expect("a source file is in a folder"),
            of_children: folder_of_children(&file.path, file.module.is_empty()),
        };
        let mut children = Vec::new();
        declared(&file.syntax.items, &folders, &file.module, &mut children);
        for (path, module) in children {
            let syntax = SourceFile::parse(&path, &[], &read(&path)).syntax;
            found.push(SourceFile { path, module, syntax });
        }
        next += 1;
    }
    found
}

/// Whether an item is there for tests only.
pub fn is_test_only(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::Path(path) => path.is_ident("test"),
        Meta::NameValue(_) => false,
    })
}

/// Where the compiler looks for the modules that a file declares.
struct Folders<'a> {
    /// What `#[path]` is relative to.
    of_file: &'a Path,
    of_children: PathBuf,
}

/// Where the files of the modules are that a file declares.
fn folder_of_children(file: &Path, is_root: bool) -> PathBuf {
    let folder = file.parent().expect("a source file is in a folder");
    let stem = file.file_stem().expect("a source file has a name");
    if is_root || stem == "mod" { folder.to_owned() } else { folder.join(stem) }
}

fn declared(
    items: &[Item],
    folders: &Folders<'_>,
    module: &[String],
    into: &mut Vec<(PathBuf, Vec<String>)>,
) {
    let folder = &folders.of_children;
    for item in items {
        let Item::Mod(item) = item else { continue };
        if is_test_only(&item.attrs) {
            continue;
        }
        let name = item.ident.to_string();
        let path = [module, std::slice::from_ref(&name)].concat();
        if let Some((_, items)) = &item.content {
            // Within an inline module even `#[path]` is relative to the folder of its name.
            let inner = folder.join(&name);
            declared(items, &Folders { of_file: &inner, of_children: inner.clone() }, &path, into);
            continue;
        }
        let given = item.attrs.iter().find_map(given_path).map(|given| folders.of_file.join(given));
        let usual = [folder.join(format!("{name}.rs")), folder.join(&name).join("mod.rs")];
        let file = given.into_iter().chain(usual).find(|file| file.exists());
        into.push((file.unwrap_or_else(|| panic!("no file for the module {}", path.join("::"))), path));
    }
}

/// The value of `#[path = "…"]`.
fn given_path(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(value) if pair.path.is_ident("path") => match &value.lit {
            Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    }
}
