//! What a friend advises in Kartel: a move in words, and why.

use serde::Serialize;
use serde_json::Value;

use kit::speech::{rank, texts};
use kit::{Game as _, Message, Put, View};

use crate::speech::set;
use crate::{Card, Cards, Kartel, Move};

/// With at most so many cards left, somebody may soon be out.
const SOON: usize = 5;

/// Why a move is good, as far as its seat knows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    /// No card is left (3.5).
    Out,
    /// A seat that has played nothing pays more for each card (6.1).
    Cheaper { times: i32 },
    /// So few cards are left.
    Left { count: usize },
    /// A whole book goes at once.
    Book,
    /// Cards of one rank stay together.
    Together { count: usize, rank: Value },
    /// A high card stays.
    High { card: Put },
}

pub(crate) fn advice(view: View<'_, Kartel>, mv: Move) -> Vec<Message> {
    let reason = match mv.set() {
        None => passed(view),
        Some(set) => played(view, set.cards()),
    };
    let said = match mv.set() {
        None => Message::plain("move-kartel-pass"),
        Some(played) => {
            let cards = played.cards();
            let name = if cards.len() == 1 { "solo".into() } else { set(cards, played.name()) };
            let said = Message::plain("move-kartel-play").with("set", name);
            said.with("cards", Put::Cards(texts(cards.iter())))
        }
    };
    let reason = reason.map(|reason| Message::of("because-kartel", &reason));
    [said].into_iter().chain(reason).collect()
}

fn played(view: View<'_, Kartel>, cards: Cards) -> Option<Reason> {
    let (table, seat) = (view.table(), view.seat());
    let hand = view.private().hand;
    let rest = hand.without(cards);
    let before = table.played[seat].len();
    let [now, then] = [before, before + cards.len()].map(|played| table.options.times(played));
    let mut others = table.standings.seats().seats().filter(|&other| other != seat);
    let ends_soon = others.any(|other| table.hand_size(other) <= SOON);
    match rest.len() {
        0 => Some(Reason::Out),
        _ if now > then && ends_soon && !table.options.victories => {
            Some(Reason::Cheaper { times: now })
        }
        count @ 1..=2 => Some(Reason::Left { count }),
        _ if cards.len() == 5 => Some(Reason::Book),
        _ => group(hand, rest).and_then(together),
    }
}

fn passed(view: View<'_, Kartel>) -> Option<Reason> {
    let mut moves = Vec::new();
    Kartel::legal_moves(view, &mut moves);
    let hand = view.private().hand;
    let answers = || moves.iter().map(|mv| mv.cards()).filter(|cards| !cards.is_empty());
    let highest = answers().filter_map(|cards| cards.last()).max_by_key(|card| card.rank())?;
    let group = group(hand, hand).unwrap_or_default();
    let breaks = |cards: Cards| !cards.common(group).is_empty() && !group.without(cards).is_empty();
    let high = || Reason::High { card: Put::Card(highest.to_string()) };
    Some(if answers().any(breaks) { together(group).unwrap_or_else(high) } else { high() })
}

/// The highest cards of one rank, two at least, that a hand has and that are all in the rest.
fn group(hand: Cards, rest: Cards) -> Option<Cards> {
    let of = |cards: Cards, like: Card| -> Cards {
        cards.iter().filter(|card| card.rank() == like.rank()).collect()
    };
    let groups = rest.iter().map(|card| (of(hand, card), of(rest, card)));
    let whole = groups.filter(|(all, left)| all == left && left.len() > 1);
    whole.map(|(_, left)| left).max_by_key(|left| left.first().map(Card::rank))
}

fn together(group: Cards) -> Option<Reason> {
    let rank = rank(group.first()?.rank().letter());
    Some(Reason::Together { count: group.len(), rank })
}
