//! What the cards and the kinds of move are worth: how far a seat is ahead that was dealt a card,
//! and how often a kind of move is possible and is played.

use std::collections::{BTreeMap, BTreeSet};

use bots::Policy;
use games::{GameExt as _, Indexed as _, Knows, Seat, SeatSet};

use super::round::{Decision, leads};
use crate::stats::{Figure, Ratio, sums};

type EvidenceOf<G> = <G as Knows>::Evidence;
type FaceOf<G> = <EvidenceOf<G> as games::lens::Evidence<G>>::Face;

sums! {
    Pieces {
        seats: u64,
        /// By the index of what a card looks like: the leads of the seats that were dealt it, of
        /// how many such seats. The unit is a round.
        held: Vec<Ratio>,
    }
}

sums! {
    /// A kind of move: the first word of its text.
    Used {
        /// At how many decisions it was possible, and was played.
        possible: u64,
        played: u64,
        /// In how many rounds it was.
        rounds_possible: u64,
        rounds_played: u64,
    }
}

/// The dealt cards of each seat that somebody else has to guess, as sets of what cards look like.
pub(super) fn dealt<G: Policy>(game: &G) -> Vec<u64> {
    let seats = G::standings(game.table()).seats();
    let mut held = vec![0; seats.get()];
    // Nobody has to guess the own cards, so two seats look.
    let looks = [(Seat::FIRST, SeatSet::all(seats).without(SeatSet::only(Seat::FIRST)))];
    let second = seats.after(Seat::FIRST);
    for (from, at) in looks.into_iter().chain([(second, SeatSet::only(Seat::FIRST))]) {
        for place in G::hidden(game.view(from), &G::Memory::default()).places::<G>() {
            let Some(seat) = place.seat().filter(|&seat| at.contains(seat)) else { continue };
            for card in game.lie_at(place) {
                let face = FaceOf::<G>::from(card);
                held[seat.index()] |= 1u64 << face.index();
            }
        }
    }
    held
}

impl Pieces {
    pub(super) fn add_round<G: Policy>(&mut self, game: &G, held: &[u64]) {
        self.seats += held.len() as u64;
        self.held.resize(FaceOf::<G>::COUNT, Ratio::default());
        let leads: Vec<i64> = leads(game).collect();
        let any = held.iter().fold(0, |any, cards| any | cards);
        for (face, ratio) in
            self.held.iter_mut().enumerate().filter(|(face, _)| any >> face & 1 != 0)
        {
            let holders = held.iter().zip(&leads).filter(|(cards, _)| *cards >> face & 1 != 0);
            let (sum, count) =
                holders.fold((0, 0), |(sum, count), (_, &lead)| (sum + lead, count + 1));
            ratio.push(sum, count);
        }
    }

    /// Whether there are no more cards than the game has.
    pub(super) fn fits<G: Policy>(&self) -> bool {
        self.held.len() <= FaceOf::<G>::COUNT
    }

    /// Each card that was dealt, and by how many points more a seat that was dealt it is ahead of
    /// the others than one that was not. Leads of a round add up to 0, so those of the seats
    /// without it are known.
    pub(super) fn worth<G: Policy>(&self, others: f64) -> Vec<(String, Option<Figure>)> {
        let held = self.held.iter().enumerate().filter(|(_, ratio)| ratio.y > 0);
        held.map(|(face, ratio)| {
            let without = self.seats.saturating_sub(ratio.y) as f64;
            let times = 1.0 + ratio.y as f64 / without.max(1.0);
            let figure = ratio.figure(others / times).filter(|_| without > 0.0);
            (FaceOf::<G>::from_index(face).to_string(), figure)
        })
        .collect()
    }
}

#[derive(Default)]
pub(super) struct Kinds {
    all: BTreeMap<String, Used>,
}

impl Kinds {
    pub(super) fn decides<G: Policy>(&mut self, decision: &Decision<'_, G>) {
        let kind = |mv: &G::Move| {
            let text = mv.to_string();
            text.split(' ').next().unwrap_or_default().to_owned()
        };
        let possible: BTreeSet<String> = decision.moves.iter().map(kind).collect();
        for name in possible {
            self.all.entry(name).or_default().possible += 1;
        }
        self.all.entry(kind(&decision.mv)).or_default().played += 1;
    }

    /// The kinds, with the round counted.
    pub(super) fn of_round(mut self) -> BTreeMap<String, Used> {
        for used in self.all.values_mut() {
            used.rounds_possible = u64::from(used.possible > 0);
            used.rounds_played = u64::from(used.played > 0);
        }
        self.all
    }
}
