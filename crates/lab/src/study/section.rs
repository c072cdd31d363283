//! A section of a report: figures, charts, tables and sentences. `report.json` and the page have
//! the same ones. What each is called in every language follows from its id: a figure is
//! `lab-figure-ID` in the catalogues, a chart `lab-chart-ID`, an axis `lab-axis-ID`, and so on.

use serde::Serialize;

use super::round::PARTS;
use super::say::{Put, Sentence, Text, text};
use crate::stats::{Figure, Histogram, rounded};

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// From 0 to 1.
    Share,
    /// Points of a score.
    Points,
    /// Turns.
    Turns,
    /// Decisions.
    Decisions,
    /// Rounds.
    Rounds,
    /// Minutes, by the model of the pace.
    Minutes,
    /// Moves.
    Moves,
    /// PL-Elo.
    Elo,
    /// Anything else.
    Count,
    /// Standard deviations of what a deal comes to.
    Deviations,
}

/// How a chart is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Figures with intervals, side by side where several series have the same place.
    Dots,
    /// A curve with its band.
    Line,
    /// A histogram.
    Bars,
    /// As dots, but a row for each place.
    Range,
}

/// What a report says about one question.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Section {
    /// Its name.
    pub id: &'static str,
    /// Its heading.
    pub title: Text,
    /// What it is about.
    pub about: Text,
    /// What it shows, in words.
    pub sentences: Vec<Sentence>,
    /// Its figures; those that could not be told are left out.
    pub figures: Vec<Number>,
    /// Its charts.
    pub charts: Vec<Chart>,
    /// Many figures side by side.
    pub tables: Vec<Table>,
}

/// A number, with an interval if it is a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Number {
    /// Its name, and what it is of: `elo-club-novice`.
    pub id: String,
    /// What the page calls it; absent if it is in `report.json` alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// What it counts.
    pub unit: Unit,
    /// The number.
    pub value: f64,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// Of how many independent units, such as deals, it is made.
    pub n: Option<u64>,
    /// Whether it is found among differences that are tested together: no more than one in twenty
    /// of those that are found are none (Benjamini and Hochberg 1995).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<bool>,
}

/// Figures to draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Chart {
    /// Its name.
    pub id: String,
    /// Its heading.
    pub label: Text,
    /// How it is drawn.
    pub kind: Shape,
    /// What lies along it.
    pub x: Axis,
    /// What is measured.
    pub y: Axis,
    /// A value to compare with.
    pub reference: Option<Reference>,
    /// Its curves, or the figures that stand side by side.
    pub series: Vec<Series>,
}

/// An axis of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Axis {
    /// What it is called.
    pub label: Text,
    /// What it counts.
    pub unit: Unit,
}

/// A value to compare with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Reference {
    /// The value.
    pub value: f64,
    /// What it is.
    pub label: Text,
}

/// Points that belong together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Series {
    /// Its name: `all` if there is one alone.
    pub id: String,
    /// What it is called.
    pub label: Text,
    /// Its points.
    pub points: Vec<Point>,
}

/// Where a point is: at a number, or at what has a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum At {
    /// A number.
    Number(f64),
    /// A name.
    Name(Text),
}

/// A figure of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Point {
    /// Where it is; of a bar, where that begins.
    pub x: At,
    /// Where a bar ends.
    pub to: Option<f64>,
    /// What is there.
    pub y: f64,
    /// The lower end of its 95 % interval.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// Of how many independent units it is made, or how many numbers a bar counts.
    pub n: Option<u64>,
    /// What it is of, such as a level, a tool or a card, if it has a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
}

/// Many figures side by side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Table {
    /// Its name.
    pub id: &'static str,
    /// Its heading.
    pub label: Text,
    /// What the rows are.
    pub of: Text,
    /// Its columns.
    pub columns: Vec<Axis>,
    /// Its rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Row {
    /// What it is of.
    pub label: Text,
    /// By column; nothing where nothing could be told.
    pub cells: Vec<Option<Cell>>,
}

/// A figure in a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Cell {
    /// The figure.
    pub value: f64,
    /// The lower end of its interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Whether it is found to differ from 0.
    pub found: bool,
}

