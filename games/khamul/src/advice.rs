//! What a friend advises in Khamul: a move in words, and why. It knows what its seat remembers.

use serde::Serialize;

use kit::speech::does;
use kit::{French, Knows as _, Message, Put, View};

use crate::{Khamul, Memory, Move, Power, Slot, Stage, value};

/// A card that counts so much is worth nothing in a row.
const MUCH: u16 = 6;

/// Why a move is good, as far as its seat knows.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Reason {
    /// A card comes that counts less than one in the row.
    Lower { card: Put, value: u16, slot: Put, own: u16 },
    /// A slot that the seat has not seen may count more.
    MayBeHigh { slot: Put },
    /// A card counts too much to be kept.
    Much { r#where: &'static str, card: Put, value: u16 },
    /// A card that is discarded can do something (5).
    Power { power: &'static str },
    /// A card matches what lies there (4.1).
    Match { card: Put },
    /// A wrong throw costs a card (4.3).
    WrongCosts,
    /// The seat has not seen it.
    Unseen,
    /// A seat gets a card more (5.2).
    OneMore { seat: Put },
    /// All that the seat has seen of its row is low.
    Low,
}

pub(crate) fn advice(view: View<'_, Khamul>, memory: &Memory, mv: Move) -> Vec<Message> {
    let reason = reason(view, memory, mv);
    let reason = reason.map(|reason| Message::of("because-khamul", &reason));
    [said(view, mv)].into_iter().chain(reason).collect()
}

fn said(view: View<'_, Khamul>, mv: Move) -> Message {
    let seats = view.table().standings.seats();
    let plain = |how: &str| Message::plain(format!("move-khamul-{how}"));
    let card = |said: Message, card: Option<French>| {
        said.with("card", Put::Card(card.map(|card| card.to_string()).unwrap_or_default()))
    };
    match mv {
        Move::Peek(one, other) => {
            let slots = [one, other].map(|slot| slot.index() as u64).to_vec();
            plain("peek").with("slots", Put::Slots(slots))
        }
        Move::Khamul => plain("announce"),
        Move::Draw => plain("draw"),
        Move::Take => card(plain("take"), view.table().discard.top()),
        Move::Discard => card(plain("discard"), view.private().drawn),
        Move::Switch(slot) => card(plain("switch"), in_hand(view)).with("slot", at(slot)),
        Move::Snap(slot) => plain("snap").with("slot", at(slot)),
        Move::Done => plain("done"),
        Move::Look(slot) => plain("look").with("slot", at(slot)),
        Move::Give(to) => does("move-khamul-give", to.seat(seats).expect("a seat")),
        Move::Exchange(slot, other, theirs) => {
            let said = does("move-khamul-exchange", other.seat(seats).expect("a seat"));
            said.with("slot", at(slot)).with("other-slot", at(theirs))
        }
        Move::Decline => plain("decline"),
        Move::Arrange(_) => plain("arrange"),
    }
}

fn reason(view: View<'_, Khamul>, memory: &Memory, mv: Move) -> Option<Reason> {
    let table = view.table();
    let row = Khamul::recall(table, memory, view.seat());
    let values = || row.iter().flatten().map(|&card| value(card));
    let put = |card: French| Put::Card(card.to_string());
    match mv {
        Move::Khamul => {
            let is_low =
                row.iter().all(Option::is_some) && values().sum::<u16>() <= table.options.low();
            is_low.then_some(Reason::Low)
        }
        Move::Draw => {
            let top = table.discard.top().filter(|&top| value(top) >= MUCH)?;
            Some(much("pile", top))
        }
        Move::Take => replaced(&row, table.discard.top()?, None),
        Move::Switch(slot) => replaced(&row, in_hand(view)?, Some(slot)),
        Move::Discard => {
            let card = view.private().drawn?;
            match Power::of(card) {
                Some(power) => Some(Reason::Power { power: named(power) }),
                None if value(card) >= MUCH && values().all(|own| own <= value(card)) => {
                    Some(much("hand", card))
                }
                None => None,
            }
        }
        Move::Snap(slot) => (*row.get(slot.index())?).map(|card| Reason::Match { card: put(card) }),
        Move::Done => Some(Reason::WrongCosts),
        Move::Look(slot) => row.get(slot.index())?.is_none().then_some(Reason::Unseen),
        Move::Give(to) => {
            let seat = to.seat(table.standings.seats())?;
            Some(Reason::OneMore { seat: Put::Seat(seat) })
        }
        Move::Exchange(slot, ..) => {
            let own = (*row.get(slot.index())?).filter(|&own| value(own) >= MUCH)?;
            Some(much("row", own))
        }
        Move::Peek(..) | Move::Decline | Move::Arrange(_) => None,
    }
}

fn much(r#where: &'static str, card: French) -> Reason {
    Reason::Much { r#where, card: Put::Card(card.to_string()), value: value(card) }
}

/// Why a card comes in place of one in the row: of this slot, or of the best.
fn replaced(row: &[Option<French>], card: French, slot: Option<Slot>) -> Option<Reason> {
    let slots = (0..row.len()).map(Slot::at).filter(|&at| slot.is_none_or(|slot| slot == at));
    let worth = |slot: Slot| row[slot.index()].map(value);
    let highest = slots.clone().filter(|&slot| worth(slot) > Some(value(card)));
    if let Some(slot) = highest.max_by_key(|&slot| worth(slot)) {
        let (card, value) = (Put::Card(card.to_string()), value(card));
        return Some(Reason::Lower { card, value, slot: at(slot), own: worth(slot)? });
    }
    let unseen = slots.into_iter().find(|&slot| worth(slot).is_none())?;
    Some(Reason::MayBeHigh { slot: at(unseen) })
}

/// The card that was drawn or taken.
fn in_hand(view: View<'_, Khamul>) -> Option<French> {
    match view.table().stage {
        Stage::Taken(card) => Some(card),
        _ => view.private().drawn,
    }
}

pub(crate) fn named(power: Power) -> &'static str {
    match power {
        Power::Look => "look",
        Power::Give => "give",
        Power::Exchange => "exchange",
    }
}

fn at(slot: Slot) -> Put {
    Put::Slot(slot.index() as u64)
}
