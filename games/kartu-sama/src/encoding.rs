//! Kartu Sama: one action for each face that may be played, and one to draw.

use kit::encoding::{Episode, Planes, Spaces, by_seat, option, spread};
use kit::{French, GameExt as _, Indexed as _, State as _, View};

use crate::{Card, DECKS_MAX, Face, Hand, KartuSama, Move};

/// How many faces there are: the 52 French cards, then the joker.
const FACES: usize = 53;

const DRAW: usize = FACES;

/// The most decks, and so cards of one face; of jokers there are twice as many.
const JOKERS: u8 = 8;

impl Spaces for KartuSama {
    const ACTIONS: usize = FACES + 1;
    const PARTS: bool = false;
    const REMEMBERS: bool = false;
    const EVENTS: &'static [&'static str] =
        &["dealt", "hand", "played", "drew", "round_over", "match_over"];

    fn action(action: usize) -> String {
        match action {
            DRAW => "draw".to_owned(),
            place if place == Face::JOKER.index() => format!("play {}", Face::JOKER),
            place => format!("play {}", French::from_index(place)),
        }
    }

    #[inline]
    fn part(_: View<'_, Self>, mv: Move, at: usize) -> Option<usize> {
        (at == 0).then_some(match mv {
            Move::Play(face) => face.index(),
            Move::Draw => DRAW,
        })
    }

    /// By 5.1: the whole deck in one hand.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        let (table, mut cards) = (fresh.table(), Vec::new());
        fresh.pool(&mut cards);
        let points = |card: &Card| table.options.points(card.face()) as u32;
        // By 5.3 a round is one victory.
        let by_victories = option::<Self>(table, "count") > 0;
        let round = if by_victories { 1 } else { cards.iter().map(points).sum() };
        let rounds = if episode == Episode::Match { option::<Self>(table, "rounds") } else { 1 };
        rounds * round
    }

    #[inline]
    fn observe(view: View<'_, Self>, _: &Self::Memory, planes: &mut impl Planes) {
        let table = view.table();
        count(view.private().hand, planes.plane("hand", JOKERS, FACES));
        planes.one_of("top", FACES, Some(table.top().index()));
        let discard = planes.plane("discard", JOKERS, FACES);
        table.discard.faces().for_each(|face| discard[face.index()] += 1);
        planes.number("owed", u8::MAX, table.owed.into());
        planes.number("draws", u8::MAX, table.draws().into());
        planes.number("draw", u8::MAX, table.draw_size());
        let from = (&table.standings, view.seat());
        by_seat(planes, ("hand sizes", u8::MAX), from, |seat| table.hand_size(seat) as u8);
        if table.options.has_backs() {
            observe_backs(view, planes);
        }
    }
}

/// What is seen of backs, where they differ (1.4): only there are these planes, behind the others.
fn observe_backs(view: View<'_, KartuSama>, planes: &mut impl Planes) {
    const NAMES: [[&str; 2]; DECKS_MAX] = [
        ["hand, back 0", "backs 0"],
        ["hand, back 1", "backs 1"],
        ["hand, back 2", "backs 2"],
        ["hand, back 3", "backs 3"],
    ];
    let table = view.table();
    let decks = usize::from(table.options.decks);
    for (deck, [hand, backs]) in NAMES.into_iter().enumerate().take(decks) {
        count(view.private().hand.of_deck(deck), planes.plane(hand, JOKERS, FACES));
        let from = (&table.standings, view.seat());
        by_seat(planes, (backs, u8::MAX), from, |seat| table.backs_in_hand(seat)[deck]);
    }
    planes.one_of("back on the draw pile", decks, table.back_on_top().map(usize::from));
}

#[inline]
fn count(hand: Hand, to: &mut [u8]) {
    let places = hand.places();
    if hand.len() == places.count_ones() as usize {
        // No card lies there twice, as in a table with one deck.
        spread(places, to);
        to[FACES - 1] += (places >> FACES) as u8;
    } else {
        hand.faces().for_each(|face| to[face.index()] += 1);
    }
}
