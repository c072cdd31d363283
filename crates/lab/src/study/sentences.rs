//! What the report says in words, made of its numbers, in every language of the catalogues. Which
//! sentence is said depends on intervals: none claims what its interval does not hold.

pub(super) mod depth;
pub(super) mod interaction;
pub(super) mod matches;
pub(super) mod sweep;
pub(super) mod tools;

use std::cmp::Ordering;
use std::collections::BTreeMap;

use words::{Language, Param};

use super::drama::Stake;
use super::report::{
    Card, Choice, Distribution, Drama, Fairness, Length, LevelFairness, Look, Luck, MoveKind, Pair,
    Place, Rotation, Sentence,
};
use super::round::DECISIONS_MAX;
use super::what::What;
use crate::stats::Figure;

pub(super) enum Put<'a> {
    /// A number with so many decimals.
    Number(f64, usize),
    /// A number by which the sentence is chosen.
    Choice(usize),
    /// A word that is no word of a language, such as a card's name, or a choice of the sentence.
    Word(&'a str),
    /// What each language calls it.
    Named(BTreeMap<String, String>),
}
use Put::{Choice as Select, Named, Number, Word};

/// A level, as charts call it, too.
pub(super) fn level(bot: &str) -> Put<'static> {
    Named(say("lab-level", &[("bot", Word(bot))]).text)
}

fn percent(share: f64) -> Put<'static> {
    Number(100.0 * share, 1)
}

/// What would be even, as a percentage: `25 %`, and `33.3 %`.
fn even(share: f64) -> Put<'static> {
    let is_whole = (100.0 * share).fract().abs() < 0.05;
    Number(100.0 * share, usize::from(!is_whole))
}

fn count(number: u64) -> Put<'static> {
    Number(number as f64, 0)
}

/// A sentence of the catalogues, in every language.
pub(super) fn say(id: &str, params: &[(&str, Put<'_>)]) -> Sentence {
    let text = Language::all().map(|language| {
        let params: Vec<(&str, Param<'_>)> = params
            .iter()
            .map(|(name, put)| match put {
                Number(number, decimals) => (*name, written(language, *number, *decimals).into()),
                Select(number) => (*name, (*number).into()),
                Word(word) => (*name, (*word).into()),
                Named(names) => {
                    (*name, names.get(language.tag()).map_or("", String::as_str).into())
                }
            })
            .collect();
        (language.tag().to_owned(), language.text(id, &params))
    });
    Sentence { id: id.to_owned(), text: text.collect::<BTreeMap<_, _>>() }
}

/// A number as the language writes it.
fn written(language: Language, number: f64, decimals: usize) -> String {
    let plain = format!("{number:.decimals$}");
    let is_zero = plain.bytes().all(|byte| b"-0.".contains(&byte));
    let plain = if is_zero { plain.replace('-', "") } else { plain };
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    for (at, digit) in whole.char_indices() {
        let left = whole.len() - at;
        let is_digit = |at: usize| whole.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
        if left % 3 == 0 && at > 0 && is_digit(at - 1) {
            text += &language.text("lab-thousands", &[]);
        }
        text.push(digit);
    }
    if !part.is_empty() {
        text += &language.text("lab-decimal", &[]);
        text += part;
    }
    text.replace('-', "−")
}

/// The share as a percentage with its interval, and whether it is all of its units.
fn share<'a>(figure: Figure) -> [(&'a str, Put<'a>); 5] {
    let [share, low, high] = ends(["share", "low", "high"], 100.0, figure);
    let all = Word(if figure.value == 1.0 { "all" } else { "some" });
    [share, low, high, ("n", count(figure.n)), ("all", all)]
}

fn value<'a>(figure: Figure) -> [(&'a str, Put<'a>); 3] {
    ends(["value", "low", "high"], 1.0, figure)
}

/// A figure, `by` times as large, and the ends of its interval, with as many digits each.
fn ends<'a>(names: [&'a str; 3], by: f64, figure: Figure) -> [(&'a str, Put<'a>); 3] {
    let places = places(by, figure);
    let numbers = [figure.value, figure.low, figure.high];
    std::array::from_fn(|at| (names[at], Number(by * numbers[at], places)))
}

fn with<'a, const N: usize>(
    some: [(&'a str, Put<'a>); N],
    more: impl IntoIterator<Item = (&'a str, Put<'a>)>,
) -> Vec<(&'a str, Put<'a>)> {
    some.into_iter().chain(more).collect()
}

