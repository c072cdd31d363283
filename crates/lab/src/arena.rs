//! Bots against each other, block by block, on all cores. The result is the same on any number of
//! threads: a block depends on its number alone, and what ends a test looks at them in order.

use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::Policy;
use engine::{
    GameExt as _, Kind, Language, OptionsError, RULES_VERSION, Settings, for_game, rules,
};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};
use thiserror::Error;

use crate::block::{Block, play_block};
use crate::file::{Blocks, FileError};
use crate::player::Player;
use crate::program::Program;
use crate::report::{Report, report};
use crate::stats::{Sprt, Test};
use crate::table::Crew;

/// The commit of which this program was built, with `-changed` if something differs from it.
pub const COMMIT: &str = env!("LAB_COMMIT");

/// Who sits with whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// The first bot on one seat; the others share the rest.
    #[default]
    One,
    /// All bots have as many seats, as nearly as that goes; who sits beside whom is drawn anew for
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
    /// How many blocks; fewer, if a test stops before.
    pub blocks: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads play; the result does not depend on it.
    pub threads: usize,
    /// How long a program may think about a move, in milliseconds.
    pub ms: u64,
    /// How much longer it may take for its first answer, to start.
    pub start_ms: u64,
    /// A test that ends the run when it is decided.
    pub sprt: Option<Sprt>,
}

impl Arena {
    /// Whether programs sit at the table.
    pub(crate) fn by_programs(&self) -> bool {
        self.bots.iter().any(|bot| matches!(bot, Player::Program(_)))
    }

    /// Every option of the table with its value.
    pub(crate) fn options(&self) -> Result<Map<String, Json>, OptionsError> {
        let game = self.kind.table(&self.settings, self.seats, None)?;
        let value = |value| serde_json::to_value(value).expect("an option is plain");
        Ok(game.options().into_iter().map(|(name, it)| (name.to_owned(), value(it))).collect())
    }

    /// What makes one measurement another one, besides how long it goes on.
    fn header(&self) -> Result<Json, OptionsError> {
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
}

/// Which rules were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// The engine's [`RULES_VERSION`].
    pub version: u32,
    /// FNV-1a of the rules' English text, as 16 hex digits.
    pub text: String,
}

impl Rules {
    /// Those of a game, as they are in this program.
    pub fn of(kind: Kind) -> Self {
        let bytes = rules::text(kind, Language::english()).bytes();
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        Self { version: RULES_VERSION, text: format!("{hash:016x}") }
    }
}

/// Why nothing was measured.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The game has no such table.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// What is asked for makes no sense.
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
    /// The file of blocks cannot be used.
    #[error("{path}: {error}")]
    File {
        /// Which file.
        path: String,
        /// Why.
        error: FileError,
    },
}

impl ArenaError {
    /// Whether it was asked for something that cannot be, and not something that failed.
    pub fn is_misuse(&self) -> bool {
        match self {
            Self::Options(_) | Self::Arena(_) | Self::Program { .. } => true,
            Self::File { error, .. } => matches!(error, FileError::Other { .. }),
        }
    }
}

/// How far a run is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many blocks are finished, those of a file too.
    pub done: u64,
    /// How many of them were in the file.
    pub found: u64,
    /// The test's log-likelihood ratio, over the finished blocks before the first unfinished one.
    pub llr: Option<f64>,
}

/// Plays all blocks.
///
/// # Errors
///
/// As [`ArenaError`] says.
pub fn run(arena: &Arena) -> Result<Report, ArenaError> {
    run_with(arena, None, &|_| {})
}

