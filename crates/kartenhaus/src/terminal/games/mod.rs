//! What each game needs of its own at a terminal: a file for each game.

mod kartel;
mod kartu_sama;
mod khamul;
mod krass_kariert;
mod ktu;
#[cfg(test)]
mod tests;

use engine::{Kind, for_game};
use serde_json::Value;
use words::Language;

use super::ended::Ended;
use super::faces;
use super::layout::labelled;
use super::names::Names;

/// What a game needs of its own at a terminal. Cards and moves are text, a view is JSON.
pub(super) trait AtTerminal {
    /// The letters that people type for ranks and for suits; none if no move names a card.
    const LETTERS: (&str, &str) = ("23456789tjqka", "cdhs");

    /// Whether legal moves are shown by their groups even if they are few.
    const GROUPED: bool = false;

    /// The fields of a view that hold what a seat has left at a round's end.
    const ZONES: &[&str] = &["hands"];

    /// At a round's end, the heading over what each seat's cards count.
    const COUNTS: Option<&str>;

    /// How a match is won, as the message is told: `high` or `low` total, `chips`, or `target`.
    fn wins(_options: &Value) -> &'static str {
        "high"
    }

    /// A card with its shape and in its colour.
    fn card(text: &str) -> String {
        faces::french(text)
    }

    /// A suit in its colour.
    fn suit(letter: &str) -> String {
        faces::suit(letter)
    }

    /// Several cards.
    fn cards<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
        texts.into_iter().map(Self::card).collect::<Vec<_>>().join(" ")
    }

    /// Sorts cards as people do, where their text does not.
    fn sort(_cards: &mut [&str]) {}

    /// A person's own hand, after a label.
    fn hand(mut cards: Vec<&str>, label: &str) -> Vec<String> {
        Self::sort(&mut cards);
        labelled(label, &cards.into_iter().map(Self::card).collect::<Vec<_>>())
    }

    /// The goal of the game and the order of its cards, a paragraph each.
    fn legend(view: &Value, language: Language) -> Vec<String>;

    /// The card that the person holds, if they alone may know where it goes.
    fn held(_view: &Value) -> Option<String> {
        None
    }

    /// The table, without the person's own hand.
    fn table(view: &Value, names: &Names) -> Vec<String>;

    /// Why a round is over, and who won or lost it.
    fn ended(round: &Ended<'_>) -> String;

    /// What a seat's cards count, and how its score came about.
    fn account(_round: &Ended<'_>, _seat: usize) -> (String, String) {
        Default::default()
    }

    /// Turns the words that a person typed, in small letters but for cards, into those of a move.
    fn typed(_words: &mut Vec<String>, _names: &Names) {}

    /// What a group of legal moves is called to which this one belongs.
    fn group(mv: &str, _names: &Names) -> String {
        mv.split(' ').next().unwrap_or(mv).to_owned()
    }

    /// A line for all moves of a group, if they are not to be listed.
    fn range(_moves: &[&str], _view: &Value, _you: usize, _names: &Names) -> Option<String> {
        None
    }

    /// What a move's text leaves open, in brackets: its cards, a seat's name.
    fn about(_mv: &str, _view: &Value, _you: usize, _names: &Names) -> String {
        String::new()
    }

    /// A line about a move that may be played out of turn.
    fn besides(_view: &Value, _you: usize, _names: &Names) -> Option<String> {
        None
    }

    /// What stands after a move's verb, as a message is told.
    fn needed(_verb: &str) -> &'static str {
        "cards"
    }
}

/// A card with its shape and in its colour: `8o●`, `Zr正▲`, `7h♥`.
pub(super) fn card(kind: Kind, text: &str) -> String {
    for_game!(kind, G => G::card(text))
}

/// Several cards.
pub(super) fn cards<'a>(kind: Kind, texts: impl IntoIterator<Item = &'a str>) -> String {
    for_game!(kind, G => G::cards(texts))
}

/// Cards, sorted as people do.
pub(super) fn sorted(kind: Kind, mut cards: Vec<&str>) -> Vec<&str> {
    for_game!(kind, G => G::sort(&mut cards));
    cards
}
