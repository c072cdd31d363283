//! The report as a page shows it: sections with sentences, charts and figures, all of whose words
//! are spoken in every language. The page itself knows no section and no game.

mod depth;
mod interaction;
mod matches;
mod sweep;
mod tools;

use std::collections::BTreeMap;

use games::{OptionsError, Settings};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::compare::{Change, Compared, Comparison};
use super::report::{
    Choice, Distribution, Drama, Fairness, Length, LevelFairness, Luck, MoveKind, Pieces, Place,
    Report, Sentence,
};
use super::sentences::{Put, level as named_level, say};
use super::what::What;
use super::{Study, record};
use crate::stats::Figure;

/// A text in each language, by its tag.
type Text = BTreeMap<String, String>;

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Unit {
    /// From 0 to 1.
    Share,
    Points,
    Turns,
    Decisions,
    Rounds,
    Minutes,
    Moves,
    Elo,
    Count,
    /// Standard deviations of what a deal comes to.
    Deviations,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Shape {
    /// Figures with intervals, side by side where several series have the same place.
    Dots,
    /// A curve with its band.
    Line,
    Bars,
    /// As dots, but a row for each place.
    Range,
}

/// The report as a page shows it.
#[derive(Debug, Serialize)]
pub struct Page {
    title: Text,
    seats: usize,
    /// The table's options, and whether each has its usual value.
    options: Vec<Setting>,
    bots: Vec<String>,
    rounds: u64,
    seed: u64,
    commit: String,
    rules: String,
    command: String,
    verdicts: Vec<Sentence>,
    sections: Vec<Section>,
    replays: Vec<Look>,
}

#[derive(Debug, Serialize)]
struct Setting {
    name: String,
    value: String,
    usual: bool,
}

#[derive(Debug, Serialize)]
struct Section {
    id: &'static str,
    title: Text,
    about: Text,
    sentences: Vec<Sentence>,
    figures: Vec<Row>,
    charts: Vec<Chart>,
    tables: Vec<Table>,
}

#[derive(Debug, Serialize)]
struct Table {
    id: &'static str,
    label: Text,
    of: Text,
    columns: Vec<Column>,
    rows: Vec<TableRow>,
}

#[derive(Debug, Serialize)]
struct Column {
    label: Text,
    unit: Unit,
}

#[derive(Debug, Serialize)]
struct TableRow {
    label: Text,
    /// By column; nothing where nothing could be told.
    cells: Vec<Option<Cell>>,
}

#[derive(Debug, Serialize)]
struct Cell {
    value: f64,
    low: f64,
    high: f64,
    /// Whether it is found to differ from 0.
    found: bool,
}

#[derive(Debug, Serialize)]
struct Row {
    id: String,
    label: Text,
    unit: Unit,
    value: f64,
    low: f64,
    high: f64,
    n: u64,
}

#[derive(Debug, Serialize)]
struct Chart {
    id: String,
    label: Text,
    kind: Shape,
    x: Axis,
    y: Axis,
    reference: Option<Reference>,
    series: Vec<Series>,
}

#[derive(Debug, Serialize)]
struct Axis {
    label: Text,
    unit: Unit,
}

#[derive(Debug, Serialize)]
struct Reference {
    value: f64,
    label: Text,
}

#[derive(Debug, Serialize)]
struct Series {
    id: String,
    label: Text,
    points: Vec<Point>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum At {
    Number(f64),
    Name(Text),
}

#[derive(Debug, Serialize)]
struct Point {
    x: At,
    to: Option<f64>,
    y: f64,
    low: Option<f64>,
    high: Option<f64>,
    n: Option<u64>,
}

#[derive(Debug, Serialize)]
struct Look {
    id: String,
    label: Text,
    /// Its record's file, beside the report.
    file: String,
    record: String,
}

fn text(id: &str, params: &[(&str, Put<'_>)]) -> Text {
    say(id, params).text
}

fn axis(id: &str, unit: Unit) -> Axis {
    Axis { label: text(&format!("lab-axis-{id}"), &[]), unit }
}

fn point(x: At, figure: Figure) -> Point {
    let Figure { value, low, high, n } = figure;
    Point { x, to: None, y: value, low: Some(low), high: Some(high), n: Some(n) }
}

/// Rows of a table of figures; those that could not be told are left out.
#[derive(Default)]
struct Rows(Vec<Row>);

impl Rows {
    fn add(mut self, id: &str, unit: Unit, figure: Option<Figure>) -> Self {
        self.put(id.to_owned(), text(&format!("lab-figure-{id}"), &[]), unit, figure);
        self
    }

    fn put(&mut self, id: String, label: Text, unit: Unit, figure: Option<Figure>) {
        if let Some(Figure { value, low, high, n }) = figure {
            self.0.push(Row { id, label, unit, value, low, high, n });
        }
    }

    fn spread(self, id: &str, unit: Unit, found: &Distribution) -> Self {
        let of = |end: &str| format!("{id}-{end}");
        let all = self.add(&of("median"), unit, found.median);
        all.add(&of("p5"), unit, found.p5).add(&of("p95"), unit, found.p95)
    }
}

fn section(
    id: &'static str,
    sentences: &[Sentence],
    Rows(figures): Rows,
    charts: Vec<Chart>,
) -> Section {
    Section {
        id,
        title: text(&format!("lab-section-{id}"), &[]),
        about: text(&format!("lab-about-{id}"), &[]),
        sentences: sentences.to_vec(),
        figures,
        // Nothing to draw is no chart.
        charts: charts
            .into_iter()
            .filter(|it| it.series.iter().any(|it| !it.points.is_empty()))
            .collect(),
        tables: Vec::new(),
    }
}

fn chart(id: &'static str, kind: Shape, [x, y]: [Axis; 2], series: Vec<Series>) -> Chart {
    let label = text(&format!("lab-chart-{id}"), &[]);
    Chart { id: id.to_owned(), label, kind, x, y, reference: None, series }
}

fn reference(mut chart: Chart, id: &str, value: f64) -> Chart {
    chart.reference = Some(Reference { value, label: text(&format!("lab-line-{id}"), &[]) });
    chart
}

fn level(bot: &str) -> Text {
    text("lab-level", &[("bot", Put::Word(bot))])
}

/// What a figure is, of something that has its own name.
fn labelled(name: &Text, id: &str) -> Text {
    let mut label = text(id, &[]);
    for (language, text) in &mut label {
        *text = format!("{}: {text}", name.get(language).map_or("", String::as_str));
    }
    label
}

fn single(points: Vec<Point>) -> Vec<Series> {
    vec![Series { id: "all".into(), label: text("lab-all", &[]), points }]
}

fn histogram(id: &'static str, unit: Unit, found: &Distribution) -> Chart {
    let points = found.bins.iter().map(|bin| Point {
        x: At::Number(bin.from),
        to: Some(bin.to),
        y: bin.count as f64 / found.n.max(1) as f64,
        low: None,
        high: None,
        n: Some(bin.count),
    });
    let axes = [axis(&found.unit, unit), axis("share-of", Unit::Share)];
    chart(id, Shape::Bars, axes, single(points.collect()))
}

fn course(found: &[super::report::Point]) -> Vec<Point> {
    found.iter().filter_map(|at| Some(point(At::Number(at.x), at.y?))).collect()
}

/// Which seat it is, from 0 on and from 1 on.
fn seat(place: &Place) -> [(&'static str, Put<'static>); 2] {
    [("distance", Put::Choice(place.distance)), ("place", Put::Choice(place.distance + 1))]
}

fn distance(place: &Place) -> Text {
    text("lab-distance", &seat(place))
}

fn fairness(found: &Fairness) -> Section {
    let series = |of: fn(&Place) -> Option<Figure>| {
        let one = |level_of: &LevelFairness| Series {
            id: level_of.bot.clone(),
            label: level(&level_of.bot),
            points: level_of
                .places
                .iter()
                .filter_map(|place| Some(point(At::Name(distance(place)), of(place)?)))
                .collect(),
        };
        found.levels.iter().map(one).collect::<Vec<_>>()
    };
    let mut rows = Rows::default();
    for place in &found.rotation.places {
        let label = text("lab-figure-rotation", &seat(place));
        rows.put(format!("rotation-{}", place.distance), label, Unit::Points, place.lead);
    }
    let shares = [axis("distance", Unit::Count), axis("won", Unit::Share)];
    let leads = [axis("distance", Unit::Count), axis("lead", Unit::Points)];
    let shares = chart("won", Shape::Dots, shares, series(|place| place.share));
    let leads = chart("lead", Shape::Dots, leads, series(|place| place.lead));
    let charts = vec![reference(shares, "even", found.fair), reference(leads, "level", 0.0)];
    section("fairness", &found.sentences, rows, charts)
}

fn length(found: &Length) -> Section {
    let rows = Rows::default()
        .spread("turns", Unit::Turns, &found.turns)
        .spread("minutes", Unit::Minutes, &found.minutes)
        .add("own-turns", Unit::Turns, found.own_turns.median)
        .add("wait", Unit::Decisions, found.longest_wait.median)
        .add("out", Unit::Share, found.out)
        .add("limits", Unit::Share, found.limits);
    let charts = vec![
        histogram("turns", Unit::Turns, &found.turns),
        histogram("minutes", Unit::Minutes, &found.minutes),
        histogram("own-decisions", Unit::Decisions, &found.own_decisions),
        histogram("wait", Unit::Decisions, &found.longest_wait),
    ];
    section("length", &found.sentences, rows, charts)
}

fn choice(found: &Choice) -> Section {
    let rows = Rows::default()
        .spread("legal", Unit::Moves, &found.legal)
        .add("forced", Unit::Share, found.forced)
        .add("shared", Unit::Share, found.shared)
        .add("candidates", Unit::Moves, found.candidates)
        .add("near", Unit::Moves, found.near)
        .add("only", Unit::Share, found.only)
        .add("stakes", Unit::Deviations, found.stakes);
    let random = found.random.map(|it| point(At::Name(text("lab-random-move", &[])), it));
    let levels = found.levels.iter();
    let levels = levels.filter_map(|it| Some(point(At::Name(level(&it.bot)), it.regret?)));
    let regret = [axis("who", Unit::Count), axis("regret", Unit::Deviations)];
    let regret =
        chart("regret", Shape::Range, regret, single(random.into_iter().chain(levels).collect()));
    let moves = [axis("course", Unit::Share), axis("moves", Unit::Moves)];
    let charts = vec![
        histogram("legal", Unit::Moves, &found.legal),
        chart("legal-course", Shape::Line, moves, single(course(&found.course))),
        reference(regret, "best", 0.0),
    ];
    section("choice", &found.sentences, rows, charts)
}

fn luck(found: &Luck) -> Section {
    let name = |better: &str, worse: &str| {
        text("lab-pair", &[("better", named_level(better)), ("worse", named_level(worse))])
    };
    let mut rows = Rows::default();
    let mut ahead = Vec::new();
    let mut parts = Vec::new();
    for pair in &found.pairs {
        let label = name(&pair.better, &pair.worse);
        let id = format!("{}-{}", pair.better, pair.worse);
        ahead.extend(pair.ahead.map(|it| point(At::Name(label.clone()), it)));
        for (figure, unit, it) in
            [("elo", Unit::Elo, pair.elo), ("margin", Unit::Points, pair.margin)]
        {
            let put = [("better", named_level(&pair.better)), ("worse", named_level(&pair.worse))];
            let label = text(&format!("lab-figure-{figure}"), &put);
            rows.put(format!("{figure}-{id}"), label, unit, it);
        }
        let shares = [
            ("cards", pair.cards),
            ("seat", pair.seat),
            ("skill", pair.skill),
            ("rest", pair.rest),
        ];
        let points = shares.into_iter().filter_map(|(part, it)| {
            Some(point(At::Name(text(&format!("lab-part-{part}"), &[])), it?))
        });
        parts.push(Series { id, label, points: points.collect() });
    }
    let who = [axis("pair", Unit::Count), axis("ahead", Unit::Share)];
    let what = [axis("part", Unit::Count), axis("variance", Unit::Share)];
    let charts = vec![
        chart("parts", Shape::Dots, what, parts),
        reference(chart("ahead", Shape::Range, who, single(ahead)), "equal", 0.5),
    ];
    section("luck", &found.sentences, rows, charts)
}

fn drama(found: &Drama) -> Section {
    let rows = Rows::default()
        .add("sole", Unit::Share, found.sole)
        .add("lead-changes", Unit::Count, found.lead_changes.median)
        .add("dead", Unit::Share, found.dead);
    let curve = |id: &str, points: &[super::report::Point]| Series {
        id: id.to_owned(),
        label: text(&format!("lab-curve-{id}"), &[]),
        points: course(points),
    };
    let over = [axis("course", Unit::Share), axis("chance", Unit::Share)];
    let curves = vec![curve("leader", &found.leader), curve("openness", &found.openness)];
    let bins = found.reliability.bins.iter();
    let bins = bins.filter_map(|it| Some(point(At::Number(it.predicted), it.happened?)));
    let truth = [axis("predicted", Unit::Share), axis("happened", Unit::Share)];
    let charts = vec![
        chart("course", Shape::Line, over, curves),
        histogram("lowest", Unit::Count, &found.lowest),
        histogram("decided", Unit::Count, &found.decided),
        histogram("lead-changes", Unit::Count, &found.lead_changes),
        chart("reliability", Shape::Line, truth, single(bins.collect())),
    ];
    section("drama", &found.sentences, rows, charts)
}

fn pieces(found: &Pieces) -> Section {
    let named = |name: &str| At::Name(text("lab-name", &[("name", Put::Word(name))]));
    let cards = found.cards.iter().filter_map(|it| Some(point(named(&it.card), it.worth?)));
    let kinds = |of: fn(&MoveKind) -> Option<Figure>| -> Vec<Point> {
        found.kinds.iter().filter_map(|it| Some(point(named(&it.kind), of(it)?))).collect()
    };
    let series = |id: &str, points| Series {
        id: id.to_owned(),
        label: text(&format!("lab-curve-{id}"), &[]),
        points,
    };
    let used = vec![
        series("possible", kinds(|it| it.rounds_possible)),
        series("played", kinds(|it| it.rounds_played)),
    ];
    let worth = [axis("card", Unit::Count), axis("lead", Unit::Points)];
    let shares = [axis("kind", Unit::Count), axis("won", Unit::Share)];
    let worth = chart("cards", Shape::Range, worth, single(cards.collect()));
    let charts = vec![reference(worth, "average", 0.0), chart("kinds", Shape::Range, shares, used)];
    section("pieces", &found.sentences, Rows::default(), charts)
}

impl Page {
    /// The page of a study's report.
    ///
    /// # Errors
    ///
    /// If the game has no such table.
    pub fn of(study: &Study, report: &Report) -> Result<Self, OptionsError> {
        let identity = &report.identity;
        let usual = Study { settings: Settings::new(study.kind.options()), ..study.clone() };
        let options = settings(&identity.options, &usual.options()?);
        let looks = report.replays.iter().filter_map(|it| {
            let (file, label) = (it.file.clone(), it.sentence.text.clone());
            Some(Look { id: file.clone(), label, file, record: record(study, it)? })
        });
        Ok(Self {
            title: text("lab-title", &[("game", Put::Word(&identity.name))]),
            seats: identity.seats,
            options,
            bots: identity.bots.iter().map(|it| it.bot.clone()).collect(),
            rounds: identity.samples.rounds,
            seed: identity.seed,
            commit: identity.commit.clone(),
            rules: identity.rules.text.clone(),
            command: identity.command.clone(),
            verdicts: identity.verdicts.clone(),
            sections: [
                fairness(&report.fairness),
                length(&report.length),
                choice(&report.choice),
                luck(&report.luck),
                drama(&report.drama),
                pieces(&report.pieces),
                interaction::interaction(&report.interaction, identity.seats),
                tools::tools(&report.tools),
                tools::simple(&report.simple),
                depth::depth(&report.depth),
            ]
            .into_iter()
            .chain(report.matches.as_ref().map(matches::matches))
            .collect(),
            replays: looks.collect(),
        })
    }

    /// The page of a comparison of two rule sets.
    pub fn of_comparison(comparison: &Comparison, found: &Compared) -> Self {
        let looks = (0..2).filter_map(|arm| {
            let file = ["first.txt", "second.txt"][arm].to_owned();
            let record = comparison.record(arm, found.most?)?;
            let label = text("lab-look-arm", &[("arm", Put::Choice(arm))]);
            Some(Look { id: file.clone(), label, file, record })
        });
        let mut clear: Vec<&Change> = found.measures.iter().filter(|it| it.found).collect();
        clear.sort_by(|one, other| other.effect.abs().total_cmp(&one.effect.abs()));
        Self {
            title: text("lab-title-compare", &[("game", Put::Word(&found.name))]),
            seats: found.seats,
            options: settings(&found.arms[1], &found.arms[0]),
            bots: found.bots.clone(),
            rounds: found.rounds,
            seed: found.seed,
            commit: found.commit.clone(),
            rules: found.rules.text.clone(),
            command: found.command.clone(),
            verdicts: clear.into_iter().map(|it| it.sentence.clone()).collect(),
            sections: vec![changes(&found.measures)],
            replays: looks.collect(),
        }
    }
}

/// Every option, and whether it is as in the other table.
fn settings(all: &Map<String, Json>, usual: &Map<String, Json>) -> Vec<Setting> {
    let one = |(name, value): (&String, &Json)| Setting {
        name: name.clone(),
        value: value.as_str().map_or_else(|| value.to_string(), str::to_owned),
        usual: usual.get(name) == Some(value),
    };
    all.iter().map(one).collect()
}

fn unit(what: What) -> Unit {
    match what {
        What::Turns => Unit::Turns,
        What::Minutes | What::MatchMinutes => Unit::Minutes,
        What::MatchRounds => Unit::Rounds,
        What::Legal => Unit::Moves,
        What::Edge | What::Gap => Unit::Points,
        _ => Unit::Share,
    }
}

/// What a change of the rules does, in standard deviations of the first rule set, and in numbers.
fn changes(measures: &[Change]) -> Section {
    let mut rows = Rows::default();
    let mut points = Vec::new();
    for Change { what, arms, change, effect, .. } in measures {
        let name = what.name();
        let label = text("lab-what", &[("what", Put::Word(&name))]);
        // An effect has the interval of the change that it stands for.
        let scale = if change.value == 0.0 { 0.0 } else { effect / change.value };
        points.push(point(At::Name(label), change.map(|value| value * scale)));
        let unit = unit(*what);
        for (arm, figure) in ["first", "second"].into_iter().zip(arms) {
            let put = [("what", Put::Word(&name)), ("of", Put::Word(arm))];
            rows.put(format!("{name}-{arm}"), text("lab-figure-of", &put), unit, Some(*figure));
        }
        let put = [("what", Put::Word(&name)), ("of", Put::Word("change"))];
        rows.put(format!("{name}-change"), text("lab-figure-of", &put), unit, Some(*change));
    }
    let axes = [axis("what", Unit::Count), axis("effect", Unit::Deviations)];
    let drawn = reference(chart("changes", Shape::Range, axes, single(points)), "none", 0.0);
    // What is found stands at the top of the page.
    let rest = measures.iter().filter(|it| !it.found);
    let said: Vec<Sentence> = rest.map(|it| it.sentence.clone()).collect();
    section("changes", &said, rows, vec![drawn])
}
