//! Reading the fields of a view or an event.

use engine::Kind;
use serde_json::Value;

use super::faces::card;
use super::names::Names;

pub(super) fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

/// How many elements: a list's length, or the number shown in its place.
pub(super) fn count(value: &Value) -> usize {
    value.as_array().map_or_else(|| value.as_u64().unwrap_or(0) as usize, Vec::len)
}

pub(super) fn texts(value: &Value) -> impl DoubleEndedIterator<Item = &str> {
    value.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str)
}

pub(super) fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or(0) as usize
}

/// A play of Krass Kariert: its cards, and what they stand for if there is an X among them.
pub(super) fn stands(cards: &Value, numbers: &Value, names: &Names) -> String {
    let shown = super::faces::cards(Kind::KrassKariert, texts(cards));
    if !texts(cards).any(|card| card == "X") {
        return shown;
    }
    let numbers = numbers.as_array().into_iter().flatten().map(Value::to_string);
    let numbers = numbers.collect::<Vec<_>>().join(" ");
    names.text("krass-kariert-stands", &[("cards", shown.into()), ("numbers", numbers.into())])
}

/// A suit's shape, in its colour.
pub(super) fn suit(kind: Kind, letter: &str) -> String {
    let shape = card(kind, letter);
    if kind == Kind::Kartel {
        shape
    } else {
        shape.replacen(letter, "", usize::from(!letter.is_empty()))
    }
}