/// As [`run`]; finished blocks are kept in `file`, and those that it has are not played again.
/// `watch` is told whenever a block is finished.
///
/// # Errors
///
/// As [`ArenaError`] says.
pub fn run_with(
    arena: &Arena,
    file: Option<&Path>,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Report, ArenaError> {
    check(arena)?;
    let mut done = Done::new(arena);
    if let Some(path) = file {
        let failed = |error| ArenaError::File { path: path.display().to_string(), error };
        let fits = |block: &Block| {
            block.bots.len() == arena.bots.len()
                && block.pairs.len() == arena.bots.len()
                && block.pairs.iter().all(|pairs| pairs.len() == arena.bots.len())
                && block.bots.iter().all(|sums| sums.seats.len() == arena.seats)
        };
        let (file, found) = Blocks::open(path, &arena.header()?, fits).map_err(failed)?;
        done.file = Some(file);
        done.find(found);
    }
    let done = for_game!(arena.kind, G => play::<G>(arena, done, watch))?;
    match (done.error, file) {
        (Some(error), Some(path)) => {
            Err(ArenaError::File { path: path.display().to_string(), error: error.into() })
        }
        _ => {
            let blocks: Vec<Block> = done.blocks.into_iter().map_while(|block| block).collect();
            let blocks = &blocks[..done.prefix as usize];
            Ok(report(arena, blocks, done.test.map(|test| test.report()))?)
        }
    }
}

/// Whether such a measurement can be made.
fn check(arena: &Arena) -> Result<(), ArenaError> {
    arena.kind.table(&arena.settings, arena.seats, None)?;
    if arena.bots.is_empty() || arena.blocks == 0 {
        return Err(ArenaError::Arena("there must be a bot and a block"));
    }
    if arena.sprt.is_some() && arena.bots.len() < 2 {
        return Err(ArenaError::Arena("a test needs two bots"));
    }
    if arena.form == Form::One && arena.bots.len() > arena.seats {
        let why = "in form one there can be no more bots than seats; there is form mixed";
        return Err(ArenaError::Arena(why));
    }
    for player in &arena.bots {
        if let Player::Program(command) = player {
            let failed = |error| ArenaError::Program { player: player.to_string(), error };
            Program::start(command, Duration::ZERO).map_err(failed)?;
        }
    }
    Ok(())
}

/// The finished blocks.
struct Done {
    /// By number.
    blocks: Vec<Option<Block>>,
    seats: usize,
    count: u64,
    found: u64,
    /// How many there are before the first that is not finished, or before the test stopped.
    prefix: u64,
    test: Option<Test>,
    stopped: bool,
    file: Option<Blocks>,
    /// Why the file could not be written.
    error: Option<io::Error>,
}

impl Done {
    fn new(arena: &Arena) -> Self {
        Self {
            blocks: vec![None; arena.blocks as usize],
            seats: arena.seats,
            count: 0,
            found: 0,
            prefix: 0,
            test: arena.sprt.map(Test::new),
            stopped: false,
            file: None,
            error: None,
        }
    }

    /// Takes the blocks of a file; those beyond the last are not looked at.
    fn find(&mut self, blocks: Vec<Block>) {
        for block in blocks {
            self.put(block);
        }
        self.found = self.count;
    }

    fn put(&mut self, block: Block) {
        let Some(place) = self.blocks.get_mut(block.block as usize) else { return };
        self.count += u64::from(place.is_none());
        *place = Some(block);
        while let Some(Some(block)) = self.blocks.get(self.prefix as usize)
            && !self.stopped
        {
            self.prefix += 1;
            let seats = self.seats;
            self.stopped = self.test.as_mut().is_some_and(|test| test.add(block, seats));
        }
    }

    /// Adds a block that was played now.
    fn add(&mut self, block: Block) {
        if let Some(Err(error)) = self.file.as_mut().map(|file| file.add(&block)) {
            self.error = Some(error);
            self.stopped = true;
        }
        self.put(block);
    }

    fn progress(&self) -> Progress {
        let llr = self.test.as_ref().map(|test| test.report().llr);
        Progress { done: self.count, found: self.found, llr }
    }
}

/// Plays what is not finished.
fn play<G: Policy>(
    arena: &Arena,
    done: Done,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Done, OptionsError> {
    let fresh =
        (0..arena.seats).map(|dealer| G::table_for(&arena.settings, arena.seats, Some(dealer)));
    let fresh: Vec<G> = fresh.collect::<Result<_, _>>()?;
    let has: Vec<bool> = done.blocks.iter().map(Option::is_some).collect();
    watch(done.progress());
    let (next, done) = (AtomicU64::new(0), Mutex::new(done));
    std::thread::scope(|scope| {
        for _ in 0..arena.threads.max(1) {
            scope.spawn(|| {
                let mut crew = Crew::new(arena);
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    let stopped = || done.lock().expect("nobody panicked").stopped;
                    if block >= arena.blocks || stopped() {
                        return;
                    }
                    if has[block as usize] {
                        continue;
                    }
                    let fresh = &fresh[block as usize % arena.seats];
                    let played = play_block(arena, block, fresh, &mut crew);
                    let mut done = done.lock().expect("nobody panicked");
                    done.add(played);
                    watch(done.progress());
                }
            });
        }
    });
    Ok(done.into_inner().expect("nobody panicked"))
}
