//! A round between bots, and who watches it. Everything here is of one game's type, and a decision
//! of our own bots allocates nothing.

use bots::Policy;
use games::{Chance, Event, GameExt as _, Memories, Rng, Seat, SeatSet, Seed, ToAct};

use super::seats::{Guests, Seated, Sitter, Sitting};
use crate::block::PART;

/// A round is looked at in this many parts.
pub(crate) const PARTS: usize = 10;

/// After how many decisions a round is given up: some legal play never ends.
pub(crate) const DECISIONS_MAX: u32 = 10_000;

#[derive(Clone)]
pub(crate) struct Chances {
    /// For the deck and new draw piles.
    pub(crate) deal: Rng,
    /// Who is first if several may decide.
    pub(crate) order: Rng,
    pub(crate) dice: Rng,
    pub(crate) seeds: Rng,
}

impl Chances {
    /// Those of a deal's `stream`-th play for one purpose. All plays of a deal have the same deck.
    pub(crate) fn of(seed: Seed, purpose: Purpose, deal: u64, stream: u64) -> Self {
        let number = (deal * STREAMS + stream) * 16 + purpose as u64;
        let deal = seed.rng("deal", deal);
        let rng = |name| seed.rng(name, number);
        Self { deal, order: rng("order"), dice: rng("bot"), seeds: rng("program") }
    }
}

/// What rounds are played for, so that no two use the same chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub(crate) enum Purpose {
    Stake,
    Level,
    Rotation,
    Skill,
    Choice,
    Drama,
    Calibration,
    Tools,
    Interaction,
    Match,
}

/// More plays of a deal than there are for any purpose.
pub(crate) const STREAMS: u64 = 1 << 12;

/// What happens in a round: a deck or a new draw pile in this order, or a move.
#[derive(Clone)]
pub(crate) enum Step<G: Policy> {
    Deal(Vec<G::Card>),
    Move(Seat, G::Move),
}

pub(crate) struct Decision<'a, G: Policy> {
    pub(crate) game: &'a G,
    /// What the seats remember, if [`Watch::recalls`] says so.
    pub(crate) memories: &'a Memories<G>,
    pub(crate) seat: Seat,
    /// All legal moves, in canonical order.
    pub(crate) moves: &'a [G::Move],
    /// Whether it is the seat's turn: no other seat may decide now, nor could when the seats that
    /// may decide were last named.
    pub(crate) is_turn: bool,
    pub(crate) mv: G::Move,
}

pub(crate) trait Watch<G: Policy> {
    /// A deck or a new draw pile was put in this order.
    fn dealt(&mut self, _order: &[G::Card]) {}

    /// The cards of the round are dealt, and nobody has decided anything.
    fn begins(&mut self, _game: &G) {}

    /// Whether it asks for the seats' memories.
    fn recalls(&self) -> bool {
        false
    }

