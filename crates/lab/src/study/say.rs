//! How a report says its numbers, in every language of the catalogues. Which sentence is said
//! depends on intervals: none claims what its interval does not hold.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;
use words::{Language, Param};

use super::section::Distribution;
use super::sections::drama::Stake;
use crate::stats::Figure;

/// A text in each language, by its tag.
pub type Text = BTreeMap<String, String>;

/// A sentence that says what a figure shows, and no more than its interval holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// Its name in the catalogues.
    pub id: String,
    /// The sentence in each language, by its tag.
    pub text: Text,
}

pub(crate) enum Put<'a> {
    /// A number with so many decimals.
    Number(f64, usize),
    /// A number by which the sentence is chosen.
    Choice(usize),
    /// A word that is no word of a language, such as a card's name, or a choice of the sentence.
    Word(&'a str),
    /// What each language calls it.
    Named(Text),
}
use Put::{Choice as Select, Named, Number, Word};

pub(crate) fn text(id: &str, params: &[(&str, Put<'_>)]) -> Text {
    say(id, params).text
}

/// A level, as charts call it, too.
pub(crate) fn level(bot: &str) -> Put<'static> {
    Named(level_text(bot))
}

pub(crate) fn level_text(bot: &str) -> Text {
    text("lab-level", &[("bot", Word(bot))])
}

/// What rounds are about, by which many sentences are chosen.
pub(crate) fn about_stake(stake: Stake) -> (&'static str, Put<'static>) {
    ("stake", Word(if stake == Stake::Win { "win" } else { "loss" }))
}

pub(crate) fn percent(share: f64) -> Put<'static> {
    Number(100.0 * share, 1)
}

/// What would be even, as a percentage: `25 %`, and `33.3 %`.
pub(crate) fn even(share: f64) -> Put<'static> {
    let is_whole = (100.0 * share).fract().abs() < 0.05;
    Number(100.0 * share, usize::from(!is_whole))
}

pub(crate) fn count(number: u64) -> Put<'static> {
    Number(number as f64, 0)
}

/// A sentence of the catalogues, in every language.
pub(crate) fn say(id: &str, params: &[(&str, Put<'_>)]) -> Sentence {
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
    Sentence { id: id.to_owned(), text: text.collect() }
}

/// A sentence about what has a name: that begins it, in every language.
pub(crate) fn about(name: &Text, id: &str, params: &[(&str, Put<'_>)]) -> Sentence {
    let mut said = say(id, params);
    for (language, text) in &mut said.text {
        *text = format!("{}: {text}", name.get(language).map_or("", String::as_str));
    }
    said
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
pub(crate) fn share<'a>(figure: Figure) -> [(&'a str, Put<'a>); 5] {
    let [share, low, high] = ends(["share", "low", "high"], 100.0, figure);
    let all = Word(if figure.value == 1.0 { "all" } else { "some" });
    [share, low, high, ("n", count(figure.n)), ("all", all)]
}

pub(crate) fn value<'a>(figure: Figure) -> [(&'a str, Put<'a>); 3] {
    ends(["value", "low", "high"], 1.0, figure)
}

/// A figure, `by` times as large, and the ends of its interval, with as many digits each.
pub(crate) fn ends<'a>(names: [&'a str; 3], by: f64, figure: Figure) -> [(&'a str, Put<'a>); 3] {
    let places = places(by, figure);
    let numbers = [figure.value, figure.low, figure.high];
    std::array::from_fn(|at| (names[at], Number(by * numbers[at], places)))
}

pub(crate) fn with<'a, const N: usize>(
    some: [(&'a str, Put<'a>); N],
    more: impl IntoIterator<Item = (&'a str, Put<'a>)>,
) -> Vec<(&'a str, Put<'a>)> {
    some.into_iter().chain(more).collect()
}

pub(crate) fn way(of: Ordering) -> Put<'static> {
    Word(if of == Ordering::Greater { "more" } else { "less" })
}

/// So many decimals that half the interval has one figure, four at most.
fn decimals(half: f64) -> usize {
    if half > 0.0 { (-half.log10().floor()).clamp(0.0, 4.0) as usize } else { 2 }
}

/// How many decimals a figure and the ends of its interval have, `by` times as large: as many as
/// the interval leaves, without zeros at the end of all three. `places` in `web/src/lab/numbers.ts`
/// is the same.
pub(crate) fn places(by: f64, Figure { value, low, high, .. }: Figure) -> usize {
    let most = decimals(by * (high - low) / 2.0);
    let used = |number: f64| {
        let text = format!("{:.most$}", by * number);
        text.split_once('.').map_or(0, |(_, part)| part.trim_end_matches('0').len())
    };
    [value, low, high].into_iter().map(used).max().unwrap_or(most)
}

pub(crate) fn negative(figure: Figure) -> Figure {
    Figure { value: -figure.value, low: -figure.high, high: -figure.low, ..figure }
}

/// The middle of a distribution and nine tenths of it.
pub(crate) fn spread<'a>(found: &Distribution, decimals: usize) -> Option<[(&'a str, Put<'a>); 3]> {
    let at = |figure: Option<Figure>| figure.map(|it| Number(it.value, decimals));
    let [low, median, high] = [found.p5, found.median, found.p95].map(at);
    Some([("low", low?), ("median", median?), ("high", high?)])
}

/// In how few rounds a kind of move is played that hardly matters.
pub(crate) const RARE: f64 = 0.005;

/// Which of these figures may be the largest, by what `of` makes of them: those whose interval
/// does not end below another one. All intervals hold together, so what the largest is lies among
/// them; where there is one alone, it certainly is.
pub(crate) fn may_be_largest(all: &[Figure], of: impl Fn(Figure) -> Figure) -> Vec<usize> {
    let wide: Vec<Figure> = all.iter().map(|it| of(it.among(all.len()))).collect();
    let least = wide.iter().map(|it| it.low).fold(f64::MIN, f64::max);
    (0..all.len()).filter(|&at| wide[at].high >= least).collect()
}

/// A difference without its sign.
pub(crate) fn unsigned(Figure { value, low, high, n }: Figure) -> Figure {
    let ends = [low.abs(), high.abs()];
    let least = if low <= 0.0 && high >= 0.0 { 0.0 } else { ends[0].min(ends[1]) };
    Figure { value: value.abs(), low: least, high: ends[0].max(ends[1]), n }
}

/// Whether what hardly ever happens was seen at all.
pub(crate) fn seen(rare: Figure) -> (&'static str, Put<'static>) {
    ("seen", Word(if rare.value == 0.0 { "never" } else { "some" }))
}

/// A change of a share in percentage points, without its sign, and which way it goes.
pub(crate) fn points<'a>(change: Figure) -> Vec<(&'a str, Put<'a>)> {
    let is_more = change.value > 0.0;
    let size = if is_more { change } else { negative(change) };
    let way = Word(if is_more { "more" } else { "less" });
    let [value, low, high] = ends(["value", "low", "high"], 100.0, size);
    vec![("way", way), value, low, high]
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }
}
