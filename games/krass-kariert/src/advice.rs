//! What a friend advises in Krass Kariert: a move in words, and why.

use serde::Serialize;

use kit::{Message, Put, View};

use crate::speech::named;
use crate::{Face, KrassKariert, Move};

/// Why a move is good, as far as its seat knows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    /// No card is left (3.6).
    Out,
    /// The trick ends, and is the seat's (5.2).
    Stop,
    /// Nobody plays after it in this trick (3.5).
    Last,
    /// These cards then lie side by side, and are a combination.
    Together { what: &'static str, low: u8, high: u8 },
    /// So few cards are left.
    Left { count: usize },
}

pub(crate) fn advice(view: View<'_, KrassKariert>, mv: Move) -> Vec<Message> {
    let hand: Vec<Face> = view.private().hand.faces().collect();
    let (said, reason) = match mv {
        Move::Play { first, count, numbers } => {
            let (first, count) = (usize::from(first), usize::from(count));
            let cards = &hand[first..first + count];
            let said: Vec<u8> = match numbers[0] {
                0 => cards.iter().filter_map(|card| card.number()).collect(),
                _ => numbers[..count].to_vec(),
            };
            let special = match cards {
                [Face::STOP] => "stop",
                [Face::DRAW] => "draw",
                _ => "none",
            };
            let said = named("move-krass-kariert-play", cards, &said).with("special", special);
            (said, played(view, &hand, first, count))
        }
        Move::Take { reserve, at } => {
            let reserves = view.table().reserves[view.seat()];
            let card = reserves.faces().nth(reserve.into()).expect("a legal move takes a card");
            (put("move-krass-kariert-take", card, &hand, at), inserted(&hand, card, at))
        }
        Move::Insert { at } => {
            let card = view.private().drawn().expect("a legal move inserts a card");
            (put("move-krass-kariert-insert", card, &hand, at), inserted(&hand, card, at))
        }
    };
    let reason = reason.map(|reason| Message::of("because-krass-kariert", &reason));
    [said].into_iter().chain(reason).collect()
}

/// A card that comes to lie between others; what is not there is empty.
fn put(id: &str, card: Face, hand: &[Face], at: u8) -> Message {
    let at = usize::from(at);
    let [left, right] = [at.checked_sub(1), Some(at)].map(|at| hand.get(at?));
    let place = match (left, right) {
        (None, None) => "alone",
        (None, _) => "before",
        (_, None) => "after",
        _ => "between",
    };
    let text = |card: Option<&Face>| Put::Card(card.map(Face::to_string).unwrap_or_default());
    let said = Message::plain(id).with("card", Put::Card(card.to_string())).with("where", place);
    said.with("left", text(left)).with("right", text(right))
}

fn played(
    view: View<'_, KrassKariert>,
    hand: &[Face],
    first: usize,
    count: usize,
) -> Option<Reason> {
    let (table, seat) = (view.table(), view.seat());
    let rest = [&hand[..first], &hand[first + count..]].concat();
    let is_last = table.inside.iter().all(|other| other == seat || table.acted.contains(other));
    if rest.is_empty() && table.draws == 0 {
        return Some(Reason::Out);
    }
    match hand[first] {
        Face::STOP => return Some(Reason::Stop),
        Face::DRAW => return None,
        _ if is_last => return Some(Reason::Last),
        _ => {}
    }
    // Only what lies on both sides of the gap is new.
    let together = together(&rest, |from, to| from < first && first < to);
    together.or_else(|| (rest.len() < 3).then_some(Reason::Left { count: rest.len() }))
}

fn inserted(hand: &[Face], card: Face, at: u8) -> Option<Reason> {
    let at = usize::from(at);
    let then = [&hand[..at], &[card], &hand[at..]].concat();
    together(&then, |from, to| (from..to).contains(&at))
}

/// The best combination of two or three cards, from a place and up to another, that `is_new`.
fn together(hand: &[Face], is_new: impl Fn(usize, usize) -> bool) -> Option<Reason> {
    let windows = (2..=3).flat_map(|size| (size..=hand.len()).map(move |to| (to - size, to)));
    let found = windows.filter(|&(from, to)| is_new(from, to));
    let found = found.filter_map(|(from, to)| combination(&hand[from..to]));
    let (_, what, low, high) = found.max()?;
    Some(Reason::Together { what, low, high })
}

/// How good a combination is, what it is called, and its lowest and highest number. An X stands
/// for the number of another card.
fn combination(cards: &[Face]) -> Option<(usize, &'static str, u8, u8)> {
    if cards.iter().any(|&card| card == Face::STOP || card == Face::DRAW) {
        return None;
    }
    let mut numbers: Vec<u8> = cards.iter().filter_map(|card| card.number()).collect();
    numbers.sort_unstable();
    let (low, high) = (*numbers.first()?, *numbers.last()?);
    let whole = numbers.len() == cards.len();
    match cards.len() {
        2 if low == high => Some((1, "pair", low, high)),
        2 if high - low == 1 => Some((0, "run", low, high)),
        3 if low == high => Some((3, "three", low, high)),
        3 if whole && high - low == 2 && numbers[1] - low == 1 => Some((2, "run", low, high)),
        _ => None,
    }
}
