//! Khamul: which worlds are likely, by what the others did. It is assumed that they play sensibly:
//! that they keep low cards, and announce with a low row. A player may contradict that, so it is
//! doubted at times.

use engine::khamul::{Back, Dealt, Left, Memory, Pool, value};
use engine::{CardSet, French, Indexed as _, Khamul, Knows as _, Rng, View};

/// No bound of what a card counts: above all values (1.2).
const ANYTHING: u8 = u8::MAX;

/// What a card that nobody knows counts on average, rounded down (1.2: 340 points, 52 cards).
const AVERAGE: u8 = 6;

/// How much higher than the top of the discard pile a row's highest card is, at most, if its seat
/// draws though it could take.
const NOT_TAKEN: u8 = 5;

/// With how many points Khamul is announced (6.1).
const LOW: u16 = 5;

/// In how many of 100 cases it is not trusted.
const DOUBT: u32 = 8;

/// How many worlds are drawn in which a seat kept silent with a low row, before one is taken.
const SILENT_TRIES: u32 = 4;

/// What a card counts at most if those who had it played sensibly; [`ANYTHING`] if nothing follows
/// from what they did.
pub(super) fn most(memory: &Memory, back: Back) -> u8 {
    let treated = memory.treated(back);
    let kept = treated.kept_over.unwrap_or(ANYTHING);
    let not_taken = treated.not_taken_for.map_or(ANYTHING, |top| top + NOT_TAKEN);
    let laid = treated.laid_over.map_or(ANYTHING, |over| over.unwrap_or(AVERAGE));
    kept.min(not_taken).min(laid)
}

/// A world that the view and the memory allow, but more likely one in which the others played
/// sensibly: with low cards where they kept them, and a row of five points or less where Khamul was
/// announced, and not where it was not.
pub(super) fn world(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    if !memory.remembers(view.table()) {
        return Khamul::determinize(view, memory, rng);
    }
    // Who announced knows what it knew.
    let own = view.table().announcer == Some(view.seat());
    let announced = if own { CardSet::EMPTY } else { memory.announced_row() };
    let mut draw = || Khamul::of_cards(view, memory, &cards(memory, announced, rng));
    let mut likely = draw();
    for _ in 0..SILENT_TRIES {
        let mut silent = memory.silent().iter().filter(|&seat| seat != view.seat());
        if !silent.any(|seat| likely.were_low().contains(seat)) {
            break;
        }
        likely = draw();
    }
    likely
}

/// A card for every back: one of which something follows is mostly given a card that fits.
fn cards(memory: &Memory, announced: CardSet<Back>, rng: &mut Rng) -> Dealt {
    let mut dealt = Dealt::known(memory);
    for pool in memory.pools() {
        let mut left = Left::of(pool);
        let bounded: CardSet<Back> = pool
            .backs
            .iter()
            .filter(|&back| most(memory, back) < ANYTHING || announced.contains(back))
            .collect();
        for back in bounded.iter() {
            let most = most_of(memory, announced, back, &dealt, pool);
            let drawn = draw_low(left.cards(), most, rng);
            dealt.give(back, left.take(drawn));
        }
        for back in pool.backs.without(bounded).iter() {
            let drawn = rng.index(left.cards().len());
            dealt.give(back, left.take(drawn));
        }
    }
    dealt
}

/// What a back counts at most, where those before it in its pool have cards.
fn most_of(
    memory: &Memory,
    announced: CardSet<Back>,
    back: Back,
    dealt: &Dealt,
    pool: &Pool,
) -> u8 {
    let most = most(memory, back);
    if !announced.contains(back) {
        return most;
    }
    let has_card = |other: Back| {
        if pool.backs.contains(other) { other.index() < back.index() } else { memory.knows(other) }
    };
    let others = announced.iter().filter(|&other| has_card(other));
    let sum: u16 = others.map(|other| value(dealt.card(other))).sum();
    most.min(LOW.saturating_sub(sum) as u8)
}

/// Where in `left` a random card lies that counts at most so much; any card if there is none such,
/// and at times anyway.
fn draw_low(left: &[French], most: u8, rng: &mut Rng) -> usize {
    if rng.below(100) >= DOUBT {
        let fits = |card: &French| value(*card) <= u16::from(most);
        let count = left.iter().filter(|card| fits(card)).count();
        if count > 0 {
            let chosen = rng.index(count);
            let mut fitting = (0..left.len()).filter(|&at| fits(&left[at]));
            return fitting.nth(chosen).unwrap_or(0);
        }
    }
    rng.index(left.len())
}
