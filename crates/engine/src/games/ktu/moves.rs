//! Moves of KTU: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::pile::{Lacks, Play, beats};
use super::sets::Sets;
use super::{Ktu, OPEN, Table};
use crate::card::{CardSet, French, Rank};
use crate::rng::Rng;
use crate::text::{TextError, cards, number};
use crate::view::View;

/// What a seat does (7.1).
///
/// Canonical order: `open`, `play`, `flip`, `take`; the first two by their cards ([`CardSet`]'s order:
/// by rank, and then 7c, 7d, 7c 7d, 7h, …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `open <three cards>`: lays them open on the closed cards (2.2).
    Open(Named),
    /// `play <cards>`: plays them from the hand (3.2).
    Play(Named),
    /// `flip <i>`: turns a closed card over (3.6).
    Flip(u8),
    /// `take`: takes the pile (3.4).
    Take,
}

/// The cards that a move names. A legal move names each once; one that names a card twice is kept as
/// such, to be refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named(u64);

/// Set beside the cards' bits if one of them was named twice.
const TWICE: u64 = 1 << 63;

impl Named {
    /// The cards, each once.
    #[inline]
    pub const fn cards(self) -> CardSet<French> {
        CardSet::from_bits(self.0 & !TWICE)
    }

    /// Whether a card was named twice.
    #[inline]
    pub const fn has_twice(self) -> bool {
        self.0 & TWICE != 0
    }

    /// Whether a seat that holds `hand` can lay them down: README, a card named twice counts as not
    /// held.
    fn are_held(self, hand: CardSet<French>) -> bool {
        !self.has_twice() && hand.contains_all(self.cards())
    }
}

impl From<CardSet<French>> for Named {
    #[inline]
    fn from(cards: CardSet<French>) -> Self {
        Self(cards.bits())
    }
}

impl From<&[French]> for Named {
    fn from(list: &[French]) -> Self {
        let cards: CardSet<French> = list.iter().copied().collect();
        let twice = if cards.len() < list.len() { TWICE } else { 0 };
        Self(cards.bits() | twice)
    }
}

impl fmt::Debug for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cards(), if self.has_twice() { " (twice)" } else { "" })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(named) => write!(f, "open {}", named.cards()),
            Self::Play(named) => write!(f, "play {}", named.cards()),
            Self::Flip(index) => write!(f, "flip {index}"),
            Self::Take => f.write_str("take"),
        }
    }
}

impl FromStr for Move {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "open" => {
                let cards = cards(rest)?;
                if cards.len() != OPEN {
                    return Err(TextError::new("`open` and three cards", text));
                }
                Ok(Self::Open(cards[..].into()))
            }
            "play" => Ok(Self::Play(cards(rest)?[..].into())),
            "flip" => number(rest).map(Self::Flip),
            _ if text == "take" => Ok(Self::Take),
            _ => {
                let expected = "`open <three cards>`, `play <cards>`, `flip <i>` or `take`";
                Err(TextError::new(expected, text))
            }
        }
    }
}

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum Refusal {
    /// 2.2
    #[error("First every seat lays three cards of its hand open.")]
    ChooseFirst,
    /// 2.2
    #[error("You can only lay three different cards open that you hold.")]
    CannotOpen,
    /// 2.2
    #[error("The open cards are chosen; they are chosen once, after the deal.")]
    ChoiceOver,
    /// 2.3
    #[error("Open cards cannot be played before the draw pile and your hand are finished.")]
    OpenTooEarly,
    /// 2.3
    #[error("Closed cards cannot be turned before the draw pile and your hand are finished.")]
    ClosedTooEarly,
    /// 3.1
    #[error("The pile is empty: there is nothing to take.")]
    NothingToTake,
    /// 3.2
    #[error("You can only play different cards that you hold in your hand.")]
    NotHeld,
    /// 3.2
    #[error("Only cards of one rank are played together.")]
    SeveralRanks,
    /// 3.6
    #[error("You have no closed card with this number; they are counted from 0.")]
    NoSuchClosed,
    /// 4.3
    #[error("A 7 is only beaten by a 4, 5 or 6, or by a 2, a 3 or a 10.")]
    NotLower,
    /// 4.4
    #[error("You need a higher card than {}, or a 2, a 3 or a 10.", Answered(*.0))]
    NotHigher(Rank),
}

impl crate::game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::ChooseFirst | Self::CannotOpen | Self::ChoiceOver => "2.2",
            Self::OpenTooEarly | Self::ClosedTooEarly => "2.3",
            Self::NothingToTake => "3.1",
            Self::NotHeld | Self::SeveralRanks => "3.2",
            Self::NoSuchClosed => "3.6",
            Self::NotLower => "4.3",
            Self::NotHigher(_) => "4.4",
        }
    }
}

