//! The catalogue: every language says everything, and languages are found.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;

/// By message or attribute: the parameters that it names; with `=`, the messages that stand in it.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    language.0.sources.iter().fold(BTreeMap::new(), |mut all, source| {
        for (name, params) in messages_of(source) {
            let path = source.path;
            assert!(all.insert(name.clone(), params).is_none(), "{path}: {name} again");
        }
        all
    })
}

fn messages_of(source: &Source) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(source.text).expect("a catalogue that can be read");
    let mut found = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        let attributes = message.attributes.iter();
        let parts = attributes.map(|it| (format!("{name}.{}", it.id.name), &it.value));
        for (name, pattern) in message.value.iter().map(|it| (name.to_owned(), it)).chain(parts) {
            let mut params = BTreeSet::new();
            add_params(pattern, &mut params);
            assert!(found.insert(name.clone(), params).is_none(), "{name} is there twice");
        }
    }
    found
}

fn add_params(pattern: &Pattern<&str>, params: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => add_inline(inline, params),
            Expression::Select { selector, variants } => {
                add_inline(selector, params);
                variants.iter().for_each(|variant| add_params(&variant.value, params));
            }
        }
    }
}

fn add_inline(inline: &InlineExpression<&str>, params: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            params.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            params.insert(format!("={}", id.name));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                add_inline(inline, params);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_says_everything() {
    let english = messages(Language::english());
    for language in Language::all() {
        let mut there = messages(language);
        // The rules are in English in games/<game>/rules.md; `games` tests that no clause is
        // missing.
        there.retain(|name, _| !name.starts_with("rule-"));
        let names: BTreeSet<_> = there.keys().collect();
        let missing: Vec<_> = english.keys().filter(|name| !names.contains(name)).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:#?}");
        let extra: Vec<_> = there.keys().filter(|&name| !english.contains_key(name)).collect();
        assert!(extra.is_empty(), "{language:?} has, and English has not: {extra:#?}");
        for (name, params) in &there {
            let own = &english[name];
            let placed = own.iter().filter_map(|param| english.get(param.strip_prefix('=')?));
            let known: BTreeSet<_> = placed.chain([own]).flatten().collect();
            let unknown = params.iter().filter(|param| !param.starts_with('='));
            let unknown: Vec<_> = unknown.filter(|param| !known.contains(param)).collect();
            assert!(unknown.is_empty(), "{language:?}, {name}: nobody gives {unknown:?}");
        }
    }
}

#[test]
fn a_message_is_in_the_same_file_in_every_language() {
    let files = |language: Language| {
        let sources = language.0.sources.iter();
        let named = move |source: &'static Source| {
            let place = source.path.replace(&format!("/{}", language.tag()), "");
            messages_of(source).into_keys().map(move |name| (name, place.clone()))
        };
        sources.flat_map(named).collect::<BTreeMap<_, _>>()
    };
    let english = files(Language::english());
    for language in Language::all() {
        for (name, file) in files(language) {
            // English has the rules elsewhere.
            let expected = if name.starts_with("rule-") { &file } else { &english[&name] };
            assert_eq!(&file, expected, "{language:?}, {name}");
        }
    }
}

