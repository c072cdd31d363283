//! Players for empty seats. A bot gets a seat's view and its memory of what it was told, and
//! nothing else: it cannot know more than a person on that seat.
//!
//! | level | how it plays |
//! |---|---|
//! | [`Level::Dice`] | every legal move is as likely as the others |
//! | [`Level::Novice`] | greedy: takes what looks best at once, and never looks ahead |
//!
//! ```
//! use bots::Level;
//! use engine::{Kind, Match, Seat, Seed, Settings, Setup};
//!
//! let seed = Seed::from_number(1);
//! let settings = Settings::new(Kind::Ktu.options());
//! let setup = Setup { kind: Kind::Ktu, seats: 2, settings, dealer: None, seed };
//! let mut ktu = Match::new(&setup, None)?;
//! let mv = bots::choose(Level::Novice, ktu.game(), Seat::FIRST, &mut seed.rng("bot", 0));
//! ktu.play(Seat::FIRST, &mv.expect("seat 0 lays three cards open"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod novice;

use std::fmt;
use std::str::FromStr;

use engine::{
    AnyGame, Chance, Event, GameExt as _, Memories, Rng, Seat, TextError, ToAct, View, for_game,
    seat_of,
};

pub use novice::Novice;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Every legal move is as likely as the others.
    Dice,
    /// Greedy, a page of rules for each game.
    Novice,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 2] = [Self::Dice, Self::Novice];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Novice => "novice",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let found = Self::ALL.into_iter().find(|level| level.name() == text);
        found.ok_or_else(|| TextError::new("a level: dice or novice", text))
    }
}

/// The move that a bot of this level plays on this seat, as text; `None` if the seat has nothing to
/// decide. The same view, memory and random numbers give the same move.
pub fn choose(level: Level, game: &dyn AnyGame, seat: Seat, rng: &mut Rng) -> Option<String> {
    for_game!(game.kind(), G => {
        let (view, memory) = seat_of::<G>(game, seat)?;
        Some(choose_typed::<G>(level, view, memory, rng)?.to_string())
    })
}

/// As [`choose`], where the game is known.
pub fn choose_typed<G: Novice>(
    level: Level,
    view: View<'_, G>,
    memory: &G::Memory,
    rng: &mut Rng,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    match level {
        Level::Dice => G::random_move(view, rng, &mut moves),
        Level::Novice => {
            G::legal_moves(view, &mut moves);
            match moves[..] {
                [] => None,
                [only] => Some(only),
                _ => Some(G::novice(view, memory, rng, &moves)),
            }
        }
    }
}

/// Deals the round that is due and plays it to its end with a bot of a level on each seat: for
/// measuring. Where several seats may decide, chance says who is first, so that no seat is
/// favoured.
///
/// # Panics
///
/// If there are fewer levels than seats.
pub fn play_round<G: Novice>(game: &mut G, levels: &[Level], rng: &mut Rng) {
    let mut memories = Memories::new(G::standings(game.table()).seats());
    let mut events: Vec<Event<G>> = Vec::new();
    game.shuffle_and_deal(rng, &mut Vec::new(), &mut events);
    loop {
        memories.hear(&events);
        events.clear();
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let seat = seats.choose(rng).expect("somebody is to act");
                let (view, memory) = (game.view(seat), memories.of(seat));
                let mv = choose_typed::<G>(levels[seat.index()], view, memory, rng);
                let mv = mv.expect("who is to act has a legal move");
                game.play_unchecked(seat, mv, &mut events);
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(rng, &mut Vec::new(), &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
        }
    }
}
