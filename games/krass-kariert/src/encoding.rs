//! Krass Kariert: what is played, then where it lies in the hand.

use kit::encoding::{Episode, Planes, Spaces, around, by_seat, distance, option};
use kit::{State as _, View};

use crate::{Combination, Face, HAND_MAX, Kind, KrassKariert, Move, RESERVE};

/// How many combinations could be told apart: five kinds of twelve numbers each.
const COMBINATIONS: usize = 60;
const STOP: usize = COMBINATIONS;
const DRAW: usize = STOP + 1;
const TAKE: usize = DRAW + 1;
/// A position of the hand: of the first card that is played, or of one that comes.
const AT: usize = TAKE + RESERVE;

const POSITIONS: usize = HAND_MAX + 1;

/// How many faces there are; a plane of faces has 0 where no card is, or none that is known.
const FACES: usize = 15;

impl Spaces for KrassKariert {
    const ACTIONS: usize = AT + POSITIONS;
    const PARTS: bool = true;
    const REMEMBERS: bool = false;
    const EVENTS: &'static [&'static str] = &[
        "dealt",
        "hand",
        "played",
        "took",
        "trick_won",
        "drew",
        "inserted",
        "out",
        "trick_started",
        "stuck",
        "round_over",
        "match_over",
    ];

    fn action(action: usize) -> String {
        match action {
            AT.. => format!("at {}", action - AT),
            TAKE.. => format!("take {}", action - TAKE),
            DRAW => "Draw".to_owned(),
            STOP => "Stop".to_owned(),
            _ => combination(Combination::at(action as u8)),
        }
    }

    #[inline]
    fn part(view: View<'_, Self>, mv: Move, at: usize) -> Option<usize> {
        match (mv, at) {
            (Move::Play { first, .. }, 0) => {
                let hand = view.private().hand;
                let alone =
                    || if hand.face(first.into()) == Some(Face::STOP) { STOP } else { DRAW };
                Some(mv.combination(hand).map_or_else(alone, |it| it.rank().into()))
            }
            (Move::Play { first, .. }, 1) => Some(AT + usize::from(first)),
            (Move::Take { reserve, .. }, 0) => Some(TAKE + usize::from(reserve)),
            (Move::Take { at, .. }, 1) | (Move::Insert { at }, 0) => Some(AT + usize::from(at)),
            _ => None,
        }
    }

    /// By 7.3 and 7.4: a seat pays each of its chips, and then cannot pay one more.
    fn behind(fresh: &Self, episode: Episode) -> u32 {
        match episode {
            Episode::Round => 1,
            Episode::Match => option::<Self>(fresh.table(), "chips") + 1,
        }
    }

    #[inline]
    fn observe(view: View<'_, Self>, _: &Self::Memory, planes: &mut impl Planes) {
        let (table, own, private) = (view.table(), view.seat(), view.private());
        let seats = table.standings.seats().get();
        let most = FACES as u8;
        let hand = planes.plane("hand", most, HAND_MAX);
        private.hand.read(hand);
        let code = |face: Option<Face>| face.map_or(0, |face| face.index() as u8);
        planes.number("drawn", most, code(private.drawn()).into());
        for (distance, seat) in around(&table.standings, own) {
            let reserve = planes.plane("reserve", most, RESERVE);
            for (to, face) in reserve.iter_mut().zip(table.reserves[seat].faces()) {
                *to = code(Some(face));
            }
            if distance > 0 {
                table.read_known(seat, planes.plane("known", most, HAND_MAX));
            }
        }
        planes.one_of("last", COMBINATIONS, table.last.map(|last| last.rank().into()));
        let highest = table.trick().iter().rev().find(|laid| !laid.numbers().is_empty());
        let by = highest.map(|laid| distance(&table.standings, own, laid.seat()));
        planes.one_of("by", seats, by);
        planes.number("draws", 2, table.draws.into());
        let drawing = table.drawing().map_or(0, |(_, left)| left);
        planes.number("drawing", 6, drawing.into());
        let played = planes.plane("played", 4, FACES);
        for (to, face) in played.iter_mut().zip(Face::all()) {
            *to = table.played(face);
        }
        let from = (&table.standings, own);
        let hand_size = |seat| table.hand_size(seat) as u8;
        by_seat(planes, ("hand sizes", HAND_MAX as u8), from, hand_size);
        by_seat(planes, ("acted", 1), from, |seat| table.acted.contains(seat).into());
        by_seat(planes, ("in", 1), from, |seat| table.inside.contains(seat).into());
        by_seat(planes, ("chips", 5), from, |seat| table.chips[seat]);
        planes.number("draw", 54, table.draw_size());
    }
}

/// What a combination is called: its numbers, low to high.
fn combination(it: Combination) -> String {
    let number = it.number();
    let numbers: Vec<u8> = match it.kind() {
        Kind::Solo => vec![number],
        Kind::RunOfTwo => vec![number.saturating_sub(1), number],
        Kind::Pair => vec![number; 2],
        Kind::RunOfThree => vec![number.saturating_sub(2), number.saturating_sub(1), number],
        Kind::ThreeOfAKind => vec![number; 3],
    };
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    words.join(" ")
}