/// The figure that is farthest outside of what would be even, of those whose interval, as one of
/// `count`, does not hold it.
fn outside(
    places: &[Place],
    of: impl Fn(&Place) -> Option<Figure>,
    even: f64,
    count: usize,
) -> Option<(&Place, Figure)> {
    let figures = places.iter().filter_map(|place| Some((place, of(place)?)));
    let clear = figures.filter(|(_, it)| it.among(count).against(even) != Ordering::Equal);
    let far = |figure: &Figure| (figure.value - even).abs();
    clear.max_by(|(_, one), (_, other)| far(one).total_cmp(&far(other)))
}

fn way(of: Ordering) -> Put<'static> {
    Word(if of == Ordering::Greater { "more" } else { "less" })
}

/// So many decimals that half the interval has one figure, four at most.
fn decimals(half: f64) -> usize {
    if half > 0.0 { (-half.log10().floor()).clamp(0.0, 4.0) as usize } else { 2 }
}

/// How many decimals a figure and the ends of its interval have, `by` times as large: as many as
/// the interval leaves, without zeros at the end of all three. `places` in `web/src/lab/numbers.ts`
/// is the same.
fn places(by: f64, Figure { value, low, high, .. }: Figure) -> usize {
    let most = decimals(by * (high - low) / 2.0);
    let used = |number: f64| {
        let text = format!("{:.most$}", by * number);
        text.split_once('.').map_or(0, |(_, part)| part.trim_end_matches('0').len())
    };
    [value, low, high].into_iter().map(used).max().unwrap_or(most)
}

/// A number of what a measure counts, such as `5.8 minutes`; `is_change` if it is a difference.
fn quantity(what: What, number: f64, places: usize, is_change: bool) -> Put<'static> {
    let number = if what.is_share() { 100.0 * number } else { number };
    let unit = match what {
        What::Turns => "turns",
        What::Minutes | What::MatchMinutes => "minutes",
        What::MatchRounds => "rounds",
        What::Legal => "moves",
        What::Edge | What::Gap => "points",
        _ if is_change => "difference",
        _ => "share",
    };
    let one = if format!("{:.places$}", number.abs()) == "1" { "yes" } else { "no" };
    let own = [("number", Number(number, places)), ("unit", Word(unit)), ("one", Word(one))];
    Named(say("lab-quantity", &own).text)
}

/// The same where its unit was said before; a share is a percentage all the same.
fn bare(what: What, number: f64, places: usize) -> Put<'static> {
    if what.is_share() { quantity(what, number, places, false) } else { Number(number, places) }
}

pub(super) fn change(
    what: What,
    [first, second]: [Figure; 2],
    change: Figure,
    is_found: bool,
) -> Sentence {
    let by = if what.is_share() { 100.0 } else { 1.0 };
    let places = places(by, change);
    let name = what.name();
    let own = [("what", Word(&name))];
    if change.is_none() {
        return say("lab-change-same", &own);
    }
    let quantity = |value: f64, is_change: bool| quantity(what, value, places, is_change);
    if !is_found {
        let most = change.high.abs().max(change.low.abs());
        return say("lab-change-none", &with(own, [("most", quantity(most, true))]));
    }
    let found = if change.value < 0.0 { negative(change) } else { change };
    let [_, low, high] = ends(["", "low", "high"], by, found);
    let numbers = [
        ("way", way(change.value.total_cmp(&0.0))),
        ("value", quantity(found.value, true)),
        low,
        high,
        ("first", bare(what, first.value, places)),
        ("last", quantity(second.value, false)),
    ];
    say("lab-change-found", &with(own, numbers))
}

