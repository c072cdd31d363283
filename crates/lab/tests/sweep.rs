//! A sweep over house rules: the same on any number of threads, of the form that its schema says,
//! with effects that have to be there, and wishes whose answer is known.

use games::{Allowed, Kind, Settings};
use lab::study::{Effects, Page, Samples, Setting, Study, Sweep, Swept, Trial, What, Wish, Wished};
use lab::{ArenaError, Measure as _, Run, run, run_with};

use crate::support::{closed, figures, is_spoken, study};

const SCHEMA: &str = include_str!("../../../docs/sweep.schema.json");

const EFFECTS: &str = include_str!("../../../docs/effects.schema.json");

/// A small sweep of usual rules with these options.
fn small(kind: Kind, options: &[(&str, &str)], threads: usize) -> Study {
    let Study { bots, samples, .. } = study(kind, 2, 1);
    let mut settings = Settings::new(kind.options());
    options.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
    let samples = Samples { drama: 8, skill: 20, ..samples };
    let (bots, seats) = (bots[..2].to_vec(), kind.best_seats());
    Study { kind, seats, settings, bots, samples, seed: 3, threads }
}

fn swept(sweep: &Sweep, wish: &[Wish]) -> Swept {
    let counted = run(sweep).expect("a table");
    let wished = Trial::new(sweep, &counted, wish)
        .map(|trial| trial.wished(&run(trial.sweep()).expect("a table")));
    let wished = wished.unwrap_or_else(|| Wished::nothing(sweep, &counted, wish));
    Swept::of(sweep, &counted, (!wish.is_empty()).then_some(wished)).expect("a table")
}

fn all(settings: &[Setting]) -> Vec<String> {
    settings.iter().map(Setting::to_string).collect()
}

#[test]
fn a_sweep_of_each_game_is_what_it_has_to_be() {
    let (validator, short) = (closed(SCHEMA), closed(EFFECTS));
    for kind in Kind::ALL {
        let wish = [Wish::Short, Wish::Fair];
        let sweep = Sweep::new(small(kind, &[], 2), false).unwrap_or_else(|error| {
            panic!("{kind} needs an option that changes its rounds, for the lab to try: {error}")
        });
        let found = swept(&sweep, &wish);
        let json = serde_json::to_value(&found).expect("plain");
        let effects = Effects::of(&found);
        for (validator, json) in
            [(&validator, &json), (&short, &serde_json::to_value(&effects).expect("plain"))]
        {
            if let Err(error) = validator.validate(json) {
                panic!("{kind}: {error}");
            }
        }
        figures(&json, kind);
        is_spoken(&Page::of_sweep(&sweep, &found).expect("a page"));
        let house = kind.options().iter().filter(|it| it.variant.is_none() && !it.of_match);
        // Bots cannot play all moves of some values: those are left out.
        let house = house.filter(|it| it.unlisted.is_none());
        let named: Vec<&str> = effects.options.keys().map(String::as_str).collect();
        for spec in house {
            assert!(named.contains(&spec.name), "{kind}: {} is not among {named:?}", spec.name);
        }
        for change in &found.changes {
            let setting = change.settings[0];
            let usual = found.options.get(setting.option);
            assert_ne!(usual, Some(&serde_json::json!(setting.value)), "{kind}");
            let short = &effects.options[setting.option][&setting.value.to_string()];
            let minutes = change.measures.iter().find(|it| it.what == What::Minutes);
            let length = minutes.map(|it| (it.change.value, it.found));
            assert_eq!(short.length.as_ref().map(|it| (it.value, it.found)), length, "{kind}");
        }
    }
}

#[test]
fn threads_change_nothing() {
    for kind in [Kind::ALL[0], Kind::ALL[4]] {
        let of = |threads| {
            swept(&Sweep::new(small(kind, &[], threads), false).expect("a table"), &[Wish::Short])
        };
        assert_eq!(of(1), of(3), "{kind}");
    }
}

