//! What is counted of a match while it is played: rounds, turns, and who decided.
//!
//! Turns and the seat that begins are those of the lab (`docs/lab.md`).

use games::{Seat, SeatSet, Standings};

/// A round that one seat wins, in parts that any number of seats can share.
pub const WIN: u32 = 2520;

/// Counts while a match is played.
#[derive(Default)]
pub(crate) struct Counter {
    /// The seats on which people decided, and those on which something else did.
    people: SeatSet,
    others: SeatSet,
    went_back: bool,
    /// The seats that are still to decide, of those that could at the same time.
    waiting: SeatSet,
    /// The first seat that had a turn in this round, and the last one.
    starter: Option<Seat>,
    turn: Option<Seat>,
    pub(crate) rounds: u32,
    pub(crate) turns: u32,
    /// Rounds that the seat that began has won, in parts of [`WIN`].
    pub(crate) begun_won: u32,
}

impl Counter {
    /// A seat is about to move, of those that have to decide. `by_person` is whether a person does
    /// it; `None` where nobody decides.
    pub(crate) fn moves(&mut self, deciders: SeatSet, seat: Seat, by_person: Option<bool>) {
        if !deciders.contains(seat) {
            return;
        }
        match by_person {
            Some(true) => self.people.insert(seat),
            Some(false) => self.others.insert(seat),
            None => {}
        }
        let own = SeatSet::only(seat);
        let is_turn = deciders == own && deciders != self.waiting;
        self.waiting = deciders.without(own);
        if is_turn && self.turn.replace(seat) != Some(seat) {
            self.turns += 1;
            self.starter.get_or_insert(seat);
        }
    }

    /// A round is over with these scores.
    pub(crate) fn round_over(&mut self, standings: &Standings, scores: &[i32], low_wins: bool) {
        let begun = self.starter.unwrap_or_else(|| standings.seats().after(standings.dealer()));
        let best = if low_wins { scores.iter().min() } else { scores.iter().max() };
        let ties = scores.iter().filter(|&score| Some(score) == best).count() as u32;
        if scores.get(begun.index()) == best {
            self.begun_won += WIN / ties;
        }
        self.rounds += 1;
        (self.waiting, self.starter, self.turn) = (SeatSet::EMPTY, None, None);
    }

    /// Moves are taken back: what was counted is not what was played.
    pub(crate) fn goes_back(&mut self) {
        self.went_back = true;
    }

    /// The seats on which people decided everything; none where moves were taken back.
    pub(crate) fn people(&self) -> SeatSet {
        if self.went_back { SeatSet::EMPTY } else { self.people.without(self.others) }
    }
}
