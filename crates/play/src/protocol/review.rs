//! Where a finished match turned.

#[cfg(feature = "types")]
use schemars::JsonSchema;
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::room::Phrase;

/// `GET /api/rooms/{room}/matches/{match}/review` and `GET /api/records/{record}/review`: where a
/// finished match turned. All of it is estimated, from what each seat could know when it decided.
/// It takes some seconds to make; until then `ready` is false, and whoever wants it asks again.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct MatchReview {
    /// Whether it is made; if not, nothing else is told.
    pub ready: bool,
    /// How many decisions the match had: moves of seats that had several to choose from.
    pub decisions: u32,
    /// At how many of them a better move was looked for.
    pub tried: u32,
    /// Each seat's chances at its own decisions, in the order of the match.
    pub points: Vec<ReviewPoint>,
    /// The moves that cost most, at most three of each seat, the dearest first.
    pub turns: Vec<ReviewTurn>,
}

/// A seat's chance to be among the winners of the match, as it could know it before a decision of
/// its own, if everyone played equally well from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct ReviewPoint {
    /// Whose.
    pub seat: u8,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round that the decision follows; the deal is 0.
    pub step: u32,
    /// In hundredths.
    pub chance: u8,
    /// By how many hundredths it may be off, in 19 of 20 cases.
    pub doubt: u8,
}

/// A move that cost much, and a better one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct ReviewTurn {
    /// Who played it.
    pub seat: u8,
    /// The round, from 1.
    pub round: u32,
    /// The step of the round that it followed; the deal is 0.
    pub step: u32,
    /// The move that was played.
    pub played: ReviewMove,
    /// The move that an expert would have played.
    pub better: ReviewMove,
    /// By how many hundredths the difference of their chances may be off, in 19 of 20 cases.
    pub doubt: u8,
    /// By how much more the better move scored in that round on average, in tenths of a point.
    pub points: i32,
    /// In how many imagined deals both were played on.
    pub worlds: u32,
    /// Why it is better.
    pub why: ReviewWhy,
    /// What else speaks for it: messages of `locales/`, which say what was certain, and how often
    /// it left the next player no choice.
    pub because: Vec<Phrase>,
}

/// A move, and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
pub struct ReviewMove {
    /// The move, as the game's rules write it.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is said of it; nothing where its text has to do.
    pub said: Vec<Phrase>,
    /// The chance after it, in hundredths.
    pub chance: u8,
}

/// Why a move is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(JsonSchema, TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewWhy {
    /// It ends the round at once.
    Ends,
    /// It won the match in every imagined deal.
    Sure,
    /// It scores more in that round.
    Points,
    /// It wins more often, and no more is known.
    Chance,
}
