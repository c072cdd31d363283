//! The page of a sweep over house rules.

use super::{
    At, Cell, Chart, Column, Page, Point, Rows, Section, Shape, Study, Table, TableRow, Text, Unit,
    axis, chart, point, reference, section, settings, single, text, unit,
};
use crate::stats::Figure;
use crate::study::sentences::{Put, sweep as sentences};
use crate::study::sweep::Sweep;
use crate::study::sweep::report::{Setting, Swept, Wished};
use crate::study::what::What;
use games::{OptionsError, Settings};

/// The most rows of a chart of pairs.
const PAIRS_MAX: usize = 12;

impl Page {
    /// The page of a sweep.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn of_sweep(sweep: &Sweep, found: &Swept) -> Result<Self, OptionsError> {
        let study = &sweep.study;
        let usual = Study { settings: Settings::new(study.kind.options()), ..study.clone() };
        let wished = found.wish.iter().flat_map(|it| it.sentences.iter().take(2));
        let mut sections = Vec::new();
        // That nothing serves it stands at the top of the page.
        sections.extend(found.wish.as_ref().filter(|it| !it.tried.is_empty()).map(wish));
        sections.push(changes(found));
        if !found.pairs.is_empty() {
            sections.push(pairs(found));
        }
        Ok(Self {
            title: text("lab-title-sweep", &[("game", Put::Word(&found.name))]),
            seats: found.seats,
            options: settings(&found.options, &usual.options()?),
            bots: found.bots.clone(),
            rounds: found.rounds,
            seed: found.seed,
            commit: found.commit.clone(),
            rules: found.rules.text.clone(),
            command: found.command.clone(),
            verdicts: wished.chain(&found.said.largest).cloned().collect(),
            sections,
            replays: Vec::new(),
        })
    }
}

fn named(name: &str) -> Text {
    text("lab-name", &[("name", Put::Word(name))])
}

fn called(all: &[Setting]) -> Text {
    sentences::settings(all, " + ")
}

fn measure(what: What) -> Text {
    text("lab-what", &[("what", Put::Word(&what.name()))])
}

/// A row for each of these differences of a measure, the largest first.
fn tornado(
    [x, y, line]: [&str; 3],
    what: What,
    mut rows: Vec<(Text, Figure)>,
    most: usize,
) -> Chart {
    rows.sort_by(|(_, one), (_, other)| other.value.abs().total_cmp(&one.value.abs()));
    let rows = rows.into_iter().take(most);
    let points: Vec<Point> = rows.map(|(name, it)| point(At::Name(name), it)).collect();
    let chart = Chart {
        id: format!("{x}-{}", what.name()),
        label: measure(what),
        kind: Shape::Range,
        x: axis(x, Unit::Count),
        y: axis(y, unit(what)),
        reference: None,
        series: single(points),
    };
    reference(chart, line, 0.0)
}

/// A row with a cell for each measure of the base rules.
fn table_row(
    label: Text,
    found: &Swept,
    measures: impl Iterator<Item = (What, Figure, bool)> + Clone,
) -> TableRow {
    let cell = |what: What| {
        let (_, Figure { value, low, high, .. }, found) =
            measures.clone().find(|(it, ..)| *it == what)?;
        Some(Cell { value, low, high, found })
    };
    TableRow { label, cells: found.base.iter().map(|it| cell(it.what)).collect() }
}

/// A table with a column for each measure of the base rules.
fn table(id: &'static str, of: &str, found: &Swept, rows: Vec<TableRow>) -> Table {
    let columns =
        found.base.iter().map(|it| Column { label: measure(it.what), unit: unit(it.what) });
    let label = text(&format!("lab-table-{id}"), &[]);
    Table { id, label, of: text(&format!("lab-axis-{of}"), &[]), columns: columns.collect(), rows }
}

fn changes(found: &Swept) -> Section {
    let matters = |what: What| {
        let mut all = found.changes.iter().flat_map(|it| &it.measures);
        all.any(|it| it.what == what && it.found)
    };
    let charts = found.base.iter().filter(|it| matters(it.what)).map(|base| {
        let rows = found.changes.iter().filter_map(|change| {
            let it = change.measures.iter().find(|it| it.what == base.what)?;
            Some((called(&[change.setting]), it.change))
        });
        tornado(["change", "difference", "none"], base.what, rows.collect(), usize::MAX)
    });
    let mut rows = Rows::default();
    for base in &found.base {
        rows.put(base.what.name(), measure(base.what), unit(base.what), Some(base.figure));
    }
    let table_rows = found.changes.iter().map(|change| {
        let it = change.measures.iter().map(|it| (it.what, it.change, it.found));
        table_row(called(&[change.setting]), found, it)
    });
    let table = table("change", "change", found, table_rows.collect());
    let section = section("sweep-changes", &found.said.rest, rows, charts.collect());
    Section { tables: vec![table], ..section }
}

fn pairs(found: &Swept) -> Section {
    let charts = found.base.iter().map(|base| {
        let rows = found.pairs.iter().filter_map(|pair| {
            let it = pair.measures.iter().find(|it| it.what == base.what && it.found)?;
            Some((called(&pair.settings), it.interaction))
        });
        tornado(["pair-of", "beyond", "sum"], base.what, rows.collect(), PAIRS_MAX)
    });
    let rows = found.pairs.iter().map(|pair| {
        let it = pair.measures.iter().map(|it| (it.what, it.interaction, it.found));
        table_row(called(&pair.settings), found, it)
    });
    let table = table("pair", "pair-of", found, rows.collect());
    let section = section("sweep-pairs", &found.said.pairs, Rows::default(), charts.collect());
    Section { tables: vec![table], ..section }
}

fn wish(found: &Wished) -> Section {
    let served = found.improvements.iter();
    let served = served.map(|it| point(At::Name(named(&it.wish.to_string())), it.improvement));
    let tried =
        found.tried.iter().filter_map(|it| Some(point(At::Name(called(&it.settings)), it.total?)));
    let mut rows = Rows::default();
    if let Some(total) = found.total {
        let label = text("lab-figure-wish", &[]);
        rows.put("wish".to_owned(), label, Unit::Deviations, Some(total));
    }
    let drawn = |id: &'static str, of: &str, points: Vec<Point>| {
        let axes = [axis(of, Unit::Count), axis("effect", Unit::Deviations)];
        reference(chart(id, Shape::Range, axes, single(points)), "none", 0.0)
    };
    let charts =
        vec![drawn("wish", "wish", served.collect()), drawn("tried", "pair-of", tried.collect())];
    // Which changes are the best, and whether that is so, stands at the top of the page.
    section("sweep-wish", &found.sentences[2..], rows, charts)
}