/// The middle and both ends of what occurred, and how often each number did.
pub(crate) struct Distribution {
    /// How many numbers.
    n: u64,
    mean: f64,
    pub(crate) p5: Option<Figure>,
    pub(crate) median: Option<Figure>,
    pub(crate) p95: Option<Figure>,
    bins: Vec<Bin>,
}

/// From a number to another one, which belongs to the next bin, and how often.
struct Bin {
    from: f64,
    to: f64,
    count: u64,
}

const BINS: u32 = 40;

impl Distribution {
    /// What occurred, in units of which one is counted as `scale`; `n` are the independent rounds.
    pub(crate) fn of(all: &Histogram, scale: f64, n: u64) -> Self {
        let at = |share| all.quantile(share, n).map(|figure| figure.map(|value| value / scale));
        Self {
            n: all.total(),
            mean: rounded(all.mean() / scale),
            p5: at(0.05),
            median: at(0.5),
            p95: at(0.95),
            bins: bins(all, scale),
        }
    }
}

/// Bins of equal width, but for the last, which holds the rarest too.
fn bins(all: &Histogram, scale: f64) -> Vec<Bin> {
    if all.total() == 0 {
        return Vec::new();
    }
    let (least, most, end) = (all.at(0.0), all.at(0.999), all.at(1.0) + 1);
    let width = (most - least + 1).div_ceil(BINS);
    let count = (most - least + 1).div_ceil(width);
    let edge = |number: u32| rounded(f64::from(number) / scale);
    let mut bins: Vec<Bin> = (0..count)
        .map(|bin| {
            let from = least + bin * width;
            let to = if bin + 1 == count { end.max(from + width) } else { from + width };
            Bin { from: edge(from), to: edge(to), count: 0 }
        })
        .collect();
    for (number, times) in all.counts() {
        bins[((number - least) / width).min(count - 1) as usize].count += times;
    }
    bins
}

impl Section {
    pub(crate) fn new(id: &'static str) -> Self {
        Self {
            id,
            title: text(&format!("lab-section-{id}"), &[]),
            about: text(&format!("lab-about-{id}"), &[]),
            sentences: Vec::new(),
            figures: Vec::new(),
            charts: Vec::new(),
            tables: Vec::new(),
        }
    }

    pub(crate) fn say(&mut self, sentences: impl IntoIterator<Item = Sentence>) {
        self.sentences.extend(sentences);
    }

    /// Adds a figure that the catalogues call `lab-figure-ID`.
    pub(crate) fn figure(&mut self, id: &str, unit: Unit, figure: Option<Figure>) {
        self.figure_of(id.to_owned(), text(&format!("lab-figure-{id}"), &[]), unit, figure);
    }

    /// Adds a figure of something that its name and its label name, too.
    pub(crate) fn figure_of(
        &mut self,
        id: String,
        label: Text,
        unit: Unit,
        figure: Option<Figure>,
    ) {
        self.aside(id, unit, figure);
        if let Some(last) = self.figures.last_mut().filter(|_| figure.is_some()) {
            last.label = Some(label);
        }
    }

    /// Adds a figure for `report.json` alone.
    pub(crate) fn aside(&mut self, id: impl Into<String>, unit: Unit, figure: Option<Figure>) {
        let Some(Figure { value, low, high, n }) = figure else { return };
        self.number(id, unit, value);
        if let Some(last) = self.figures.last_mut() {
            (last.low, last.high, last.n) = (Some(low), Some(high), Some(n));
        }
    }

    /// Adds a number without an interval, for `report.json` alone.
    pub(crate) fn number(&mut self, id: impl Into<String>, unit: Unit, value: f64) {
        let (id, value) = (id.into(), rounded(value));
        let (label, low, high, n, found) = (None, None, None, None, None);
        self.figures.push(Number { id, label, unit, value, low, high, n, found });
    }

    /// Adds a difference for `report.json` alone, of those that are tested together.
    pub(crate) fn tested(&mut self, id: String, unit: Unit, figure: Option<Figure>, found: bool) {
        self.aside(id, unit, figure);
        if let Some(last) = self.figures.last_mut().filter(|_| figure.is_some()) {
            last.found = Some(found);
        }
    }

    /// Adds the middle and both ends of a distribution, and its mean for `report.json`.
    pub(crate) fn spread(&mut self, id: &str, unit: Unit, found: &Distribution) {
        self.figure(&format!("{id}-median"), unit, found.median);
        self.figure(&format!("{id}-p5"), unit, found.p5);
        self.figure(&format!("{id}-p95"), unit, found.p95);
        self.mean(id, unit, found);
    }

