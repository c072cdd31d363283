//! What a game alone says is in its folder, complete, in every language; and only there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::words::Language;
use games::{Allowed, Kind, Value};

/// What every game says, and where; `GAME` is its id.
const NEEDED: [(&str, &str); 4] = [
    ("game-GAME", "what it is, in lists of games"),
    ("page-front-for-GAME", "whom it is for, on the front page"),
    ("page-aim-GAME", "what wins a match, beside the scores"),
    ("terminal-goal-GAME", "what wins, at the terminal"),
];

/// What every game has some messages of: the beginning of their names.
const KINDS: [(&str, &str); 11] = [
    ("asked-GAME-", "what a seat decides"),
    ("event-GAME-", "what happened"),
    ("example-GAME-", "positions beside the rules"),
    ("hint-GAME-", "hints for who plays for the first time"),
    ("lab-tool-GAME-", "what the lab calls the tools of its bots"),
    ("lesson-GAME-", "the steps of its lesson"),
    ("page-glance-GAME-", "what counts, at a glance"),
    ("page-guide-GAME-", "the rules in short"),
    ("page-legend-GAME-", "the signs on its table"),
    ("refused-GAME-", "why a move is illegal"),
    ("terminal-legend-GAME-", "its cards, at the terminal"),
];

/// What is said of several games at once: of their authors, and of a publisher.
const OF_SEVERAL: [&str; 2] = ["page-about-authors", "page-about-krass"];

/// Empty if there is no such folder.
fn entries(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let all = fs::read_dir(root.join(folder)).into_iter().flatten();
    let mut paths: Vec<PathBuf> = all.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Names, and texts without comments.
fn messages(path: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(path).expect("a catalogue that can be read");
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((name, rest)) if name.starts_with(|c: char| c.is_ascii_lowercase()) => {
                found.push((name.to_owned(), rest.to_owned()));
            }
            _ => {
                let Some((_, text)) = found.last_mut() else { continue };
                *text += &format!("\n{line}");
            }
        }
    }
    found
}

fn is_named_after(name: &str, game: &str) -> bool {
    format!("-{name}-").contains(&format!("-{game}-"))
}

/// What each option of these games that a form has is called, and each word that it can be.
fn called(kinds: &[Kind]) -> BTreeSet<String> {
    let options = kinds.iter().flat_map(|kind| kind.options());
    let names = options.filter(|option| option.variant.is_none()).flat_map(|option| {
        let values = match option.allowed {
            Allowed::Values(values) => values,
            Allowed::Between(..) => &[],
        };
        let words = values.iter().filter_map(|value| match value {
            Value::Word(word) => Some(format!("page-option-value-{word}")),
            _ => None,
        });
        words.chain([format!("page-option-{}", option.name)])
    });
    names.map(|name| name.replace('_', "-")).collect()
}

/// As [`called`], for what only this game has.
fn called_here_alone(kind: Kind) -> BTreeSet<String> {
    let others: Vec<Kind> = Kind::ALL.iter().copied().filter(|&other| other != kind).collect();
    &called(&[kind]) - &called(&others)
}

#[test]
fn every_game_has_its_words() {
    for (kind, language) in
        Kind::ALL.iter().flat_map(|kind| Language::all().map(move |language| (kind, language)))
    {
        let file = format!("games/{kind}/words/{}.ftl", language.tag());
        for (name, what) in NEEDED {
            let name = name.replace("GAME", kind.id());
            assert!(language.has(&name), "add `{name} = …` to {file}: {what}");
        }
        for (beginning, what) in KINDS {
            let beginning = beginning.replace("GAME", kind.id());
            let has = language.ids().any(|id| id.starts_with(&beginning));
            assert!(has, "add messages `{beginning}…` to {file}: {what}");
        }
    }
}

#[test]
fn every_option_says_what_it_does() {
    for (kind, language) in
        Kind::ALL.iter().flat_map(|kind| Language::all().map(move |language| (kind, language)))
    {
        let file = format!("games/{kind}/words/{}.ftl", language.tag());
        let own = |beginning: &str| -> BTreeSet<&str> {
            language.ids().filter(|id| id.starts_with(beginning)).collect()
        };
        let all = kind.options();
        let named: Vec<String> = all.iter().map(|option| kind.about(option).id).collect();
        let said = own(&format!("option-{kind}-"));
        let expected = named.iter().map(String::as_str).collect();
        assert_eq!(said, expected, "what {file} says of options, and the options that there are");
        // The form says the same, but where it calls the values by words of the language.
        let in_form: BTreeSet<String> = all
            .iter()
            .filter(|option| option.variant.is_none())
            .filter(|option| matches!(option.allowed, Allowed::Values([Value::Word(_), ..])))
            .map(|option| format!("page-{}", kind.about(option).id.replacen('-', "-text-", 1)))
            .collect();
        for id in own(&format!("page-option-text-{kind}-")) {
            assert!(in_form.contains(id), "{file}: `{id}` belongs to no option of words");
        }
        let alone = called_here_alone(*kind);
        for name in called(&[*kind]) {
            let shared = format!("locales/{}/site.ftl", language.tag());
            let file = if alone.contains(&name) { &file } else { &shared };
            let text = "what an option, or a value of one, is called";
            assert!(language.has(&name), "add `{name} = …` to {file}: {text}");
        }
    }
}

#[test]
fn what_games_share_names_none() {
    for path in entries("locales").iter().flat_map(|folder| entries(&folder.to_string_lossy())) {
        for (name, text) in messages(&path) {
            if OF_SEVERAL.contains(&name.as_str()) {
                continue;
            }
            for kind in Kind::ALL {
                let names = is_named_after(&name, kind.id())
                    || text.contains(kind.name())
                    || text.contains(&format!("[{kind}]"));
                assert!(
                    !names,
                    "{}: `{name}` is about {kind}: move it to games/{kind}/words/, and name it \
                     `…-{kind}-…`",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn what_a_game_says_is_named_after_it() {
    let mut files = 0;
    for folder in entries("games") {
        let game = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let alone = called_here_alone(game.parse().expect("a game"));
        for path in entries(&folder.join("words").to_string_lossy()) {
            files += 1;
            for (name, _) in messages(&path) {
                assert!(
                    is_named_after(&name, &game) || alone.contains(&name),
                    "{}: `{name}` is not named after the game: call it `…-{game}-…`, or move it \
                     to locales/",
                    path.display()
                );
            }
        }
    }
    assert!(files >= 2 * Kind::ALL.len(), "{files} files");
}
