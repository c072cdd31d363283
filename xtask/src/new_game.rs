//! `cargo xtask new-game NAME`: a game's folder, as the smallest whole there is, and its place in
//! the list.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};

use crate::run::{cargo, run};

/// The template: a game that the workspace compiles, but that is not in the list.
const TEMPLATE: &str = "xtask/template";

/// Marks the lines of the template that games do not get.
const ONLY_HERE: &str = "# only in the template";

const LIST: &str = "crates/games/src/list.rs";
const MANIFEST: &str = "crates/games/Cargo.toml";

const INDEX: &str = "docs/rules/README.md";

/// What no crate or module can be called, in Rust or in Python.
const RESERVED: &str = "\
    abstract and as assert async await become box break class const continue core crate \
    def del do dyn elif else enum except extern false final finally fn for from gen \
    global if impl import in is lambda let loop macro match mod move mut nonlocal not or \
    override pass priv pub raise ref return self static std struct super test trait true \
    try type typeof unsafe unsized use virtual where while with yield";

/// What a game is called: `two-words`, `two_words`, `TwoWords` and `Two Words`.
struct Names([String; 4]);

impl Names {
    const PLACEHOLDERS: [&str; 4] = ["new-game", "new_game", "NewGame", "New Game"];

    fn of(id: &str) -> anyhow::Result<Self> {
        let words: Vec<&str> = id.split('-').collect();
        let plain = |word: &&str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
        ensure!(words.iter().all(plain), "{id}: small letters, words joined by hyphens");
        ensure!(!RESERVED.split(' ').any(|it| it == id), "{id} is a word of Rust or Python");
        let capital = |word: &&str| word[..1].to_ascii_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        Ok(Self([id.to_owned(), words.join("_"), capitals.concat(), capitals.join(" ")]))
    }

    /// A text of the template, for this game.
    fn put_into(&self, text: &str) -> String {
        let pairs = Self::PLACEHOLDERS.into_iter().zip(&self.0);
        let lines = text.split_inclusive('\n').filter(|line| !line.contains(ONLY_HERE));
        pairs.fold(lines.collect(), |text, (placeholder, name)| text.replace(placeholder, name))
    }
}

/// Writes the folder of a new game, and puts it into the list.
pub(crate) fn new_game(id: &str) -> anyhow::Result<()> {
    let names = Names::of(id)?;
    let folder = Path::new("games").join(id);
    ensure!(!folder.exists(), "there is a game called {id}");
    ensure!(!Path::new("crates").join(id).exists(), "there is a crate called {id}");
    let [module, game] = [&names.0[1], &names.0[2]];
    let line =
        format!("    /// The highest card takes the trick.\n    {game} = {module} in \"{id}\";");
    let package =
        format!("{id} = {{ package = \"kartenhaus-{id}\", path = \"../../games/{id}\" }}");
    let list = after_last(&fs::read_to_string(LIST)?, " in \"", &line).context(LIST)?;
    let manifest = fs::read_to_string(MANIFEST)?;
    let manifest = after_last(&manifest, "path = \"../../games/", &package)
        .and_then(|text| after_last(&text, "/types\",", &format!("    \"{id}/types\",")))
        .context(MANIFEST)?;
    let index = format!("| [{id}](../../games/{id}/rules.md) | `{id}` | trick-taking |");
    let index = after_last(&fs::read_to_string(INDEX)?, "/rules.md) |", &index).context(INDEX)?;
    for (path, text) in files(Path::new(TEMPLATE), &names)? {
        let link = fs::read_link(Path::new(TEMPLATE).join(&path));
        let path = folder.join(path);
        fs::create_dir_all(path.parent().context("a folder")?)?;
        match link {
            Ok(target) => symlink(target, path)?,
            Err(_) => fs::write(path, text)?,
        }
    }
    fs::write(LIST, list)?;
    fs::write(MANIFEST, manifest)?;
    fs::write(INDEX, index)?;
    run(cargo().args(["fmt", "--package", &format!("kartenhaus-{id}")]))?;
    println!("{}", names.put_into(NEXT));
    Ok(())
}

/// What is left to do; the template's names stand for the game's.
const NEXT: &str = "\
games/new-game/ is a whole game, in which the highest card takes the trick; the list has it.
What it needs beside what is written by hand, now and after each change of its rules:

    cargo xtask codegen                                   types, schemas and recordings for the page
    python3 oracle/cases.py new-game > games/new-game/tests/tree.perft
    INSTA_UPDATE=always cargo test -p kartenhaus-games    its golden matches
    INSTA_UPDATE=always cargo test -p kartenhaus-bots     what its bots play
    SNAPSHOTS=write cargo xtask browser tree              what a screen reader finds at its table
    cargo xtask pictures --site                           pictures of its table, and one for links
    cargo xtask findings new-game                         what the lab finds out, for the site

