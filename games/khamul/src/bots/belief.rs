//! Khamul: which worlds are likely, judging by what the others did. They are assumed to play
//! sensibly: to keep low cards, and to announce with a low row. Since real players do not always,
//! this evidence is ignored at times.

use kit::{CardSet, French, Indexed as _, Knows as _, Rng, View};

use crate::{Back, Dealt, Khamul, Left, Memory, Pool, value};

/// No bound for what a card counts: above all values (1.2).
const ANYTHING: u8 = u8::MAX;

/// What an unknown card counts on average, rounded down (1.2: 340 points, 52 cards).
const AVERAGE: u8 = 6;

/// By how much, at most, a row's highest card exceeds the top of the discard pile if its seat draws
/// instead of taking.
const NOT_TAKEN: u8 = 5;

/// In how many of 100 cases the evidence is ignored.
const IGNORED: u32 = 8;

/// How often a world in which a seat stayed silent with a low row is redrawn, before it is
/// accepted.
const SILENT_TRIES: u32 = 4;

/// The most that a card counts if those who had it played sensibly; [`ANYTHING`] if nothing follows
/// from what they did.
pub(super) fn most(memory: &Memory, back: Back) -> u8 {
    let treated = memory.treated(back);
    let kept = treated.kept_over.unwrap_or(ANYTHING);
    let not_taken = treated.not_taken_for.map_or(ANYTHING, |top| top + NOT_TAKEN);
    let laid = treated.laid_over.map_or(ANYTHING, |over| over.unwrap_or(AVERAGE));
    kept.min(not_taken).min(laid)
}

/// A world that the view and the memory allow, more likely one in which the others played sensibly:
/// with low cards where they kept them, with a row of at most five points where Khamul was
/// announced, and without one where it was not.
pub(super) fn world(view: View<'_, Khamul>, memory: &Memory, rng: &mut Rng) -> Khamul {
    if !memory.remembers(view.table()) {
        return Khamul::determinize(view, memory, rng);
    }
    // The announcer itself learns nothing from the announcement.
    let own = view.table().announcer == Some(view.seat());
    let announced = if own { CardSet::EMPTY } else { memory.announced_row() };
    let low = view.table().options.low();
    let mut draw = || Khamul::of_cards(view, memory, &cards(memory, announced, low, rng));
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

/// A card for every back; a back with a bound mostly gets a card that fits.
fn cards(memory: &Memory, announced: CardSet<Back>, low: u16, rng: &mut Rng) -> Dealt {
    let mut dealt = Dealt::known(memory);
    for pool in memory.pools() {
        let mut left = Left::of(pool);
        let bounded: CardSet<Back> = pool
            .backs
            .iter()
            .filter(|&back| most(memory, back) < ANYTHING || announced.contains(back))
            .collect();
        for back in bounded.iter() {
            let most = most_of(memory, (announced, low), back, &dealt, pool);
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

/// The most that a back counts, when those before it in its pool have cards; `low` is the most of a
/// row that is announced.
fn most_of(
    memory: &Memory,
    (announced, low): (CardSet<Back>, u16),
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
    most.min(low.saturating_sub(sum) as u8)
}

/// The index in `left` of a random card that counts at most `most`; of any card if there is none,
/// and at times anyway.
fn draw_low(left: &[French], most: u8, rng: &mut Rng) -> usize {
    if rng.below(100) >= IGNORED {
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
