//! How much the turns of the others change what a seat is up to: after some decisions, what it will
//! most likely play next is found in deals that its view allows, in which the playout policy takes
//! the turns of the others; and then it is seen what it does play.

use bots::{Bot, Policy, choose_among};
use games::{Chance, Event, GameExt as _, Rng, SEATS_MAX, Seat, Tell, ToAct};

use super::round::Decision;
use crate::stats::{Ratio, sums};

/// After one in this many decisions, a plan is made.
const EVERY: u32 = 6;

/// In how many deals.
const WORLDS: usize = 16;

/// After how many decisions of others it is given up.
const LONGEST: u32 = 200;

sums! {
    /// Decisions with several legal moves, for which there was a plan before the others' turns. The
    /// unit is a round, and what is divided by are its decisions.
    Plans {
        /// Where another move is played than was planned.
        changed: Ratio,
        /// Where what was planned is not legal.
        barred: Ratio,
    }
}

/// What a seat will most likely play next, and whether another seat has decided since.
struct Plan<M> {
    mv: M,
    others: bool,
}

pub(super) struct Planner<G: Policy> {
    bot: Bot,
    rng: Rng,
    /// By seat.
    plans: Vec<Option<Plan<G::Move>>>,
    decisions: u64,
    changed: i64,
    barred: i64,
}

impl<G: Policy> Planner<G> {
    pub(super) fn new(bot: Bot, rng: Rng) -> Self {
        let plans = (0..SEATS_MAX).map(|_| None).collect();
        Self { bot, rng, plans, decisions: 0, changed: 0, barred: 0 }
    }

    pub(super) fn decides(&mut self, decision: &Decision<'_, G>) {
        let &Decision { seat, moves, mv, .. } = decision;
        let own = self.plans[seat.index()].take();
        self.plans.iter_mut().flatten().for_each(|plan| plan.others = true);
        if let Some(plan) = own.filter(|plan| plan.others && moves.len() > 1) {
            self.decisions += 1;
            self.changed += i64::from(plan.mv != mv);
            self.barred += i64::from(!moves.contains(&plan.mv));
        }
        // A level that searches would take too long for it.
        if !self.bot.level.searches() && self.rng.below(EVERY) == 0 {
            self.plans[seat.index()] = self.plan(decision).map(|mv| Plan { mv, others: false });
        }
    }

    /// What the seat will most likely play after the others' turns, if anything.
    fn plan(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        let mut votes: Vec<(G::Move, usize)> = Vec::new();
        for _ in 0..WORLDS {
            let Some(mv) = self.next(decision) else { continue };
            match votes.iter_mut().find(|(other, _)| *other == mv) {
                Some((_, count)) => *count += 1,
                None => votes.push((mv, 1)),
            }
        }
        // Of equals the first.
        votes.into_iter().rev().max_by_key(|&(_, count)| count).map(|(mv, _)| mv)
    }

    /// What the seat plays next in one deal, once others have decided something; `None` if it
    /// does not come to that.
    fn next(&mut self, decision: &Decision<'_, G>) -> Option<G::Move> {
        let &Decision { game, memories, seat, mv, .. } = decision;
        let (view, mut memory) = (game.view(seat), memories.of(seat).clone());
        let mut game = G::world(view, &memory, &mut self.rng);
        let observer = G::onlooker(view, &memory, &game);
        let mut ears = Ears { observer, events: Vec::new() };
        let (mut moves, mut cards, mut others) = (Vec::new(), Vec::new(), 0);
        game.play_unchecked(seat, mv, &mut ears);
        while others < LONGEST {
            for told in ears.events.iter().filter_map(|event| event.heard_by(seat)) {
                G::remember(&mut memory, seat, told);
            }
            ears.events.clear();
            match G::to_act(game.table()) {
                ToAct::Seats(seats) => {
                    let rng = &mut self.rng;
                    let next = seats.choose(rng).expect("somebody is to act");
                    let view = game.view(next);
                    moves.clear();
                    if next != seat {
                        let mv = G::playout_move(view, &ears.observer, rng, &mut moves);
                        game.play_unchecked(next, mv, &mut ears);
                        others += 1;
                        continue;
                    }
                    if others == 0 {
                        return None; // it goes on with what it began
                    }
                    G::legal_moves(view, &mut moves);
                    return Some(choose_among::<G>(self.bot, view, &memory, &moves, rng));
                }
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(&mut self.rng, &mut cards, &mut ears);
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => return None,
            }
        }
        None
    }
}

