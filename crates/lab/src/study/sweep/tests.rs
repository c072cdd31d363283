//! Sweeps whose deals are made up: what is planted is found, and nothing else.

use games::{Kind, Rng, Seed, Settings};

use super::*;
use crate::stats::Figure;
use crate::study::say::Sentence;

/// A game with at least four changes of different options.
const KIND: Kind = Kind::ALL[1];

/// A sweep over these changes, which nobody plays.
fn sweep(changes: &[(&'static str, &str)]) -> Sweep {
    let bots = vec!["dice".parse().expect("a level")];
    let settings = Settings::new(KIND.options());
    let samples = Sweep::samples(1_000);
    let study = Study { kind: KIND, seats: 4, settings, bots, samples, seed: 5, threads: 1 };
    let mut sweep = Sweep::new(study, false).expect("a table");
    let is_it = |set: &[Setting]| {
        set.iter().all(|it| changes.contains(&(it.option, it.value.to_string().as_str())))
    };
    let kept: Vec<usize> = (0..sweep.arms.len()).filter(|&at| is_it(&sweep.arms[at].set)).collect();
    assert_eq!(kept.len(), changes.len());
    let place = |at: usize| kept.iter().position(|&it| it == at).expect("it is kept");
    sweep.pairs.retain(|pair| is_it(&pair.arm.set));
    sweep.pairs.iter_mut().for_each(|pair| pair.of = pair.of.map(place));
    sweep.arms.retain(|arm| is_it(&arm.set));
    sweep
}

/// A change of points, of which nothing else is known.
const COMPARED: [(&str, &str); 1] = [("count", "victories")];

#[test]
fn a_change_is_paired_by_deal() {
    let sweep = sweep(&COMPARED);
    let mut sums = sweep.empty();
    for (deal, turns) in [10, 20, 30, 40, 50].into_iter().enumerate() {
        let [first, second] = [turns, turns + 3].map(|turns| {
            let mut facts: Facts = [None; What::ALL.len()];
            facts[What::Turns as usize] = Some(turns);
            facts
        });
        sums.add_deal(&[], deal as u64, &first, &[Some(second)], &[]);
    }
    let counted = Counted { first: sums, second: sweep.empty() };
    let swept = Swept::of(&sweep, &counted, None).expect("a table");
    let [Effect { change, arms, .. }] = &*swept.changes[0].measures else {
        panic!("nothing else was measured")
    };
    assert_eq!((change.value, change.low, change.high), (3.0, 3.0, 3.0));
    assert_eq!((arms[0].value, arms[1].value), (30.0, 33.0));
    assert_eq!(swept.changes[0].most, Some(0));
}

/// A point for the seat that begins in one deal of a hundred, when its edge otherwise differs
/// by at most a third of a point: with (1.96 + 1.28)² × variance ÷ change² deals it is found in
/// nine of ten comparisons, or in so few less that it may be chance (three standard errors).
#[test]
fn a_planted_edge_is_found_as_often_as_stated() {
    let (change, variance) = (0.01, 0.01 * 0.99 + 2.0 / 27.0);
    let deals = (10.5 * variance / (change * change)) as u64;
    let mut rng = Seed::from_number(9).rng("test", 0);
    let sweep = sweep(&COMPARED);
    let mut is_found = || {
        let mut sums = sweep.empty();
        for deal in 0..deals {
            // A point is counted as three, against the three others.
            let edge = i64::from(rng.below(61)) - 30;
            let planted = if rng.below(100) == 0 { 3 } else { 0 };
            let other = edge + planted + i64::from(rng.below(3)) - 1;
            let [first, second] = [edge, other].map(|edge| {
                let mut facts: Facts = [None; What::ALL.len()];
                facts[What::Edge as usize] = Some(edge);
                facts
            });
            sums.add_deal(&[], deal, &first, &[Some(second)], &[]);
        }
        let Effect { change, found, .. } = &make::Found::of(&sweep, &sums).changes[0][0];
        *found && change.value > 0.0
    };
    let found = (0..100).filter(|_| is_found()).count();
    assert!((81..=100).contains(&found), "{found} of 100 with {deals} deals each");
}

/// The second rule set is what its order makes of the first one, whatever either has chosen.
#[test]
fn rule_sets_differ_by_what_is_set() {
    let settings = |chosen: &[(&str, &str)]| {
        let mut settings = Settings::new(KIND.options());
        chosen.iter().for_each(|(name, value)| settings.set(name, value).expect("an option"));
        settings
    };
    let all: [&[(&str, &str)]; 5] = [
        &[],
        &[("deck", "piquet")],
        &[("jokers", "1")],
        &[("deck", "piquet"), ("joker_finish", "true")],
        &[("count", "victories"), ("jokers", "0")],
    ];
    for (first, second) in all.iter().flat_map(|first| all.map(|second| (*first, second))) {
        let study = Study { settings: settings(first), ..sweep(&COMPARED).study };
        let other = Study { settings: settings(second), ..study.clone() };
        let same = study.options().expect("a table") == other.options().expect("a table");
        let compared = Sweep::compare(study, settings(second));
        assert_eq!(compared.is_err(), same, "{first:?}, {second:?}");
        for sweep in compared.into_iter() {
            let there = order::read(&sweep.order().expect("an order")).expect("an order");
            for sweep in [sweep, there] {
                let options = sweep.with(&sweep.arms[0]).options();
                assert_eq!(options.ok(), other.options().ok(), "{first:?}, {second:?}");
            }
        }
    }
}

const CHANGES: [(&str, &str); 4] =
    [("deck", "piquet"), ("may_draw", "true"), ("joker_finish", "true"), ("count", "victories")];

fn facts(minutes: i64) -> Facts {
    let mut facts: Facts = [None; What::ALL.len()];
    facts[What::Minutes as usize] = Some(60_000 * minutes);
    facts
}

/// Deals of about a hundred minutes, of which each change takes so many more, and two changes
/// together another number, each with a chance part of its own.
fn counted(
    sweep: &Sweep,
    deals: usize,
    alone: &[i64],
    together: impl Fn([usize; 2]) -> i64,
    rng: &mut Rng,
) -> Counted {
    let mut sums = sweep.empty();
    for _ in 0..deals {
        let base = 100 + i64::from(rng.below(41)) - 20;
        let mut noise = || i64::from(rng.below(11)) - 5;
        let first = facts(base + noise());
        let arms: Vec<Option<Facts>> =
            alone.iter().map(|more| Some(facts(base + more + noise()))).collect();
        let pairs = sweep.pairs.iter().map(|pair| {
            let more = pair.of.map(|arm| alone[arm]).iter().sum::<i64>() + together(pair.of);
            Some(facts(base + more + noise()))
        });
        let pairs: Vec<Option<Facts>> = pairs.collect();
        sums.add_deal(&sweep.pairs, 0, &first, &arms, &pairs);
    }
    Counted { first: sums, second: sweep.empty() }
}

/// Which changes and which pairs are found, as their names.
fn found(sweep: &Sweep, counted: &Counted) -> [Vec<String>; 2] {
    let swept = Swept::of(sweep, counted, None).expect("a table");
    let changes = swept.changes.iter().filter(|it| it.measures.iter().any(|it| it.found));
    let pairs = swept.pairs.iter().filter(|it| it.measures.iter().any(|it| it.found));
    let both = |it: &Varied| it.settings.iter().map(|it| it.option).collect::<Vec<_>>().join("+");
    [changes.map(|it| it.settings[0].option.to_owned()).collect(), pairs.map(both).collect()]
}

/// Nothing changes anything: in 200 sweeps over four changes and six pairs something is found in
/// one of twenty, or in so few more that it is chance (three standard errors). Effects that add up
/// are no interactions, too.
#[test]
fn chance_alone_is_rarely_found() {
    let sweep = sweep(&CHANGES);
    let mut rng = Seed::from_number(8).rng("test", 0);
    let most = 10.0 + 3.0 * (200.0_f64 * 0.05 * 0.95).sqrt();
    for alone in [[0; 4], [4, 7, -9, 2]] {
        let mut runs = [0, 0];
        for _ in 0..200 {
            let counted = counted(&sweep, 200, &alone, |_| 0, &mut rng);
            let found = found(&sweep, &counted);
            runs.iter_mut().zip(&found).for_each(|(runs, it)| *runs += i32::from(!it.is_empty()));
        }
        let [changes, pairs] = runs.map(f64::from);
        assert!(pairs <= most, "{pairs} of 200");
        let as_planted = if alone == [0; 4] { changes <= most } else { changes == 200.0 };
        assert!(as_planted, "{alone:?}: {changes} of 200");
    }
}

/// Two changes of which the second adds nothing to the first.
#[test]
fn a_planted_interaction_is_found_with_its_size() {
    let sweep = sweep(&CHANGES);
    let mut rng = Seed::from_number(9).rng("test", 0);
    let planted = |of: [usize; 2]| if of == [0, 2] { -6 } else { 0 };
    let counted = counted(&sweep, 2_000, &[6, 6, 6, 0], planted, &mut rng);
    let [changes, pairs] = found(&sweep, &counted);
    assert_eq!(changes, ["deck", "may_draw", "joker_finish"]);
    let names = sweep.pairs.iter().find(|pair| pair.of == [0, 2]).expect("a pair");
    assert_eq!(pairs, [names.arm.set.iter().map(|it| it.option).collect::<Vec<_>>().join("+")]);
    let swept = Swept::of(&sweep, &counted, None).expect("a table");
    let pair = swept.pairs.iter().find(|it| it.measures[0].found).expect("it is found");
    let Figure { low, high, .. } = pair.measures[0].change;
    assert!((-6.5..-6.0).contains(&low) && (-6.0..-5.5).contains(&high), "{low} to {high}");
    assert!((swept.base[0].deviation - 12.2).abs() < 0.5, "{:?}", swept.base);
}

fn proposed(sweep: &Sweep, counted: &Counted, wish: Wish) -> Vec<Vec<String>> {
    let trial = Trial::new(sweep, counted, &[wish]);
    let arms = trial.map_or_else(Vec::new, |trial| trial.sweep().arms.clone());
    arms.iter().map(|arm| arm.set.iter().map(|it| it.option.to_owned()).collect()).collect()
}

/// Two changes that make a round shorter, and together longer: the better one alone is proposed.
#[test]
fn a_wish_is_served_by_what_goes_together() {
    let sweep = sweep(&CHANGES);
    let mut rng = Seed::from_number(10).rng("test", 0);
    let together = |of: [usize; 2]| if of == [0, 1] { 20 } else { 0 };
    let counted = counted(&sweep, 1_000, &[-8, -5, 12, 0], together, &mut rng);
    assert_eq!(proposed(&sweep, &counted, Wish::Short), [["deck"]]);
    let long = proposed(&sweep, &counted, Wish::Long);
    assert_eq!(long[0], ["joker_finish"]);
    assert_eq!(long.last().map(Vec::len), Some(3), "both together, and the third: {long:?}");
    assert!(proposed(&sweep, &counted, Wish::Fair).is_empty(), "nothing is known of it");
}

/// Blocks of rounds that end by these leads: by the base rules, with the first change and with the
/// last one.
fn ended(sweep: &Sweep, mut leads: impl FnMut(&mut Rng) -> [i64; 3]) -> Counted {
    let mut rng = Seed::from_number(12).rng("test", 0);
    let with = |lead: i64| {
        let mut facts: Facts = [None; What::ALL.len()];
        facts[What::Gap as usize] = Some(lead);
        facts
    };
    let block = |block: u64| {
        let (mut sums, mut all) = (sweep.empty(), Vec::new());
        for _ in 0..100 {
            let [base, first, last] = leads(&mut rng).map(with);
            let arms = [Some(first), Some(base), Some(base), Some(last)];
            sums.add_deal(&sweep.pairs, 0, &base, &arms, &[]);
            all.push(leads_of(&base, &arms));
        }
        sums.add_close(&all);
        SweepBlock { block, sums }
    };
    let blocks: Vec<SweepBlock> = (0..40).map(block).collect();
    sweep.report(&blocks, None).expect("a table")
}

/// Points that count a tenth make no round closer, and neither do landslides; leads that are mostly
/// small do, whatever the points are called.
#[test]
fn a_change_of_the_unit_does_not_serve_close() {
    let sweep = sweep(&CHANGES);
    let unit = ended(&sweep, |rng| {
        let lead = 10 * (1 + i64::from(rng.below(20)));
        [lead, lead, lead / 10]
    });
    assert!(proposed(&sweep, &unit, Wish::Close).is_empty());
    // All leads are larger, and some are huge: the others are no closer for that.
    let landslides = ended(&sweep, |rng| {
        let lead = 10 * (1 + i64::from(rng.below(20)));
        [lead, if rng.below(20) == 0 { 300 * lead } else { 3 * lead }, lead / 10]
    });
    assert!(proposed(&sweep, &landslides, Wish::Close).is_empty());
    let closer = ended(&sweep, |rng| {
        let lead = 10 * (1 + i64::from(rng.below(20)));
        [lead, if rng.below(3) == 0 { 3 } else { 3 * lead }, lead / 10]
    });
    assert_eq!(proposed(&sweep, &closer, Wish::Close), [["deck"]]);
}

/// A change by which many rounds end without a winner makes none of them close; neither does one by
/// which every winner is ahead by the same.
#[test]
fn rounds_that_nobody_wins_do_not_serve_close() {
    let sweep = sweep(&CHANGES);
    let counted = ended(&sweep, |rng| {
        let lead = 10 * (1 + i64::from(rng.below(20)));
        [lead, if rng.below(3) > 0 { 0 } else { lead }, i64::from(rng.below(50) > 0)]
    });
    assert!(proposed(&sweep, &counted, Wish::Close).is_empty());
    let swept = Swept::of(&sweep, &counted, None).expect("a table");
    let close: Vec<bool> = swept
        .changes
        .iter()
        .map(|change| change.measures.iter().any(|it| it.what == What::Close))
        .collect();
    assert_eq!(close, [true, true, true, false], "the last one's rounds all end alike");
}

/// Where every round that somebody wins ends by the same lead, it is said that there is nothing to
/// be closer.
#[test]
fn what_a_game_cannot_vary_is_said() {
    let sweep = sweep(&CHANGES);
    let counted = ended(&sweep, |rng| {
        let won = i64::from(rng.below(150) > 0);
        [won, won, 1 + i64::from(rng.below(20))]
    });
    let wish = [Wish::Close];
    assert!(Trial::new(&sweep, &counted, &wish).is_none());
    let wished = Wished::nothing(&sweep, &counted, &wish);
    assert_eq!(wished.fixed, wish);
    let ids: Vec<&str> = wished.sentences.iter().map(|it| &*it.id).collect();
    assert_eq!(ids, ["lab-sweep-wish-fixed"]);
}

/// Fairness is to be nearer to even, from whichever side, and not beyond it.
#[test]
fn fair_is_even_and_not_less() {
    use super::trial::improvement;
    use super::wish::Way;
    let of = |first: i64, second: i64| {
        let mut rng = Seed::from_number(11).rng("test", 0);
        let mut measured = Measured::default();
        for _ in 0..4_000 {
            let chance = i64::from(rng.below(201)) - 100;
            measured.push(first + chance, second + chance + i64::from(rng.below(3)) - 1);
        }
        // A quarter of a thousand is even among four.
        improvement(&measured, Way::Even, 1_000.0, 4, 1).expect("deals")
    };
    let deviation = 58.0;
    for (first, second, better) in [
        (350, 260, 90.0),
        (350, 240, 90.0),
        (150, 240, 90.0),
        (260, 350, -90.0),
        (300, 200, 0.0),
        (250, 250, 0.0),
    ] {
        let Figure { value, low, high, .. } = of(first, second);
        let better = better / deviation;
        assert!((value - better).abs() < 0.06, "{first} to {second}: {value}, not {better}");
        assert!(low <= value && value <= high && high - low < 0.2, "{low} to {high}");
        let is_clear = low > 0.0 || high < 0.0;
        assert_eq!(is_clear, better != 0.0, "{first} to {second}: {low} to {high}");
    }
}

/// What is said of changes names them, their units and clauses in words.
#[test]
fn changes_are_named_as_on_the_page_of_the_rules() {
    let mut sweep = sweep(&CHANGES);
    let mut rng = Seed::from_number(13).rng("test", 0);
    let together = |of: [usize; 2]| if of == [0, 1] { 20 } else { 0 };
    let counted = counted(&sweep, 1_000, &[40, -5, 0, 0], together, &mut rng);
    let none = sweep.arms[0].set.clone();
    let error = games::OptionsError::Table("too few cards (kartu-sama:1.3)".to_owned());
    sweep.left_out = vec![LeftOut::of(none, &error)];
    let said = Swept::of(&sweep, &counted, None).expect("a table").said;
    let text = |all: &[Sentence], language: &str| all[0].text[language].clone();
    let largest = text(&said.largest, "en");
    assert!(largest.starts_with("Minutes for a round: 1"), "{largest}");
    for part in [" minutes with “deck piquet”, and ", " by the base rules (", " minutes more; "]
    {
        assert!(largest.contains(part), "{part} in {largest}");
    }
    let pair = text(&said.pairs, "en");
    let start = "Minutes for a round: “deck piquet” and “drawing instead of playing” do not";
    assert!(pair.starts_with(start) && pair.contains("change it by 5"), "{pair}");
    assert!(text(&said.pairs, "de").contains("„Kartenspiel: "), "{:?}", said.pairs);
    let left_out = said.rest.last().expect("something is left out").text["en"].clone();
    assert!(left_out.starts_with("By kartu-sama:1.3 these cannot be played"), "{left_out}");
    assert!(left_out.ends_with(": deck piquet."), "{left_out}");
}