#[test]
fn languages_are_found() {
    assert_eq!(Language::spoken("de_AT.UTF-8").map(Language::tag), Some("de"));
    assert_eq!(Language::spoken("en-GB").map(Language::tag), Some("en"));
    for none in ["", "C", "tlh", "12", "de de"] {
        assert_eq!(Language::spoken(none), None, "{none:?}");
    }
    for (header, tag) in [
        ("de-CH, en;q=0.8", "de"),
        ("fr, de;q=0.5, en;q=0.3", "de"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("fr", "en"),
        ("", "en"),
        (";;;=,*", "en"),
    ] {
        assert_eq!(Language::accepted(header).tag(), tag, "{header:?}");
    }
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    for language in Language::all() {
        assert_eq!(language.text("no-such-message", &[]), "no-such-message");
    }
}

#[test]
fn messages_are_put_into_messages() {
    let place = Message::plain("lens-place-hand").with("seat", "Ada");
    let cards = vec![Message::plain("lens-suit-hearts").into(), Value::from("7")];
    let lacks = Message::plain("lens-lacks").with("place", place).with("cards", cards);
    assert_eq!(Language::english().say(&lacks), "Ada's hand: none of hearts, 7");
    let german = Language::spoken("de").expect("German");
    assert_eq!(german.say(&lacks), "Hand von Ada: nichts von Herz, 7");
}

#[test]
fn events_speak_to_who_acts() {
    for language in Language::all() {
        for (name, params) in messages(language) {
            if !name.starts_with("event-") || !params.contains("who") {
                continue;
            }
            let say = |who: &'static str| {
                let value = |param: &str| match param {
                    "who" => who.into(),
                    "count" => 1.into(),
                    other => Param::from(format!("<{other}>")),
                };
                let params: Vec<_> =
                    params.iter().map(|param| (param.as_str(), value(param))).collect();
                language.text(&name, &params)
            };
            let (to, of) = (say("you"), say("other"));
            assert!(!to.contains("<seat"), "{language:?}, {name}: {to}");
            assert!(of.contains("<seat"), "{language:?}, {name}: {of}");
        }
    }
}

/// The kinds of messages that the Rust code names in quotation marks, each by its whole name.
const SPELLED: [&str; 9] =
    ["asked-", "event-", "example-", "join-", "lab-", "list-", "preview-", "terminal-", "why-"];

/// The kinds of messages whose names are put together: from a game, an option, a refusal, a clause,
/// a fact, a step of a lesson, a hint, a level of bots.
const COMPOSED: [&str; 11] = [
    "game-", "option-", "refused-", "rule-", "lens-", "lesson-", "hint-", "level-", "lab-",
    "move-", "because-",
];

/// Everything in quotation marks that could be a message's name, in the sources below a folder.
fn add_quoted(folder: &Path, names: &mut BTreeSet<String>) {
    let is_name = |char: char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-';
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default();
        if path.is_dir() {
            add_quoted(&path, names);
        } else if ["rs", "ts", "svelte"].contains(&end) {
            let text = fs::read_to_string(&path).expect("a source that can be read");
            let quoted = text.split(['"', '\'', '`']).filter(|word| word.chars().all(is_name));
            names.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn what_the_code_says_is_there_and_nothing_else() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = BTreeSet::new();
    for packages in ["crates", "games"] {
        for package in fs::read_dir(root.join(packages)).expect("packages").flatten() {
            let source = package.path().join("src");
            if source.exists() && package.file_name() != "words" {
                add_quoted(&source, &mut named);
            }
        }
    }
    let english = Language::english();
    let is = |kinds: &[&str], name: &str| kinds.iter().any(|kind| name.starts_with(kind));
    let spelled = named.iter().filter(|name| is(&SPELLED, name));
    let missing: Vec<_> = spelled.filter(|name| !english.has(name)).collect();
    assert!(missing.is_empty(), "the code names what the catalogue lacks: {missing:#?}");
    // The page may say what nobody else does; of what it alone says, its own tests know more.
    add_quoted(&root.join("web/src"), &mut named);
    add_quoted(&root.join("games"), &mut named);
    // One may stand in another.
    let stands = |id: &str| {
        let placed = format!("{{ {id} }}");
        english.0.sources.iter().any(|source| source.text.contains(&placed))
    };
    let said = |id: &&str| {
        *id == "language"
            || stands(id)
            || is(&COMPOSED, id)
            || id.starts_with("page-")
            || named.contains(*id)
    };
    let unused: Vec<_> = english.ids().filter(|id| !said(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn a_browser_is_spoken_to_as_it_weighs_languages() {
    for (header, tag) in [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("de;q=0.1, en;q=0.9", "en"),
        ("de;q=0, en;q=1", "en"),
        ("de;q=0", "en"),
        ("tlh, de;q=0.5", "de"),
        ("de;q=very", "en"),
        ("", "en"),
    ] {
        assert_eq!(Language::accepted(header).tag(), tag, "{header}");
    }
}
