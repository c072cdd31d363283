//! Kartel: which worlds are likely, by what the others did. Every turn of another seat is compared
//! with what a quick player would have done with the hand that it has in a world; where the two
//! differ the world is less likely, and never impossible.
//!
//! A world is a uniform one, after some exchanges of two hidden cards, each accepted by the rule of
//! Metropolis and others (1953). What depends on chance is done in integers.

use engine::kartel::patterns as bits;
use engine::kartel::{Cards, Line, Memory, Set, Turn};
use engine::{Game as _, Kartel, Rng, Seat, View};

use super::hand::{Hand, fields, weight};

/// How many exchanges are tried for each hidden card.
const EXCHANGES: usize = 5;

/// How surprising it is, in quarters of a halving of the likelihood, that a seat passed although it
/// held a whole rank that beats the last set, or a book that does.
const PASSED: u32 = 12;

/// As [`PASSED`]: it passed although it could have stopped a seat that was about to win.
const GAVE_WAY: u32 = 6;

/// As [`PASSED`]: it broke up a rank.
const BROKE_UP: u32 = 10;

/// As [`PASSED`]: it played a higher rank than it had to.
const TOO_HIGH: u32 = 8;

/// From how few cards of another seat on, a seat has reason to break up ranks.
const URGENT: usize = 3;

/// What is known of a place where hidden cards lie: the hand of a seat, or the cards put aside.
struct Place {
    hand: u64,
    /// What its seat has played in the round.
    played: u64,
    turns: Vec<Turn>,
    /// How surprising the turns are with this hand.
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

/// A world that is as likely as the turns of the others make it.
pub(super) fn world(view: View<'_, Kartel>, memory: &Memory, rng: &mut Rng) -> Kartel {
    let mut world = Kartel::determinize(view, memory, rng);
    if memory.turns().is_empty() {
        return world;
    }
    let seats = view.table().standings().seats();
    let place = |seat: Seat| {
        let turns = memory.turns().iter().filter(|turn| turn.seat == seat).copied();
        Place::new(world.private(seat).hand(), view.table().played(seat), turns.collect())
    };
    let others = || seats.seats().filter(|&seat| seat != view.seat());
    let aside = Place::new(world.aside(), Cards::EMPTY, Vec::new());
    let mut places: Vec<Place> = others().map(place).chain([aside]).collect();
    exchange(&mut places, rng);
    let own = view.private().hand();
    let hands = places.iter().map(|place| Cards::from_bits(place.hand));
    let hands: Vec<(Seat, Cards)> = others().zip(hands).collect();
    let lie = |seat: Seat| hands.iter().find(|&&(other, _)| other == seat).map_or(own, |it| it.1);
    let aside = places.last().map_or(0, |place| place.hand);
    world.lay_hands(lie, Cards::from_bits(aside));
    world
}

/// Exchanges cards between the places, by Metropolis's rule.
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

/// How surprising a turn is of a seat that held this hand.
fn surprise(turn: &Turn, bits: u64) -> u32 {
    let hand = Hand::new(bits);
    match (&turn.last, &turn.played) {
        (None, Some(played)) => lead(&hand, played, turn.fewest),
        (Some(last), None) if last.line() < Line::KaraJump => pass(&hand, last, turn.fewest),
        (Some(last), None) => {
            let mut found = false;
            hand.books(Some(last), |_, _| found = true);
            if found { PASSED } else { 0 }
        }
        (Some(last), Some(played)) if last.line() < Line::KaraJump => {
            answer(&hand, last, played, turn.fewest)
        }
        (Some(last), Some(played)) => book(&hand, Some(last), played),
        (None, None) => 0,
    }
}

fn pass(hand: &Hand, last: &Set, fewest: usize) -> u32 {
    let size = last.line().size();
    let better = last.beaten_by(hand.bits);
    if better & fields(hand.exactly(size)) != 0 {
        return PASSED;
    }
    let could = better & fields(hand.at_least[size - 1]) != 0;
    if could && fewest <= URGENT { GAVE_WAY } else { 0 }
}

fn answer(hand: &Hand, last: &Set, played: &Set, fewest: usize) -> u32 {
    let size = last.line().size();
    let whole = last.beaten_by(hand.bits) & fields(hand.exactly(size));
    let cards = played.cards().bits();
    if cards & whole == 0 {
        // It broke up a rank.
        return if fewest <= URGENT && whole == 0 { 1 } else { BROKE_UP };
    }
    // Not the lowest that would do.
    if whole & ((cards & cards.wrapping_neg()) - 1) != 0 && fewest > 1 { TOO_HIGH } else { 0 }
}

fn lead(hand: &Hand, played: &Set, fewest: usize) -> u32 {
    if fewest <= 1 { 0 } else { book(hand, None, played) }
}

/// Where a better set was at hand.
fn book(hand: &Hand, last: Option<&Set>, played: &Set) -> u32 {
    let own = hand.worth(played.cards().bits());
    let mut best = own;
    hand.books(last, |_, cards| best = best.max(hand.worth(cards)));
    if last.is_none() {
        let low = hand.at_least[0] & hand.at_least[0].wrapping_neg();
        let size = (hand.bits & fields(low)).count_ones().min(3);
        best = best.max(weight(low) + 2 * size as i32);
    }
    let over = (best - own) as u32;
    over.min(PASSED)
}