/// Options that say only when a match ends are left out, since they change no round.
#[test]
fn what_ends_a_match_changes_no_round() {
    for kind in Kind::ALL {
        let of_match: Vec<_> = kind.options().iter().filter(|spec| spec.of_match).collect();
        assert!(!of_match.is_empty(), "{kind}");
        for spec in of_match {
            let Allowed::Between(low, high) = spec.allowed else {
                panic!("{} is a number", spec.name)
            };
            for value in [low, high].map(|value| value.to_string()) {
                let other = small(kind, &[(spec.name, &*value)], 1).settings;
                let mut study = small(kind, &[], 2);
                study.samples.matches = 4;
                let Ok(sweep) = Sweep::compare(study, other) else { continue };
                let of_match = [What::MatchRounds, What::MatchMinutes, What::MatchWon];
                let measures = &swept(&sweep, &[]).changes[0].measures;
                for it in measures.iter().filter(|it| !of_match.contains(&it.what)) {
                    let what = (spec.name, &value, it.what);
                    assert_eq!(it.change.value, 0.0, "{kind}: {what:?}");
                }
            }
        }
    }
}

/// They are tried where whole matches are played; beside an option stands what it does to a round.
#[test]
fn what_ends_a_match_is_tried_with_whole_matches() {
    let kind = Kind::ALL[2];
    let mut study = small(kind, &[], 2);
    study.samples.matches = 40;
    let sweep = Sweep::new(study, false).expect("a table");
    let found = swept(&sweep, &[]);
    let chips = found.changes.iter().filter(|it| it.settings[0].option == "chips");
    let longer =
        chips.filter(|it| it.measures.iter().any(|it| it.what == What::MatchRounds && it.found));
    assert!(longer.count() > 0, "{:?}", found.changes);
    assert!(found.command.contains(" --matches 40 "), "{}", found.command);
    assert!(!Effects::of(&found).options.contains_key("chips"));
}

/// A rule for jokers does nothing where there are none, neither alone nor with any other rule that
/// brings none; with a rule that brings some it does what it does not do alone.
#[test]
fn a_rule_for_cards_that_are_not_there_acts_only_with_them() {
    let kind = Kind::ALL[1];
    let mut study = small(kind, &[("jokers", "0")], 2);
    study.samples.rounds = 8_000;
    let sweep =
        Sweep::new(Study { bots: vec![study.bots[0].clone()], ..study }, false).expect("a table");
    let found = swept(&sweep, &[]);
    let is_rule = |setting: &Setting| setting.to_string() == "joker_finish=true";
    let alone = found.changes.iter().find(|it| is_rule(&it.settings[0])).expect("a house rule");
    assert!(alone.measures.iter().all(|it| it.change.value == 0.0 && !it.found));
    let mut pairs = 0;
    for pair in found.pairs.iter().filter(|it| it.settings.iter().any(is_rule)) {
        let other = pair.settings.iter().find(|it| !is_rule(it)).expect("another");
        let acts = pair.measures.iter().any(|it| it.found);
        match other.to_string().as_str() {
            "jokers=2" => assert!(acts, "{:?}", pair.measures),
            "jokers=1" => {}
            other => assert!(pair.measures.iter().all(|it| it.change.value == 0.0), "{other}"),
        }
        pairs += 1;
    }
    assert_eq!(pairs, found.changes.len() - 1);
}

