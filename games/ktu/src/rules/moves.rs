//! Moves of KTU: their text, the check by clauses, the list, and a random one.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use kit::{CardSet, French, Indexed as _, Rank, Rng, TextError, View, cards, number};

use super::pile::{Lacks, Play};
use super::sets::{self, Sets, list_plays};
use super::{DEALT_MAX, Ktu, OPEN, Table};

/// A move as somebody names it (7.1): any cards, each as often as it is named, and any number.
#[derive(Clone, Debug, PartialEq)]
pub enum Proposed {
    /// `open <three cards>`
    Open(Vec<French>),
    /// `play <cards>`
    Play(Vec<French>),
    /// `flip <i>`
    Flip(u8),
    /// `take`
    Take,
}

impl From<Move> for Proposed {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Open(choice) => Self::Open(choice.cards().iter().collect()),
            Move::Play(play) => Self::Play(play.cards().iter().collect()),
            Move::Flip(index) => Self::Flip(index),
            Move::Take => Self::Take,
        }
    }
}

impl fmt::Display for Proposed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, cards) = match self {
            Self::Open(cards) => ("open", cards),
            Self::Play(cards) => ("play", cards),
            Self::Flip(index) => return write!(f, "flip {index}"),
            Self::Take => return f.write_str("take"),
        };
        f.write_str(word)?;
        cards.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Proposed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "open" => {
                let cards = cards(rest)?;
                if cards.len() != OPEN {
                    return Err(TextError::new("`open` and three cards", text));
                }
                Ok(Self::Open(cards))
            }
            "play" => cards(rest).map(Self::Play),
            "flip" => number(rest).map(Self::Flip),
            _ if text == "take" => Ok(Self::Take),
            _ => {
                let expected = "`open <three cards>`, `play <cards>`, `flip <i>` or `take`";
                Err(TextError::new(expected, text))
            }
        }
    }
}

/// What a seat does (7.1).
///
/// Canonical order: `open`, `play`, `flip`, `take`; the first two by their cards ([`CardSet`]'s
/// order: by rank, and then 7c, 7d, 7c 7d, 7h, …).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    /// `open <three cards>`: lays them open on the closed cards (2.2).
    Open(Choice),
    /// `play <cards>`: plays them from the hand (3.2).
    Play(Play),
    /// `flip <i>`: turns a closed card over (3.6).
    Flip(u8),
    /// `take`: takes the pile (3.4).
    Take,
}

const _: () = assert!(size_of::<Move>() == 4, "lists of moves are copied by the row");

/// The three cards that a seat lays open (2.2).
///
/// The highest comes first, so that the order of choices is the order of their [`CardSet`]s.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice([French; OPEN]);

impl Choice {
    /// The choice of these cards, if they are three.
    pub fn of(cards: CardSet<French>) -> Option<Self> {
        let mut left = cards;
        let highest = [(); OPEN].map(|()| left.last().inspect(|&card| left.remove(card)));
        let [Some(third), Some(second), Some(first)] = highest else { return None };
        left.is_empty().then_some(Self([third, second, first]))
    }

    /// Its cards.
    pub fn cards(self) -> CardSet<French> {
        self.0.into_iter().collect()
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Proposed::from(*self).fmt(f)
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
    /// 4.3, where a variant has other ranks go lower or on anything.
    NotLowerThan {
        /// Than which rank.
        rank: Rank,
    },
    /// 4.4
    NotHigher {
        /// Than which rank.
        rank: Rank,
    },
    /// 4.4, where a variant has other ranks go on anything.
    NotHigherThan {
        /// Than which rank.
        rank: Rank,
    },
}

impl kit::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::ChooseFirst | Self::CannotOpen | Self::ChoiceOver => "2.2",
            Self::OpenTooEarly | Self::ClosedTooEarly => "2.3",
            Self::NothingToTake => "3.1",
            Self::NotHeld | Self::SeveralRanks => "3.2",
            Self::NoSuchClosed => "3.6",
            Self::NotLower | Self::NotLowerThan { .. } => "4.3",
            Self::NotHigher { .. } | Self::NotHigherThan { .. } => "4.4",
        }
    }
}

impl Refusal {
    /// What a play lacks, where this is so of all ranks of its powers.
    fn lacks(lacks: Lacks, usual: bool) -> Self {
        match (lacks, usual) {
            (Lacks::Lower(_), true) => Self::NotLower,
            (Lacks::Lower(rank), false) => Self::NotLowerThan { rank },
            (Lacks::Higher(rank), true) => Self::NotHigher { rank },
            (Lacks::Higher(rank), false) => Self::NotHigherThan { rank },
        }
    }
}

