//! A report as a page shows it. The page itself knows no section and no game.

use games::{OptionsError, Settings};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::compare::{Change, Compared, Comparison};
use super::report::Report;
use super::say::{Put, Sentence, Text, text};
use super::section::{Chart, Point, Section, Shape, Unit, axis, single};
use super::{Study, record};

/// The report as a page shows it.
#[derive(Debug, Serialize)]
pub struct Page {
    pub(super) title: Text,
    pub(super) seats: usize,
    /// The table's options, and whether each has its usual value.
    pub(super) options: Vec<Setting>,
    pub(super) bots: Vec<String>,
    pub(super) rounds: u64,
    pub(super) seed: u64,
    pub(super) commit: String,
    pub(super) rules: String,
    pub(super) command: String,
    pub(super) verdicts: Vec<Sentence>,
    pub(super) sections: Vec<Section>,
    pub(super) replays: Vec<Look>,
}

#[derive(Debug, Serialize)]
pub(super) struct Setting {
    name: String,
    value: String,
    usual: bool,
}

#[derive(Debug, Serialize)]
pub(super) struct Look {
    id: String,
    label: Text,
    /// Its record's file, beside the report.
    file: String,
    record: String,
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
        let looks = report.replays.iter().filter_map(|it| {
            let (file, label) = (it.file.clone(), it.sentence.text.clone());
            Some(Look { id: file.clone(), label, file, record: record(study, it)? })
        });
        Ok(Self {
            title: text("lab-title", &[("game", Put::Word(&identity.name))]),
            seats: identity.seats,
            options: settings(&identity.options, &usual.options()?),
            bots: identity.bots.iter().map(|it| it.bot.clone()).collect(),
            rounds: identity.samples.rounds,
            seed: identity.seed,
            commit: identity.commit.clone(),
            rules: identity.rules.text.clone(),
            command: identity.command.clone(),
            verdicts: identity.verdicts.clone(),
            sections: report.sections.iter().map(shown).collect(),
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

/// A section without what stands in `report.json` alone.
fn shown(section: &Section) -> Section {
    let mut section = section.clone();
    section.figures.retain(|it| it.label.is_some());
    section
}

/// Every option, and whether it is as in the other table.
pub(super) fn settings(all: &Map<String, Json>, usual: &Map<String, Json>) -> Vec<Setting> {
    let one = |(name, value): (&String, &Json)| Setting {
        name: name.clone(),
        value: value.as_str().map_or_else(|| value.to_string(), str::to_owned),
        usual: usual.get(name) == Some(value),
    };
    all.iter().map(one).collect()
}

/// What a change of the rules does, in standard deviations of the first rule set, and in numbers.
fn changes(measures: &[Change]) -> Section {
    let mut section = Section::new("changes");
    // What is found stands at the top of the page.
    let rest = measures.iter().filter(|it| !it.found);
    section.say(rest.map(|it| it.sentence.clone()));
    for Change { what, arms: [first, second], change, .. } in measures {
        let name = what.name();
        for (of, figure) in [("first", first), ("second", second), ("change", change)] {
            let own = [("what", Put::Word(&name)), ("of", Put::Word(of))];
            let label = text("lab-figure-of", &own);
            section.figure_of(format!("{name}-{of}"), label, what.unit(), Some(*figure));
        }
    }
    let points = measures.iter().map(|Change { what, change, effect, .. }| {
        // An effect has the interval of the change that it stands for.
        let scale = if change.value == 0.0 { 0.0 } else { effect / change.value };
        Point::of(&what.name(), what.text(), Some(change.map(|value| value * scale)))
    });
    let axes = [axis("what", Unit::Count), axis("effect", Unit::Deviations)];
    section.chart(Chart::new("changes", Shape::Range, axes, single(points)).line("none", 0.0));
    section
}