#[test]
fn options_that_depend_on_the_table_are_what_they_are() {
    let kind = Kind::ALL[1];
    let sweep = Sweep::new(small(kind, &[], 2), false).expect("a table");
    let found = swept(&sweep, &[]);
    let piquet = found.changes.iter().find(|it| it.settings[0].to_string() == "deck=piquet");
    assert_eq!(piquet.expect("a house rule").along["jokers"], 0, "such decks have none");
    let jokers = found.changes.iter().filter(|it| it.settings[0].option == "jokers");
    assert_eq!(jokers.count(), 2, "0 and 1, since there are 2");
    // Two decks of 32 cards are too few for as many hands of twelve.
    let mut study = small(kind, &[("hand", "12")], 2);
    study.seats = kind.seats().1;
    let found = swept(&Sweep::new(study, false).expect("a table"), &[]);
    assert!(found.left_out.iter().any(|set| all(set) == ["decks=1"]), "{:?}", found.left_out);
}

/// Whoever wants long rounds and plays on when the first seat is out has them.
#[test]
fn a_wish_with_a_known_answer_is_granted_and_verified() {
    let kind = Kind::ALL[4];
    let sweep = Sweep::new(small(kind, &[], 2), false).expect("a table");
    let found = swept(&sweep, &[Wish::Long]);
    let wished = found.wish.as_ref().expect("there is a wish");
    assert!(all(&wished.settings).contains(&"play_on=true".to_owned()), "{wished:?}");
    let total = wished.total.expect("enough deals");
    assert!(wished.verified && total.low > 0.0 && wished.rounds == 500, "{wished:?}");
    let [before, after] = wished.improvements[0].arms;
    assert!(after.low > before.high, "{wished:?}");
    assert!(found.command.ends_with(" --wish long"), "{}", found.command);
    // No house rule of this game makes rounds shorter.
    let none = swept(&sweep, &[Wish::Short]).wish.expect("there is a wish");
    assert!(none.settings.is_empty() && !none.verified && none.improvements.is_empty(), "{none:?}");
}

#[test]
fn a_wish_is_read_or_refused_with_the_words_that_there_are() {
    for wish in Wish::ALL {
        assert_eq!(wish.to_string().parse(), Ok(wish));
    }
    let error = "quick".parse::<Wish>().expect_err("no such word").to_string();
    assert!(Wish::ALL.iter().all(|wish| error.contains(&wish.to_string())), "{error}");
    assert!(Wish::check(&[Wish::Short, Wish::Fair], 1).is_ok());
    assert!(Wish::check(&[Wish::Short, Wish::Long], 1).is_err());
    assert!(Wish::check(&[Wish::Fair, Wish::Fair], 1).is_err());
    assert!(Wish::check(&[Wish::Skilful], 1).is_err(), "nobody plays better");
    assert!(Wish::check(&[Wish::Skilful], 2).is_ok());
}

#[test]
fn a_sweep_goes_on_where_it_was() {
    let path = std::env::temp_dir().join(format!("sweep-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let sweep = Sweep::new(small(Kind::ALL[0], &[], 1), true).expect("a table");
    let whole = run(&sweep).expect("a table");
    let mut begun = Run::open(&sweep, Some(&path)).expect("a file");
    let mut runner = sweep.runner();
    for _ in 0..3 {
        let block = begun.next(1).expect("there are more").start;
        begun.add(Sweep::play(&mut runner, block));
    }
    drop(begun);
    let again = run_with(&sweep, Some(&path), &|progress| progress.found == 3);
    assert_eq!(again.expect("a table"), whole);
    // Without the parameters of variants it is another measurement.
    let other = Sweep::new(small(Kind::ALL[0], &[], 1), false).expect("a table");
    let other = run_with(&other, Some(&path), &|_| true);
    assert!(matches!(other, Err(ArenaError::File { .. })), "{other:?}");
    std::fs::remove_file(path).expect("it is there");
}

#[test]
fn what_says_too_little_is_refused() {
    let study = small(Kind::ALL[0], &[], 1);
    let few = Study { samples: Samples { rounds: 999, ..study.samples }, ..study.clone() };
    assert!(matches!(Sweep::new(few, false), Err(error) if error.is_misuse()));
    assert!(
        matches!(Sweep::new(Study { seats: 1, ..study }, false), Err(error) if error.is_misuse())
    );
}