impl Plans {
    pub(super) fn add_round<G: Policy>(&mut self, round: &Planner<G>) {
        self.changed.push(round.changed, round.decisions);
        self.barred.push(round.barred, round.decisions);
    }
}

/// Who follows a deal: the simulated seats, and the seat that plans, which remembers what it hears.
struct Ears<G: Policy> {
    observer: G::Observer,
    events: Vec<Event<G>>,
}

impl<G: Policy> Tell<G> for Ears<G> {
    fn all(&mut self, event: impl FnOnce() -> G::Public) {
        let event = event();
        self.observer.all(|| event.clone());
        self.events.push(Event::All(event));
    }

    fn one(&mut self, seat: Seat, event: impl FnOnce() -> G::Secret) {
        let event = event();
        self.observer.one(seat, || event.clone());
        self.events.push(Event::One(seat, event));
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use games::{Kind, Memories, Seed, Settings, for_game};

    use super::super::round::{Chances, Purpose, Space, Watch, play};
    use super::*;

    impl<G: Policy> Watch<G> for Planner<G> {
        fn recalls(&self) -> bool {
            true
        }

        fn decides(&mut self, decision: &Decision<'_, G>) {
            Self::decides(self, decision);
        }
    }

    fn planner<G: Policy>() -> Planner<G> {
        Planner::new(Level::Novice.into(), Seed::from_number(6).rng("plan", 0))
    }

    /// A seat that had planned its first move, or one that it cannot make, plays its second.
    fn check<G: Policy>(kind: Kind) {
        let mut rng = Seed::from_number(6).rng("deal", 0);
        let mut dealt = || {
            let (mut game, mut events, mut moves) = (
                G::table_for(&Settings::new(kind.options()), 3, None).expect("a table"),
                Vec::new(),
                Vec::new(),
            );
            game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
            let mut memories = Memories::new(G::standings(game.table()).seats());
            memories.hear(&events);
            let seat = game.deciders().first().expect("somebody is to act");
            G::legal_moves(game.view(seat), &mut moves);
            (game, memories, seat, moves)
        };
        let (game, memories, seat, moves) = dealt();
        let strange = dealt().3.into_iter().find(|mv| !moves.contains(mv)).expect("other cards");
        let mut planner = planner::<G>();
        let (game, memories, is_turn) = (&game, &memories, true);
        let mut decides = |planned: G::Move, others: bool, mv: G::Move| {
            planner.plans[seat.index()] = Some(Plan { mv: planned, others });
            planner.decides(&Decision { game, memories, seat, moves: &moves, is_turn, mv });
            (planner.decisions, planner.changed, planner.barred)
        };
        assert_eq!(decides(moves[0], true, moves[0]), (1, 0, 0));
        assert_eq!(decides(moves[0], true, moves[1]), (2, 1, 0));
        assert_eq!(decides(strange, true, moves[1]), (3, 2, 1));
        assert_eq!(decides(strange, false, moves[1]), (3, 2, 1), "nobody has decided since");
    }

    #[test]
    fn what_is_not_played_as_planned_is_counted() {
        let kind = Kind::ALL[0];
        for_game!(kind, G => check::<G>(kind));
    }

    /// In every game some plans hold, and the turns of others change some.
    #[test]
    fn the_turns_of_others_change_some_plans() {
        fn check<G: Policy>(kind: Kind) {
            let (mut planner, mut space) = (planner::<G>(), Space::default());
            for deal in 0..20 {
                let mut game =
                    G::table_for(&Settings::new(kind.options()), 3, None).expect("a table");
                let mut chances = Chances::of(Seed::from_number(6), Purpose::Choice, deal, 0);
                let bots = [Bot::from(Level::Novice).into(); 3];
                play(&mut game, &bots, &mut chances, &mut space, &mut planner);
                planner.plans.fill_with(|| None);
            }
            let Planner { decisions, changed, barred, .. } = planner;
            assert!(decisions > 20, "{kind}: {decisions}");
            assert!(
                0 < changed && (changed as u64) < decisions,
                "a novice plays some of its moves as planned before the turns of others, and some \
                 not: games/{kind}/src/bots/novice.rs changes {changed} of {decisions}"
            );
            assert!((0..=changed).contains(&barred), "{kind}: {barred} of {changed}");
        }
        for kind in Kind::ALL {
            for_game!(kind, G => check::<G>(kind));
        }
    }
}