/// The shares of all seats at all levels are looked at together.
pub(super) fn fairness(found: &Fairness) -> Vec<Sentence> {
    let all = found.levels.iter().map(|level| level.places.len()).sum::<usize>();
    let levels = found.levels.iter();
    let mut said: Vec<Sentence> = levels.map(|level| of_level(level, found.fair, all)).collect();
    let ways = |distance: usize, way: Ordering| {
        let shares = found.levels.iter().filter_map(|level| level.places.get(distance)?.share);
        shares.map(|it| it.among(all).against(found.fair)).any(|it| it == way)
    };
    let both = |&at: &usize| ways(at, Ordering::Greater) && ways(at, Ordering::Less);
    if let Some(distance) = (0..all).find(both) {
        said.push(say("lab-fairness-flips", &[("distance", Select(distance))]));
    }
    let places = &found.rotation.places;
    // Those that the end of a match cut short may have been others than the rest.
    let Rotation { rotations: whole, cut, .. } = found.rotation;
    let known = 20 * cut <= whole && places.iter().any(|place| place.lead.is_some());
    let (rotations, seats) = (count(found.rotation.rotations), places.len());
    said.push(match outside(places, |place| place.lead, 0.0, seats) {
        _ if !known => say("lab-rotation-unknown", &[]),
        Some((place, lead)) => {
            let lead = if lead.value < 0.0 { negative(lead) } else { lead };
            let is_ahead = place.lead.is_some_and(|lead| lead.value > 0.0);
            let way = Word(if is_ahead { "more" } else { "less" });
            let distance = ("distance", Select(place.distance));
            let own = [("rotations", rotations), distance, ("way", way)];
            say("lab-rotation-edge", &with(own, value(lead)))
        }
        None => {
            let widest = places.iter().filter_map(|place| place.lead).map(|lead| {
                let lead = lead.among(seats);
                (lead.high - lead.low) / 2.0
            });
            let visible = Number(widest.fold(0.0, f64::max), 2);
            say("lab-rotation-even", &[("rotations", rotations), ("visible", visible)])
        }
    });
    said
}

fn negative(figure: Figure) -> Figure {
    Figure { value: -figure.value, low: -figure.high, high: -figure.low, ..figure }
}

fn of_level(level: &LevelFairness, fair: f64, all: usize) -> Sentence {
    let own =
        [("bot", self::level(&level.bot)), ("rounds", count(level.rounds)), ("fair", even(fair))];
    match outside(&level.places, |place| place.share, fair, all) {
        Some((place, found)) => {
            let distance = ("distance", Select(place.distance));
            let way = ("way", way(found.against(fair)));
            say("lab-fairness-edge", &with(own, share(found).into_iter().chain([distance, way])))
        }
        None => {
            let widest = level.places.iter().filter_map(|place| place.share).map(|it| {
                let it = it.among(all);
                (it.high - fair).max(fair - it.low)
            });
            let most = percent(widest.fold(0.0, f64::max));
            say("lab-fairness-even", &with(own, [("most", most)]))
        }
    }
}

/// The middle of a distribution and nine tenths of it.
fn spread<'a>(found: &Distribution, decimals: usize) -> Option<[(&'a str, Put<'a>); 3]> {
    let at = |figure: Option<Figure>| figure.map(|it| Number(it.value, decimals));
    let [low, median, high] = [found.p5, found.median, found.p95].map(at);
    Some([("low", low?), ("median", median?), ("high", high?)])
}

pub(super) fn length(found: &Length) -> Vec<Sentence> {
    let turns = spread(&found.turns, 0).map(|it| say("lab-length", &it));
    let minutes = spread(&found.minutes, 1).map(|it| say("lab-minutes", &it));
    let most = ("most", count(u64::from(DECISIONS_MAX)));
    let limits = found.limits.map(|it| match it.value {
        0.0 => say("lab-limits-none", &with([most], share(it))),
        _ => say("lab-limits", &with([most], share(it))),
    });
    let out = found.out.map(|it| say("lab-out", &share(it)));
    [turns, minutes, limits, out].into_iter().flatten().collect()
}

pub(super) fn choice(found: &Choice) -> Vec<Sentence> {
    let forced = found.forced.map(|it| say("lab-forced", &share(it)));
    let near = found.near.zip(found.candidates).map(|(near, all)| {
        let all = Number(all.value, places(1.0, near));
        say("lab-near", &with([("tried", count(found.tried)), ("all", all)], value(near)))
    });
    let only = found.only.map(|it| say("lab-only", &share(it)));
    let random = found.random.zip(found.random_behind).zip(found.random_ahead);
    let random =
        random.map(|((costs, behind), ahead)| say("lab-random", &of_cost(costs, [behind, ahead])));
    let regrets = found.levels.iter().filter_map(|it| {
        let cost = of_cost(it.regret?, [it.behind?, it.ahead?]);
        Some(say("lab-regret", &with([("bot", level(&it.bot))], cost)))
    });
    [forced, near, only, random].into_iter().flatten().chain(regrets).collect()
}

