//! The page of a sweep over house rules.

use games::{OptionsError, Settings, for_game};

use super::Sweep;
use super::report::{Effect, Setting, Swept, Varied, Wished};
use super::said;
use crate::stats::Figure;
use crate::study::Study;
use crate::study::page::{Look, Page, settings};
use crate::study::replays::Look as Why;
use crate::study::say::{Put, Text, text};
use crate::study::section::{
    Axis, Cell, Chart, Point, Row, Section, Shape, Table, Unit, axis, single,
};
use crate::study::what::What;

/// The most rows of a chart of pairs.
const PAIRS_MAX: usize = 12;

impl Page {
    /// The page of a sweep, or of a comparison.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn of_sweep(sweep: &Sweep, found: &Swept) -> Result<Self, OptionsError> {
        let study = &sweep.study;
        let (title, sections, looks) = match &*found.changes {
            [change] if sweep.other.is_some() => {
                ("lab-title-compare", vec![compared(found, change)], sweep.looks(change))
            }
            _ => ("lab-title-sweep", sections(found), Vec::new()),
        };
        let options = match &sweep.other {
            Some(other) => {
                let other = Study { settings: other.clone(), ..study.clone() };
                settings(&other.options()?, &found.options)
            }
            None => {
                let usual =
                    Study { settings: Settings::new(study.kind.options()), ..study.clone() };
                settings(&found.options, &usual.options()?)
            }
        };
        let wished = found.wish.iter().flat_map(|it| it.sentences.iter().take(2));
        Ok(Self {
            title: text(title, &[("game", Put::Word(&found.name))]),
            seats: found.seats,
            options,
            bots: found.bots.clone(),
            rounds: found.rounds,
            seed: found.seed,
            commit: found.commit.clone(),
            rules: found.rules.text.clone(),
            command: found.command.clone(),
            verdicts: wished.chain(&found.said.largest).cloned().collect(),
            sections,
            replays: looks,
        })
    }
}

impl Sweep {
    /// The deal whose rounds differ most in length, by both rule sets of a comparison.
    fn looks(&self, change: &Varied) -> Vec<Look> {
        // A program may play differently next time.
        let most = change.most.filter(|_| !self.study.bots[0].is_program());
        let arms = [self.study.clone(), self.with(&self.arms[0])];
        let looks = arms.iter().zip(["first.txt", "second.txt"]).enumerate();
        let looks = looks.filter_map(|(arm, (study, file))| {
            let kept = for_game!(study.kind, G => study.source().record::<G>(Why::Typical, most?));
            let label = text("lab-look-arm", &[("arm", Put::Choice(arm))]);
            let (id, file) = (file.to_owned(), file.to_owned());
            Some(Look { id, label, file, record: kept?.text })
        });
        looks.collect()
    }
}

/// What the change of a comparison does, in standard deviations of the first rule set, and in
/// numbers.
fn compared(found: &Swept, change: &Varied) -> Section {
    let mut section = Section::new("changes");
    // What is found stands at the top of the page.
    section.say(found.said.rest.iter().cloned());
    for Effect { what, arms: [first, second], change, .. } in &change.measures {
        let name = what.name();
        for (of, figure) in [("first", first), ("second", second), ("change", change)] {
            let own = [("what", Put::Word(&name)), ("of", Put::Word(of))];
            let label = text("lab-figure-of", &own);
            section.figure_of(format!("{name}-{of}"), label, what.unit(), Some(*figure));
        }
    }
    let points = change.measures.iter().map(|Effect { what, change, effect, .. }| {
        // An effect has the interval of the change that it stands for.
        let scale = if change.value == 0.0 { 0.0 } else { effect / change.value };
        Point::of(&what.name(), what.text(), Some(change.map(|value| value * scale)))
    });
    let axes = [axis("what", Unit::Count), axis("effect", Unit::Deviations)];
    section.chart(Chart::new("changes", Shape::Range, axes, single(points)).line("none", 0.0));
    section
}

fn sections(found: &Swept) -> Vec<Section> {
    // That nothing serves it stands at the top of the page.
    let wish = found.wish.as_ref().filter(|it| !it.tried.is_empty()).map(wish);
    let pairs = (!found.pairs.is_empty()).then(|| pairs(found));
    wish.into_iter().chain([changes(found)]).chain(pairs).collect()
}

