//! The list of the five games, and what needs it: one type for all of them, matches with their
//! records, and deals that anyone can check. All of [`kit`] is here, too, so that what stands
//! above has one place to ask.
//!
//! ```
//! use games::{Kind, Match, Seed, Settings, Setup};
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
//! | `list` | which games there are ([`Kind`]) |
//! | `any` | one type for all of them ([`AnyGame`]) |
//! | `record` | a match with its seed and record ([`Match`]) |
//! | [`fair`] | deals that anyone can check |
//! | [`rules`] | the rules' text, clause by clause |
//! | `testing` | what tests of games share |
//! | [`playouts`] | random rounds, to see how fast a game is |

#[macro_use]
mod list;
mod any;
pub mod fair;
pub mod playouts;
mod record;
pub mod rules;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use any::{
    AnyDealError, AnyFact, AnyGame, AnyPlayError, Decision, EventJson, Played, Shown, Status,
    Timing, ToldJson, erase, evidence_of, game_of, imagined, json, seat_of,
};
pub use kit::*;
pub use list::*;
pub use record::{
    Known, Match, RULES_VERSION, RecordError, Replay, Setup, StartError, bare, known,
};