    /// Adds the same for `report.json` alone.
    pub(crate) fn spread_aside(&mut self, id: &str, unit: Unit, found: &Distribution) {
        self.aside(format!("{id}-median"), unit, found.median);
        self.aside(format!("{id}-p5"), unit, found.p5);
        self.aside(format!("{id}-p95"), unit, found.p95);
        self.mean(id, unit, found);
    }

    fn mean(&mut self, id: &str, unit: Unit, found: &Distribution) {
        self.number(format!("{id}-mean"), unit, found.mean);
        if let Some(last) = self.figures.last_mut() {
            last.n = Some(found.n);
        }
    }

    /// Adds a chart; nothing to draw is no chart.
    pub(crate) fn chart(&mut self, chart: Chart) {
        if chart.series.iter().any(|it| !it.points.is_empty()) {
            self.charts.push(chart);
        }
    }

    /// Adds a distribution's bins as a chart over the axis `of`.
    pub(crate) fn histogram(&mut self, id: &str, of: &str, unit: Unit, found: &Distribution) {
        let points = found.bins.iter().map(|bin| Point {
            x: At::Number(bin.from),
            to: Some(bin.to),
            y: bin.count as f64 / found.n.max(1) as f64,
            low: None,
            high: None,
            n: Some(bin.count),
            of: None,
        });
        let axes = [axis(of, unit), axis("share-of", Unit::Share)];
        self.chart(Chart::new(id, Shape::Bars, axes, single(points.map(Some))));
    }
}

impl Chart {
    pub(crate) fn new(id: &str, kind: Shape, [x, y]: [Axis; 2], series: Vec<Series>) -> Self {
        let label = text(&format!("lab-chart-{id}"), &[]);
        Self { id: id.to_owned(), label, kind, x, y, reference: None, series }
    }

    /// With a line at a value, which the catalogues call `lab-line-ID`.
    pub(crate) fn line(mut self, id: &str, value: f64) -> Self {
        self.reference = Some(Reference { value, label: text(&format!("lab-line-{id}"), &[]) });
        self
    }
}

pub(crate) fn axis(id: &str, unit: Unit) -> Axis {
    Axis { label: text(&format!("lab-axis-{id}"), &[]), unit }
}

impl Series {
    /// What could be told of these points.
    pub(crate) fn new(
        id: impl Into<String>,
        label: Text,
        points: impl IntoIterator<Item = Option<Point>>,
    ) -> Self {
        Self { id: id.into(), label, points: points.into_iter().flatten().collect() }
    }
}

/// A series that the catalogues call `lab-curve-ID`.
pub(crate) fn curve(id: &str, points: impl IntoIterator<Item = Option<Point>>) -> Series {
    Series::new(id, text(&format!("lab-curve-{id}"), &[]), points)
}

/// One series alone.
pub(crate) fn single(points: impl IntoIterator<Item = Option<Point>>) -> Vec<Series> {
    vec![Series::new("all", text("lab-all", &[]), points)]
}

impl Point {
    fn new(x: At, figure: Figure, of: Option<String>) -> Self {
        let Figure { value, low, high, n } = figure;
        Self { x, to: None, y: value, low: Some(low), high: Some(high), n: Some(n), of }
    }

    pub(crate) fn at(x: f64, figure: Option<Figure>) -> Option<Self> {
        Some(Self::new(At::Number(x), figure?, None))
    }

    pub(crate) fn of(name: &str, label: Text, figure: Option<Figure>) -> Option<Self> {
        Some(Self::new(At::Name(label), figure?, Some(name.to_owned())))
    }

    /// A point of what is called alike in every language, such as a card.
    pub(crate) fn named(name: &str, figure: Option<Figure>) -> Option<Self> {
        Self::of(name, text("lab-name", &[("name", Put::Word(name))]), figure)
    }
}

/// Figures of the parts of a round, each at its middle.
pub(crate) fn course(
    figures: impl IntoIterator<Item = Option<Figure>>,
) -> impl Iterator<Item = Option<Point>> {
    let x = |part: usize| rounded((part as f64 + 0.5) / PARTS as f64);
    figures.into_iter().enumerate().map(move |(part, y)| Point::at(x(part), y))
}
