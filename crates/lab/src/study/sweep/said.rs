//! What a sweep over house rules says in words.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use games::Value;
use words::{Language, Param};

use super::report::{Effect, Improvement, Setting, Wished};
use super::wish::Wish;
use crate::stats::Figure;
use crate::study::say::{
    Put::{self, Choice as Select, Named, Number, Word},
    Sentence, Text, count, ends, may_be_largest, negative, places, say, text, unsigned, value, way,
    with,
};
use crate::study::section::Unit;
use crate::study::what::What;

/// Settings as the page of the rules calls them, one after the other.
pub(crate) fn settings(all: &[Setting], between: &str) -> Text {
    let text = Language::all().map(|language| {
        let all: Vec<String> = all.iter().map(|it| setting(language, *it)).collect();
        (language.tag().to_owned(), all.join(between))
    });
    text.collect()
}

fn setting(language: Language, Setting { option, value }: Setting) -> String {
    let slug = |name: &str| name.replace('_', "-");
    let own = |id: String, name: &str| match language.has(&id) {
        true => language.text(&id, &[]),
        false => name.replace('_', " "),
    };
    let name = value.to_string();
    let (text, choice) = match value {
        Value::Flag(true) => (language.text("page-options-yes", &[]), "yes"),
        Value::Flag(false) => (language.text("page-options-no", &[]), "no"),
        _ => (own(format!("page-option-value-{}", slug(&name)), &name), "other"),
    };
    let option = own(format!("page-option-{}", slug(option)), option);
    let params: [(&str, Param<'_>); 3] =
        [("option", option.into()), ("text", text.into()), ("value", choice.into())];
    language.text("page-options-change", &params)
}

/// A wish as a command has it.
pub(crate) fn words(wish: &[Wish]) -> String {
    wish.iter().map(Wish::to_string).collect::<Vec<_>>().join(",")
}

/// How the numbers of a measure are written, of which one has this interval.
struct Written {
    unit: Unit,
    name: String,
    by: f64,
    places: usize,
}

impl Written {
    fn of(what: What, figure: Figure) -> Self {
        let unit = what.unit();
        let by = if unit == Unit::Share { 100.0 } else { 1.0 };
        Self { unit, name: what.name(), by, places: places(by, figure) }
    }

    /// A number with its unit, such as `5.8 minutes`.
    fn number(&self, number: f64) -> Put<'static> {
        self.quantity(number, "share")
    }

    /// The same where its unit was said before; a share is a percentage all the same.
    fn bare(&self, number: f64) -> Put<'static> {
        if self.unit == Unit::Share { self.number(number) } else { Number(number, self.places) }
    }

    /// The same of a difference.
    fn change(&self, number: f64) -> Put<'static> {
        self.quantity(number, "difference")
    }

    fn quantity(&self, number: f64, share: &str) -> Put<'static> {
        let unit = match self.unit {
            Unit::Turns => "turns",
            Unit::Minutes => "minutes",
            Unit::Rounds => "rounds",
            Unit::Moves => "moves",
            Unit::Points => "points",
            _ => share,
        };
        let (number, places) = (self.by * number, self.places);
        let one = if format!("{:.places$}", number.abs()) == "1" { "yes" } else { "no" };
        let own = [("number", Number(number, places)), ("unit", Word(unit)), ("one", Word(one))];
        Named(text("lab-quantity", &own))
    }

    /// The measure's name, and a difference with its interval and its way.
    fn difference(&self, figure: Figure) -> Vec<(&'static str, Put<'_>)> {
        let size = if figure.value < 0.0 { negative(figure) } else { figure };
        let [_, low, high] = ends(["", "low", "high"], self.by, size);
        let way = way(figure.value.total_cmp(&0.0));
        let value = self.change(size.value);
        vec![("what", Word(&self.name)), ("way", way), ("value", value), low, high]
    }
}

/// What the change of a comparison makes of a measure.
pub(crate) fn change(Effect { what, arms: [first, last], change, found, .. }: &Effect) -> Sentence {
    let written = Written::of(*what, *change);
    if change.is_none() {
        return say("lab-change-same", &[("what", Word(&written.name))]);
    }
    if !found {
        let most = written.change(change.high.abs().max(change.low.abs()));
        return say("lab-change-none", &[("what", Word(&written.name)), ("most", most)]);
    }
    let more = [("first", written.bare(first.value)), ("last", written.number(last.value))];
    say("lab-change-found", &with(more, written.difference(*change)))
}

/// Whether one of these differences is certainly the largest.
pub(crate) fn is_sure(differences: &[Figure]) -> bool {
    may_be_largest(differences, unsigned).len() == 1
}

