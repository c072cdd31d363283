//! Worlds weighed by what seats chose: a seat that plays a card of few points seldom has a dearer
//! one that fits.
//!
//! This is soft evidence, on top of the proofs with which every world agrees. It weighs only what a
//! seat has played since it last drew: in that time it held those cards and the ones it holds now.

use kit::{Indexed as _, Knows as _, Rng, State as _, View};

use crate::{Answer, FRENCH, Face, Hand, KartuSama, Memory, Options};

/// From how many worlds that agree with all proofs one is drawn, by the likelihood of what its
/// seats chose.
const WORLDS: usize = 4;

/// In which share of its decisions a seat is assumed to play any card that fits.
const ANYTHING: f64 = 0.3;

/// A world that agrees with all proofs, drawn by the likelihood of what its seats chose.
pub(super) fn world(view: View<'_, KartuSama>, memory: &Memory, rng: &mut Rng) -> KartuSama {
    let mut found = KartuSama::determinize(view, memory, rng);
    let mut total = likelihood(&found, view, memory);
    for _ in 1..WORLDS {
        let world = KartuSama::determinize(view, memory, rng);
        let likely = likelihood(&world, view, memory);
        total += likely;
        if f64::from(rng.bits()) * total < likely * 4_294_967_296.0 {
            found = world;
        }
    }
    found
}

fn likelihood(world: &KartuSama, view: View<'_, KartuSama>, memory: &Memory) -> f64 {
    let seats = view.table().standings.seats().seats();
    let others = seats.filter(|&seat| seat != view.seat());
    let options = &view.table().options;
    let of = |seat| of_hand(options, world.private(seat).hand, memory.answers(seat));
    others.map(of).product()
}

fn of_hand(options: &Options, hand: Hand, answers: &[Answer]) -> f64 {
    let (mut places, mut likely) = (hand.places(), 1.0);
    for answer in answers.iter().rev() {
        places |= 1 << answer.card.index();
        if answer.owed == 0 && answer.card != Face::JOKER {
            likely *= of_answer(options, places & answer.top.fits() & FRENCH, answer.card);
        }
    }
    likely
}

fn of_answer(options: &Options, mut fitting: u64, card: Face) -> f64 {
    let (all, mut dearer, mut same) = (fitting.count_ones(), 0, 0);
    let played = options.points(card);
    while fitting != 0 {
        let points = options.points(Face::from_index(fitting.trailing_zeros() as usize));
        fitting &= fitting - 1;
        dearer += u32::from(points > played);
        same += u32::from(points == played);
    }
    let best = if dearer == 0 { 1.0 / f64::from(same) } else { 0.0 };
    (1.0 - ANYTHING) * best + ANYTHING / f64::from(all)
}