/// Who plays where a program cannot.
pub(super) fn stand_in(bot: &str) -> Sentence {
    say("lab-stand-in", &[("bot", level(bot))])
}

/// In which shares of the deals a move ends worse than the best one, and better, and whether it is
/// seen to cost anything.
fn of_cost<'a>(costs: Figure, [behind, ahead]: [Figure; 2]) -> Vec<(&'a str, Put<'a>)> {
    let seen = if costs.against(0.0) == Ordering::Greater { "yes" } else { "no" };
    let behind = ends(["behind", "behind-low", "behind-high"], 100.0, behind.among(2));
    let ahead = ends(["ahead", "ahead-low", "ahead-high"], 100.0, ahead.among(2));
    with([("seen", Word(seen))], behind.into_iter().chain(ahead))
}

pub(super) fn luck(found: &Luck) -> Vec<Sentence> {
    found.pairs.iter().flat_map(of_pair).collect()
}

fn of_pair(pair: &Pair) -> Vec<Sentence> {
    let levels = || [("better", level(&pair.better)), ("worse", level(&pair.worse))];
    let ahead = pair.ahead.map(|it| match it.against(0.5) {
        Ordering::Greater => say("lab-ahead", &with(levels(), share(it))),
        Ordering::Less => say("lab-behind", &with(levels(), share(it))),
        Ordering::Equal => say("lab-ahead-unclear", &with(levels(), share(it))),
    });
    let needed = [pair.needed.value, pair.needed.low, pair.needed.high].map(|it| it.map(count));
    let needed = match needed {
        [Some(value), Some(low), Some(high)] => {
            let one = ("rounds", Select(pair.needed.value.unwrap_or_default() as usize));
            let rounds = [("value", value), ("low", low), ("high", high), one];
            say("lab-needed", &with(levels(), rounds))
        }
        _ => say("lab-needed-unclear", &levels()),
    };
    let parts = [pair.cards, pair.seat, pair.skill, pair.rest];
    let parts = match parts {
        [Some(cards), Some(seat), Some(skill), Some(rest)] => {
            let [skill, low, high] = ends(["skill", "low", "high"], 100.0, skill);
            let parts = [("cards", cards), ("seat", seat), ("rest", rest)];
            let parts = parts.map(|(name, part)| (name, percent(part.value)));
            let all = with(levels(), parts.into_iter().chain([skill, low, high]));
            Some(say("lab-parts", &all))
        }
        _ => None,
    };
    ahead.into_iter().chain([needed]).chain(parts).collect()
}

/// How the outcome comes about. `comebacks` are the rounds whose winner, or loser, once had a
/// chance below one in ten; `changed` those in which somebody took the lead from another.
pub(super) fn drama(
    found: &Drama,
    stake: Stake,
    [comebacks, changed]: [Option<Figure>; 2],
) -> Vec<Sentence> {
    let stake = || [("stake", Word(if stake == Stake::Win { "win" } else { "loss" }))];
    let comebacks = comebacks.map(|it| say("lab-comebacks", &with(stake(), share(it))));
    let changed = changed.map(|it| say("lab-changes", &with(stake(), share(it))));
    let decided = found.decided.median.map(|it| say("lab-decided", &with(stake(), value(it))));
    let dead = found.dead.map(|it| say("lab-dead", &with(stake(), share(it))));
    let error =
        [("n", count(found.reliability.rounds)), ("error", percent(found.reliability.error))];
    let reliable = say("lab-reliability", &error);
    [comebacks, changed, decided, dead].into_iter().flatten().chain([reliable]).collect()
}

/// In how few rounds a kind of move is played that hardly matters.
const RARE: f64 = 0.005;

/// Which of these figures may be the largest, by what `of` makes of them: those whose interval
/// does not end below another one. All intervals hold together, so what the largest is lies among
/// them; where there is one alone, it certainly is.
fn may_be_largest(all: &[Figure], of: impl Fn(Figure) -> Figure) -> Vec<usize> {
    let wide: Vec<Figure> = all.iter().map(|it| of(it.among(all.len()))).collect();
    let least = wide.iter().map(|it| it.low).fold(f64::MIN, f64::max);
    (0..all.len()).filter(|&at| wide[at].high >= least).collect()
}

