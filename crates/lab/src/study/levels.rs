//! Rounds at a table where every seat plays alike: who wins, by how far a seat sits from the one
//! that begins; and, at the first level's table, how long it takes and what there is to choose.

use bots::Policy;
use games::Seat;

use super::pieces::dealt;
use super::round::{Decision, Watch, leads};
use crate::block::PART;
use crate::stats::{Histogram, Mean, Ratio, sums};

/// A round is looked at in this many parts.
pub(super) const PARTS: usize = 10;

sums! {
    /// What a seat did that sits so far from the one that begins.
    Place {
        /// The parts of a round that it won.
        share: Mean,
        score: Mean,
        /// What it was ahead of the others, as in `leads`.
        lead: Mean,
        /// How often it had the best score alone, and the worst alone.
        best: u64,
        worst: u64,
    }
}

sums! {
    Level {
        rounds: u64,
        limits: u64,
        /// By distance from the seat that begins.
        places: Vec<Place>,
    }
}

sums! {
    Length {
        /// Of a round.
        decisions: Histogram,
        turns: Histogram,
        /// In tenths of a minute, by the model of the pace.
        minutes: Histogram,
        /// Of a seat.
        own_turns: Histogram,
        own_decisions: Histogram,
        /// The most decisions of others between two of a seat's.
        longest_wait: Histogram,
        /// The decisions of a round that come after a seat's last one, of all seats together, and
        /// all decisions times all seats.
        out: Ratio,
    }
}

sums! {
    Moves {
        legal: Histogram,
        /// Decisions with one legal move.
        forced: Ratio,
        course: Vec<Ratio>,
        /// Decisions that several seats could make at the same time.
        shared: Ratio,
    }
}

#[derive(Default)]
pub(super) struct Watcher {
    /// The first seat whose turn it was.
    starter: Option<Seat>,
    turn: Option<Seat>,
    pub(super) turns: u32,
    pub(super) shared: u32,
    pub(super) legal: Vec<u32>,
    /// Whether it looks at what is dealt, and what it saw.
    looks: bool,
    dealt: Vec<u64>,
    pub(super) seats: Vec<Watched>,
    pub(super) milliseconds: u64,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Watched {
    pub(super) decisions: u32,
    pub(super) turns: u32,
    /// The number of the decision after its last one.
    pub(super) next: u32,
    pub(super) longest_wait: u32,
}

impl Watcher {
    pub(super) fn clear(&mut self, seats: usize) {
        let (mut legal, mut all) =
            (std::mem::take(&mut self.legal), std::mem::take(&mut self.seats));
        legal.clear();
        all.clear();
        all.resize(seats, Watched::default());
        *self = Self { legal, seats: all, ..Self::default() };
    }

    /// Looks at what is dealt in the round that begins.
    pub(super) fn look(&mut self) {
        self.looks = true;
    }

    /// What each seat was dealt, if it looked.
    pub(super) fn dealt(&self) -> Option<&[u64]> {
        self.looks.then_some(&self.dealt)
    }

    /// The seat that began; the one after the dealer if no seat had a turn of its own.
    pub(super) fn starter<G: Policy>(&self, game: &G) -> usize {
        let standings = G::standings(game.table());
        let next = (standings.dealer().index() + 1) % standings.seats().get();
        self.starter.map_or(next, Seat::index)
    }

    /// The round in numbers: turns, milliseconds, hundredths of a legal move at a decision, and in
    /// ten-thousandths the decisions with one legal move and the part after a seat's last one.
    pub(super) fn facts(&self) -> [i64; 5] {
        let decisions = self.legal.len().max(1) as i64;
        let legal: i64 = self.legal.iter().map(|&legal| i64::from(legal)).sum();
        let forced = self.legal.iter().filter(|&&legal| legal == 1).count() as i64;
        let out: i64 =
            self.seats.iter().map(|own| self.legal.len() as i64 - i64::from(own.next)).sum();
        [
            self.turns.into(),
            self.milliseconds as i64,
            100 * legal / decisions,
            10_000 * forced / decisions,
            10_000 * out / decisions / self.seats.len().max(1) as i64,
        ]
    }

    pub(super) fn decisions(&self) -> u32 {
        self.legal.len() as u32
    }
}

impl<G: Policy> Watch<G> for Watcher {
    fn begins(&mut self, game: &G) {
        if self.looks {
            self.dealt = dealt(game);
        }
    }