pub(super) fn check(view: View<'_, Ktu>, mv: &Proposed) -> Result<Move, Refusal> {
    let (table, hand, seat) = (view.table(), view.private().hand, view.seat());
    let choosing = table.choosing.contains(seat);
    match mv {
        Proposed::Open(names) => {
            if !choosing {
                return Err(Refusal::ChoiceOver); // 2.2
            }
            let choice = held(names, hand).and_then(Choice::of);
            choice.map(Move::Open).ok_or(Refusal::CannotOpen) // 2.2
        }
        _ if choosing => Err(Refusal::ChooseFirst), // 2.2
        Proposed::Play(names) => {
            if names.iter().any(|&card| table.open[seat].contains(card)) {
                return Err(Refusal::OpenTooEarly); // 2.3
            }
            let cards = held(names, hand).ok_or(Refusal::NotHeld)?; // 3.2
            let play = Play::one_rank(cards).ok_or(Refusal::SeveralRanks)?; // 3.2
            let to_answer = table.pile.to_answer(&table.powers);
            let beats = table.powers.beats(play.rank(), to_answer); // 4.1 to 4.6
            beats.map_err(|lacks| Refusal::lacks(lacks, table.powers.are_usual()))?;
            Ok(Move::Play(play))
        }
        &Proposed::Flip(index) => {
            if !hand.is_empty() {
                return Err(Refusal::ClosedTooEarly); // 2.3
            }
            if index >= table.closed_sizes[seat] {
                return Err(Refusal::NoSuchClosed); // 3.6
            }
            Ok(Move::Flip(index))
        }
        Proposed::Take => {
            if table.pile.is_empty() {
                return Err(Refusal::NothingToTake); // 3.1
            }
            Ok(Move::Take)
        }
    }
}

/// The cards that are named, if a seat that holds `hand` can lay them down: README, a card named
/// twice counts as not held.
fn held(names: &[French], hand: CardSet<French>) -> Option<CardSet<French>> {
    let cards: CardSet<French> = names.iter().copied().collect();
    (cards.len() == names.len() && hand.contains_all(cards)).then_some(cards)
}

#[inline]
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
        list_plays(hand.common(table.pile.fitting()), &PLAYS, moves);
    }
    if !table.pile.is_empty() {
        moves.push(Move::Take);
    }
}

/// The plays of [`sets::PLAYS`], as moves.
static PLAYS: sets::Table<Move> = {
    let mut moves = [[Move::Take; 16]; 256];
    let mut at = 0;
    while at < 256 * 16 {
        moves[at / 16][at % 16] = Move::Play(sets::PLAYS[at / 16][at % 16]);
        at += 1;
    }
    moves
};

/// Every choice of three cards of a hand (2.2).
fn choices(hand: CardSet<French>, moves: &mut Vec<Move>) {
    let mut cards = [French::from_index(0); DEALT_MAX];
    cards.iter_mut().zip(hand.iter()).for_each(|(to, card)| *to = card);
    for third in 2..hand.len() {
        for second in 1..third {
            let choice = |&first| Move::Open(Choice([cards[third], cards[second], first]));
            moves.extend(cards[..second].iter().map(choice));
        }
    }
}

/// Counts the sets, and finds one at random.
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
    Some(if number < sets.count() { Move::Play(sets.nth(number)) } else { Move::Take })
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
    Move::Open(Choice::of(chosen).expect("three cards were chosen"))
}

#[cfg(test)]
mod tests {
    use kit::{Game, GameExt, Refusal as _, Seed, Settings};

    use super::*;

    #[test]
    fn texts_that_are_moves() {
        let cards = |text: &str| text.parse::<CardSet<French>>().expect("cards");
        for (mv, text) in [
            (Move::Open(Choice::of(cards("Ks 3c 2h")).expect("three")), "open 2h 3c Ks"),
            (Move::Play(Play::of(cards("7h 7d"))), "play 7d 7h"),
            (Move::Flip(0), "flip 0"),
            (Move::Take, "take"),
        ] {
            assert_eq!(mv.to_string(), text);
            assert_eq!(text.parse(), Ok(Proposed::from(mv)));
        }
        assert_eq!(format!("flip {}", "9".repeat(30)).parse(), Ok(Proposed::Flip(u8::MAX)));
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
            assert!(text.parse::<Proposed>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn a_card_named_twice_is_not_held() {
        let mut game = dealt(&mut Seed::from_number(1).rng("test", 0));
        let seat = game.table.choosing.first().expect("all are choosing");
        let held = game.privates[seat].hand.first().expect("seven cards");
        let refused = |game: &Ktu, text: &str| {
            let mv = text.parse().expect("a move");
            check(game.view(seat), &mv).map_err(|refusal| refusal.clause())
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
