//! Kartu Sama: sheds the dearest card that fits, keeps the suits of which it holds most, and plays
//! a joker only with a large hand.

use kit::{Rng, View};

use crate::{Face, KartuSama, Memory, Move};

pub(crate) fn choose(view: View<'_, KartuSama>, _: &Memory, _: &mut Rng, moves: &[Move]) -> Move {
    let (table, hand) = (view.table(), view.private().hand);
    let asked = usize::from(table.joker_asks());
    let same_suit = |face: Face| {
        let suit = face.french().map(kit::French::suit);
        hand.faces().filter(|other| other.french().map(kit::French::suit) == suit).count()
    };
    let worth = |mv: &Move| match *mv {
        Move::Draw => 0,
        // A joker costs much at the end, but asks for further cards.
        Move::Play(Face::JOKER) if hand.len() > asked + 2 => 2,
        Move::Play(Face::JOKER) => -1,
        // Points first; of equal cards the one whose suit the hand has most of.
        Move::Play(face) => 10 + 4 * table.options.points(face) + same_suit(face) as i32,
    };
    moves.iter().copied().max_by_key(worth).unwrap_or(Move::Draw)
}
