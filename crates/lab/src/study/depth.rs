//! What it is worth to look ahead, and to see all cards: one seat of a table of novices tries its
//! moves in more and more sampled deals, and then in the deal as it is. All of it on the same
//! deals, with the same chance.

use bots::{Budget, Level, Policy, choose_among, search, search_in};
use games::{GameExt as _, Rng, Seat, View};

use super::round::Space;
use super::seats::Seated;
use super::tools::{Deal, LONGEST};
use crate::stats::{Mean, sums};

/// In how many sampled deals a move is tried: each step is twice the one before.
pub(super) const WORLDS: [usize; 7] = [1, 2, 4, 8, 16, 32, 64];

sums! {
    /// Rounds of one seat that searches among novices. The unit is a deal.
    Depth {
        /// How many deals were played in all ways, and how many were given up.
        deals: u64,
        limits: u64,
        /// The part of the stake that the seat gets, in `PART`s: as in [`WORLDS`], and, last, if it
        /// tries its moves as often in the true deal.
        won: Vec<Mean>,
        /// How much more that is than the one before.
        more: Vec<Mean>,
    }
}

struct Seats {
    odd: Seat,
    worlds: usize,
    /// Whether it is shown the truth.
    sees: bool,
    dice: Vec<Rng>,
}

impl<G: Policy> Seated<G> for Seats {
    fn remembers(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        view: View<'_, G>,
        memory: &G::Memory,
        moves: &[G::Move],
        _: &mut Rng,
    ) -> G::Move {
        let dice = &mut self.dice[view.seat().index()];
        choose_among::<G>(Level::Novice.into(), view, memory, moves, dice)
    }

    fn choose_in(
        &mut self,
        game: &G,
        seat: Seat,
        memory: &G::Memory,
        moves: &[G::Move],
        rng: &mut Rng,
    ) -> G::Move {
        let view = game.view(seat);
        if seat != self.odd {
            return self.choose(view, memory, moves, rng);
        }
        let mut tried = moves.to_vec();
        G::prune(view, memory, &mut tried);
        let budget = Budget { nodes: u64::MAX, worlds: self.worlds };
        let dice = &mut self.dice[seat.index()];
        let found = if self.sees {
            search_in(view, memory, &tried, budget, dice, |_| game.clone())
        } else {
            search(view, memory, &tried, budget, dice)
        };
        found.candidates[0].0
    }
}

impl Depth {
    pub(super) fn fits(&self) -> bool {
        let lengths = [self.won.len(), self.more.len()];
        lengths == [0, 0] || lengths == [WORLDS.len() + 1, WORLDS.len()]
    }

    pub(super) fn play<G: Policy>(&mut self, deal: &Deal<'_, G>, space: &mut Space<G>) {
        let mut won = |worlds: usize, sees: bool| {
            let mut seats = Seats { odd: deal.odd, worlds, sees, dice: deal.dice() };
            Some(deal.round(&deal.play_by(&mut seats, LONGEST, space, &mut ())?).won)
        };
        let most = WORLDS[WORLDS.len() - 1];
        let ways = WORLDS.map(|worlds| (worlds, false)).into_iter().chain([(most, true)]);
        let Some(all) = ways.map(|(worlds, sees)| won(worlds, sees)).collect::<Option<Vec<i64>>>()
        else {
            self.limits += 1;
            return;
        };
        self.add(&all);
    }

    /// Adds a deal, by what the seat won in every way.
    fn add(&mut self, all: &[i64]) {
        self.deals += 1;
        self.won.resize(all.len(), Mean::default());
        self.more.resize(all.len() - 1, Mean::default());
        self.won.iter_mut().zip(all).for_each(|(mean, &won)| mean.push(won));
        let steps = all.windows(2).map(|two| two[1] - two[0]);
        self.more.iter_mut().zip(steps).for_each(|(mean, more)| mean.push(more));
    }
}

#[cfg(test)]
mod tests {
    use games::{Kind, Seed, Settings, for_game};

    use super::*;
    use crate::study::drama::Stake;

    #[test]
    fn each_step_is_compared_with_the_one_before() {
        let mut depth = Depth::default();
        depth.add(&[0, 0, 100, 100, 100, 100, 100, 400]);
        depth.add(&[100, 0, 0, 100, 100, 100, 0, 400]);
        assert!(depth.fits());
        let sums = |means: &[Mean]| means.iter().map(|mean| mean.sum.0).collect::<Vec<_>>();
        assert_eq!(sums(&depth.won), [100, 0, 100, 200, 200, 200, 100, 800]);
        assert_eq!(sums(&depth.more), [-100, 100, 100, 0, 0, -100, 700]);
    }

    /// Whoever sees all cards wins more than whoever looks into one deal that could be, and both
    /// rounds have the same cards and the same chance.
    #[test]
    fn open_cards_are_worth_something() {
        let kind = Kind::ALL[0];
        for_game!(kind, G => {
            let (mut depth, mut space) = (Depth::default(), Space::default());
            let fresh = G::table_for(&Settings::new(kind.options()), 4, None).expect("a table");
            for deal in 0..24 {
                let odd = Seat::new((deal % 4) as usize).expect("a seat");
                let (seed, stake) = (Seed::from_number(4), Stake::Win);
                let sat = Deal { fresh: &fresh, bots: &[], stake, seed, deal, odd };
                depth.play::<G>(&sat, &mut space);
            }
            assert_eq!((depth.deals, depth.limits), (24, 0));
            let [one, .., last, open] = &*depth.won else { panic!("eight ways") };
            assert!(one.value() < last.value() && last.value() < open.value(), "{:?}", depth.won);
        });
    }
}