impl From<Lacks> for Refusal {
    fn from(lacks: Lacks) -> Self {
        match lacks {
            Lacks::Lower => Self::NotLower,
            Lacks::Higher(rank) => Self::NotHigher(rank),
        }
    }
}

/// A rank in a sentence: `a 9`, `an ace`.
struct Answered(Rank);

impl fmt::Display for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Rank::Ten => f.write_str("a 10"),
            Rank::Jack => f.write_str("a jack"),
            Rank::Queen => f.write_str("a queen"),
            Rank::King => f.write_str("a king"),
            Rank::Ace => f.write_str("an ace"),
            Rank::Eight => f.write_str("an 8"),
            rank => write!(f, "a {}", rank.letter()),
        }
    }
}

/// Whether the seat that sees `view`, and has something to decide, may play `mv`.
pub(super) fn check(view: View<'_, Ktu>, mv: Move) -> Result<(), Refusal> {
    let (table, hand, seat) = (view.table(), view.private().hand, view.seat());
    let choosing = table.choosing.contains(seat);
    match mv {
        Move::Open(named) => {
            if !choosing {
                return Err(Refusal::ChoiceOver); // 2.2
            }
            if !named.are_held(hand) {
                return Err(Refusal::CannotOpen); // 2.2
            }
        }
        _ if choosing => return Err(Refusal::ChooseFirst), // 2.2
        Move::Play(named) => {
            let cards = named.cards();
            if !cards.common(table.open[seat]).is_empty() {
                return Err(Refusal::OpenTooEarly); // 2.3
            }
            if !named.are_held(hand) {
                return Err(Refusal::NotHeld); // 3.2
            }
            let play = Play::one_rank(cards).ok_or(Refusal::SeveralRanks)?; // 3.2
            beats(play.rank(), table.pile.to_answer())?; // 4.1 to 4.6
        }
        Move::Flip(index) => {
            if !hand.is_empty() {
                return Err(Refusal::ClosedTooEarly); // 2.3
            }
            if index >= table.closed_sizes[seat] {
                return Err(Refusal::NoSuchClosed); // 3.6
            }
        }
        Move::Take => {
            if table.pile.is_empty() {
                return Err(Refusal::NothingToTake); // 3.1
            }
        }
    }
    Ok(())
}

/// Adds every legal move of the view's seat, in canonical order.
pub(super) fn legal_moves(view: View<'_, Ktu>, moves: &mut Vec<Move>) {
    let (table, hand, seat) = (view.table(), view.private().hand, view.seat());
    if !table.decides(seat) {
        return;
    }
    if table.is_choosing() {
        return choices(hand, moves);
    }
    if hand.is_empty() {
        moves.extend((0..table.closed_sizes[seat]).map(Move::Flip));
    } else {
        let sets = Sets::of(hand.common(table.pile.fitting()));
        moves.extend(sets.iter().map(|set| Move::Play(set.into())));
    }
    if !table.pile.is_empty() {
        moves.push(Move::Take);
    }
}

/// Every choice of three cards of a hand (2.2).
fn choices(hand: CardSet<French>, moves: &mut Vec<Move>) {
    for third in hand.iter() {
        for second in hand.iter().take_while(|&card| card < third) {
            for first in hand.iter().take_while(|&card| card < second) {
                let cards: CardSet<French> = [first, second, third].into_iter().collect();
                moves.push(Move::Open(cards.into()));
            }
        }
    }
}

/// A random legal move of the view's seat: the sets are counted, and the one that chance names is
/// found.
#[inline]
pub(super) fn random_move(view: View<'_, Ktu>, rng: &mut Rng) -> Option<Move> {
    let (table, hand, seat) = (view.table(), view.private().hand, view.seat());
    if !table.decides(seat) {
        return None;
    }
    if table.is_choosing() {
        return Some(random_choice(hand, rng));
    }
    let may_take = u32::from(!table.pile.is_empty());
    if hand.is_empty() {
        return Some(random_flip(table, table.closed_sizes[seat], rng));
    }
    let sets = Sets::of(hand.common(table.pile.fitting()));
    let number = rng.below(sets.count() + may_take);
    if number < sets.count() { Some(Move::Play(sets.nth(number).into())) } else { Some(Move::Take) }
}

fn random_flip(table: &Table, closed: u8, rng: &mut Rng) -> Move {
    let number = rng.below(u32::from(closed) + u32::from(!table.pile.is_empty())) as u8;
    if number < closed { Move::Flip(number) } else { Move::Take }
}

fn random_choice(mut hand: CardSet<French>, rng: &mut Rng) -> Move {
    let mut chosen = CardSet::EMPTY;
    for _ in 0..OPEN {
        let card = hand.iter().nth(rng.index(hand.len())).expect("an index into the hand");
        hand.remove(card);
        chosen.insert(card);
    }
    Move::Open(chosen.into())
}
