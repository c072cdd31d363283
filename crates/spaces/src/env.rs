//! One match that a program steps.

use std::sync::Arc;

use bots::choose_typed;
use engine::{Chance, Event, GameExt as _, Memories, Rng, Seat, Seed, ToAct, erase};

use crate::choosing::{Choosing, NotLegal};
use crate::planes::{Bytes, Planes};
use crate::rules::{Episode, Rules};
use crate::{Plane, Spaces};

/// A match of any game, stepped action by action.
///
/// Bots and chance move on their own: after each step a seat of the program has a decision, or the
/// episode is over.
pub trait AnyEnv: Send + Sync {
    /// How many actions the game has.
    fn actions(&self) -> usize;

    /// What an action is called, such as `7h`; `None` if there is no such action.
    fn action(&self, action: usize) -> Option<String>;

    /// The planes of an observation, in order.
    fn planes(&self) -> &[Plane];

    /// How many seats.
    fn seats(&self) -> usize;

    /// The seat that decides; of an episode that is over, the one that decided last.
    fn seat(&self) -> usize;

    /// Whether the episode is over.
    fn is_over(&self) -> bool;

    /// By seat, what the episode has earned: nothing before it is over.
    fn rewards(&self) -> &[f32];

    /// Begins the next episode.
    fn reset(&mut self);

    /// Begins an episode, the same for each seed.
    fn reset_to(&mut self, seed: u64);

    /// Takes an action of the seat that decides.
    ///
    /// # Errors
    ///
    /// If the action is not legal now; nothing is changed then.
    fn step(&mut self, action: usize) -> Result<(), NotLegal>;

    /// Writes 1 for each action that is legal now, and 0 for the others.
    ///
    /// # Panics
    ///
    /// If there is not one byte for each action.
    fn mask(&self, mask: &mut [u8]);

    /// Writes what the seat that decides knows.
    ///
    /// # Panics
    ///
    /// If there are not as many bytes as the planes have.
    fn observe(&self, observation: &mut [u8]);

    /// As [`observe`](Self::observe), of any seat of the table.
    ///
    /// # Panics
    ///
    /// As there, and if the table has no such seat.
    fn observe_as(&self, seat: usize, observation: &mut [u8]);

    /// A legal action of the seat that decides: each move is as likely as the others. `None` if the
    /// episode is over. It draws from numbers of its own, so it changes nothing else.
    fn sample(&mut self) -> Option<usize>;

    /// What a seat sees, as JSON.
    ///
    /// # Panics
    ///
    /// If the table has no such seat.
    fn view_text(&self, seat: usize) -> String;

    /// A copy, which goes on as this one does.
    fn clone_box(&self) -> Box<dyn AnyEnv>;
}

/// A match of one game.
#[derive(Clone)]
pub(crate) struct Env<G: Spaces> {
    rules: Arc<Rules<G>>,
    game: G,
    memories: Memories<G>,
    events: Vec<Event<G>>,
    /// For deals, for who is first where several seats may decide, and for the bots.
    deals: Rng,
    order: Rng,
    dice: Rng,
    /// For actions that are drawn.
    sampled: Rng,
    cards: Vec<G::Card>,
    choosing: Choosing<G>,
    seat: Seat,
    is_over: bool,
    rewards: Vec<f32>,
}

impl<G: Spaces> Env<G> {
    /// The match with this number, in its first episode.
    pub(crate) fn new(rules: Arc<Rules<G>>, seed: Seed, number: u64) -> Self {
        let game = rules.fresh[0].clone();
        let seats = G::standings(game.table()).seats();
        let mut this = Self {
            memories: Memories::new(seats),
            events: Vec::new(),
            deals: seed.rng("deals", number),
            order: seed.rng("order", number),
            dice: seed.rng("bots", number),
            sampled: seed.rng("sampled", number),
            cards: Vec::new(),
            choosing: Choosing::new(),
            seat: Seat::FIRST,
            is_over: false,
            rewards: vec![0.0; seats.get()],
            game,
            rules,
        };
        this.reset();
        this
    }

    /// Plays on until a seat of the program has a decision, or the episode is over.
    fn advance(&mut self) {
        loop {
            match G::to_act(self.game.table()) {
                ToAct::Seats(seats) => {
                    self.seat = match seats.len() {
                        1 => seats.first().expect("it is one"),
                        _ => seats.choose(&mut self.order).expect("somebody is to act"),
                    };
                    let view = self.game.view(self.seat);
                    let Some(bot) = self.rules.bots[self.seat.index()] else {
                        self.choosing.begin(view);
                        return;
                    };
                    let memory = self.memories.of(self.seat);
                    let mv = choose_typed::<G>(bot, view, memory, &mut self.dice);
                    self.play(mv.expect("who is to act has a legal move"));
                }
                ToAct::Chance(Chance::Reshuffle) => self.deal(),
                ToAct::Chance(Chance::Round) => {
                    let begun = G::standings(self.game.table()).round() > 0;
                    if begun && self.rules.episode == Episode::Round {
                        return self.end();
                    }
                    self.deal();
                }
                ToAct::Nobody => return self.end(),
            }
        }
    }