/// A difference without its sign.
fn unsigned(Figure { value, low, high, n }: Figure) -> Figure {
    let ends = [low.abs(), high.abs()];
    let least = if low <= 0.0 && high >= 0.0 { 0.0 } else { ends[0].min(ends[1]) };
    Figure { value: value.abs(), low: least, high: ends[0].max(ends[1]), n }
}

/// At most so many cards are named of which one is worth most.
const CARDS: usize = 8;

/// Which card goes with the largest lead, by what `of` makes of leads, or which may; nothing if no
/// card is seen to go with one. All cards are looked at together.
fn card(
    cards: &[(&str, Figure)],
    of: impl Fn(Figure) -> Figure,
    [one, several]: [&str; 2],
) -> Option<Sentence> {
    let figures: Vec<Figure> = cards.iter().map(|&(_, it)| it).collect();
    let count_of = figures.len();
    if !figures.iter().any(|it| of(it.among(count_of)).low > 0.0) {
        return None;
    }
    let mut may = may_be_largest(&figures, &of);
    if let [at] = may[..] {
        let (card, worth) = cards[at];
        return Some(say(one, &with([("card", Word(card))], value(of(worth)))));
    }
    may.sort_by(|&one, &other| of(figures[other]).value.total_cmp(&of(figures[one]).value));
    let named: Vec<&str> = may.iter().map(|&at| cards[at].0).collect();
    let is_named = if named.len() <= CARDS { "some" } else { "none" };
    let own = [
        ("named", Word(is_named)),
        ("cards", Word(&named.join(", "))),
        ("count", count(named.len() as u64)),
        ("all", count(count_of as u64)),
    ];
    Some(say(several, &own))
}

pub(super) fn pieces(cards: &[Card], kinds: &[MoveKind]) -> Vec<Sentence> {
    let known = cards.iter().filter_map(|card| Some((&*card.card, card.worth?)));
    let known: Vec<(&str, Figure)> = known.collect();
    let most = card(&known, |it| it, ["lab-card-most", "lab-card-most-of"]);
    let least = card(&known, negative, ["lab-card-least", "lab-card-least-of"]);
    let none = (most.is_none() && least.is_none()).then(|| say("lab-card-unclear", &[]));
    let rare = kinds.iter().filter_map(|kind| {
        let played = kind.rounds_played.filter(|played| played.high < RARE)?;
        Some(say("lab-kind-rare", &with([("kind", Word(&kind.kind)), seen(played)], share(played))))
    });
    [most, least, none].into_iter().flatten().chain(rare).collect()
}

/// Whether what hardly ever happens was seen at all.
fn seen(rare: Figure) -> (&'static str, Put<'static>) {
    ("seen", Word(if rare.value == 0.0 { "never" } else { "some" }))
}

