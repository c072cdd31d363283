//! What a game needs of its own at a terminal ([`AtTerminal`]), and what games lay out alike. Cards
//! and moves are text, and views are what the game's [`show`](Game::show) made of them.

pub mod faces;
pub mod layout;
pub mod lines;

mod ended;
mod lists;
mod names;

use engine::{Game, Shown};
use serde::de::{DeserializeOwned, IgnoredAny};
use words::Language;

pub use ended::Ended;
pub use engine::speech::texts;
pub use lists::count;
pub use names::Names;

/// A view of this game.
pub type View<G> = Shown<IgnoredAny, <G as AtTerminal>::Options, <G as Game>::Shown>;

/// What a game needs of its own at a terminal. Cards and moves are text.
pub trait AtTerminal: Game<Shown: DeserializeOwned + Send> {
    /// The options of its tables.
    type Options: DeserializeOwned + Send + 'static;

    /// The letters that people type for ranks and for suits; none if no move names a card.
    const LETTERS: (&str, &str) = ("23456789tjqka", "cdhs");

    /// Whether legal moves are shown by their groups even if they are few.
    const GROUPED: bool = false;

    /// At a round's end, the heading over what each seat's cards count, if that matters.
    fn counts(options: &Self::Options) -> Option<&'static str>;

    /// How a match is won, as the message is told: `high` or `low` total, `victories`, `chips`, or
    /// `target`; and how many rounds it has, and which target, or 0.
    fn wins(options: &Self::Options) -> (&'static str, u32, u32);

    /// Whether a view's lists have an entry for each of so many seats: one from elsewhere may not.
    fn is_whole(shown: &Self::Shown, seats: usize) -> bool;

    /// The cards of a seat that are seen: in its hand, open before it, and closed.
    fn cards_of(shown: &Self::Shown, seat: usize) -> [Vec<String>; 3];

    /// A card with its shape and in its colour.
    fn card(text: &str) -> String {
        faces::french(text)
    }

    /// A suit in its colour.
    fn suit(letter: &str) -> String {
        faces::suit(letter)
    }

    /// Several cards.
    fn cards<C: ToString>(cards: impl IntoIterator<Item = C>) -> String {
        let faces = cards.into_iter().map(|card| Self::card(&card.to_string()));
        faces.collect::<Vec<_>>().join(" ")
    }

    /// Sorts cards as people do, where their text does not.
    fn sort(_cards: &mut [String]) {}

    /// A person's own hand, after a label.
    fn hand(mut cards: Vec<String>, label: &str) -> Vec<String> {
        Self::sort(&mut cards);
        layout::labelled(label, &cards.iter().map(|card| Self::card(card)).collect::<Vec<_>>())
    }

    /// The goal of the game and the order of its cards, a paragraph each.
    fn legend(view: &View<Self>, language: Language) -> Vec<String>;

    /// The card that the person holds, if they alone may know where it goes.
    fn held(_view: &View<Self>) -> Option<String> {
        None
    }

    /// The table, without the person's own hand.
    fn table(view: &View<Self>, names: &Names) -> Vec<String>;

    /// The message for a match that nobody won, if the game has one of its own.
    fn nobody_won(_totals: &[i32]) -> Option<&'static str> {
        None
    }

    /// Why a round is over, and who won or lost it.
    fn ended(round: &Ended<'_, View<Self>>) -> String;

    /// What a seat's cards count, and how its score came about.
    fn account(_round: &Ended<'_, View<Self>>, _seat: usize) -> (String, String) {
        Default::default()
    }

    /// Turns the words that a person typed, in small letters but for cards, into those of a move.
    fn typed(_words: &mut Vec<String>, _names: &Names) {}

    /// What a group of legal moves is called to which this one belongs.
    fn group(mv: &str, _names: &Names) -> String {
        mv.split(' ').next().unwrap_or(mv).to_owned()
    }

    /// A line for all moves of a group, if they are not to be listed.
    fn range(_moves: &[&str], _view: &View<Self>, _you: usize, _names: &Names) -> Option<String> {
        None
    }

    /// What a move's text leaves open, in brackets: its cards, a seat's name.
    fn about(_mv: &str, _view: &View<Self>, _you: usize, _names: &Names) -> String {
        String::new()
    }

    /// A line about a move that may be played out of turn.
    fn besides(_view: &View<Self>, _you: usize, _names: &Names) -> Option<String> {
        None
    }

    /// What stands after a move's verb, as a message is told.
    fn needed(_verb: &str) -> &'static str {
        "cards"
    }
}