    fn deal(&mut self) {
        if self.rules.remembers {
            self.game.shuffle_and_deal(&mut self.deals, &mut self.cards, &mut self.events);
            self.hear();
        } else {
            self.game.shuffle_and_deal(&mut self.deals, &mut self.cards, &mut ());
        }
    }

    fn play(&mut self, mv: G::Move) {
        if self.rules.remembers {
            self.game.play_unchecked(self.seat, mv, &mut self.events);
            self.hear();
        } else {
            self.game.play_unchecked(self.seat, mv, &mut ());
        }
    }

    fn hear(&mut self) {
        self.memories.hear(&self.events);
        self.events.clear();
    }

    /// The episode is over: says what it has earned.
    fn end(&mut self) {
        self.is_over = true;
        let table = self.game.table();
        let standings = G::standings(table);
        let scores = match self.rules.episode {
            Episode::Round => standings.round_scores().expect("the round is over"),
            Episode::Match => standings.scores(),
        };
        let earned = self.rules.reward.of(scores, G::low_wins(table));
        self.rewards.iter_mut().zip(earned).for_each(|(reward, earned)| *reward = earned);
    }

    /// Writes what a seat knows. The actions named so far are the deciding seat's alone.
    pub(crate) fn write_as(&self, seat: Seat, planes: &mut impl Planes) {
        let standings = G::standings(self.game.table());
        self.choosing.write(seat == self.seat && !self.is_over, planes);
        if self.rules.episode == Episode::Match {
            let (scores, own) = (standings.scores(), standings.scores()[seat.index()]);
            let leads = planes.plane("leads", u8::MAX, scores.len());
            for (to, seat) in leads.iter_mut().zip(standings.seats().seats_from(seat)) {
                *to = (128 + own - scores[seat.index()]).clamp(0, 255) as u8;
            }
        }
        G::observe(self.game.view(seat), self.memories.of(seat), planes);
    }

    /// As [`write_as`](Self::write_as), of the seat that decides.
    pub(crate) fn write(&self, planes: &mut impl Planes) {
        self.write_as(self.seat, planes);
    }

    pub(crate) fn allows(&self, action: usize) -> bool {
        !self.is_over && self.choosing.allows(action)
    }

    /// Takes an action that is legal now.
    pub(crate) fn take(&mut self, action: usize) {
        if let Some(mv) = self.choosing.name(self.game.view(self.seat), action) {
            self.play(mv);
            self.advance();
        }
    }
}

impl<G: Spaces> AnyEnv for Env<G> {
    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn action(&self, action: usize) -> Option<String> {
        (action < G::ACTIONS).then(|| G::action(action))
    }

    fn planes(&self) -> &[Plane] {
        &self.rules.planes
    }

    fn seats(&self) -> usize {
        self.rewards.len()
    }

    fn seat(&self) -> usize {
        self.seat.index()
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn rewards(&self) -> &[f32] {
        &self.rewards
    }

    fn reset(&mut self) {
        self.is_over = true;
        // Bots may play an episode to its end before the program has a decision.
        while self.is_over {
            let dealer = self.order.index(self.rules.fresh.len());
            self.game = self.rules.fresh[dealer].clone();
            self.is_over = false;
            self.rewards.fill(0.0);
            self.advance();
        }
    }

    fn reset_to(&mut self, seed: u64) {
        *self = Self::new(Arc::clone(&self.rules), Seed::from_number(seed), 0);
    }

    fn step(&mut self, action: usize) -> Result<(), NotLegal> {
        if !self.allows(action) {
            return Err(NotLegal { action: action as i64 });
        }
        self.take(action);
        Ok(())
    }

    fn mask(&self, mask: &mut [u8]) {
        assert_eq!(mask.len(), G::ACTIONS, "a mask has a byte for each action");
        mask.fill(0);
        if !self.is_over {
            self.choosing.legal().for_each(|action| mask[action] = 1);
        }
    }

    fn observe(&self, observation: &mut [u8]) {
        self.observe_as(self.seat.index(), observation);
    }

    fn observe_as(&self, seat: usize, observation: &mut [u8]) {
        assert_eq!(observation.len(), self.rules.observation(), "each plane has its bytes");
        let seat = Seat::new(seat).filter(|&seat| self.game.has_seat(seat));
        self.write_as(seat.expect("a seat of the table"), &mut Bytes(observation));
    }

    fn sample(&mut self) -> Option<usize> {
        (!self.is_over).then(|| self.choosing.sample(&mut self.sampled))
    }

    fn view_text(&self, seat: usize) -> String {
        let seat = Seat::new(seat).filter(|&seat| self.game.has_seat(seat));
        let game = erase(self.game.clone());
        game.view_text(Some(seat.expect("a seat of the table"))).get().to_owned()
    }

    fn clone_box(&self) -> Box<dyn AnyEnv> {
        Box::new(self.clone())
    }
}
