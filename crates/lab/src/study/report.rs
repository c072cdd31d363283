//! A study's report, as JSON. All figures are rounded to a millionth; what could not be told, since
//! there were too few rounds, is left out.

use games::{OptionsError, for_game};
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::replays::{Replay, replays};
use super::say::Sentence;
use super::section::Section;
use super::sections::drama::Stake;
use super::sections::{self, Counts, limits};
use super::{Samples, Study};
use crate::arena::{COMMIT, Rules};
use crate::player::{argument, chosen};
use crate::stats::Figure;

/// The version of this form.
pub const FORMAT: u32 = 2;

/// What a game's rules make of it, as bots play it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Report {
    /// The version of this form.
    pub format: u32,
    /// What was studied, and what the report says in short.
    pub identity: Identity,
    /// What was found, question by question.
    pub sections: Vec<Section>,
    /// Rounds to look at.
    pub replays: Vec<Replay>,
}

/// What was studied.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Identity {
    /// The game.
    pub game: String,
    /// Its name for people.
    pub name: String,
    /// How many seats.
    pub seats: usize,
    /// Every option of the table.
    pub options: Map<String, Json>,
    /// The levels, as they were named. The first one played most rounds.
    pub bots: Vec<Played>,
    /// Whether low scores are good.
    pub low_wins: bool,
    /// What rounds are about: who alone wins, or who alone loses.
    pub stake: Stake,
    /// The source of all chance.
    pub seed: u64,
    /// How many deals each part of the report is made of.
    pub samples: Samples,
    /// The commit of the program.
    pub commit: String,
    /// The rules.
    pub rules: Rules,
    /// The command that makes this report again.
    pub command: String,
    /// What each section says, in short.
    pub verdicts: Vec<Sentence>,
}

/// A level.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Played {
    /// Its name.
    pub bot: String,
    /// Its budget for a move, in nodes; 0 if it does not search, or is a program.
    pub nodes: u64,
    /// How many rounds it played with its like.
    pub rounds: u64,
    /// The share of these that were given up, since they did not end.
    pub limits: Option<Figure>,
}

impl Report {
    pub(super) fn of(counts: &Counts<'_>) -> Result<Self, OptionsError> {
        let sections = sections::all(counts);
        // What cards are worth is no answer in short.
        let short = sections.iter().filter(|it| it.id != "pieces");
        let verdicts = short.filter_map(|it| it.sentences.first().cloned()).collect();
        let identity = Identity::of(counts, verdicts)?;
        let replays = for_game!(counts.study.kind, G => replays::<G>(counts));
        Ok(Self { format: FORMAT, identity, sections, replays })
    }

    /// A section by its name; there is none on whole matches if none was played.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }
}

impl Identity {
    fn of(counts: &Counts<'_>, verdicts: Vec<Sentence>) -> Result<Self, OptionsError> {
        let study = counts.study;
        let game = study.kind.table(&study.settings, study.seats, None)?;
        let bots = study.bots.iter().zip(&counts.all.levels).map(|(bot, level)| Played {
            bot: bot.to_string(),
            nodes: bot.bot().map_or(0, |bot| bots::nodes_in(bot, study.kind)),
            rounds: level.rounds,
            limits: limits(level),
        });
        Ok(Self {
            game: study.kind.to_string(),
            name: study.kind.name().to_owned(),
            seats: study.seats,
            options: study.options()?,
            bots: bots.collect(),
            low_wins: game.low_wins(),
            stake: counts.stake,
            seed: study.seed,
            samples: study.samples,
            commit: COMMIT.to_owned(),
            rules: Rules::of(study.kind),
            command: study.command(),
            verdicts,
        })
    }
}

impl Study {
    /// The command that makes its report.
    fn command(&self) -> String {
        let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
        format!(
            "kartenhaus lab report --game {} --seats {} --bots {} --rounds {}{} --seed {}{}",
            self.kind,
            self.seats,
            argument(&bots.join(",")),
            self.samples.rounds,
            self.matches_argument(),
            self.seed,
            chosen(&self.settings, "option")
        )
    }
}
