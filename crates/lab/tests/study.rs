//! The designer's report: the same on any number of threads, of the form that its schema says, and
//! with what has to be true of any game.

use std::fs;
use std::path::PathBuf;

use engine::{Allowed, Kind, Match, Settings};
use jsonschema::Validator;
use lab::study::{Comparison, Figure, Page, Report, Samples, Study, record};
use lab::{ArenaError, Measure as _, Run, run, run_with};
use serde_json::Value as Json;

const SCHEMA: &str = include_str!("../../../docs/lab.schema.json");

const COMPARISON: &str = include_str!("../../../docs/comparison.schema.json");

/// A small study: as many rounds as there have to be, and few of what takes long.
fn study(kind: Kind, seats: usize, threads: usize) -> Study {
    let few = Samples { choice: 6, drama: 6, reliability: 8, skill: 60, ..Samples::of(1_000) };
    let samples = Samples { other_levels: 200, rotations: 100, ..few };
    let bots = ["novice", "dice", "club"].map(|bot| bot.parse().expect("a level"));
    let settings = Settings::new(kind.options());
    Study { kind, seats, settings, bots: bots.to_vec(), samples, seed: 3, threads }
}

fn text(report: &Report) -> String {
    serde_json::to_string(report).expect("a report is plain")
}

/// A path for a new file of this test alone.
fn new_file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("study-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// The schema, with nothing allowed that it does not name.
fn validator() -> Validator {
    closed(serde_json::from_str(SCHEMA).expect("the schema is JSON"))
}

fn closed(mut schema: Json) -> Validator {
    close(&mut schema);
    jsonschema::draft202012::new(&schema).expect("the schema is one")
}

fn close(json: &mut Json) {
    match json {
        Json::Array(list) => list.iter_mut().for_each(close),
        Json::Object(object) => {
            object.values_mut().for_each(close);
            if object.get("properties").is_some_and(Json::is_object) {
                object.insert("additionalProperties".to_owned(), false.into());
            }
        }
        _ => {}
    }
}

/// A page has charts, and no message's name where its text should be.
fn is_spoken(page: &Page) {
    let page = serde_json::to_value(page).expect("a page is plain");
    fn look(json: &Json) {
        match json {
            Json::String(text) => assert!(!text.starts_with("lab-"), "{text} is not spoken"),
            Json::Array(list) => list.iter().for_each(look),
            Json::Object(object) => {
                object.iter().filter(|(name, _)| *name != "id").for_each(|(_, it)| look(it));
            }
            _ => {}
        }
    }
    look(&page);
    for section in page["sections"].as_array().expect("sections") {
        assert!(section["charts"].as_array().is_some_and(|it| !it.is_empty()), "{section}");
    }
}

#[test]
fn a_report_of_each_game_is_what_it_has_to_be() {
    let validator = validator();
    for kind in Kind::ALL {
        let seats = kind.best_seats();
        let study = study(kind, seats, 2);
        let report = run(&study).expect("a table");
        let json: Json = serde_json::from_str(&text(&report)).expect("JSON");
        if let Err(error) = validator.validate(&json) {
            panic!("{kind}: {error} at {}", error.instance_path());
        }
        is_spoken(&Page::of(&study, &report).expect("a page"));
        for level in &report.fairness.levels {
            let won: f64 = level.places.iter().filter_map(|it| it.share).map(|it| it.value).sum();
            assert!((won - 1.0).abs() < 1e-5, "{kind}, {}: {won}", level.bot);
            let leads: f64 = level.places.iter().filter_map(|it| it.lead).map(|it| it.value).sum();
            assert!(leads.abs() < 1e-4, "{kind}, {}: {leads}", level.bot);
        }
        for pair in &report.luck.pairs {
            let parts = [pair.cards, pair.seat, pair.skill, pair.rest].map(|it| it.expect("deals"));
            let sum: f64 = parts.iter().map(|part| part.value).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{kind}: {sum}");
        }
        let length = &report.length;
        let counted: u64 = length.decisions.bins.iter().map(|bin| bin.count).sum();
        assert_eq!((counted, length.decisions.n), (1_000, 1_000));
        assert_eq!(length.own_decisions.n, 1_000 * seats as u64);
        let per_seat = length.own_decisions.mean * seats as f64;
        assert!((per_seat - length.decisions.mean).abs() < 1e-3, "{kind}: {per_seat}");
        figures(&json, kind);
        for replay in &report.replays {
            let kept = record(&study, replay).expect("it was played");
            let kept = Match::load(&kept).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert!(kept.game().standings().round_scores().is_some(), "{kind}: it is over");
        }
        assert_eq!(report.replays.len(), 5, "{kind}");
    }
}

/// Every figure lies in its interval, and every sentence is there in every language.
fn figures(json: &Json, kind: Kind) {
    match json {
        Json::Array(list) => list.iter().for_each(|json| figures(json, kind)),
        Json::Object(object) => {
            if let (Some(_), Ok(figure)) =
                (object.get("low"), serde_json::from_value::<Figure>(json.clone()))
            {
                let Figure { value, low, high, n } = figure;
                assert!(low <= value && value <= high && n > 3, "{kind}: {figure:?}");
            }
            if let Some(text) = object.get("text").and_then(Json::as_object) {
                assert_eq!(text.len(), words::Language::all().count(), "{kind}: {text:?}");
                let all = || text.values().filter_map(Json::as_str);
                assert!(all().all(|it| it.len() > 10 && !it.contains('{')), "{kind}: {text:?}");
            }
            object.values().for_each(|json| figures(json, kind));
        }
        _ => {}
    }
}

#[test]
fn threads_change_nothing() {
    for kind in [Kind::KartuSama, Kind::Khamul] {
        let of = |threads| text(&run(&study(kind, 3, threads)).expect("a table"));
        assert_eq!(of(1), of(3), "{kind}");
    }
}

#[test]
fn a_study_goes_on_where_it_was() {
    let path = new_file("blocks");
    let one = study(Kind::Ktu, 2, 1);
    let whole = text(&run(&one).expect("a table"));
    let mut begun = Run::open(&one, Some(&path)).expect("a file");
    let mut runner = one.runner();
    for _ in 0..5 {
        let block = begun.next(1).expect("there are more").start;
        begun.add(Study::play(&mut runner, block));
    }
    drop(begun);
    let again = run_with(&one, Some(&path), &|progress| assert_eq!(progress.found, 5));
    assert_eq!(text(&again.expect("a table")), whole);
    let other = run_with(&Study { seed: 4, ..one }, Some(&path), &|_| {});
    assert!(matches!(other, Err(ArenaError::File { .. })), "{other:?}");
    fs::remove_file(path).expect("it is there");
}

#[test]
fn what_says_too_little_is_refused() {
    let one = study(Kind::Ktu, 2, 1);
    let refused = |study: Study| matches!(run(&study), Err(error) if error.is_misuse());
    assert!(refused(Study { samples: Samples::of(999), ..one.clone() }));
    assert!(refused(Study { samples: Samples { drama: 1_001, ..one.samples }, ..one.clone() }));
    assert!(refused(Study { bots: Vec::new(), ..one.clone() }));
    assert!(refused(Study { bots: vec![one.bots[0]; 2], ..one.clone() }));
    assert!(refused(Study { seats: 1, ..one }));
}

/// The chances of a round are what they say: of all that lie in a tenth, as many come true as they
/// promise, within the width that the number of rounds allows.
#[test]
fn chances_are_reliable() {
    for kind in Kind::ALL {
        let one = study(kind, 3, 2);
        let samples = Samples { reliability: 250, choice: 1, drama: 1, ..one.samples };
        let report = run(&Study { samples, ..one }).expect("a table");
        for bin in &report.drama.reliability.bins {
            let Some(happened) = bin.happened.filter(|happened| happened.n >= 20) else { continue };
            // There are fifty of these intervals, so they are wider; the seed is fixed, too.
            let wide = 1.8 * (happened.high - happened.low) / 2.0 + 0.01;
            let apart = (happened.value - bin.predicted).abs();
            assert!(apart <= wide, "{kind}: {bin:?}");
        }
    }
}

/// The first number of a game's rules that variants change, set as low as it may be.
fn varied(kind: Kind) -> (Settings, String) {
    let spec = kind.options().iter().find(|it| it.variant.is_some()).expect("a parameter");
    let Allowed::Between(low, _) = spec.allowed else { panic!("{} is no number", spec.name) };
    let mut settings = Settings::new(kind.options());
    settings.set(spec.name, &low.to_string()).expect("an allowed value");
    (settings, format!("{}={low}", spec.name))
}

#[test]
fn a_report_of_a_variant_names_what_differs() {
    let kind = Kind::ALL[1];
    let (settings, chosen) = varied(kind);
    let report = run(&Study { settings, ..study(kind, 3, 2) }).expect("a table");
    let command = &report.identity.command;
    assert!(command.ends_with(&format!(" --option {chosen}")), "{command}");
}

/// The usual rules and a variant of each game, on any number of threads.
#[test]
fn a_comparison_finds_a_variant_on_any_number_of_threads() {
    let schema: Json = serde_json::from_str(COMPARISON).expect("the schema is JSON");
    let validator = closed(schema);
    for kind in Kind::ALL {
        let (other, chosen) = varied(kind);
        let arms = [Settings::new(kind.options()), other];
        let Study { seats, bots, samples, seed, .. } = study(kind, kind.best_seats(), 1);
        let bots = bots[..2].to_vec();
        let samples = Samples { drama: 4, skill: 20, ..samples };
        let one = Comparison { kind, seats, arms, bots, samples, seed, threads: 1 };
        let found = run(&one).unwrap_or_else(|error| panic!("{kind}: {error}"));
        let again = run(&Comparison { threads: 3, ..one.clone() }).expect("as before");
        assert_eq!(found, again, "{kind}");
        is_spoken(&Page::of_comparison(&one, &found));
        let json = serde_json::to_value(&found).expect("plain");
        let errors: Vec<String> =
            validator.iter_errors(&json).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{kind}: {errors:?}");
        assert!(found.measures.iter().any(|it| it.found), "{kind}: {chosen} changes nothing");
        assert!(found.command.ends_with(&format!(" --b {chosen}")), "{}", found.command);
    }
}
