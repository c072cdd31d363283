//! The playout policy: mostly the club player's, without listing moves.

use kit::{Game as _, Indexed as _, Rng, View};

use crate::{FRENCH, Face, JOKERS, KartuSama, Move, Options, choices};

use super::chain::pays;
use super::club::{GOES_ON, dares, goes_on};

/// In how many of 2³² decisions a seat plays at random: a tenth.
const ANYTHING: u32 = u32::MAX / 10;

/// The cards of the ranks 2 to 10, which count more the higher they are.
const NUMBERS: u64 = (1 << 36) - 1;

/// The four aces, which usually count most.
const ACES: u64 = 0b1111 << 48;

pub(super) fn choose(view: View<'_, KartuSama>, rng: &mut Rng, moves: &mut Vec<Move>) -> Move {
    let (table, places) = (view.table(), view.private().hand.places());
    let (faces, may_draw) = choices(table, places);
    if faces == 0 {
        return Move::Draw;
    }
    if !may_draw && faces & (faces - 1) == 0 {
        return play(faces);
    }
    if rng.bits() < ANYTHING {
        return KartuSama::random_move(view, rng, moves).unwrap_or(Move::Draw);
    }
    let (french, seats) = (faces & FRENCH, table.standings.seats().get() as u32);
    let owed = u32::from(table.owed);
    if owed > 1 {
        return pay(&table.options, places, french, owed);
    }
    if owed == 0 && faces > FRENCH {
        let last = table.options.joker_finish && table.hand_size(view.seat()) == 1;
        if last || pays(places, FRENCH, table.joker_asks().into()) || french == 0 && dares(table) {
            return Move::Play(Face::JOKER);
        }
    }
    match french {
        0 if owed == 0 => Move::Draw,
        0 => Move::Play(Face::JOKER),
        _ if goes_on(seats, table.draw_size()) => least(&table.options, places, french),
        _ => dearest(&table.options, french),
    }
}

#[inline]
fn play(faces: u64) -> Move {
    Move::Play(Face::from_index(faces.trailing_zeros() as usize))
}

/// `french` is not empty.
#[inline]
fn dearest(options: &Options, mut french: u64) -> Move {
    if !options.has_usual_points() {
        let mut found = (-1, Face::JOKER);
        while french != 0 {
            let face = Face::from_index(french.trailing_zeros() as usize);
            french &= french - 1;
            found = found.max((options.points(face), face));
        }
        return Move::Play(found.1);
    }
    match (french & ACES, french & NUMBERS) {
        (0, 0) => play(french),
        (0, numbers) => Move::Play(Face::from_index(63 - numbers.leading_zeros() as usize)),
        (aces, _) => play(aces),
    }
}

/// The face that sheds most points and on which the fewest others fit.
#[inline]
fn least(options: &Options, places: u64, mut french: u64) -> Move {
    let mut found = (i32::MIN, Face::JOKER);
    while french != 0 {
        let face = Face::from_index(french.trailing_zeros() as usize);
        french &= french - 1;
        let fitting = (places & face.fits() & !JOKERS).count_ones() as i32;
        let worth = options.points(face) - GOES_ON * fitting;
        if worth > found.0 {
            found = (worth, face);
        }
    }
    Move::Play(found.1)
}

/// Pays what is owed, with the dearest of the cards after which the rest can be paid. If not all
/// can be paid, sheds what it can, jokers last.
fn pay(options: &Options, places: u64, french: u64, owed: u32) -> Move {
    let mut paying = 0;
    let mut open = french;
    while open != 0 {
        let bit = open & open.wrapping_neg();
        open ^= bit;
        let face = Face::from_index(bit.trailing_zeros() as usize);
        if pays(places ^ bit, face.fits(), owed - 1) {
            paying |= bit;
        }
    }
    match (paying, french) {
        (0, 0) => Move::Play(Face::JOKER),
        (0, _) => dearest(options, french),
        _ => dearest(options, paying),
    }
}
