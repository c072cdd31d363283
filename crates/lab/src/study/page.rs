//! A report as a page shows it. The page itself knows no section and no game.

use games::{OptionsError, Settings};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::report::Report;
use super::say::{Put, Sentence, Text, text};
use super::section::Section;
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
    pub(super) id: String,
    pub(super) label: Text,
    /// Its record's file, beside the report.
    pub(super) file: String,
    pub(super) record: String,
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
