//! One match that a program steps.

mod saved;

use std::sync::Arc;

use bots::choose_typed;
use games::{Chance, Event, GameExt as _, Memories, Rng, Seat, SeatSet, Seed, ToAct, erase};

use crate::choosing::{Choosing, NotLegal};
use crate::planes::Bytes;
use crate::rules::Rules;
use crate::{Plane, Spaces};
use encoding::{Episode, Planes};

pub(crate) use self::saved::Saved;
pub use self::saved::SavedError;

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

    /// The seat that decides; of an episode that is over, the one without a bot that decided last.
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

    /// No reward of this table is lower.
    fn worst(&self) -> f32;

    /// Where the match stands, as text. It holds every card, and all chance to come.
    fn save(&self) -> String;

    /// Goes on from where [`save`](Self::save) says that another match at such a table stood.
    ///
    /// # Errors
    ///
    /// If it says nothing that can be at this table; nothing is changed then.
    fn load(&mut self, saved: &str) -> Result<(), SavedError>;
}

#[derive(Clone)]
pub(crate) struct Env<G: Spaces> {
    pub(crate) rules: Arc<Rules<G>>,
    pub(crate) game: G,
    memories: Memories<G>,
    events: Vec<Event<G>>,
    /// For deals, for who is first where several seats may decide, and for the bots.
    deals: Rng,
    pub(crate) order: Rng,
    pub(crate) dice: Rng,
    /// For actions that are drawn.
    pub(crate) sampled: Rng,
    cards: Vec<G::Card>,
    pub(crate) choosing: Choosing<G>,
    pub(crate) seat: Seat,
    is_over: bool,
    rewards: Vec<f32>,
    /// Of this episode: its first dealer, where `deals` stood, and its moves so far.
    pub(crate) dealer: usize,
    pub(crate) begun: Rng,
    pub(crate) moves: Vec<(Seat, G::Move)>,
}

impl<G: Spaces> Env<G> {
    pub(crate) fn new(rules: Arc<Rules<G>>, seed: Seed, number: u64) -> Self {
        let rng = |label| seed.rng(label, number);
        let [deals, order, dice] = [rng("deals"), rng("order"), rng("bots")];
        let mut this = Self::before(rules, 0, [deals, order, dice, rng("sampled")]);
        this.reset();
        this
    }

    /// A match before the first deal of an episode, with the random numbers for deals, for who is
    /// first, for bots and for actions.
    pub(crate) fn before(rules: Arc<Rules<G>>, dealer: usize, chance: [Rng; 4]) -> Self {
        let game = rules.fresh[dealer].clone();
        let seats = G::standings(game.table()).seats();
        let [deals, order, dice, sampled] = chance;
        Self {
            memories: Memories::new(seats),
            events: Vec::new(),
            begun: deals.clone(),
            deals,
            order,
            dice,
            sampled,
            cards: Vec::new(),
            choosing: Choosing::new(),
            seat: Seat::FIRST,
            is_over: false,
            rewards: vec![0.0; seats.get()],
            dealer,
            moves: Vec::new(),
            game,
            rules,
        }
    }

    pub(crate) fn named(&self) -> impl Iterator<Item = usize> {
        self.choosing.named().filter(|_| !self.is_over)
    }

    /// Plays on until a seat of the program has a decision, or the episode is over.
    fn advance(&mut self) {
        while let Some(seats) = self.deal_due() {
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
        self.end();
    }

    /// Deals what is due, and returns the seats that have a decision to make; `None` if the episode
    /// is over.
    pub(crate) fn deal_due(&mut self) -> Option<SeatSet> {
        loop {
            match G::to_act(self.game.table()) {
                ToAct::Seats(seats) => return Some(seats),
                ToAct::Chance(Chance::Round)
                    if self.rules.episode == Episode::Round
                        && G::standings(self.game.table()).round() > 0 =>
                {
                    return None;
                }
                ToAct::Chance(_) => self.deal(),
                ToAct::Nobody => return None,
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

    pub(crate) fn play(&mut self, mv: G::Move) {
        self.moves.push((self.seat, mv));
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

    pub(crate) fn end(&mut self) {
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

    /// The actions named so far are the deciding seat's alone.
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

    pub(crate) fn reset_number(&mut self, seed: u64, number: u64) {
        *self = Self::new(Arc::clone(&self.rules), Seed::from_number(seed), number);
    }

    pub(crate) fn write(&self, planes: &mut impl Planes) {
        self.write_as(self.seat, planes);
    }

    pub(crate) fn allows(&self, action: usize) -> bool {
        !self.is_over && self.choosing.allows(action)
    }

    /// `action` must be legal.
    pub(crate) fn take(&mut self, action: usize) {
        if let Some(mv) = self.choosing.name(self.game.view(self.seat), action) {
            let seat = self.seat;
            self.play(mv);
            self.advance();
            if self.is_over {
                // Bots may have moved last: what they know is nobody's to see.
                self.seat = seat;
            }
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
            self.dealer = self.order.index(self.rules.fresh.len());
            self.begun = self.deals.clone();
            self.moves.clear();
            self.game = self.rules.fresh[self.dealer].clone();
            self.is_over = false;
            self.rewards.fill(0.0);
            self.advance();
        }
    }

    fn reset_to(&mut self, seed: u64) {
        self.reset_number(seed, 0);
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
        game.view(Some(seat.expect("a seat of the table"))).get().to_owned()
    }

    fn clone_box(&self) -> Box<dyn AnyEnv> {
        Box::new(self.clone())
    }

    fn worst(&self) -> f32 {
        self.rules.worst
    }

    fn save(&self) -> String {
        Saved::of(self).to_string()
    }

    fn load(&mut self, saved: &str) -> Result<(), SavedError> {
        *self = saved.parse::<Saved>()?.played(&self.rules)?;
        Ok(())
    }
}
