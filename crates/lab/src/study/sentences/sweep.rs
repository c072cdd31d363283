//! What a sweep over house rules says in words.

use std::cmp::Ordering;

use super::{
    Number, Put, Select, Word, count, decimals, may_be_largest, negative, say, unsigned, value,
    way, with,
};
use crate::study::figures::Figure;
use crate::study::report::Sentence;
use crate::study::sweep::report::{Effect, Improvement, Interaction, Setting, Wished};
use crate::study::sweep::wish::Wish;
use crate::study::what::What;

/// Settings as a command has them, one after the other.
pub(in crate::study) fn settings(all: &[Setting]) -> String {
    all.iter().map(Setting::to_string).collect::<Vec<_>>().join(", ")
}

/// A wish as a command has it.
pub(in crate::study) fn words(wish: &[Wish]) -> String {
    wish.iter().map(Wish::to_string).collect::<Vec<_>>().join(",")
}

/// A measure's name and unit, and how it writes numbers of which one has this interval.
struct Written {
    name: String,
    is_share: bool,
    places: usize,
}

impl Written {
    fn of(what: What, doubt: Figure) -> Self {
        let is_share = what.is_share();
        let by = if is_share { 100.0 } else { 1.0 };
        let places = decimals(by * (doubt.high - doubt.low) / 2.0);
        Self { name: what.name(), is_share, places }
    }

    fn own(&self) -> [(&str, Put<'_>); 2] {
        [("what", Word(&self.name)), ("unit", Word(if self.is_share { "share" } else { "plain" }))]
    }

    fn number(&self, number: f64) -> Put<'static> {
        Number(if self.is_share { 100.0 } else { 1.0 } * number, self.places)
    }

    /// A difference with its interval, and its way.
    fn difference(&self, figure: Figure) -> [(&'static str, Put<'static>); 4] {
        let size = if figure.value < 0.0 { negative(figure) } else { figure };
        [
            ("way", way(figure.value.total_cmp(&0.0))),
            ("value", self.number(size.value)),
            ("low", self.number(size.low)),
            ("high", self.number(size.high)),
        ]
    }
}

/// Whether one of these differences is certainly the largest.
pub(in crate::study) fn is_sure(differences: &[Figure]) -> bool {
    may_be_largest(differences, unsigned).len() == 1
}

fn sure(is_sure: bool) -> (&'static str, Put<'static>) {
    ("sure", Word(if is_sure { "yes" } else { "no" }))
}

/// The largest change of a measure that is seen, of so many that are found among all, and whether
/// it certainly is the largest.
pub(in crate::study) fn largest(
    setting: Setting,
    Effect { what, arms: [first, last], change, .. }: &Effect,
    [found, all]: [usize; 2],
    is_sure: bool,
) -> Sentence {
    let (written, change_made) = (Written::of(*what, *change), setting.to_string());
    let more = [
        ("change", Word(&change_made)),
        ("first", written.number(first.value)),
        ("last", written.number(last.value)),
        ("found", Select(found)),
        ("all", count(all as u64)),
        sure(is_sure),
    ];
    let own = with(written.own(), written.difference(*change));
    say("lab-sweep-largest", &own.into_iter().chain(more).collect::<Vec<_>>())
}

/// That no change is seen to matter for a measure.
pub(in crate::study) fn nothing(what: What, all: usize) -> Sentence {
    say("lab-sweep-nothing", &[("what", Word(&what.name())), ("all", Select(all))])
}

/// That a change makes no difference in any deal.
pub(in crate::study) fn same(setting: Setting) -> Sentence {
    say("lab-sweep-same", &[("change", Word(&setting.to_string()))])
}

/// Changes by which there is no such table.
pub(in crate::study) fn left_out(all: &[Vec<Setting>]) -> Sentence {
    let all: Vec<String> = all
        .iter()
        .map(|set| set.iter().map(Setting::to_string).collect::<Vec<_>>().join(" + "))
        .collect();
    say("lab-sweep-left-out", &[("changes", Word(&all.join(", ")))])
}

/// The largest interaction in a measure that is seen, of so many that are found among all, and
/// whether it certainly is the largest.
pub(in crate::study) fn pair(
    [one, other]: [Setting; 2],
    Interaction { what, together, added, interaction, .. }: &Interaction,
    [found, all]: [usize; 2],
    is_sure: bool,
) -> Sentence {
    let written = Written::of(*what, *interaction);
    let (one, other) = (one.to_string(), other.to_string());
    let more = [
        ("one", Word(&one)),
        ("other", Word(&other)),
        ("together", written.number(together.value)),
        ("added", written.number(added.value)),
        ("found", Select(found)),
        ("all", count(all as u64)),
        sure(is_sure),
    ];
    let own = with(written.own(), written.difference(*interaction));
    say("lab-sweep-pair", &own.into_iter().chain(more).collect::<Vec<_>>())
}

/// That all pairs are seen to add up.
pub(in crate::study) fn no_pair(all: usize) -> Sentence {
    say("lab-sweep-no-pair", &[("all", Select(all))])
}

/// What serves a wish.
pub(in crate::study) fn wished(found: &Wished) -> Vec<Sentence> {
    let tried = found.wish.iter().filter(|word| !found.fixed.contains(word));
    let wish = tried.map(Wish::to_string).collect::<Vec<_>>().join(", ");
    if found.settings.is_empty() {
        let nothing =
            (!wish.is_empty()).then(|| say("lab-sweep-wish-nothing", &[("wish", Word(&wish))]));
        return nothing.into_iter().chain(found.fixed.iter().map(fixed)).collect();
    }
    let changes = settings(&found.settings);
    let own =
        [("wish", Word(&wish)), ("changes", Word(&changes)), ("tried", Select(found.tried.len()))];
    let mut said = vec![say("lab-sweep-wish", &own)];
    said.push(match found.total {
        None => say("lab-sweep-wish-unknown", &[]),
        Some(total) => {
            let own = [
                ("seen", Word(seen(total))),
                ("rounds", count(found.rounds)),
                ("predicted", Number(found.predicted, 2)),
            ];
            say("lab-sweep-wish-seen", &with(own, value(size(total), 2)))
        }
    });
    said.extend(found.improvements.iter().map(served));
    said.extend(found.fixed.iter().map(fixed));
    said
}

/// That a game cannot vary what is wished.
fn fixed(word: &Wish) -> Sentence {
    let (what, word) = (word.aim().0.name(), word.to_string());
    say("lab-sweep-wish-fixed", &[("wish", Word(&word)), ("what", Word(&what))])
}

/// Whether an improvement is one.
fn seen(improvement: Figure) -> &'static str {
    match improvement.against(0.0) {
        Ordering::Greater => "better",
        Ordering::Less => "worse",
        Ordering::Equal => "unclear",
    }
}

/// An improvement as the sentence says it: how much better, or how much worse.
fn size(improvement: Figure) -> Figure {
    if improvement.high < 0.0 { negative(improvement) } else { improvement }
}

/// How far a word of a wish is served.
fn served(
    Improvement { wish, what, arms: [first, last], improvement, .. }: &Improvement,
) -> Sentence {
    let written = Written::of(*what, *last);
    let wish = wish.to_string();
    let more = [
        ("wish", Word(&wish)),
        ("seen", Word(seen(*improvement))),
        ("first", written.number(first.value)),
        ("last", written.number(last.value)),
    ];
    let own = with(written.own(), value(size(*improvement), 2));
    say("lab-sweep-wish-word", &own.into_iter().chain(more).collect::<Vec<_>>())
}
