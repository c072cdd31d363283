//! New Game: one action for each card that may be played.

use kit::encoding::{Episode, Planes, Spaces, around, by_seat, distance, option};
use kit::{French, Indexed as _, State as _, View};

use crate::{Move, NewGame};

const CARDS: usize = French::COUNT;

/// The most tricks of a round.
const TRICKS: u8 = 13;

impl Spaces for NewGame {
    const ACTIONS: usize = CARDS;
    const PARTS: bool = false;
    const REMEMBERS: bool = false;
    const EVENTS: &'static [&'static str] =
        &["dealt", "hand", "played", "taken", "round_over", "match_over"];

    fn action(action: usize) -> String {
        Move(French::from_index(action)).to_string()
    }

    #[inline]
    fn part(_: View<'_, Self>, Move(card): Move, at: usize) -> Option<usize> {
        (at == 0).then_some(card.index())
    }

    /// By 4.1: another seat takes every trick; by 4.3 that is one victory.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        let option = |name| option::<Self>(fresh.table(), name);
        let round = if fresh.table().options.victories { 1 } else { option("hand") };
        round * if episode == Episode::Match { option("rounds") } else { 1 }
    }

    #[inline]
    fn observe(view: View<'_, Self>, (): &(), planes: &mut impl Planes) {
        let (table, own) = (view.table(), view.seat());
        planes.flags("hand", CARDS, view.private().hand.bits());
        for (_, seat) in around(&table.standings, own) {
            planes.one_of("trick", CARDS, table.trick[seat].map(French::index));
            planes.flags("played", CARDS, table.played[seat].bits());
        }
        let seats = table.standings.seats().get();
        planes.one_of("leader", seats, Some(distance(&table.standings, own, table.leader)));
        by_seat(planes, ("tricks", TRICKS), (&table.standings, own), |seat| table.tricks[seat]);
    }
}