    #[inline]
    fn decides(&mut self, decision: &Decision<'_, G>) {
        let (seat, number) = (decision.seat, self.legal.len() as u32);
        let legal = decision.moves.len() as u32;
        self.legal.push(legal);
        self.milliseconds += milliseconds(legal);
        let own = &mut self.seats[seat.index()];
        if own.decisions > 0 {
            own.longest_wait = own.longest_wait.max(number - own.next);
        }
        own.decisions += 1;
        own.next = number + 1;
        if !decision.is_turn {
            self.shared += 1;
        } else if self.turn.replace(seat) != Some(seat) {
            self.turns += 1;
            own.turns += 1;
            self.starter.get_or_insert(seat);
        }
    }
}

/// How long a person takes for a decision, by a model: two seconds to see what happened and to
/// play, and one and a half for each time that the choice doubles (Hick 1952, "On the rate of gain
/// of information"). The logarithm is taken in quarters, in whole numbers.
fn milliseconds(legal: u32) -> u64 {
    let quarters = u64::from(u64::from(legal.clamp(1, 1 << 15)).pow(4).ilog2());
    2_000 + 1_500 * quarters / 4
}

impl Level {
    pub(super) fn add_round<G: Policy>(&mut self, game: &G, starter: usize) {
        let table = game.table();
        let scores = G::standings(table).round_scores().expect("the round is over");
        let seats = scores.len();
        self.rounds += 1;
        self.places.resize(seats, Place::default());
        let shares = shares(game);
        let best = (0..seats).filter(|&seat| shares[seat] > 0).count() == 1;
        let worst = *if G::low_wins(table) { scores.iter().max() } else { scores.iter().min() }
            .expect("there are seats");
        let last = scores.iter().filter(|&&score| score == worst).count() == 1;
        for (seat, lead) in leads(game).enumerate() {
            let place = &mut self.places[(seat + seats - starter) % seats];
            place.share.push(shares[seat] as i64);
            place.score.push(i64::from(scores[seat]));
            place.lead.push(lead);
            place.best += u64::from(best && shares[seat] > 0);
            place.worst += u64::from(last && scores[seat] == worst);
        }
    }
}

/// What each seat has of several rounds in a row.
#[derive(Default)]
pub(super) struct Rotation {
    shares: [u64; games::SEATS_MAX],
    scores: [i64; games::SEATS_MAX],
    leads: [i64; games::SEATS_MAX],
}

impl Rotation {
    pub(super) fn add_round<G: Policy>(&mut self, game: &G) {
        let scores = G::standings(game.table()).round_scores().expect("the round is over");
        self.shares.iter_mut().zip(shares(game)).for_each(|(sum, share)| *sum += share);
        self.scores.iter_mut().zip(scores).for_each(|(sum, &score)| *sum += i64::from(score));
        self.leads.iter_mut().zip(leads(game)).for_each(|(sum, lead)| *sum += lead);
    }
}

impl Level {
    /// Adds a rotation like a round, by distance from the seat that began its first round.
    pub(super) fn add_rotation(&mut self, all: &Rotation, starter: usize, seats: usize) {
        self.rounds += 1;
        self.places.resize(seats, Place::default());
        for seat in 0..seats {
            let place = &mut self.places[(seat + seats - starter) % seats];
            place.share.push(all.shares[seat] as i64);
            place.score.push(all.scores[seat]);
            place.lead.push(all.leads[seat]);
        }
    }
}

pub(super) fn leads_over<G: Policy>(game: &G) -> i64 {
    leads(game).map(i64::abs).max().unwrap_or_default()
}

/// What each seat has of the round that is over, in [`PART`]s: seats with the best score share it.
pub(super) fn shares<G: Policy>(game: &G) -> [u64; games::SEATS_MAX] {
    let table = game.table();
    let scores = G::standings(table).round_scores().expect("the round is over");
    let best = if G::low_wins(table) { scores.iter().min() } else { scores.iter().max() };
    let ties = scores.iter().filter(|&score| Some(score) == best).count() as u64;
    let mut shares = [0; games::SEATS_MAX];
    for (share, score) in shares.iter_mut().zip(scores) {
        *share = if Some(score) == best { PART / ties } else { 0 };
    }
    shares
}

impl Length {
    pub(super) fn add_round(&mut self, round: &Watcher) {
        let decisions = round.decisions();
        self.decisions.push(decisions);
        self.turns.push(round.turns);
        self.minutes.push((round.milliseconds / 6_000) as u32);
        let mut out = 0;
        for own in &round.seats {
            self.own_turns.push(own.turns);
            self.own_decisions.push(own.decisions);
            self.longest_wait.push(own.longest_wait);
            out += i64::from(decisions - own.next);
        }
        self.out.push(out, u64::from(decisions) * round.seats.len() as u64);
    }
}

impl Moves {
    pub(super) fn add_round(&mut self, round: &Watcher) {
        let mut forced = 0;
        let mut course = [(0, 0); PARTS];
        let decisions = round.legal.len();
        for (number, &legal) in round.legal.iter().enumerate() {
            self.legal.push(legal);
            forced += i64::from(legal == 1);
            let part = &mut course[number * PARTS / decisions];
            *part = (part.0 + i64::from(legal), part.1 + 1);
        }
        self.forced.push(forced, decisions as u64);
        self.shared.push(i64::from(round.shared), decisions as u64);
        self.course.resize(PARTS, Ratio::default());
        for (ratio, (legal, count)) in self.course.iter_mut().zip(course) {
            ratio.push(legal, count);
        }
    }
}
