//! KTU: suits never matter (1.1), so a play is a rank and how many cards of it.

use kit::encoding::{Episode, Planes, Spaces, around, by_seat, distance, option};
use kit::{CardSet, French, Rank, State as _, View};

use crate::{Ktu, Move};

const RANKS: usize = 13;
const SUITS: usize = 4;

/// To lay open a card of a rank; three in a row are a choice.
const OPEN: usize = RANKS * SUITS;
const FLIP: usize = OPEN + RANKS;
const CLOSED: usize = 4;
const TAKE: usize = FLIP + CLOSED;

impl Spaces for Ktu {
    const ACTIONS: usize = TAKE + 1;
    const PARTS: bool = true;
    const REMEMBERS: bool = false;
    const EVENTS: &'static [&'static str] = &[
        "dealt",
        "hand",
        "chose",
        "opened",
        "played",
        "flipped",
        "passed_over",
        "burned",
        "took",
        "drew",
        "took_up",
        "out",
        "round_over",
        "match_over",
    ];

    fn action(action: usize) -> String {
        let letter = |rank: usize| Rank::ALL[rank].letter();
        match action {
            TAKE => "take".to_owned(),
            FLIP.. => format!("flip {}", action - FLIP),
            OPEN.. => format!("open {}", letter(action - OPEN)),
            _ => format!("play {} of {}", action / RANKS + 1, letter(action % RANKS)),
        }
    }

    #[inline]
    fn part(_: View<'_, Self>, mv: Move, at: usize) -> Option<usize> {
        match mv {
            Move::Open(choice) => {
                choice.cards().iter().nth(at).map(|card| OPEN + card.rank() as usize)
            }
            _ if at > 0 => None,
            Move::Play(play) => Some((usize::from(play.size()) - 1) * RANKS + play.rank() as usize),
            Move::Flip(closed) => Some(FLIP + usize::from(closed)),
            Move::Take => Some(TAKE),
        }
    }

    /// By 6.1: another seat wins; with `play_on` the last seat has 0, and the others 1 to the
    /// number of seats less 1.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        let table = fresh.table();
        let seats = table.standings.seats().get() as u32;
        let round = if option::<Self>(table, "play_on") > 0 { seats.div_ceil(2) } else { 1 };
        let rounds = if episode == Episode::Match { option::<Self>(table, "rounds") } else { 1 };
        rounds * round
    }

    #[inline]
    fn observe(view: View<'_, Self>, _: &Self::Memory, planes: &mut impl Planes) {
        let (table, own, private) = (view.table(), view.seat(), view.private());
        let seats = table.standings.seats().get();
        let mut ranks = |name, cards: CardSet<French>| {
            by_rank(cards, planes.plane(name, SUITS as u8, RANKS));
        };
        ranks("hand", private.hand);
        ranks("chosen", private.choice);
        ranks("pile", table.pile.cards());
        ranks("fits", table.pile.fitting());
        ranks("burned", table.burned);
        let open = planes.plane("open", SUITS as u8, seats * RANKS);
        for (distance, seat) in around(&table.standings, own) {
            by_rank(table.open[seat], &mut open[distance * RANKS..][..RANKS]);
        }
        let known = planes.plane("known", SUITS as u8, (seats - 1) * RANKS);
        for (distance, seat) in around(&table.standings, own).skip(1) {
            by_rank(table.known[seat], &mut known[(distance - 1) * RANKS..][..RANKS]);
        }
        let from = (&table.standings, own);
        by_seat(planes, ("hand sizes", 52), from, |seat| table.hand_size(seat) as u8);
        by_seat(planes, ("closed sizes", CLOSED as u8), from, |seat| table.closed_size(seat) as u8);
        by_seat(planes, ("still in", 1), from, |seat| table.still_in.contains(seat).into());
        planes.number("draw", 52, table.draw_size());
        planes.one_of("turn", seats, Some(distance(&table.standings, own, table.turn)));
        let left = table.options.turn_limit.saturating_sub(table.turns);
        planes.number("turns left", u8::MAX, left as usize);
    }
}

#[inline]
fn by_rank(cards: CardSet<French>, to: &mut [u8]) {
    let bits = cards.bits();
    for (rank, count) in to.iter_mut().enumerate() {
        *count = (bits >> (SUITS * rank) & 0b1111).count_ones() as u8;
    }
}