fn called(all: &[Setting]) -> Text {
    said::settings(all, " + ")
}

/// Settings as the arguments of a command.
fn name(all: &[Setting]) -> String {
    all.iter().map(Setting::to_string).collect::<Vec<_>>().join(",")
}

fn point(all: &[Setting], figure: Option<Figure>) -> Option<Point> {
    Point::of(&name(all), called(all), figure)
}

/// A row for each of these differences of a measure, the largest first.
fn tornado(
    [x, y, line]: [&str; 3],
    what: What,
    mut rows: Vec<(&[Setting], Figure)>,
    most: usize,
) -> Chart {
    rows.sort_by(|(_, one), (_, other)| other.value.abs().total_cmp(&one.value.abs()));
    let points = single(rows.into_iter().take(most).map(|(all, it)| point(all, Some(it))));
    let axes = [axis(x, Unit::Count), axis(y, what.unit())];
    let chart = Chart::new(x, Shape::Range, axes, points).line(line, 0.0);
    Chart { id: format!("{x}-{}", what.name()), label: what.text(), ..chart }
}

/// A row with a cell for each measure of the base rules.
fn row(varied: &Varied, found: &Swept) -> Row {
    let cell = |what: What| {
        let Effect { change: Figure { value, low, high, .. }, found, .. } =
            *varied.measures.iter().find(|it| it.what == what)?;
        Some(Cell { value, low, high, found })
    };
    let cells = found.base.iter().map(|it| cell(it.what)).collect();
    Row { label: called(&varied.settings), cells }
}

/// A table with a column for each measure of the base rules.
fn table(id: &'static str, of: &str, found: &Swept, rows: Vec<Row>) -> Table {
    let columns = found.base.iter().map(|it| Axis { label: it.what.text(), unit: it.what.unit() });
    let label = text(&format!("lab-table-{id}"), &[]);
    Table { id, label, of: text(&format!("lab-axis-{of}"), &[]), columns: columns.collect(), rows }
}

fn changes(found: &Swept) -> Section {
    let mut section = Section::new("sweep-changes");
    section.say(found.said.rest.iter().cloned());
    for base in &found.base {
        let (what, figure) = (base.what, Some(base.figure));
        section.figure_of(what.name(), what.text(), what.unit(), figure);
        let measures = found.changes.iter().filter_map(|change| {
            let it = change.measures.iter().find(|it| it.what == what)?;
            Some((&*change.settings, it))
        });
        if measures.clone().any(|(_, it)| it.found) {
            let rows = measures.map(|(set, it)| (set, it.change)).collect();
            section.chart(tornado(["change", "difference", "none"], what, rows, usize::MAX));
        }
    }
    let rows = found.changes.iter().map(|it| row(it, found));
    section.tables.push(table("change", "change", found, rows.collect()));
    section
}

fn pairs(found: &Swept) -> Section {
    let mut section = Section::new("sweep-pairs");
    section.say(found.said.pairs.iter().cloned());
    for base in &found.base {
        let rows = found.pairs.iter().filter_map(|pair| {
            let it = pair.measures.iter().find(|it| it.what == base.what && it.found)?;
            Some((&*pair.settings, it.change))
        });
        let rows = rows.collect();
        section.chart(tornado(["pair-of", "beyond", "sum"], base.what, rows, PAIRS_MAX));
    }
    let rows = found.pairs.iter().map(|it| row(it, found));
    section.tables.push(table("pair", "pair-of", found, rows.collect()));
    section
}

fn wish(found: &Wished) -> Section {
    let mut section = Section::new("sweep-wish");
    // Which changes are the best, and whether that is so, stands at the top of the page.
    section.say(found.sentences[2..].iter().cloned());
    section.figure("wish", Unit::Deviations, found.total);
    let axes = |of| [axis(of, Unit::Count), axis("effect", Unit::Deviations)];
    let served = found.improvements.iter();
    let served = single(served.map(|it| Point::named(&it.wish.to_string(), Some(it.improvement))));
    section.chart(Chart::new("wish", Shape::Range, axes("wish"), served).line("none", 0.0));
    let tried = single(found.tried.iter().map(|it| point(&it.settings, it.total)));
    section.chart(Chart::new("tried", Shape::Range, axes("pair-of"), tried).line("none", 0.0));
    section
}