fn sure(is_sure: bool) -> (&'static str, Put<'static>) {
    ("sure", Word(if is_sure { "yes" } else { "no" }))
}

/// The largest change of a measure that is seen, of so many that are found among all, and whether
/// it certainly is the largest.
pub(crate) fn largest(
    change: &[Setting],
    Effect { what, arms: [first, last], change: figure, .. }: &Effect,
    [found, all]: [usize; 2],
    is_sure: bool,
) -> Sentence {
    let written = Written::of(*what, *figure);
    let more = [
        ("change", Named(settings(change, ""))),
        ("first", written.bare(first.value)),
        ("last", written.number(last.value)),
        ("found", Select(found)),
        ("all", count(all as u64)),
        sure(is_sure),
    ];
    say("lab-sweep-largest", &with(more, written.difference(*figure)))
}

/// That no change is seen to matter for a measure.
pub(crate) fn nothing(what: What, all: usize) -> Sentence {
    say("lab-sweep-nothing", &[("what", Word(&what.name())), ("all", Select(all))])
}

/// That a change makes no difference in any deal.
pub(crate) fn same(change: &[Setting]) -> Sentence {
    say("lab-sweep-same", &[("change", Named(settings(change, "")))])
}

/// Changes by which there is no such table, and the clause that has none.
pub(crate) fn left_out(clause: &str, sets: &[&[Setting]]) -> Sentence {
    let mut all = BTreeMap::<String, Vec<String>>::new();
    for set in sets {
        for (language, text) in settings(set, " + ") {
            all.entry(language).or_default().push(text);
        }
    }
    let all = all.into_iter().map(|(language, texts)| (language, texts.join(", "))).collect();
    let cited = if clause.is_empty() { "no" } else { "yes" };
    let own = [("changes", Named(all)), ("cited", Word(cited)), ("clause", Word(clause))];
    say("lab-sweep-left-out", &own)
}

/// The largest interaction in a measure that is seen, of so many that are found among all, and
/// whether it certainly is the largest.
pub(crate) fn pair(
    both: &[Setting],
    Effect { what, arms: [added, together], change, .. }: &Effect,
    [found, all]: [usize; 2],
    is_sure: bool,
) -> Sentence {
    let written = Written::of(*what, *change);
    let [one, other] = [0, 1].map(|at| settings(&both[at..=at], ""));
    let more = [
        ("one", Named(one)),
        ("other", Named(other)),
        ("together", written.change(together.value)),
        ("added", written.change(added.value)),
        ("found", Select(found)),
        ("all", count(all as u64)),
        sure(is_sure),
    ];
    say("lab-sweep-pair", &with(more, written.difference(*change)))
}

/// That all pairs are seen to add up.
pub(crate) fn no_pair(all: usize) -> Sentence {
    say("lab-sweep-no-pair", &[("all", Select(all))])
}

pub(crate) fn wished(found: &Wished) -> Vec<Sentence> {
    let tried = found.wish.iter().filter(|word| !found.fixed.contains(word));
    let wish = tried.map(Wish::to_string).collect::<Vec<_>>().join(", ");
    if found.settings.is_empty() {
        let nothing =
            (!wish.is_empty()).then(|| say("lab-sweep-wish-nothing", &[("wish", Word(&wish))]));
        return nothing.into_iter().chain(found.fixed.iter().map(fixed)).collect();
    }
    let own = [
        ("wish", Word(&wish)),
        ("changes", Named(settings(&found.settings, ", "))),
        ("tried", Select(found.tried.len())),
    ];
    let mut said = vec![say("lab-sweep-wish", &own)];
    said.push(match found.total {
        None => say("lab-sweep-wish-unknown", &[]),
        Some(total) => {
            let own = [
                ("seen", Word(seen(total))),
                ("rounds", count(found.rounds)),
                ("predicted", Number(found.predicted, places(1.0, total))),
            ];
            say("lab-sweep-wish-seen", &with(own, value(size(total))))
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

fn served(
    Improvement { wish, what, arms: [first, last], improvement, .. }: &Improvement,
) -> Sentence {
    let written = Written::of(*what, *last);
    let wish = wish.to_string();
    let more = [
        ("wish", Word(&wish)),
        ("seen", Word(seen(*improvement))),
        ("first", written.bare(first.value)),
        ("last", written.number(last.value)),
    ];
    let own = with([("what", Word(&written.name))], value(size(*improvement)));
    say("lab-sweep-wish-word", &own.into_iter().chain(more).collect::<Vec<_>>())
}
