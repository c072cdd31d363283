//! What to measure: bots, a table, and the source of all chance.

use std::io;
use std::time::Duration;

use games::rules;
use games::{Kind, OptionsError, RULES_VERSION, Settings, fnv1a};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use thiserror::Error;
use words::Language;

use crate::block::Block;
use crate::file::FileError;
use crate::player::Player;
use crate::program::Program;
use crate::stats::Sprt;

/// The last commit that changed games, bots or the lab, as 12 hex digits. If their sources differ
/// from it, `-changed-` and a hash of them follow; without a commit it is `unknown-` and that hash.
pub const COMMIT: &str = env!("LAB_COMMIT");

/// The most blocks that anyone should ask for: they are all in memory.
pub const BLOCKS_MAX: u64 = 1_000_000;

/// Who sits with whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// The first bot on one seat; the others share the rest.
    #[default]
    One,
    /// All bots have equally many seats, as nearly as possible; who sits beside whom is drawn for
    /// each block.
    Mixed,
}

/// What is measured.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The game.
    pub kind: Kind,
    /// How many seats.
    pub seats: usize,
    /// The table's options.
    pub settings: Settings,
    /// The bots.
    pub bots: Vec<Player>,
    /// Who sits with whom.
    pub form: Form,
    /// How many blocks; fewer if a test stops first.
    pub blocks: u64,
    /// The source of all chance.
    pub seed: u64,
    /// How many threads play; the result does not depend on it.
    pub threads: usize,
    /// How long a program may think about a move, in milliseconds.
    pub ms: u64,
    /// Its extra time for the first answer, to start up, in milliseconds.
    pub start_ms: u64,
    /// A test that ends the run when it is decided.
    pub sprt: Option<Sprt>,
}

impl Arena {
    /// Only without programs can a block be reproduced.
    pub(crate) fn by_programs(&self) -> bool {
        self.bots.iter().any(Player::is_program)
    }

    pub(crate) fn options(&self) -> Result<Map<String, Json>, OptionsError> {
        let game = self.kind.table(&self.settings, self.seats, None)?;
        let value = |value| serde_json::to_value(value).expect("an option is plain");
        Ok(game.options().into_iter().map(|(name, it)| (name.to_owned(), value(it))).collect())
    }

    /// What identifies a measurement, apart from its length.
    pub(crate) fn header(&self) -> Result<Json, OptionsError> {
        let bots =
            self.bots.iter().map(|bot| json!([bot.to_string(), bot.budget(self.kind, self.ms)]));
        Ok(json!({
            "game": self.kind.id(),
            "seats": self.seats,
            "options": self.options()?,
            "form": self.form,
            "bots": bots.collect::<Vec<Json>>(),
            "seed": self.seed,
            "commit": COMMIT,
            "rules": Rules::of(self.kind),
        }))
    }

    pub(crate) fn check(&self) -> Result<(), ArenaError> {
        self.kind.table(&self.settings, self.seats, None)?;
        self.settings.all_listed()?;
        if self.bots.is_empty() || self.blocks == 0 {
            return Err(ArenaError::Arena("there must be a bot and a block"));
        }
        if self.sprt.is_some() && self.bots.len() < 2 {
            return Err(ArenaError::Arena("a test needs two bots"));
        }
        if self.form == Form::One && self.bots.len() > self.seats {
            let why = "in form one there can be no more bots than seats; there is form mixed";
            return Err(ArenaError::Arena(why));
        }
        Ok(())
    }

    /// Whether a block has the shape of one of this measurement.
    pub fn fits(&self, block: &Block) -> bool {
        let bots = self.bots.len();
        block.bots.len() == bots
            && block.pairs.len() == bots
            && block.pairs.iter().all(|pairs| pairs.len() == bots)
            && block.bots.iter().all(|sums| sums.seats.len() == self.seats)
    }
}

/// Starts each program once, to see whether that works here.
pub(crate) fn start_programs(players: &[Player]) -> Result<(), ArenaError> {
    for player in players {
        if let Player::Program(command) = player {
            let failed = |error| ArenaError::Program { player: player.to_string(), error };
            Program::start(command, Duration::ZERO).map_err(failed)?;
        }
    }
    Ok(())
}

/// Which rules were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
pub struct Rules {
    /// The engine's [`RULES_VERSION`].
    pub version: u32,
    /// FNV-1a of the rules' English text, as 16 hex digits.
    pub text: String,
}

impl Rules {
    /// The rules of a game, as they are in this program.
    pub fn of(kind: Kind) -> Self {
        let hash = fnv1a(rules::text(kind, Language::english()).bytes());
        Self { version: RULES_VERSION, text: format!("{hash:016x}") }
    }
}

/// Why nothing was measured.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The game has no such table.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The arguments make no sense.
    #[error("{0}")]
    Arena(&'static str),
    /// A program cannot be started.
    #[error("{player} cannot be started: {error}")]
    Program {
        /// Which one.
        player: String,
        /// Why.
        error: io::Error,
    },
    /// A program failed during a study: which one, and why.
    #[error("{0}")]
    Failed(String),
    /// The file of blocks cannot be used.
    #[error("{path}: {error}")]
    File {
        /// Which file.
        path: String,
        /// Why.
        error: FileError,
    },
    /// Whoever watched it ended it.
    #[error("it was ended before it was finished")]
    Stopped,
}

impl ArenaError {
    /// Whether the arguments were impossible, as opposed to something having failed.
    pub fn is_misuse(&self) -> bool {
        match self {
            Self::Options(_) | Self::Arena(_) | Self::Program { .. } => true,
            Self::File { error, .. } => matches!(error, FileError::Other { .. }),
            Self::Stopped | Self::Failed(_) => false,
        }
    }
}
