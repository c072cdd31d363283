//! Where a match stands: what every game's table holds, and everyone sees.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, SEATS_MAX, Seat, SeatCount, SeatSet};

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing is dealt yet.
    New,
    /// A round is being played.
    Playing,
    /// A round is over, and the next one can be dealt.
    RoundOver,
    /// The match is over.
    MatchOver,
}

/// What chance has to put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The deck of the next round.
    Round,
    /// A new draw pile, in the middle of a round; whoever drives the match does it at once.
    Reshuffle,
}

/// Who has a decision now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// Chance: [`GameExt::pool`](crate::GameExt::pool) has to be put in order and dealt.
    Chance(Chance),
    /// These seats, in any order; never none.
    Seats(SeatSet),
    /// Nobody: the match is over.
    Nobody,
}

/// What everyone is told when a round is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(inline))]
pub struct RoundOver {
    /// The round's scores, by seat.
    pub round_scores: Vec<i32>,
    /// The match's totals.
    pub scores: Vec<i32>,
}

/// What everyone is told when the match is over.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "types", schemars(inline))]
pub struct MatchOver {
    /// Who won it; nobody where the rules find no winner.
    pub winners: SeatSet,
}

/// Seats, rounds, scores and winners. All of it is open to everyone at a real table.
///
/// A game's table holds one and moves it on: [`begin_round`](Self::begin_round) when it deals,
/// [`end_round`](Self::end_round) with the scores, and after the last round
/// [`end_match`](Self::end_match).
///
/// # Examples
///
/// ```
/// use engine::{BySeat, Phase, Seat, SeatCount, Standings};
///
/// let two = SeatCount::new(2).expect("two seats");
/// let mut standings = Standings::new(two, Seat::FIRST);
/// standings.begin_round();
///
/// let mut scores = BySeat::all(0);
/// scores[Seat::FIRST] = 3;
/// standings.end_round(scores);
/// assert_eq!((standings.scores(), standings.phase()), (&[3, 0][..], Phase::RoundOver));
///
/// standings.end_match(standings.highest());
/// assert!(standings.winners().is_some_and(|winners| winners.contains(Seat::FIRST)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standings {
    seats: SeatCount,
    dealer: Seat,
    round: u32,
    phase: Phase,
    scores: BySeat<i32, SEATS_MAX>,
    round_scores: BySeat<i32, SEATS_MAX>,
    winners: SeatSet,
}

impl Standings {
    /// The standings of a match before its first deal; `dealer` deals the first round.
    pub fn new(seats: SeatCount, dealer: Seat) -> Self {
        Self {
            seats,
            dealer,
            round: 0,
            phase: Phase::New,
            scores: BySeat::all(0),
            round_scores: BySeat::all(0),
            winners: SeatSet::EMPTY,
        }
    }

    /// Begins a round. From the second one on, the deal passes to the next seat.
    pub fn begin_round(&mut self) {
        if self.round > 0 {
            self.dealer = self.seats.after(self.dealer);
        }
        self.round += 1;
        self.phase = Phase::Playing;
    }

    /// Ends the round, and adds its scores to the totals. Scores of seats that the table does not
    /// have are ignored. Another round follows unless [`end_match`](Self::end_match) is called.
    pub fn end_round(&mut self, round_scores: BySeat<i32, SEATS_MAX>) {
        self.round_scores = round_scores;
        for seat in self.seats.seats() {
            self.scores[seat] += round_scores[seat];
        }
        self.phase = Phase::RoundOver;
    }

    /// The event that tells everyone the scores of the round that just ended.
    pub fn round_over(&self) -> RoundOver {
        let round_scores = self.round_scores.of(self.seats).to_vec();
        RoundOver { round_scores, scores: self.scores().to_vec() }
    }

    /// Ends the match after the round that just ended; `winners` may be no seat, or several.
    pub fn end_match(&mut self, winners: SeatSet) {
        self.winners = winners;
        self.phase = Phase::MatchOver;
    }

    /// The seats with the highest total.
    #[inline]
    pub fn highest(&self) -> SeatSet {
        let best = self.scores().iter().max();
        self.seats.seats().filter(|&seat| Some(&self.scores[seat]) == best).collect()
    }

    /// The seats with the highest total, or no seat if no total is above 0.
    pub fn most_points(&self) -> SeatSet {
        let any = self.scores().iter().any(|&score| score > 0);
        if any { self.highest() } else { SeatSet::EMPTY }
    }

    /// The seats with the lowest total.
    pub fn lowest(&self) -> SeatSet {
        let best = self.scores().iter().min();
        self.seats.seats().filter(|&seat| Some(&self.scores[seat]) == best).collect()
    }

    /// The event that tells everyone who won the match.
    pub fn match_over(&self) -> MatchOver {
        MatchOver { winners: self.winners }
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// Who deals, or dealt, this round.
    #[inline]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Which round it is, from 1; 0 before the first deal.
    #[inline]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// How far the match is.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a round is being played.
    #[inline]
    pub fn is_playing(&self) -> bool {
        self.phase == Phase::Playing
    }

    /// Who has a decision now, by the phase: `deciders` while a round is played, otherwise chance,
    /// which deals the next round, or nobody.
    #[inline]
    pub fn to_act(&self, deciders: SeatSet) -> ToAct {
        match self.phase {
            Phase::Playing => ToAct::Seats(deciders),
            Phase::New | Phase::RoundOver => ToAct::Chance(Chance::Round),
            Phase::MatchOver => ToAct::Nobody,
        }
    }

    /// The match's totals, by seat.
    pub fn scores(&self) -> &[i32] {
        self.scores.of(self.seats)
    }

    /// The scores of the round, by seat, once it is over.
    pub fn round_scores(&self) -> Option<&[i32]> {
        let over = matches!(self.phase, Phase::RoundOver | Phase::MatchOver);
        over.then(|| self.round_scores.of(self.seats))
    }

    /// Who won the match, once it is over.
    pub fn winners(&self) -> Option<SeatSet> {
        (self.phase == Phase::MatchOver).then_some(self.winners)
    }
}
