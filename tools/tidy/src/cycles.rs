//! Import cycles between the top-level modules of a crate. Two modules that need each other are one module in two
//! places: neither can be understood, tested or moved alone.

use crate::files::shown;
use crate::modules::{SourceFile, source_files};
use crate::references::{imports, references};
use crate::workspace::{Workspace, root};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;
use syn::Item;

/// For each module those that it imports, each with one place where it does.
type Graph = BTreeMap<String, BTreeMap<String, String>>;

/// The cycles of all crates of the workspace.
pub fn import_cycles(workspace: &Workspace) -> Vec<String> {
    let mut findings = Vec::new();
    for package in workspace.members() {
        for root_file in package.product_roots() {
            let found = cycles_of_crate(&source_files(root_file), &root());
            findings.extend(found.into_iter().map(|finding| format!("{}: {finding}", package.name)));
        }
    }
    findings
}

/// The cycles of one crate, whose root file comes first.
pub fn cycles_of_crate(files: &[SourceFile], repository: &Path) -> Vec<String> {
    let (graph, mut findings) = graph(files, repository);
    findings.extend(shortest_cycles(&graph).iter().map(|cycle| {
        let steps = cycle.iter().zip(cycle.iter().cycle().skip(1));
        let steps = steps.map(|(from, to)| format!("\n    {from} imports {to} at {}", graph[from][to]));
        format!("{} import each other:{}", cycle.join(", "), steps.collect::<String>())
    }));
    findings
}

fn graph(files: &[SourceFile], repository: &Path) -> (Graph, Vec<String>) {
    let exports = root_exports(&files[0].syntax.items);
    let modules: BTreeSet<&String> = files.iter().filter_map(|file| file.module.first()).collect();
    let mut graph: Graph = modules.iter().map(|module| ((*module).clone(), BTreeMap::new())).collect();
    let mut findings = Vec::new();
    for file in files {
        let Some(from) = file.module.first() else { continue };
        for reference in references(file) {
            let [first, name, ..] = reference.path.as_slice() else { continue };
            if first != "crate" {
                continue;
            }
            let place = format!("{}:{}", shown(repository, &file.path), reference.line);
            // What the root exports is looked for where it comes from.
            let target = if modules.contains(name) { Some(name) } else { exports.get(name) };
            match target {
                Some(to) if to != from => {
                    graph.entry(from.clone()).or_default().entry(to.clone()).or_insert(place);
                }
                Some(_) => {}
                None => findings.push(format!(
                    "{place}: crate::{name} is defined in the root of the crate, which imports every module; \
                     move it into a module"
                )),
            }
        }
    }
    (graph, findings)
}

/// The names that the root of a crate exports from its modules, each with the module.
fn root_exports(items: &[Item]) -> BTreeMap<String, String> {
    let mut exports = BTreeMap::new();
    for item in items {
        let Item::Use(item) = item else { continue };
        for (path, name) in imports(&item.tree) {
            let path: Vec<_> =
                path.into_iter().skip_while(|part| part == "crate" || part == "self").collect();
            if let Some(module) = path.into_iter().next() {
                exports.insert(name, module);
            }
        }
    }
    exports
}

/// For each group of modules that reach each other, its shortest cycle.
fn shortest_cycles(graph: &Graph) -> Vec<Vec<String>> {
    let mut cycles: Vec<Vec<String>> = Vec::new();
    let mut shortest: Vec<_> = graph.keys().filter_map(|start| shortest_way_back(graph, start)).collect();
    shortest.sort_by_key(Vec::len);
    for cycle in shortest {
        let is_known = cycles.iter().any(|known| cycle.iter().any(|module| known.contains(module)));
        if !is_known {
            cycles.push(cycle);
        }
    }
    cycles
}

/// The shortest way from a module along imports back to itself, by breadth-first search.
fn shortest_way_back(graph: &Graph, start: &str) -> Option<Vec<String>> {
    let mut reached_from: BTreeMap<&str, &str> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(module) = queue.pop_front() {
        for next in graph.get(module).into_iter().flat_map(BTreeMap::keys) {
            if next == start {
                let mut way = vec![module];
                while *way.last()? != start {
                    way.push(reached_from[*way.last()?]);
                }
                return Some(way.into_iter().rev().map(str::to_owned).collect());
            }
            if !reached_from.contains_key(next.as_str()) {
                reached_from.insert(next, module);
                queue.push_back(next);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made-up crates: a list of module path and source, the root first.
    fn check(files: &[(&str, &str)], expected: &[&str]) {
        let files: Vec<SourceFile> = files
            .iter()
            .map(|(module, source)| {
                let path: Vec<&str> = module.split("::").filter(|part| !part.is_empty()).collect();
                SourceFile::parse(format!("{module}.rs"), &path, source)
            })
            .collect();
        assert_eq!(cycles_of_crate(&files, Path::new("")), expected);
    }

    #[test]
    fn a_line_of_imports_is_no_cycle() {
        check(
            &[("", "mod a; mod b; mod c;"), ("a", "use crate::b::X;"), ("b", "use crate::c::Y;"), ("c", "")],
            &[],
        );
    }

    #[test]
    fn two_modules_that_import_each_other_are_found() {
        check(
            &[("", "mod a; mod b;"), ("a", "\nuse crate::b::X;"), ("b", "fn f() { crate::a::g() }")],
            &["a, b import each other:\n    a imports b at a.rs:2\n    b imports a at b.rs:1"],
        );
    }

    #[test]
    fn a_long_way_round_is_found_through_folders_macros_and_super() {
        check(
            &[
                ("", "mod a; mod b; mod c;"),
                ("a", ""),
                ("a::inner", "use super::super::b::X;"),
                ("b", "fn f() { html! { (crate::c::y()) } }"),
                ("c", "type Z = super::a::Z;"),
            ],
            &[
                "a, b, c import each other:\n    a imports b at a::inner.rs:1\n    b imports c at b.rs:1\n    c imports a at c.rs:1",
            ],
        );
    }

    #[test]
    fn imports_inside_a_folder_are_its_own_affair() {
        check(
            &[
                ("", "mod a;"),
                ("a", "mod x; mod y;"),
                ("a::x", "use super::y::Y;"),
                ("a::y", "use super::x::X;"),
            ],
            &[],
        );
    }

    #[test]
    fn names_exported_by_the_root_are_followed_home() {
        check(
            &[
                ("", "mod a; mod b; pub use b::X; pub use a::Z as Y;"),
                ("a", "use crate::X;"),
                ("b", "use crate::Y;"),
            ],
            &["a, b import each other:\n    a imports b at a.rs:1\n    b imports a at b.rs:1"],
        );
    }

    #[test]
    fn items_of_the_root_itself_are_refused() {
        check(
            &[("", "mod a; pub fn f() {}"), ("a", "use crate::f;")],
            &[
                "a.rs:1: crate::f is defined in the root of the crate, which imports every module; move it into a module",
            ],
        );
    }

    #[test]
    fn tests_may_import_what_they_like() {
        check(
            &[
                ("", "mod a; mod b;"),
                ("a", "use crate::b::X;"),
                ("b", "#[cfg(test)] mod tests { use crate::a::Y; }"),
            ],
            &[],
        );
    }
}