    fn decides(&mut self, decision: &Decision<'_, G>);
}

impl<G: Policy> Watch<G> for () {
    fn decides(&mut self, _: &Decision<'_, G>) {}
}

pub(crate) struct Space<G: Policy> {
    moves: Vec<G::Move>,
    cards: Vec<G::Card>,
    events: Vec<Event<G>>,
    pub(crate) guests: Option<Box<Guests>>,
}

impl<G: Policy> Default for Space<G> {
    fn default() -> Self {
        Self::with(None)
    }
}

impl<G: Policy> Space<G> {
    pub(crate) fn with(guests: Option<Box<Guests>>) -> Self {
        Self {
            guests,
            moves: Vec::with_capacity(1 << 10),
            cards: Vec::with_capacity(256),
            events: Vec::with_capacity(64),
        }
    }
}

/// Deals the next round and plays it; returns whether it ended.
pub(crate) fn play<G: Policy>(
    game: &mut G,
    sitters: &[Sitter],
    chances: &mut Chances,
    space: &mut Space<G>,
    watch: &mut impl Watch<G>,
) -> bool {
    let sitters = &sitters[..G::standings(game.table()).seats().get()];
    if !sitters.iter().any(|sitter| matches!(sitter, Sitter::Program(_))) {
        let mut seats = Sitting { sitters, round: None };
        return play_with(game, &mut seats, DECISIONS_MAX, chances, space, watch);
    }
    let mut guests = space.guests.take().expect("who plays with programs has some");
    let is_over = guests.failed().is_none() && {
        let mut seats = guests.sit(&*game, sitters, &mut chances.seeds);
        let is_over = play_with(game, &mut seats, DECISIONS_MAX, chances, space, watch);
        seats.end(is_over)
    };
    guests.judge();
    space.guests = Some(guests);
    is_over
}

/// As [`play`], whoever decides, for at most so many decisions.
pub(crate) fn play_with<G: Policy>(
    game: &mut G,
    seated: &mut impl Seated<G>,
    most: u32,
    chances: &mut Chances,
    space: &mut Space<G>,
    watch: &mut impl Watch<G>,
) -> bool {
    // Where views hold all that anybody asks for, nobody has to be told anything.
    let asks = watch.recalls() || seated.remembers();
    let hears = size_of::<G::Memory>() > 0 && asks;
    let mut memories = Memories::new(G::standings(game.table()).seats());
    deal(game, &mut chances.deal, space, hears, (seated, watch));
    memories.hear(&space.events);
    space.events.clear();
    watch.begins(game);
    // The seats that are still to decide, of those that could at the same time.
    let mut waiting = SeatSet::EMPTY;
    for _ in 0..most {
        let seats = loop {
            match G::to_act(game.table()) {
                ToAct::Seats(seats) => break seats,
                ToAct::Chance(Chance::Reshuffle) => {
                    deal(game, &mut chances.deal, space, hears, (seated, watch));
                    memories.hear(&space.events);
                    space.events.clear();
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => return true,
            }
        };
        let alone = seats.first().filter(|_| seats.len() == 1);
        let is_turn = alone.is_some() && seats != waiting;
        let seat = alone.or_else(|| seats.choose(&mut chances.order)).expect("somebody is to act");
        waiting = seats.without(SeatSet::only(seat));
        space.moves.clear();
        G::legal_moves(game.view(seat), &mut space.moves);
        let moves = &space.moves;
        let mv = seated.choose_in(game, seat, memories.of(seat), moves, &mut chances.dice);
        watch.decides(&Decision { game, memories: &memories, seat, moves, is_turn, mv });
        if hears {
            game.play_unchecked(seat, mv, &mut space.events);
            memories.hear(&space.events);
            space.events.clear();
        } else {
            game.play_unchecked(seat, mv, &mut ());
        }
    }
    false
}

fn deal<G: Policy>(
    game: &mut G,
    rng: &mut Rng,
    space: &mut Space<G>,
    hears: bool,
    (seated, watch): (&mut impl Seated<G>, &mut impl Watch<G>),
) {
    if hears {
        game.shuffle_and_deal(rng, &mut space.cards, &mut space.events);
    } else {
        game.shuffle_and_deal(rng, &mut space.cards, &mut ());
    }
    seated.dealt(game.table(), &space.cards);
    watch.dealt(&space.cards);
}

/// What each seat is ahead of the average of the others, times their number; more is better. The
/// sum over the seats is 0.
pub(crate) fn leads<G: Policy>(game: &G) -> impl Iterator<Item = i64> + '_ {
    let scores = G::standings(game.table()).round_scores().expect("the round is over");
    let sum: i64 = scores.iter().map(|&score| i64::from(score)).sum();
    let sign = if G::low_wins(game.table()) { -1 } else { 1 };
    scores.iter().map(move |&score| sign * (scores.len() as i64 * i64::from(score) - sum))
}

pub(crate) fn leads_over<G: Policy>(game: &G) -> i64 {
    leads(game).map(i64::abs).max().unwrap_or_default()
}

/// What each seat has of the round that is over, in [`PART`]s: seats with the best score share it.
pub(crate) fn shares<G: Policy>(game: &G) -> [u64; games::SEATS_MAX] {
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