Then write your game in its place: first the clauses (rules.md), then a vector for each
(tests/rules.txt), then the engine (src/rules). CONTRIBUTING.md says what every file is.";

/// The text with one more line after the last that contains `word`.
fn after_last(text: &str, word: &str, line: &str) -> Option<String> {
    let at = text.rfind(word)?;
    let end = at + text[at..].find('\n')?;
    Some(format!("{}\n{line}{}", &text[..end], &text[end..]))
}

fn files(template: &Path, names: &Names) -> anyhow::Result<BTreeMap<PathBuf, String>> {
    let mut files = BTreeMap::new();
    for path in paths(template)? {
        let text = fs::read_to_string(template.join(&path));
        let text = text.with_context(|| path.display().to_string())?;
        let path = names.put_into(path.to_str().context("a path in Unicode")?);
        files.insert(path.into(), names.put_into(&text));
    }
    Ok(files)
}

/// The files in a folder and in those below it.
fn paths(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let mut below = vec![PathBuf::new()];
    while let Some(path) = below.pop() {
        for entry in fs::read_dir(folder.join(&path))? {
            let (entry, path) = {
                let it = entry?;
                (it.file_type()?, path.join(it.file_name()))
            };
            if entry.is_dir() { below.push(path) } else { paths.push(path) }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn written(id: &str) -> BTreeMap<PathBuf, String> {
        let names = Names::of(id).expect("a name");
        files(Path::new("template"), &names).expect("the template")
    }

    #[test]
    fn names_are_kebab_case() {
        let names = Names::of("two-words").expect("a name");
        assert_eq!(names.0, ["two-words", "two_words", "TwoWords", "Two Words"]);
        for id in ["", "Whist", "two_words", "two--words", "-", "skat2", "../x", "match"] {
            assert!(Names::of(id).is_err(), "{id}");
        }
    }

    #[test]
    fn no_placeholder_stays() {
        for (path, text) in written("two-words") {
            for placeholder in Names::PLACEHOLDERS {
                let path = path.display().to_string();
                assert!(!path.contains(placeholder) && !text.contains(placeholder), "{path}");
            }
        }
    }

    /// What is made from others is no part of the template: `NEXT` says how.
    const MADE: [&str; 6] = [
        "page/preview.png",
        "page/testing/recordings/",
        "page/testing/snapshots/",
        "tests/transcripts/",
        "tests/moves/",
        "tests/tree.perft",
    ];

    /// What a game may do without: then a hint names its move and no reason.
    const OPTIONAL: [&str; 2] = ["src/advice.rs", "tests/it/advice.rs"];

    /// The files of a game by hand; `GAME` stands for its name.
    fn by_hand(game: &Path) -> BTreeSet<String> {
        let id = game.file_name().expect("a name").to_string_lossy().into_owned();
        let all = paths(game).expect("its files").into_iter();
        let all = all.map(|path| path.to_string_lossy().replace(&id, "GAME"));
        all.filter(|path| !MADE.iter().any(|made| path.starts_with(made))).collect()
    }

    #[test]
    fn the_template_has_what_every_game_has() {
        let games = fs::read_dir("../games").expect("the games");
        let games = games.map(|game| by_hand(&game.expect("a folder").path()));
        let mut shared = games.reduce(|all, own| &all & &own).expect("a game");
        shared.retain(|path| !OPTIONAL.contains(&&**path));
        assert!(shared.len() > 30, "{shared:?}");
        let own = written("two-words");
        let own = own.keys().map(|path| path.to_string_lossy().replace("two-words", "GAME"));
        let own: BTreeSet<String> = own.collect();
        let missing: Vec<_> = shared.difference(&own).collect();
        assert!(missing.is_empty(), "every game has these: add them to {TEMPLATE}/: {missing:#?}");
    }

    #[test]
    fn the_list_gets_a_line() {
        let text = "a in \"x\";\nb in \"y\";\n}\n";
        let after = after_last(text, " in \"", "c in \"z\";").expect("a place");
        assert_eq!(after, "a in \"x\";\nb in \"y\";\nc in \"z\";\n}\n");
    }
}
