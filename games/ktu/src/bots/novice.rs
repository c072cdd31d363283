//! A novice at KTU: gets rid of many low cards, and keeps the ones that beat everything for later.

use kit::{Rank, Rng, View};

use crate::{Ktu, Move, Play, Powers};

use super::club::like;

/// Chooses one of `moves`, which are all that the view's seat may play.
///
/// It lays its best three cards open, never takes a pile that it can beat, and plays the cheapest
/// rank that beats it, all its cards at once; of cards that fit on anything it plays only one.
pub(crate) fn choose(view: View<'_, Ktu>, _memory: &(), rng: &mut Rng, moves: &[Move]) -> Move {
    let powers = &view.table().powers;
    let opened = moves.iter().filter_map(|&mv| match mv {
        Move::Open(choice) => {
            let worths = choice.cards().iter().map(|card| worth(powers, card.rank()));
            Some((worths.sum::<u32>(), mv))
        }
        _ => None,
    });
    if let Some((_, mv)) = opened.max_by_key(|&(worth, _)| worth) {
        return mv;
    }
    let played = moves.iter().filter_map(|&mv| match mv {
        Move::Play(play) => Some((price(powers, play), mv)),
        _ => None,
    });
    if let Some((_, mv)) = played.min_by_key(|&(price, _)| price) {
        return mv;
    }
    // Closed cards look the same from behind; the pile is taken only if there is none to turn.
    let flips = moves.iter().filter(|mv| matches!(mv, Move::Flip(_))).count();
    moves[rng.index(flips.max(1))]
}

/// How much a card of this rank is worth keeping.
fn worth(powers: &Powers, rank: Rank) -> u32 {
    match like(powers, rank) {
        Rank::Ten => 15,
        Rank::Two => 14,
        Rank::Three => 13,
        rank => rank as u32,
    }
}

/// What a play costs: the worth of its rank, less for more cards. Four of a kind cost nothing,
/// because they burn the pile and their seat plays again. Of cards that fit on anything, one is
/// enough.
fn price(powers: &Powers, play: Play) -> u32 {
    let count = u32::from(play.size());
    let worth = worth(powers, play.rank());
    match (powers.burns(play), worth > Rank::Ace as u32) {
        (true, false) => 0,
        (_, false) => 8 * worth + 4 - count,
        (_, true) => 8 * worth + count,
    }
}
