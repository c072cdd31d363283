//! The rules of five card games, as pure state machines.
//!
//! ```
//! use engine::{Kind, Match, Seat, Seed, Settings, Setup};
//!
//! let setup = Setup {
//!     kind: Kind::Ktu,
//!     seats: 2,
//!     settings: Settings::new(Kind::Ktu.options()),
//!     dealer: None,
//!     seed: Seed::from_number(1),
//! };
//! let mut ktu = Match::new(&setup, None)?;
//! let ada = Seat::FIRST;
//! let moves = ktu.game().legal_moves(ada);
//! assert_eq!(moves.len(), 35); // three of seven cards are laid open (ktu:2.2)
//! ktu.play(ada, &moves[0])?;
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
//! | `seat`, `card`, `rng`, `options`, `standings`, `text`, `hash` | the nouns that all share |
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
    AnyDealError, AnyFact, AnyGame, AnyPlayError, Common, EventJson, Kind, Played, StateJson,
    Status, ToldJson, ViewJson, erase, game_of, seat_of,
};
pub use card::{CardSet, French, Indexed, Rank, Suit};
pub use speech::{Message, Put};

pub use game::{Chance, DealError, Game, GameExt, PlayError, Refusal, ToAct};
pub use games::{Kartel, KartuSama, Khamul, KrassKariert, Ktu};
pub use games::{kartel, kartu_sama, khamul, krass_kariert, ktu};
pub use hash::{fnv1a, hex};
pub use knowledge::{Answer, Knows, Look, Marks, Memories, Snap, lens};
pub use options::{Allowed, OptionSpec, OptionsError, Settings, Value};
pub use record::{Known, Match, RULES_VERSION, RecordError, Replay, Setup, StartError, known};
pub use rng::{Rng, Seed};
pub use seat::{BySeat, SEATS_MAX, Seat, SeatCount, SeatSet};
pub use speech::Speaks;
pub use standings::{MatchOver, Phase, RoundOver, Standings};
pub use tell::{Event, Tell, Told};
pub use text::{TextError, quoted};
pub use view::{List, Sight, View};
