//! Files that import each other in a circle, so that each can only be understood with all the
//! others; a module and its own children aside, as a parent's use of its children is not followed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// What each file imports.
type Imports<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Checks that no files import each other in a circle.
pub(crate) fn check(files: &BTreeMap<String, String>, broken: &mut Vec<String>) {
    for circle in [circles(&rust(files)), circles(&page(files))].concat() {
        let files = circle.into_iter().collect::<Vec<_>>().join(", ");
        broken.push(format!("{files}: import each other in a circle"));
    }
}

/// The largest sets of files in which each leads to each other.
fn circles<'a>(imports: &Imports<'a>) -> Vec<BTreeSet<&'a str>> {
    let reached: Imports<'_> = imports.keys().map(|file| (*file, reach(imports, file))).collect();
    let circles: BTreeSet<BTreeSet<&str>> = reached
        .iter()
        .map(|(file, all)| all.iter().copied().filter(|it| reached[it].contains(file)).collect())
        .collect();
    circles.into_iter().filter(|circle| circle.len() > 1).collect()
}

/// Every file that a file leads to.
fn reach<'a>(imports: &Imports<'a>, file: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut ahead: Vec<&str> = imports[file].iter().copied().collect();
    while let Some(file) = ahead.pop() {
        if reached.insert(file) {
            ahead.extend(&imports[file]);
        }
    }
    reached
}

/// What each file of the page imports, including mere types.
fn page(files: &BTreeMap<String, String>) -> Imports<'_> {
    let of_game = |file: &String| file.starts_with("games/") && file.contains("/page/");
    let own = |file: &&String| file.starts_with("web/src/") || of_game(file);
    let code = |file: &&String| file.ends_with(".ts") || file.ends_with(".svelte");
    let imports = files.iter().filter(|(file, _)| own(file) && code(file)).map(|(file, text)| {
        let places = ["from '", "import '", "import('"];
        let named = places.iter().flat_map(|place| text.split(place).skip(1));
        let named = named.filter_map(|rest| rest.split('\'').next());
        let all = named.filter_map(|name| {
            let path = match name.strip_prefix("$web/") {
                Some(rest) => format!("web/src/{rest}"),
                None if name.starts_with('.') => joined(Path::new(file).parent()?, name)?,
                None => return None,
            };
            let ends = ["", ".ts", ".svelte", "/index.ts"];
            let mut paths = ends.iter().map(|end| format!("{path}{end}"));
            let found = paths.find_map(|path| files.get_key_value(&path))?.0;
            (own(&found) && code(&found)).then_some(found.as_str())
        });
        (file.as_str(), all.collect())
    });
    imports.collect()
}

/// Where a relative path leads.
fn joined(folder: &Path, name: &str) -> Option<String> {
    let mut path = PathBuf::new();
    for part in folder.join(name).components() {
        match part {
            Component::ParentDir => _ = path.pop(),
            Component::Normal(part) => path.push(part),
            _ => {}
        }
    }
    path.into_os_string().into_string().ok()
}

/// A path in Rust, starting at the crate's folder.
type Names<'a> = Vec<&'a str>;

/// The modules of all crates: their paths, with their file and its code.
type Modules<'a> = BTreeMap<Names<'a>, (&'a str, String)>;

/// What each file in Rust imports by `crate::` or `super::`, in `use` or elsewhere. A re-exported
/// name belongs to the file that defines it.
fn rust(files: &BTreeMap<String, String>) -> Imports<'_> {
    let modules: Modules<'_> = files
        .iter()
        .filter_map(|(file, text)| Some((module(file)?, (file.as_str(), code(text)))))
        .collect();
    let mut passed = BTreeMap::new();
    for (own, (_, code)) in &modules {
        for (at, _) in code.match_indices("use ") {
            let line = code[..at].rsplit('\n').next().unwrap_or_default();
            if line.trim_start().starts_with("pub") {
                for path in paths(&code[at + "use ".len()..]).0 {
                    let name = path.last().copied().unwrap_or_default();
                    let from = absolute(own, &path).unwrap_or_else(|| [own, &path[..]].concat());
                    passed.insert([own, &[name][..]].concat(), from);
                }
            }
        }
    }
    let imports = modules.iter().map(|(own, (file, code))| {
        let named = ["crate::", "super::"].into_iter().flat_map(|start| code.match_indices(start));
        let named = named.filter(|(at, _)| {
            !code[..*at].ends_with(|c: char| c.is_alphanumeric() || "_:$".contains(c))
        });
        let all = named.flat_map(|(at, _)| paths(&code[at..]).0).filter_map(|path| {
            let path = absolute(own, &path)?;
            resolve(&modules, &passed, path).filter(|it| it != file)
        });
        (*file, all.collect())
    });
    imports.collect()
}

