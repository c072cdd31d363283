//! Moves of KTU: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::pile::{Lacks, Play, beats};
use super::sets::Sets;
use super::{Ktu, OPEN, Table};
use crate::card::{CardSet, French, Rank};
use crate::rng::Rng;
use crate::text::{TextError, cards, number};
use crate::view::View;

/// What a seat does (7.1).
///
/// Canonical order: `open`, `play`, `flip`, `take`; the first two by their cards ([`CardSet`]'s
/// order: by rank, and then 7c, 7d, 7c 7d, 7h, …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `open <three cards>`: lays them open on the closed cards (2.2).
    Open(NamedCards),
    /// `play <cards>`: plays them from the hand (3.2).
    Play(NamedCards),
    /// `flip <i>`: turns a closed card over (3.6).
    Flip(u8),
    /// `take`: takes the pile (3.4).
    Take,
}

/// The cards that a move names. A legal move names each once; one that names a card twice is kept
/// as such, to be refused. Which one it was is not kept: as text the first stands there again, so
/// that the text is read as the same move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct NamedCards(u64);

/// Set beside the cards' bits if one of them was named twice.
const TWICE: u64 = 1 << 63;

impl NamedCards {
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

    /// Writes the cards, as many as the move has to name if one is named twice.
    fn write(self, f: &mut fmt::Formatter<'_>, due: usize) -> fmt::Result {
        let cards = self.cards();
        let again = if self.has_twice() { due.saturating_sub(cards.len()).max(1) } else { 0 };
        for card in cards.first().iter().cycle().take(again) {
            write!(f, " {card}")?;
        }
        write!(f, " {cards}")
    }

    /// Whether a seat that holds `hand` can lay them down: README, a card named twice counts as not
    /// held.
    fn are_held(self, hand: CardSet<French>) -> bool {
        !self.has_twice() && hand.contains_all(self.cards())
    }
}

impl From<CardSet<French>> for NamedCards {
    #[inline]
    fn from(cards: CardSet<French>) -> Self {
        Self(cards.bits())
    }
}

impl From<&[French]> for NamedCards {
    fn from(list: &[French]) -> Self {
        let cards: CardSet<French> = list.iter().copied().collect();
        let twice = if cards.len() < list.len() { TWICE } else { 0 };
        Self(cards.bits() | twice)
    }
}

impl fmt::Debug for NamedCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cards(), if self.has_twice() { " (twice)" } else { "" })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(named) => {
                f.write_str("open")?;
                named.write(f, OPEN)
            }
            Self::Play(named) => {
                f.write_str("play")?;
                named.write(f, 1)
            }
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
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// 2.2
    ChooseFirst,
    /// 2.2
    CannotOpen,
    /// 2.2
    ChoiceOver,
    /// 2.3
    OpenTooEarly,
    /// 2.3
    ClosedTooEarly,
    /// 3.1
    NothingToTake,
    /// 3.2
    NotHeld,
    /// 3.2
    SeveralRanks,
    /// 3.6
    NoSuchClosed,
    /// 4.3
    NotLower,
    /// 4.4
    NotHigher {
        /// Than which rank.
        rank: Rank,
    },
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
            Self::NotHigher { .. } => "4.4",
        }
    }
}

