//! The paths that a source file refers to: in `use` lines, in expressions and types, and inside macros.

use crate::modules::{SourceFile, is_test_only};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// A path such as `crate::board::City`, with `self` and `super` replaced by what they stand for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    pub path: Vec<String>,
    pub line: usize,
}

/// All paths of a file but those in code for tests only.
pub fn references(file: &SourceFile) -> Vec<Reference> {
    let mut collector = Collector { module: file.module.clone(), found: Vec::new() };
    collector.visit_file(&file.syntax);
    collector.found
}

/// The paths that a `use` tree brings in, each with the name by which it is known from then on.
pub fn imports(tree: &UseTree) -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    flatten(tree, &mut Vec::new(), &mut found);
    found.into_iter().map(|(path, name, _)| (path, name)).collect()
}

type Import = (Vec<String>, String, usize);

fn flatten(tree: &UseTree, before: &mut Vec<String>, into: &mut Vec<Import>) {
    let leaf = |name: &syn::Ident| [before.as_slice(), &[name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => {
            before.push(path.ident.to_string());
            flatten(&path.tree, before, into);
            before.pop();
        }
        // `use board::{self}` brings in `board`.
        UseTree::Name(name) if name.ident == "self" => {
            into.push((
                before.clone(),
                before.last().cloned().unwrap_or_default(),
                name.ident.span().start().line,
            ));
        }
        UseTree::Name(name) => {
            into.push((leaf(&name.ident), name.ident.to_string(), name.ident.span().start().line))
        }
        UseTree::Rename(renamed) => {
            into.push((leaf(&renamed.ident), renamed.rename.to_string(), renamed.ident.span().start().line));
        }
        UseTree::Glob(glob) => {
            into.push((before.clone(), "*".to_owned(), glob.star_token.spans[0].start().line));
        }
        UseTree::Group(group) => group.items.iter().for_each(|item| flatten(item, before, into)),
    }
}

struct Collector {
    /// The module that is being read.
    module: Vec<String>,
    found: Vec<Reference>,
}

impl Collector {
    fn add(&mut self, path: Vec<String>, line: usize) {
        let mut above = self.module.clone();
        let mut rest = path.as_slice();
        let mut is_relative = false;
        while let [first, others @ ..] = rest {
            match first.as_str() {
                "self" if !others.is_empty() => {}
                "super" => drop(above.pop()),
                _ => break,
            }
            (rest, is_relative) = (others, true);
        }
        let path = if is_relative { [&["crate".to_owned()], above.as_slice(), rest].concat() } else { path };
        self.found.push(Reference { path, line });
    }

    /// Macros get their input as tokens; what looks like a path there is taken for one.
    fn scan(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let is_colon =
            |at: usize| matches!(tokens.get(at), Some(TokenTree::Punct(sign)) if sign.as_char() == ':');
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) => self.scan(group.stream()),
                TokenTree::Ident(first) => {
                    let mut path = vec![first.to_string()];
                    while is_colon(at + 1) && is_colon(at + 2) {
                        let Some(TokenTree::Ident(next)) = tokens.get(at + 3) else { break };
                        path.push(next.to_string());
                        at += 3;
                    }
                    if path.len() > 1 {
                        self.add(path, first.span().start().line);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_item(&mut self, item: &'ast Item) {
        if !is_test_only(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.module.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut found = Vec::new();
        flatten(&item.tree, &mut Vec::new(), &mut found);
        found.into_iter().for_each(|(path, _, line)| self.add(path, line));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        if parts.len() > 1 {
            self.add(parts, path.segments[0].ident.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.scan(call.tokens.clone());
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

fn attributes(item: &Item) -> &[syn::Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, expected: &[&str]) {
        let file = SourceFile::parse("x.rs", &["tables", "task"], source);
        let found: Vec<String> = references(&file).iter().map(|one| one.path.join("::")).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        check("use crate::a::{B, c::{self, D}};", &["crate::a::B", "crate::a::c", "crate::a::c::D"]);
        check(
            "use super::state::State; use super::super::lobby;",
            &["crate::tables::state::State", "crate::lobby"],
        );
        check("use self::inner::X;", &["crate::tables::task::inner::X"]);
        check("fn f(x: crate::a::B) { crate::c::d() }", &["crate::a::B", "crate::c::d"]);
        check("fn f() { html! { p { (crate::a::b(super::c)) } } }", &["crate::a::b", "crate::tables::c"]);
        check("mod inner { use super::X; }", &["crate::tables::task::X"]);
        check("use std::{fs, net::TcpStream};", &["std::fs", "std::net::TcpStream"]);
    }

    #[test]
    fn tests_and_comments_do_not_count() {
        check("#[cfg(test)] mod tests { use crate::a::B; }", &[]);
        check("#[cfg(test)] use crate::a::B;", &[]);
        check("/// See crate::a::B.\nstruct X;", &[]);
    }
}
