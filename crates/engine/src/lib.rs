//! The rules of five card games, as pure state machines.
//!
//! ```
//! use engine::{Kind, Match, Seed, Settings, Setup};
//!
//! let kind = Kind::ALL[0];
//! let settings = Settings::new(kind.options());
//! let setup = Setup { kind, seats: 2, settings, dealer: None, seed: Seed::from_number(1) };
//! let mut played = Match::new(&setup, None)?;
//! let seat = played.game().status().to_act.first().expect("a round begins with a decision");
//! let moves = played.game().legal_moves(seat);
//! played.play(seat, &moves[0])?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | what it holds |
//! |---|---|
//! | `game` | what a game is ([`Game`]), and what is the same for all ([`GameExt`]) |
//! | `view`, `tell` | what a seat may know now ([`View`]), and what it is told ([`Tell`]) |
//! | `knowledge` | what seats know over time ([`Knows`]): memories, worlds, and the [`lens`] |
//! | `speech` | what is said of a game ([`Speaks`]), as messages |
//! | `games` | the five games, a folder each |
//! | `any`, `record` | one type for all games ([`AnyGame`]); a match with its record ([`Match`]) |
//! | [`playouts`] | random rounds, to see how fast a game is |
//! | `seat`, `card`, `rng`, `options`, `standings`, `text`, `hash`, `rows` | what all share |
//!
//! The crate has no input or output, clock, thread, float, `unsafe`, hash map or global randomness:
//! the same seed gives the same match everywhere.

mod any;
mod card;
pub mod fair;
mod game;
mod games;
mod hash;
mod knowledge;
mod options;
pub mod playouts;
mod record;
mod rng;
mod rows;
mod seat;
mod speech;
mod standings;
mod tell;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod text;
#[cfg(feature = "types")]
mod types;
mod view;

pub use any::{
    AnyDealError, AnyFact, AnyGame, AnyPlayError, Common, Decision, EventJson, Kind, Played, Shown,
    StateJson, Status, ToldJson, ViewJson, erase, evidence_of, game_of, imagined, seat_of,
};
pub use card::{CardSet, French, Indexed, Rank, Suit};
pub use speech::{Message, Put};

pub use game::{DealError, Game, GameExt, PlayError, Refusal};
pub use games::*;
pub use hash::{fnv1a, hex};
pub use knowledge::{Answer, Knows, Look, Marks, Memories, Snap, lens};
pub use options::{Allowed, OptionSpec, OptionsError, Settings, Value};
pub use record::{
    Known, Match, RULES_VERSION, RecordError, Replay, Setup, StartError, bare, known,
};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, Direction, SEATS_MAX, Seat, SeatCount, SeatSet};
pub use speech::Speaks;
pub use standings::{Chance, MatchOver, Phase, RoundOver, Standings, ToAct};
pub use tell::{Event, Events, Tell, Told};
pub use text::{TextError, quoted};
pub use view::{List, Sight, State, View};