impl From<Lacks> for Refusal {
    fn from(lacks: Lacks) -> Self {
        match lacks {
            Lacks::Lower => Self::NotLower,
            Lacks::Higher(rank) => Self::NotHigher { rank },
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
            if !named.are_held(hand) || named.cards().len() != OPEN {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, GameExt, Refusal as _};
    use crate::options::Settings;
    use crate::rng::Seed;

    fn parse(text: &str) -> Move {
        text.parse().expect("a move")
    }

    #[test]
    fn texts_that_are_moves() {
        for text in ["open 2h 3c Ks", "play 7d", "play 7d 7h", "play 4c 5d", "flip 0", "take"] {
            assert_eq!(parse(text).to_string(), text);
        }
        assert_eq!(parse("play 7h 7d").to_string(), "play 7d 7h");
        assert_eq!(parse("open Ks 3c 2h"), parse("open 2h 3c Ks"));
        assert_eq!(parse(&format!("flip {}", "9".repeat(30))), Move::Flip(u8::MAX));
        let (Move::Open(named) | Move::Play(named)) = parse("open 7h 7h 7d") else {
            panic!("cards are named");
        };
        assert!(named.has_twice());
        for (text, printed) in [
            ("play 7h 7h", "play 7h 7h"),
            ("play 7h 7d 7h 7h", "play 7d 7d 7h"),
            ("open 4c 6c 6c", "open 4c 4c 6c"),
            ("open 4c 4c 4c", "open 4c 4c 4c"),
        ] {
            assert_eq!(parse(text).to_string(), printed);
            assert_eq!(parse(printed), parse(text));
        }
    }

    #[test]
    fn texts_that_are_none() {
        let bad = [
            "",
            " ",
            "open",
            "open 2h 3c",
            "open 2h 3c Ks As",
            "open 2h  3c Ks",
            "open 2h 3c 1s",
            "play",
            "play ",
            "play  7h",
            "play 7h ",
            "play 10h",
            "play 7H",
            "Play 7h",
            "flip",
            "flip ",
            "flip -1",
            "flip +1",
            "flip 01",
            "flip 0 1",
            "flip x",
            "take ",
            " take",
            "take 7h",
            "Take",
            "draw",
        ];
        for text in bad {
            assert!(text.parse::<Move>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_card_named_twice_is_not_held() {
        let mut game = dealt(&mut Seed::from_number(1).rng("test", 0));
        let seat = game.table.choosing.first().expect("all are choosing");
        let held = game.privates[seat].hand.first().expect("seven cards");
        let refused = |game: &Ktu, text: &str| {
            check(game.view(seat), parse(text)).map_err(|refusal| refusal.clause())
        };
        assert_eq!(refused(&game, &format!("open {held} {held} {held}")), Err("2.2"));
        while game.table.is_choosing() || game.table.turn != seat {
            play_randomly(&mut game, &mut Seed::from_number(2).rng("test", 0));
        }
        let held = game.privates[seat].hand.first().expect("a hand");
        assert_eq!(refused(&game, &format!("play {held} {held}")), Err("3.2"));
    }

    fn dealt(rng: &mut Rng) -> Ktu {
        let settings = Settings::new(Ktu::OPTIONS);
        let mut game = Ktu::table_for(&settings, 4, None).expect("four seats play KTU");
        game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
        game
    }

    fn play_randomly(game: &mut Ktu, rng: &mut Rng) {
        let seat = game.deciders().first().expect("somebody is to act");
        let mv = random_move(game.view(seat), rng).expect("who is to act has a move");
        game.play_unchecked(seat, mv, &mut ());
    }

    /// Whether every listed move is drawn as often as the others: chi-squared within five standard
    /// deviations of its mean.
    fn check_uniform(game: &Ktu, rng: &mut Rng) {
        const EACH: usize = 200;
        let seat = game.deciders().first().expect("somebody is to act");
        let mut moves = Vec::new();
        legal_moves(game.view(seat), &mut moves);
        let mut counts = vec![0_u32; moves.len()];
        for _ in 0..EACH * moves.len() {
            let mv = random_move(game.view(seat), rng).expect("there is a move");
            counts[moves.binary_search(&mv).expect("it is listed")] += 1;
        }
        let expected = EACH as f64;
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        let free = moves.len() as f64 - 1.0;
        assert!(chi <= free + 5.0 * (2.0 * free).sqrt(), "{counts:?} of {moves:?}");
    }

    #[test]
    fn random_moves_are_uniform() {
        let mut rng = Seed::from_number(4).rng("test", 0);
        let (mut choices, mut turns, mut flips) = (0, 0, 0);
        while choices < 4 || turns < 60 || flips < 12 {
            let mut game = dealt(&mut rng);
            while let Some(seat) = game.deciders().first() {
                let counter = match (game.table.is_choosing(), game.privates[seat].hand.is_empty())
                {
                    (true, _) => &mut choices,
                    (_, true) => &mut flips,
                    _ => &mut turns,
                };
                if *counter < 60 && rng.below(4) == 0 {
                    *counter += 1;
                    check_uniform(&game, &mut rng);
                }
                play_randomly(&mut game, &mut rng);
            }
        }
    }
}