pub(super) fn look(look: Look, stake: Stake, decisions: u64) -> Sentence {
    let id = match look {
        Look::Typical => "lab-look-typical",
        Look::Dramatic => "lab-look-dramatic",
        Look::Shortest => "lab-look-shortest",
        Look::Longest => "lab-look-longest",
        Look::OneSided => "lab-look-one-sided",
        Look::Simple => "lab-look-simple",
        Look::Loop => "lab-look-loop",
    };
    let stake = Word(if stake == Stake::Win { "win" } else { "loss" });
    say(id, &[("decisions", count(decisions)), ("stake", stake)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(all: &[(&str, f64, f64)]) -> Vec<Card> {
        let card = |&(card, low, high): &(&str, f64, f64)| {
            let worth = Some(Figure::new((low + high) / 2.0, low, high, 1_000));
            Card { card: card.to_owned(), worth }
        };
        all.iter().map(card).collect()
    }

    fn ids(all: &[(&str, f64, f64)]) -> Vec<(String, String)> {
        let said = pieces(&cards(all), &[]);
        said.into_iter().map(|it| (it.id, it.text["en"].clone())).collect()
    }

    /// A card is called the best only where its interval, widened for all that are looked at, lies
    /// above every other one; also above one that is known badly and has a lower value.
    #[test]
    fn only_what_is_certainly_ahead_is_called_the_most() {
        let clear = ids(&[("A", 5.0, 6.0), ("B", 1.0, 2.0), ("C", -2.0, -1.0)]);
        assert_eq!(clear[0].0, "lab-card-most");
        assert_eq!(clear[1].0, "lab-card-least");
        for close in [
            [("A", 5.0, 6.0), ("B", 4.9, 5.9), ("C", -2.0, -1.0)],
            // Apart, but not where three are looked at together.
            [("A", 5.0, 6.0), ("B", 3.95, 4.95), ("C", -2.0, -1.0)],
            [("A", 5.0, 6.0), ("C", -2.0, -1.0), ("B", -4.0, 9.0)],
        ] {
            let said = ids(&close);
            assert_eq!(said[0].0, "lab-card-most-of", "{said:?}");
            assert!(said[0].1.ends_with("not certain: A, B."), "{said:?}");
        }
        let many = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].map(|card| (card, 1.0, 2.0));
        assert!(ids(&many)[0].1.ends_with("9 of 9 may."), "{:?}", ids(&many));
        assert_eq!(ids(&[("A", -1.0, 2.0), ("B", -1.0, 1.0)])[0].0, "lab-card-unclear");
    }

    #[test]
    fn the_larger_of_two_differences_may_be_the_negative_one() {
        let all = [(1.0, 2.0), (-9.0, -8.0), (-1.0, 3.0)];
        let all = all.map(|(low, high)| Figure::new((low + high) / 2.0, low, high, 50));
        assert_eq!(may_be_largest(&all, unsigned), [1]);
        assert_eq!(may_be_largest(&all[..1], unsigned), [0]);
    }

    /// The figure and both ends as they are written; `numbers.test.ts` of the page says the same.
    fn spelled(by: f64, [value, low, high]: [f64; 3]) -> String {
        let numbers = ends(["", "", ""], by, Figure::new(value, low, high, 50));
        let [value, low, high] = numbers.map(|(_, put)| match put {
            Number(number, places) => written(Language::english(), number, places),
            _ => panic!("no number"),
        });
        format!("{value}, {low} to {high}")
    }

    #[test]
    fn a_figure_has_as_many_digits_as_its_interval_leaves_and_so_have_its_ends() {
        for (by, numbers, expected) in [
            (100.0, [0.280_12, 0.276, 0.284], "28.0, 27.6 to 28.4"),
            (1.0, [-0.4123, -0.52, -0.3], "−0.4, −0.5 to −0.3"),
            (1.0, [3.8, 3.7, 3.8], "3.8, 3.7 to 3.8"),
            (1.0, [4.9, 4.8, 5.0], "4.9, 4.8 to 5.0"),
            (1.0, [30.0, 30.0, 31.0], "30, 30 to 31"),
            (1.0, [1_200.0, 1_150.0, 1_250.0], "1,200, 1,150 to 1,250"),
            (1.0, [-0.04, -0.44, 0.36], "0.0, −0.4 to 0.4"),
            (1.0, [2.0, 2.0, 2.0], "2, 2 to 2"),
        ] {
            assert_eq!(spelled(by, numbers), expected);
        }
    }

    #[test]
    fn numbers_are_grouped_from_a_thousand_on() {
        let [english, german] = ["en", "de"].map(|tag| Language::spoken(tag).expect("it is there"));
        assert_eq!(written(english, 999.0, 0), "999");
        assert_eq!(written(english, 1_000.0, 0), "1,000");
        assert_eq!(written(german, -1_234_567.5, 1), "−1.234.567,5");
    }

    #[test]
    fn a_share_of_all_or_of_none_is_said_in_words() {
        let drama = |share: f64| {
            let share = Figure::new(share, share - 0.05, (share + 0.05).min(1.0), 400);
            say("lab-dead", &with([("stake", Word("win"))], self::share(share))).text["en"].clone()
        };
        assert!(drama(1.0).starts_with("In each of 400 rounds some seat"), "{}", drama(1.0));
        assert!(drama(0.5).starts_with("In 50 % of the rounds (45 to 55)"), "{}", drama(0.5));
        let rare = Some(Figure::new(0.0, 0.0, 0.001, 4_000));
        let (rounds_possible, possible, played) = (None, 9, 0);
        let kind = "snap".to_owned();
        let kind = MoveKind { kind, rounds_possible, rounds_played: rare, possible, played };
        let said = pieces(&[], &[kind]).pop().expect("a sentence");
        assert_eq!(said.text["en"], "“snap” is hardly ever played (in none of 4,000 rounds).");
    }
}
