//! A table at which a program plays.

use std::sync::Arc;

use bots::Bot;
use games::{GameExt as _, Kind, OptionsError, SEATS_MAX, Seed, Settings, for_game};
use thiserror::Error;

use crate::Spaces;
use crate::batch::{AnyBatch, Batch};
use crate::env::{AnyEnv, Env};
use crate::planes::Layout;
use crate::rules::{Reward, Rules};
use encoding::Episode;

/// Why there is no such table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The game has no such table.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A bot sits where no seat is.
    #[error("the table has {seats} seats, counted from 0, and a bot was named for seat {found}")]
    Seat {
        /// How many seats.
        seats: usize,
        /// Where the bot sits.
        found: usize,
    },
    /// No seat is left for the program.
    #[error("bots sit on all {seats} seats: one at least has to be free")]
    Full {
        /// How many seats.
        seats: usize,
    },
    /// A batch without matches, or with too many.
    #[error("a batch has 1 to {most} matches, not {found}")]
    Matches {
        /// The most.
        most: usize,
        /// How many were named.
        found: usize,
    },
}

const MATCHES_MAX: usize = 1 << 20;

/// A table at which a program plays on all seats that have no bot.
#[derive(Clone, Debug)]
pub struct Table {
    kind: Kind,
    seats: usize,
    settings: Settings,
    bots: [Option<Bot>; SEATS_MAX],
    episode: Episode,
    reward: Reward,
}

impl Table {
    /// A table with the standard options and no bots, at which rounds are played for points.
    ///
    /// # Errors
    ///
    /// If the game has no table of that size.
    pub fn new(kind: Kind, seats: usize) -> Result<Self, TableError> {
        Self::with(kind, seats, Settings::new(kind.options()))
    }

    /// As [`new`](Self::new), with these options.
    ///
    /// # Errors
    ///
    /// If the game has no such table, or environments cannot play with its options.
    pub fn with(kind: Kind, seats: usize, settings: Settings) -> Result<Self, TableError> {
        kind.table(&settings, seats, None)?;
        settings.all_listed()?;
        let (episode, reward) = (Episode::default(), Reward::default());
        Ok(Self { kind, seats, settings, bots: [None; SEATS_MAX], episode, reward })
    }

    /// Which game is played.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The same table with a bot on a seat.
    ///
    /// # Errors
    ///
    /// If there is no such seat, or no seat is left for the program.
    pub fn bot(mut self, seat: usize, bot: Bot) -> Result<Self, TableError> {
        let seats = self.seats;
        if seat >= seats {
            return Err(TableError::Seat { seats, found: seat });
        }
        self.bots[seat] = Some(bot);
        if self.bots[..seats].iter().all(Option::is_some) {
            return Err(TableError::Full { seats });
        }
        Ok(self)
    }

    /// The same table with episodes of this kind.
    #[must_use]
    pub fn episode(mut self, episode: Episode) -> Self {
        self.episode = episode;
        self
    }

    /// The same table with rewards of this kind.
    #[must_use]
    pub fn reward(mut self, reward: Reward) -> Self {
        self.reward = reward;
        self
    }

    /// One match. The same seed and the same actions lead to the same match.
    pub fn env(&self, seed: u64) -> Box<dyn AnyEnv> {
        for_game!(self.kind, G => Box::new(Env::<G>::new(self.rules(), Seed::from_number(seed), 0)))
    }

    /// Many matches. Match number i of a batch is the same, however many others there are.
    ///
    /// # Errors
    ///
    /// If there are none, or more than 1,048,576.
    pub fn batch(&self, matches: usize, seed: u64) -> Result<Box<dyn AnyBatch>, TableError> {
        if !(1..=MATCHES_MAX).contains(&matches) {
            return Err(TableError::Matches { most: MATCHES_MAX, found: matches });
        }
        let seed = Seed::from_number(seed);
        for_game!(self.kind, G => Ok(Box::new(Batch::<G>::new(&self.rules(), seed, matches))))
    }

    fn rules<G: Spaces>(&self) -> Arc<Rules<G>> {
        let fresh = (0..self.seats).map(|dealer| {
            G::table_for(&self.settings, self.seats, Some(dealer)).expect("the table was made once")
        });
        let fresh: Vec<G> = fresh.collect();
        let bots = self.bots[..self.seats].to_vec();
        let remembers =
            G::REMEMBERS || bots.iter().flatten().any(|bot: &Bot| G::remembers(bot.level));
        let (episode, reward) = (self.episode, self.reward);
        let worst = match reward {
            Reward::Points => -(G::behind(&fresh[0], episode) as f32),
            Reward::Rank => -1.0,
        };
        let planes = Vec::new();
        let mut rules = Rules { fresh, bots, remembers, episode, reward, worst, planes };
        let mut layout = Layout::default();
        Env::<G>::new(Arc::new(rules.clone()), Seed::from_number(0), 0).write(&mut layout);
        rules.planes = layout.planes;
        Arc::new(rules)
    }
}
