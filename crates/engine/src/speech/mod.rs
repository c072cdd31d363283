//! What is said of a game: messages, each a name and parameters. Catalogues, which are no part of
//! this crate, turn them into a language. The functions here make messages that several games use.

mod facts;
mod message;

pub use message::{Message, Put};

use serde_json::Value;

use crate::examples::Example;
use crate::knowledge::Knows;
use crate::seat::{Seat, SeatSet};
use crate::standings::{MatchOver, RoundOver};
use crate::view::{Sight, View};

/// Hands of at most this many cards are worth a remark; see [`left`].
pub const FEW: usize = 3;

/// Cards of one rank that are worth a remark.
const MANY_ALIKE: usize = 4;

/// What is said of a game, in no language.
pub trait Speaks: Knows {
    /// Why a move is illegal, for a player. By default the message `refused-<game>-<variant>` with
    /// the refusal's fields ([`Message::of`]).
    fn reason(refusal: Self::Refusal) -> Message {
        Message::of(&format!("refused-{}", Self::ID), &refusal)
    }

    /// What a table's options come to where they do not say so themselves: shown before a match
    /// begins.
    fn note(_table: &Self::Table) -> Option<Message> {
        None
    }

    /// What happened, as everyone is told it; `sight` is what everyone sees after it.
    fn told(sight: &Sight<'_, Self>, event: &Self::Public) -> Vec<Message>;

    /// What the view's seat has to decide: `legal` is its moves, of which there is at least one.
    fn asked(view: View<'_, Self>, legal: &[Self::Move]) -> Vec<Message>;

    /// Advises a move as a friend would: the move in words, such as “play a king”, then, where the
    /// game knows one, a reason, such as “it burns the pile”. A reason is made of what the view and
    /// the memory hold. By default the move's text, and no reason.
    fn advice(_view: View<'_, Self>, _memory: &Self::Memory, mv: Self::Move) -> Vec<Message> {
        vec![Message::plain("advice-move").with("move", mv.to_string())]
    }

    /// Why the round is over, and what needs a word about its scores. Asked only once it is.
    fn ended(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What happened, as one seat alone is shown it; nothing where its table shows it anyway.
    fn shown(secret: &Self::Secret) -> Vec<Message>;

    /// What is true of the round and worth a remark, the most remarkable first: made of what
    /// everyone sees and can follow, and of nothing else.
    fn remarks(table: &Self::Table, tracker: &Self::Tracker) -> Vec<Message>;

    /// Positions beside the rules, in which a reader can try a clause.
    fn examples() -> Vec<Example>;
}

/// A remark on the rank of `latest`, the cards played last, of which most cards have been `seen`;
/// `None` if that is fewer than four. Ranks are given by their letters; `latest` are among `seen`.
///
/// # Examples
///
/// ```
/// # use engine::speech::alike;
/// let said = alike("7".chars(), "7K7727".chars()).expect("four sevens");
/// assert_eq!(said.params["count"], 4);
/// assert_eq!(said.params["rank"], "7");
/// assert!(alike("K".chars(), "7K7727".chars()).is_none());
/// ```
pub fn alike(
    latest: impl Iterator<Item = char>,
    seen: impl Iterator<Item = char> + Clone,
) -> Option<Message> {
    let count = |rank: char| seen.clone().filter(|&other| other == rank).count();
    let (count, rank) = latest.map(|rank| (count(rank), rank)).max()?;
    let said = Message::plain("talk-alike").with("count", count).with("rank", rank.to_string());
    (count >= MANY_ALIKE).then_some(said)
}

/// A remark on each seat that has 1 to `few` cards left, the fewest first. `sizes` gives seats with
/// how many cards they have.
pub fn left(sizes: impl Iterator<Item = (Seat, usize)>, few: usize) -> Vec<Message> {
    let mut sizes: Vec<_> = sizes.filter(|(_, size)| (1..=few).contains(size)).collect();
    sizes.sort_by_key(|&(_, size)| size);
    let said = |(seat, size): (Seat, usize)| does("talk-left", seat).with("count", size);
    sizes.into_iter().map(said).collect()
}

/// The message `id` about one seat, which is its parameter `seat`.
pub fn does(id: &str, seat: Seat) -> Message {
    Message::plain(id).with("seat", Put::Seat(seat))
}

/// The message `id` about several seats, which are its parameter `seats`.
pub fn several(id: &str, seats: impl IntoIterator<Item = Seat>) -> Message {
    Message::plain(id).with("seats", Put::Seats(seats.into_iter().collect()))
}

/// The message `id` about a new round, which `first` begins: parameters `seat`, `round`, `dealer`.
pub fn dealt(id: &str, round: u32, dealer: Seat, first: Seat) -> Message {
    does(id, first).with("round", round).with("dealer", Put::Seat(dealer))
}

/// The result of a round, with the scores of the round and the totals of the match.
pub fn round_over(over: &RoundOver) -> Message {
    let [scores, totals] = [&over.round_scores, &over.scores].map(|all| numbers(all));
    let said = Message::plain("event-round-over").with("scores", Put::BySeat(scores));
    said.with("totals", Put::BySeat(totals))
}

/// The result of a round in a match that counts won rounds: the seats that scored, and the totals.
pub fn round_won(over: &RoundOver) -> Message {
    let said = several("event-round-won", scored(&over.round_scores, |score| score > 0).iter());
    said.with("totals", Put::BySeat(numbers(&over.scores)))
}

/// The result of a match: the seats that won it.
pub fn match_over(over: &MatchOver) -> Message {
    several("event-match-over", over.winners.iter())
}

/// One message that tells a seat which cards it drew; none if it drew no card.
pub fn drew<C: ToString>(cards: impl IntoIterator<Item = C>) -> Vec<Message> {
    let cards = texts(cards);
    let said = |cards| Message::plain("event-drew-own").with("cards", Put::Cards(cards));
    (!cards.is_empty()).then(|| said(cards)).into_iter().collect()
}

/// The text of each card, as [`Put::Cards`] and its like take them.
pub fn texts<C: ToString>(cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

/// A rank, given by its letter, as a parameter by which messages select: a number from 2 to 10, or
/// else the letter.
///
/// # Examples
///
/// ```
/// # use engine::speech::rank;
/// assert_eq!(rank('7'), 7);
/// assert_eq!(rank('T'), 10);
/// assert_eq!(rank('K'), "K");
/// ```
pub fn rank(letter: char) -> Value {
    match (letter, letter.to_digit(10)) {
        ('T', _) => 10.into(),
        (_, Some(number)) => number.into(),
        _ => letter.to_string().into(),
    }
}

/// Numbers by seat, as [`Put::BySeat`] and [`Put::Signed`] take them.
pub fn numbers<N: Copy + Into<i64>>(all: &[N]) -> Vec<i64> {
    all.iter().map(|&number| number.into()).collect()
}

/// The seats whose score `is` true of. Scores are in seat order.
pub fn scored(round_scores: &[i32], is: impl Fn(i32) -> bool) -> SeatSet {
    let all = (0..).map_while(Seat::new).zip(round_scores);
    all.filter(|(_, score)| is(**score)).map(|(seat, _)| seat).collect()
}

/// `yes` or `no`, as a parameter by which messages select.
pub fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
