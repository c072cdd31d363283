//! Kartel: which worlds are likely, judging by what the others did. Each turn of another seat is
//! compared with what the playout policy does with that seat's hand in the world. Where the two
//! differ, the world is less likely, but never impossible.
//!
//! A world starts as a uniform one. Then pairs of hidden cards are exchanged, each exchange
//! accepted by the rule of Metropolis and others (1953). Everything that uses chance is done in
//! integers.

use kit::{Knows as _, Rng, Seat, State as _, View};

use crate::{Cards, Kartel, Memory, Set, SetKind, Turn, patterns as bits};

use super::hand::{Hand, fields};

/// How many exchanges are tried for each hidden card.
const EXCHANGES: usize = 5;

/// How surprising it is that a seat passed although it held a whole rank or a book that beats the
/// last set. Four units halve the likelihood.
const PASSED: u32 = 24;

/// As [`PASSED`]: it passed although it had reason to break up a rank that beats the last set.
const GAVE_WAY: u32 = 16;

/// As [`PASSED`]: it broke up a rank without a reason.
const BROKE_UP: u32 = 24;

/// As [`PASSED`]: it played a higher whole rank than it had to, or broke up a lower rank than the
/// highest.
const ODD_RANK: u32 = 24;

/// As [`PASSED`], for each unit of worth by which a set is behind the best one, and at most.
const BEHIND: u32 = 6;
const BEHIND_MAX: u32 = 24;

/// When another seat has this few cards, a seat has reason to break up a rank for a solo.
const URGENT: usize = 3;

/// A place where hidden cards lie: the hand of a seat, or the cards put aside.
struct Place {
    hand: u64,
    played: u64,
    turns: Vec<Turn>,
    surprise: u32,
}

impl Place {
    fn new(hand: Cards, played: Cards, turns: Vec<Turn>) -> Self {
        let mut place = Self { hand: hand.bits(), played: played.bits(), turns, surprise: 0 };
        place.surprise = place.surprise_with(place.hand);
        place
    }

    fn surprise_with(&self, hand: u64) -> u32 {
        let held = |turn: &Turn| hand | self.played & !turn.before.bits();
        self.turns.iter().map(|turn| surprise(turn, held(turn))).sum()
    }
}

/// A world drawn by its likelihood, given the turns of the others.
pub(super) fn world(view: View<'_, Kartel>, memory: &Memory, rng: &mut Rng) -> Kartel {
    let mut world = Kartel::determinize(view, memory, rng);
    if memory.turns().is_empty() {
        return world;
    }
    let seats = view.table().standings.seats();
    let place = |seat: Seat| {
        let turns = memory.turns().iter().filter(|turn| turn.seat == seat).copied();
        Place::new(world.private(seat).hand, view.table().played[seat], turns.collect())
    };
    let others = || seats.seats().filter(|&seat| seat != view.seat());
    let aside = Place::new(world.aside(), Cards::EMPTY, Vec::new());
    let mut places: Vec<Place> = others().map(place).chain([aside]).collect();
    exchange(&mut places, rng);
    let own = view.private().hand;
    let hands = places.iter().map(|place| Cards::from_bits(place.hand));
    let hands: Vec<(Seat, Cards)> = others().zip(hands).collect();
    let lie = |seat: Seat| hands.iter().find(|&&(other, _)| other == seat).map_or(own, |it| it.1);
    let aside = places.last().map_or(0, |place| place.hand);
    world.lay_hands(lie, Cards::from_bits(aside));
    world
}

/// Exchanges cards between the places by the rule of Metropolis.
fn exchange(places: &mut [Place], rng: &mut Rng) {
    /// 2²⁰ by the quarters of an octave below.
    const QUARTERS: [u32; 4] = [1 << 20, 881_744, 741_455, 623_487];
    let lying = places.iter().enumerate();
    let lying =
        lying.flat_map(|(at, place)| bits::places(place.hand).map(move |bit| (at, 1 << bit)));
    let mut cards: Vec<(usize, u64)> = lying.collect();
    if cards.iter().all(|&(place, _)| place == cards[0].0) {
        return;
    }
    for _ in 0..EXCHANGES * cards.len() {
        let (one, other) = (rng.index(cards.len()), rng.index(cards.len()));
        let ((a, card), (b, back)) = (cards[one], cards[other]);
        if a == b {
            continue;
        }
        let hands = [a, b].map(|at| places[at].hand ^ card ^ back);
        let after = [places[a].surprise_with(hands[0]), places[b].surprise_with(hands[1])];
        let before = places[a].surprise + places[b].surprise;
        let more = (after[0] + after[1]).saturating_sub(before);
        let chance = QUARTERS[(more & 3) as usize] >> (more / 4).min(31);
        if more == 0 || rng.below(1 << 20) < chance {
            (places[a].hand, places[b].hand) = (hands[0], hands[1]);
            (places[a].surprise, places[b].surprise) = (after[0], after[1]);
            (cards[one].1, cards[other].1) = (back, card);
        }
    }
}

fn surprise(turn: &Turn, bits: u64) -> u32 {
    let hand = Hand::new(bits);
    match (&turn.last, &turn.played) {
        (last, Some(played)) if played.line() >= SetKind::KaraJump || last.is_none() => {
            behind(&hand, last.as_ref(), played)
        }
        (Some(last), Some(played)) => answer(&hand, last, played, turn),
        (Some(last), None) if last.line() < SetKind::KaraJump => pass(&hand, last, turn),
        (Some(last), None) => {
            let mut found = false;
            hand.books(Some(last), |_, _| found = true);
            if found { PASSED } else { 0 }
        }
        (None, _) => 0,
    }
}

/// Whether a seat has reason to break up a rank. For a solo it has if somebody is about to win, or
/// if it has played nothing, which triples the cost of losing.
fn has_reason(size: usize, turn: &Turn) -> bool {
    size > 1 || turn.fewest <= URGENT || turn.before.is_empty()
}

fn pass(hand: &Hand, last: &Set, turn: &Turn) -> u32 {
    let size = last.line().size();
    let better = last.beaten_by(hand.bits);
    if better & fields(hand.exactly(size)) != 0 {
        return PASSED;
    }
    let could = better & fields(hand.at_least[size - 1]) != 0;
    if could && has_reason(size, turn) { GAVE_WAY } else { 0 }
}

fn answer(hand: &Hand, last: &Set, played: &Set, turn: &Turn) -> u32 {
    let size = last.line().size();
    let better = last.beaten_by(hand.bits);
    let whole = better & fields(hand.exactly(size));
    let cards = played.cards().bits();
    let is_odd = if whole != 0 {
        if cards & whole == 0 {
            return BROKE_UP;
        }
        whole & (bits::lowest(cards) - 1) != 0
    } else {
        if !has_reason(size, turn) {
            return BROKE_UP;
        }
        let lower = u64::MAX >> cards.leading_zeros() | fields(bits::ranks(cards));
        better & fields(hand.at_least[size - 1]) & !lower != 0
    };
    if is_odd { ODD_RANK } else { 0 }
}

/// By how much the set played is behind the best one in hand.
fn behind(hand: &Hand, last: Option<&Set>, played: &Set) -> u32 {
    let own = hand.worth(played.cards().bits());
    let mut best = own;
    hand.books(last, |_, cards| best = best.max(hand.worth(cards)));
    if last.is_none() {
        best = best.max(hand.group().map_or(own, |(worth, ..)| worth));
    }
    (BEHIND * (best - own) as u32).min(BEHIND_MAX)
}
