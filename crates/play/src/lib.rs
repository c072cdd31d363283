//! A room and its matches, as what their logs make of them, and what is said about them.
//!
//! Nothing here reads a clock, waits, or does input and output: a shell does, such as the crate
//! `server`. So the same code runs wherever people play.
//!
//! | module | what it holds |
//! |---|---|
//! | [`protocol`] | what clients and server say to each other |
//! | [`room`], [`live`] | a room and a match, as what their logs make of them |
//! | [`session`] | a room in use, step by step |
//! | [`deal`] | how a round's cards come about, so that anybody can check it |
//! | [`lesson`] | the round that teaches a game |
//! | [`presets`] | options to choose at once |
//! | `ranked`, [`contest`] | which matches count for the leaderboard, and what they come to |
//! | [`daily`], [`expert`] | the match of the day, which everyone plays alone; and an expert's |
//! | [`duplicate`] | the same deals in several matches, from other seats each time |
//! | [`talk`] | remarks on what everyone sees |
//! | [`names`], `called`, [`key`] | names of rooms and players, and who has one; keys of seats |
//! | [`limits`] | every limit of a room with its reason |

mod called;
pub mod contest;
pub mod daily;
pub mod deal;
pub mod duplicate;
pub mod expert;
mod joiners;
pub mod key;
pub mod lesson;
pub mod limits;
#[expect(missing_docs, reason = "fields are named as the log has them")]
pub mod live;
pub mod names;
pub mod presets;
pub mod protocol;
pub mod random;
mod ranked;
#[expect(missing_docs, reason = "fields are named as the log has them")]
pub mod room;
pub mod session;
pub mod talk;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod time;
