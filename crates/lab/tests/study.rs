//! The designer's report: the same on any number of threads, of the form that its schema says, and
//! with what has to be true of any game.

use std::fs;
use std::path::PathBuf;

use games::{Allowed, Kind, Match, Rng, Seed, Settings};
use lab::study::{At, Look, Page, Replay, Report, Samples, Study, Sweep, Swept, Use, What, record};
use lab::{ArenaError, Measure as _, Rules, Run, run, run_with};
use serde_json::Value as Json;

use crate::support::{chart, closed, figure, figures, is_spoken, number, points, section, study};

const SCHEMA: &str = include_str!("../../../docs/lab.schema.json");

const COMPARISON: &str = include_str!("../../../docs/sweep.schema.json");

fn text(report: &Report) -> String {
    serde_json::to_string(report).expect("a report is plain")
}

fn new_file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("study-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn a_report_of_each_game_is_what_it_has_to_be() {
    let validator = closed(SCHEMA);
    for kind in Kind::ALL {
        let seats = kind.best_seats();
        let study = study(kind, seats, 2);
        let report = run(&study).expect("a table");
        let json: Json = serde_json::from_str(&text(&report)).expect("JSON");
        if let Err(error) = validator.validate(&json) {
            panic!("{kind}: {error}");
        }
        is_spoken(&Page::of(&study, &report).expect("a page"));
        for (chart_of, whole) in [("won", 1.0), ("lead", 0.0)] {
            for level in &chart(&report, "fairness", chart_of).series {
                let sum: f64 = level.points.iter().map(|it| it.y).sum();
                assert!((sum - whole).abs() < 1e-4, "{kind}, {chart_of}, {}: {sum}", level.id);
            }
        }
        for pair in &chart(&report, "luck", "parts").series {
            let sum: f64 = pair.points.iter().map(|part| part.y).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{kind}, {}: {sum}", pair.id);
        }
        let bars = points(&report, ["length", "turns", "all"]);
        assert_eq!(bars.iter().filter_map(|bar| bar.n).sum::<u64>(), 1_000);
        let mean = |id: &str| number(&report, "length", id).expect("rounds");
        assert_eq!(mean("decisions-mean").n, Some(1_000));
        let own = mean("own-decisions-mean");
        assert_eq!(own.n, Some(1_000 * seats as u64));
        let per_seat = own.value * seats as f64;
        assert!((per_seat - mean("decisions-mean").value).abs() < 1e-3, "{kind}: {per_seat}");
        figures(&json, kind);
        for replay in &report.replays {
            let kept = record(&study, replay).expect("it was played");
            let kept = Match::load(&kept).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert!(kept.game().standings().round_scores().is_some(), "{kind}: it is over");
        }
        assert!(report.replays.len() >= 5, "{kind}");
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
    let again = run_with(&one, Some(&path), &|progress| progress.found == 5);
    assert_eq!(text(&again.expect("a table")), whole);
    let other = run_with(&Study { seed: 4, ..one }, Some(&path), &|_| true);
    assert!(matches!(other, Err(ArenaError::File { .. })), "{other:?}");
    fs::remove_file(path).expect("it is there");
}

/// Changes a number or the length of a list somewhere in a block.
fn spoil(json: &mut Json, rng: &mut Rng, left: &mut u32) {
    match json {
        Json::Array(list) => {
            if *left == 0 {
                match rng.below(3) {
                    0 => list.clear(),
                    1 => list.extend_from_within(..),
                    _ => drop(list.pop()),
                }
            }
            *left = left.wrapping_sub(1);
            list.iter_mut().for_each(|json| spoil(json, rng, left));
        }
        Json::Object(object) => object.values_mut().for_each(|json| spoil(json, rng, left)),
        Json::Number(_) => {
            if *left == 0 {
                let large = i64::MAX / 20;
                let numbers = [0, 1, -1, 7, 1 << 32, large, -large, large + 1, i64::MAX, i64::MIN];
                *json = numbers[rng.index(numbers.len())].into();
            }
            *left = left.wrapping_sub(1);
        }
        _ => {}
    }
}

/// Blocks come from files and from other machines. Whatever fits can be reported on.
#[test]
fn a_spoilt_block_does_not_fit_or_can_be_reported_on() {
    let (mut fitted, mut tried) = (0, 0);
    for kind in Kind::ALL {
        let one = study(kind, 3, 1);
        let mut runner = one.runner();
        let blocks = [0, 1].map(|block| Study::play(&mut runner, block));
        let whole = serde_json::to_value(&blocks[0]).expect("plain");
        let places = whole.to_string().matches([',', '[']).count() as u32;
        for number in 0..60 {
            let mut rng = Seed::from_number(7).rng("spoilt", number);
            let mut spoilt = whole.clone();
            for _ in 0..1 + number % 3 {
                spoil(&mut spoilt, &mut rng.clone(), &mut rng.below(places));
            }
            spoilt["block"] = 0.into();
            let Ok(block) = serde_json::from_value(spoilt) else { continue };
            tried += 1;
            if one.fits(&block) {
                fitted += 1;
                let report = one.report(&[block, blocks[1].clone()], None).expect("a table");
                assert!(text(&report).len() > 1_000);
            }
        }
    }
    assert!(fitted > 50 && fitted < tried, "{fitted} of {tried}");
}

#[test]
fn what_says_too_little_is_refused() {
    let one = study(Kind::Ktu, 2, 1);
    let refused = |study: Study| matches!(run(&study), Err(error) if error.is_misuse());
    assert!(refused(Study { samples: Samples::of(999), ..one.clone() }));
    assert!(refused(Study { samples: Samples { drama: 1_001, ..one.samples }, ..one.clone() }));
    assert!(refused(Study { bots: Vec::new(), ..one.clone() }));
    assert!(refused(Study { bots: vec![one.bots[0].clone(); 2], ..one.clone() }));
    assert!(refused(Study { seats: 1, ..one }));
    // Bots would not throw at any time, and a report would say that it changes nothing.
    let one = study(Kind::Khamul, 2, 1);
    let mut settings = one.settings.clone();
    settings.set("snaps", "anytime").expect("an option");
    assert!(refused(Study { settings: settings.clone(), ..one.clone() }));
    let sweep = Sweep::new(one.clone(), false).expect("a sweep");
    let order = serde_json::to_string(&sweep.order().expect("a table")).expect("JSON");
    assert!(order.contains("\"match\"") && !order.contains("anytime"), "{order}");
    assert!(Sweep::compare(one, settings).is_err());
}

/// The chances of a round are what they say: of all that lie in a tenth, as many come true as they
/// promise, within the width that the number of rounds allows.
#[test]
fn chances_are_reliable() {
    for kind in Kind::ALL {
        let one = study(kind, 3, 2);
        let samples = Samples { reliability: 250, choice: 1, drama: 1, ..one.samples };
        let report = run(&Study { samples, ..one }).expect("a table");
        for bin in points(&report, ["drama", "reliability", "all"]) {
            let (At::Number(predicted), Some(20..)) = (&bin.x, bin.n) else { continue };
            let (Some(low), Some(high)) = (bin.low, bin.high) else { continue };
            // There are fifty of these intervals, so they are wider; the seed is fixed, too.
            let wide = 1.8 * (high - low) / 2.0 + 0.01;
            assert!((bin.y - predicted).abs() <= wide, "{kind}: {bin:?}");
        }
    }
}

/// What simple play makes of a game by these rules, at a table of novices.
fn simple(kind: Kind, seats: usize, chosen: &[(&str, &str)]) -> Report {
    let mut settings = Settings::new(kind.options());
    chosen.iter().for_each(|(name, value)| settings.set(name, value).expect("an allowed value"));
    let one = study(kind, seats, 2);
    let few = Samples { choice: 1, drama: 1, reliability: 1, interaction: 1, ..one.samples };
    let samples = Samples { tools: 300, together: 20, depth: 1, rotations: 1, pieces: 1, ..few };
    run(&Study { settings, samples, bots: one.bots[..1].to_vec(), ..one }).expect("a table")
}

/// With hands of one card, and without ranks that have a power, rounds go in circles if all seats
/// play several cards wherever they can; by the usual rules most do not.
#[test]
fn planted_circles_are_found() {
    let circles = |report: &Report| figure(report, "simple", "together-several-loops");
    let powers = ["any", "through", "lower", "skip", "burn"].map(|power| (power, "none"));
    let few = [("alike", "5"), ("hand", "1"), ("closed", "1")];
    let planted = circles(&simple(Kind::Ktu, 2, &[&powers[..], &few].concat()));
    let usual = circles(&simple(Kind::Ktu, 2, &[]));
    assert!(planted.low > usual.high, "{planted:?}, {usual:?}");
}

/// If all rows are low, and whoever should have announced counts fifty points, it wins to announce
/// at once; by the usual rules it does not.
#[test]
fn a_planted_simple_way_is_found() {
    let announces = |report: &Report| {
        let found = number(report, "tools", "always-announcing-won")
            .is_some_and(|it| it.found == Some(true) && it.low.is_some_and(|low| low > 0.0));
        let said = section(report, "simple").sentences.iter();
        let said = said.filter(|said| said.id == "lab-simple-better");
        let is_said = said.filter(|said| said.text["en"].starts_with("Announcing Khamul:")).count();
        let shown = report.replays.iter().filter(|it| it.file == "always-announcing.txt");
        let is_habit = |it: &Replay| {
            it.look == Look::Simple
                && it.habit.as_ref().is_some_and(|habit| habit.does == Use::Always && !habit.all)
        };
        (found, is_said, shown.filter(|it| is_habit(it)).count())
    };
    let rules = [("row", "2"), ("low", "30"), ("missed", "50")];
    let planted = simple(Kind::Khamul, 4, &rules);
    assert_eq!(announces(&planted), (true, 1, 1), "{:?}", section(&planted, "simple"));
    let usual = simple(Kind::Khamul, 4, &[]);
    assert_eq!(announces(&usual), (false, 0, 0), "{:?}", section(&usual, "simple"));
}

/// The last number of a game's rules that variants change, set as low as it may be.
fn varied(kind: Kind) -> (Settings, String) {
    let spec = kind.options().iter().rfind(|it| it.variant.is_some()).expect("a parameter");
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

fn compared(study: &Study, other: &Settings) -> (Sweep, Swept) {
    let sweep = Sweep::compare(study.clone(), other.clone()).expect("two rule sets");
    let counted = run(&sweep).unwrap_or_else(|error| panic!("{}: {error}", study.kind));
    let swept = Swept::of(&sweep, &counted, None).expect("a table");
    (sweep, swept)
}

/// The usual rules and a variant of each game, on any number of threads.
#[test]
fn a_comparison_finds_a_variant_on_any_number_of_threads() {
    let validator = closed(COMPARISON);
    for kind in Kind::ALL {
        let (other, chosen) = varied(kind);
        let usual = study(kind, kind.best_seats(), 1);
        let bots = usual.bots[..2].to_vec();
        let samples = Samples { drama: 4, skill: 20, ..usual.samples };
        let study = Study { bots, samples, ..usual };
        let (one, found) = compared(&study, &other);
        let (_, again) = compared(&Study { threads: 3, ..study }, &other);
        assert_eq!(found, again, "{kind}");
        is_spoken(&Page::of_sweep(&one, &found).expect("a page"));
        let json = serde_json::to_value(&found).expect("plain");
        if let Err(error) = validator.validate(&json) {
            panic!("{kind}: {error}");
        }
        assert!(
            found.changes[0].measures.iter().any(|it| it.found),
            "{kind}: {chosen} changes nothing"
        );
        assert!(found.command.ends_with(&format!(" --b {chosen}")), "{}", found.command);
    }
}

/// Rules that say only when a match ends are compared by whole matches, and by nothing else.
#[test]
fn whole_matches_show_what_ends_them() {
    let (kind, validator) = (Kind::Kartel, closed(COMPARISON));
    let usual = study(kind, 3, 2);
    let samples = Samples { matches: 100, drama: 4, skill: 20, ..usual.samples };
    let usual = Study { samples, bots: usual.bots[..2].to_vec(), ..usual };
    let mut other = Settings::new(kind.options());
    other.set("rounds", "5").expect("an option");
    let (one, found) = compared(&usual, &other);
    validator.validate(&serde_json::to_value(&found).expect("plain")).expect("its form");
    is_spoken(&Page::of_sweep(&one, &found).expect("a page"));
    let of =
        |what| found.changes[0].measures.iter().find(|it| it.what == what).expect("it is measured");
    let rounds = of(What::MatchRounds);
    assert_eq!(rounds.arms.map(|it| it.value), [3.0, 5.0]);
    assert!(rounds.found && of(What::MatchMinutes).found && !of(What::Turns).found);
    assert_eq!(of(What::MatchWon).change.n, 100);
    assert!(found.command.contains(" --rounds 1000 --matches 100 "), "{}", found.command);
    let study = Study { samples: Samples { matches: 0, ..samples }, ..usual.clone() };
    let none = Sweep::compare(study, other.clone());
    assert!(matches!(none, Err(error) if error.is_misuse()));
    let many = Study { samples: Samples { matches: 1_001, ..samples }, ..usual.clone() };
    assert!(matches!(run(&many), Err(error) if error.is_misuse()));
    // A report tells how long they are, and who wins them.
    let report = run(&Study { settings: other, ..usual.clone() }).expect("a table");
    let of = |id: &str| number(&report, "matches", id).map(|it| (it.value, it.n));
    assert_eq!(of("match-limits").map(|(limits, _)| limits), Some(0.0));
    assert_eq!(of("match-rounds-median"), Some((5.0, Some(100))));
    let better = &section(&report, "matches").sentences[2].text["en"];
    assert!(better.contains("novice") && better.contains("random"), "{better}");
    let won = figure(&report, "matches", "match-won");
    assert!(of("match-even").is_some_and(|(even, _)| won.low > even), "{won:?}");
    let json: Json = serde_json::from_str(&text(&report)).expect("JSON");
    closed(SCHEMA).validate(&json).expect("its form");
    is_spoken(&Page::of(&usual, &report).expect("a page"));
}

/// A match without a winner is nobody's defeat: it is counted by itself.
#[test]
fn matches_without_a_winner_are_not_lost() {
    let usual = study(Kind::Ktu, 2, 2);
    let samples = Samples { matches: 100, drama: 4, skill: 20, ..usual.samples };
    let mut settings = usual.settings.clone();
    settings.set("turn_limit", "70").expect("an option");
    let study = Study { samples, settings, bots: usual.bots[..2].to_vec(), ..usual };
    let report = run(&study).expect("a table");
    let won = figure(&report, "matches", "match-won");
    let without = number(&report, "matches", "match-without").expect("two levels").value;
    assert!(without > 0.0 && without + won.n as f64 == 100.0, "{without}, {won:?}");
    let said = &section(&report, "matches").sentences;
    assert!(said.iter().any(|it| it.id == "lab-match-without"));
}

/// What the site shows beside a game was played by these rules, and each house rule that a sweep
/// tries is among it. `cargo xtask findings` makes all of it again.
#[test]
fn the_sites_figures_are_of_these_rules() {
    for kind in Kind::ALL {
        let folder = format!("{}/../../games/{kind}/page", env!("CARGO_MANIFEST_DIR"));
        let file = |name: &str| -> Json {
            let text = fs::read_to_string(format!("{folder}/{name}")).expect("a file");
            serde_json::from_str(&text).expect("JSON")
        };
        let (report, effects) = (file("lab.json"), file("effects.json"));
        let again = format!("cargo xtask findings {kind}");
        assert_eq!(report["rules"].as_str(), Some(&*Rules::of(kind).text), "{again}");
        let replays = report["replays"].as_array().expect("rounds");
        assert!(replays.len() >= 5, "{kind}");
        for replay in replays {
            let text = replay["record"].as_str().expect("a record");
            let kept = Match::load(text).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert!(kept.game().standings().round_scores().is_some(), "{kind}: it is over");
        }
        let mut table = Settings::new(kind.options());
        for (option, values) in effects["options"].as_object().expect("options") {
            for value in values.as_object().expect("values").keys() {
                table.set(option, value).unwrap_or_else(|error| panic!("{kind}: {error}"));
            }
        }
        let seats = effects["seats"].as_u64().expect("a number") as usize;
        let usual = study(kind, seats, 1);
        let samples = Samples { matches: 0, ..usual.samples };
        let sweep = Sweep::new(Study { samples, ..usual }, false).expect("a sweep");
        let order = sweep.order().expect("a table");
        for change in order["changes"].as_array().expect("changes") {
            let (option, value) = (&change[0]["option"], &change[0]["value"]);
            let option = option.as_str().expect("a word");
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let stands = effects["options"][option].get(&value).is_some();
            assert!(stands, "{option}={value} is not in effects.json: {again}");
        }
    }
}
