//! What a friend advises in Kartu Sama: a move in words, and why.

use serde::Serialize;

use kit::speech::yes;
use kit::{Game as _, Message, Put, View};

use crate::{Face, KartuSama, Move};

/// So many points are worth getting rid of.
const MANY_POINTS: i32 = 10;

/// Why a move is good, as far as its seat knows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    /// No card is left (3.5).
    Out,
    /// A joker lets its seat go on (4.1).
    Joker { count: u8 },
    /// The card is the dearest of the hand (5.1).
    Points { points: i32 },
    /// More cards of its suit are left.
    Again { count: usize, suit: Put },
    /// No card of its suit is left.
    Suit { suit: Put },
    /// The joker stays for later (3.1).
    KeepsJoker,
}

pub(crate) fn advice(view: View<'_, KartuSama>, mv: Move) -> Vec<Message> {
    let said = match mv {
        Move::Play(face) => {
            let said = Message::plain("move-kartu-sama-play");
            let said = said.with("joker", yes(face == Face::JOKER));
            said.with("card", Put::Card(face.to_string()))
        }
        Move::Draw => Message::plain("move-kartu-sama-draw").with("count", view.table().draws()),
    };
    let reason = match mv {
        Move::Play(face) => played(view, face),
        Move::Draw => drawn(view),
    };
    let reason = reason.map(|reason| Message::of("because-kartu-sama", &reason));
    [said].into_iter().chain(reason).collect()
}

fn played(view: View<'_, KartuSama>, face: Face) -> Option<Reason> {
    let (table, hand) = (view.table(), view.private().hand);
    let points = |face: Face| table.options.points(face);
    let ends = table.owed <= 1 && face != Face::JOKER || table.options.joker_finish;
    if hand.len() == 1 {
        return ends.then_some(Reason::Out);
    }
    let Some(card) = face.french() else {
        return Some(Reason::Joker { count: table.joker_asks() });
    };
    let most = hand.faces().filter(|&face| face != Face::JOKER).map(points).max();
    if points(face) >= MANY_POINTS && Some(points(face)) == most && !table.options.victories {
        return Some(Reason::Points { points: points(face) });
    }
    let alike = hand.faces().filter_map(Face::french).filter(|other| other.suit() == card.suit());
    let (count, suit) = (alike.count() - 1, Put::Suit(card.suit().letter()));
    Some(if count > 0 { Reason::Again { count, suit } } else { Reason::Suit { suit } })
}

fn drawn(view: View<'_, KartuSama>) -> Option<Reason> {
    let mut moves = Vec::new();
    KartuSama::legal_moves(view, &mut moves);
    moves.contains(&Move::Play(Face::JOKER)).then_some(Reason::KeepsJoker)
}