/// The code of a file, without comments, what comments alone import, and the tests at its end.
fn code(text: &str) -> String {
    let own = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let lines = own.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut parts = code.split("#[cfg(doc)]\nuse ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |code, part| code + part.split_once(';').map_or("", |(_, rest)| rest))
}

/// The module that a file is.
fn module(file: &str) -> Option<Names<'_>> {
    let (krate, path) = file.strip_suffix(".rs")?.split_once("/src/")?;
    let mut names: Names<'_> = [krate].into_iter().chain(path.split('/')).collect();
    names.pop_if(|name| matches!(*name, "mod" | "lib"));
    Some(names)
}

/// A path that begins with `crate`, `self` or `super`, starting at the crate's folder.
fn absolute<'a>(own: &[&'a str], path: &[&'a str]) -> Option<Names<'a>> {
    let up = path.iter().take_while(|name| **name == "super").count();
    let from = match *path.first()? {
        "crate" => own.get(..1),
        "self" => Some(own),
        "super" => own.get(..own.len().checked_sub(up)?),
        _ => None,
    };
    Some([from?, &path[up.max(1)..]].concat())
}

/// The file that a path leads to.
fn resolve<'a>(
    modules: &Modules<'a>,
    passed: &BTreeMap<Names<'_>, Names<'_>>,
    path: Names<'_>,
) -> Option<&'a str> {
    (1..=path.len()).rev().find_map(|end| {
        let module = modules.get(&path[..end]).map(|(file, _)| *file);
        module.or_else(|| {
            let from = passed.get(&path[..end]).filter(|from| **from != path)?;
            resolve(modules, passed, [from, &path[end..]].concat())
        })
    })
}

/// The paths of a tree such as `a::{b, c::D}` at the beginning of a text, and what follows it.
fn paths(text: &str) -> (Vec<Names<'_>>, &str) {
    let (name, rest) = name(text);
    let Some(inner) = rest.strip_prefix("::") else { return (vec![vec![name]], rest) };
    let (all, rest) = match inner.strip_prefix('{') {
        None => paths(inner),
        Some(mut list) => {
            let mut all = Vec::new();
            while !list.is_empty() && !list.starts_with('}') {
                let (some, rest) = paths(list.trim_start());
                all.extend(some);
                // Before the next path there may be another name, after `as`.
                list = rest.trim_start_matches(|c| c != ',' && c != '}').trim_start_matches(',');
                list = list.trim_start();
            }
            (all, list.get(1..).unwrap_or_default())
        }
    };
    (all.into_iter().map(|path| [&[name], &path[..]].concat()).collect(), rest)
}

/// A name at the beginning of a text, and what follows it.
fn name(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    text.split_at(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files = files.iter().map(|(file, text)| (file.to_string(), text.to_string())).collect();
        let mut broken = Vec::new();
        check(&files, &mut broken);
        broken
    }

    #[test]
    fn circles_are_found_in_rust() {
        let lib = ("a/src/lib.rs", "mod one;\nmod two;\npub use self::one::{One, sub::Deep};\n");
        let two = ("a/src/two.rs", "use crate::{Other, One};\n");
        let one = ("a/src/one/mod.rs", "mod sub;\nuse super::two;\n");
        let sub = ("a/src/one/sub.rs", "use super::super::two::X;\n");
        let circle = ["a/src/one/mod.rs, a/src/two.rs: import each other in a circle"];
        assert_eq!(found(&[lib, two, one, sub]), circle);
        assert!(found(&[lib, two, ("a/src/one/mod.rs", "mod sub;\n"), sub]).is_empty());
        let deep = ("a/src/two.rs", "fn f() -> crate::Deep {}\n");
        let circle = ["a/src/one/sub.rs, a/src/two.rs: import each other in a circle"];
        assert_eq!(found(&[lib, deep, sub]), circle);
        let tests = ("a/src/two.rs", "#[cfg(test)]\nmod tests {\n    use crate::One;\n}\n");
        assert!(found(&[lib, tests, one, sub]).is_empty());
        let docs = ("a/src/two.rs", "#[cfg(doc)]\nuse crate::{\n    One,\n};\n");
        assert!(found(&[lib, docs, one, sub]).is_empty());
    }

    #[test]
    fn circles_are_found_in_the_page() {
        let one = ("web/src/One.svelte", "  import { two } from './parts/two.svelte';\n");
        let two = ("web/src/parts/two.svelte.ts", "import type { Three } from '..';\n");
        let index = ("web/src/index.ts", "const one = () => import('./One.svelte');\n");
        let all = "web/src/One.svelte, web/src/index.ts, web/src/parts/two.svelte.ts";
        assert_eq!(found(&[one, two, index]), [format!("{all}: import each other in a circle")]);
        assert!(found(&[one, two]).is_empty());
        let of_game = ("games/x/page/moves.ts", "import { one } from '$web/one';\n");
        let one = ("web/src/one.ts", "import '../../games/x/page/moves';\n");
        let all = "games/x/page/moves.ts, web/src/one.ts";
        assert_eq!(found(&[of_game, one]), [format!("{all}: import each other in a circle")]);
    }
}
