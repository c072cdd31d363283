//! Who watches a round: how long it takes, who began it, and what there was to choose.

use bots::Policy;
use games::Seat;

use super::round::{Decision, Watch};
use super::sections::pieces::dealt;

#[derive(Default)]
pub(crate) struct Watcher {
    /// The first seat whose turn it was.
    starter: Option<Seat>,
    turn: Option<Seat>,
    pub(crate) turns: u32,
    pub(crate) shared: u32,
    pub(crate) legal: Vec<u32>,
    /// Whether it looks at what is dealt, and what it saw.
    looks: bool,
    dealt: Vec<u64>,
    pub(crate) seats: Vec<Watched>,
    pub(crate) milliseconds: u64,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Watched {
    pub(crate) decisions: u32,
    pub(crate) turns: u32,
    /// The number of the decision after its last one.
    pub(crate) next: u32,
    pub(crate) longest_wait: u32,
}

impl Watcher {
    pub(crate) fn clear(&mut self, seats: usize) {
        let (mut legal, mut all) =
            (std::mem::take(&mut self.legal), std::mem::take(&mut self.seats));
        legal.clear();
        all.clear();
        all.resize(seats, Watched::default());
        *self = Self { legal, seats: all, ..Self::default() };
    }

    /// Looks at what is dealt in the round that begins.
    pub(crate) fn look(&mut self) {
        self.looks = true;
    }

    /// What each seat was dealt, if it looked.
    pub(crate) fn dealt(&self) -> Option<&[u64]> {
        self.looks.then_some(&self.dealt)
    }

    /// The seat that began; the one after the dealer if no seat had a turn of its own.
    pub(crate) fn starter<G: Policy>(&self, game: &G) -> usize {
        let standings = G::standings(game.table());
        let next = (standings.dealer().index() + 1) % standings.seats().get();
        self.starter.map_or(next, Seat::index)
    }

    /// The round in numbers: turns, milliseconds, hundredths of a legal move at a decision, and in
    /// ten-thousandths the decisions with one legal move and the part after a seat's last one.
    pub(crate) fn facts(&self) -> [i64; 5] {
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

    pub(crate) fn decisions(&self) -> u32 {
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
