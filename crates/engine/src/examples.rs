//! Small positions beside the rules, in which a reader can try a clause. What each choice says
//! comes from the rules, in real matches.

use crate::game::{GameExt, PlayError, Refusal as _};
use crate::options::Settings;
use crate::seat::Seat;
use crate::speech::{Message, Speaks};

/// An example, in no language yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The clause it belongs to, such as `4.3`.
    pub rule: &'static str,
    /// The name of the message that says what to try.
    pub text: &'static str,
    /// The cards that lie there.
    pub lies: Vec<String>,
    /// The cards to choose from.
    pub cards: Vec<String>,
    /// How many of them may be chosen, at most.
    pub most: usize,
    /// The answer to each choice.
    pub answers: Vec<Answer>,
}

/// The answer to a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The places of the chosen cards, ascending.
    pub chosen: Vec<usize>,
    /// Whether they may be played; `None` if that is not asked.
    pub good: Option<bool>,
    /// The message to show.
    pub text: Message,
    /// The clause that is broken, such as `high-card:2`.
    pub rule: Option<String>,
    /// The places of cards that are marked.
    pub marks: Vec<usize>,
}

/// Words that are separated by spaces, such as cards.
pub fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// A match with the usual options whose deck begins with these cards and goes on in canonical
/// order, after these moves, such as `0 pass`.
///
/// # Panics
///
/// If there is no such table, card or move.
pub fn position<G: Speaks>(seats: usize, dealer: usize, first: &str, moves: &[String]) -> G {
    let settings = Settings::new(G::OPTIONS);
    let mut game = G::table_for(&settings, seats, Some(dealer)).expect("a table");
    let mut deck = Vec::new();
    game.pool(&mut deck);
    for (place, card) in first.split(' ').enumerate() {
        let mut rest = deck.iter().skip(place);
        let at = rest.position(|&other| G::deck_text(game.table(), other) == card);
        deck[place..=place + at.expect("a card of the deck")].rotate_right(1);
    }
    game.deal(&deck, &mut ()).expect("the deck's cards");
    for line in moves {
        let (seat, mv) = line.split_once(' ').expect("a seat and its move");
        let seat = seat.parse().ok().and_then(Seat::new).expect("a seat");
        let mv = mv.parse().expect("a move");
        game.play(seat, &mv, &mut ()).expect("a legal move");
    }
    game
}

/// The cards of several hands of one size, dealt one at a time.
pub fn dealt(hands: &[&str]) -> String {
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
    let all = (0..hands[0].len()).flat_map(|at| hands.iter().map(move |hand| hand[at]));
    all.collect::<Vec<_>>().join(" ")
}

/// Every choice of 1 to `most` of so many cards, ascending.
pub fn choices(count: usize, most: usize) -> Vec<Vec<usize>> {
    let all = (1_u32..1 << count).filter(|set| set.count_ones() as usize <= most);
    all.map(|set| (0..count).filter(|at| set & 1 << at != 0).collect()).collect()
}

/// What the rules say of a move for which these cards were chosen.
///
/// # Panics
///
/// If it is no move of this position.
pub fn asked<G: Speaks>(game: &G, seat: Seat, mv: &str, chosen: &[usize]) -> Answer {
    let (chosen, marks) = (chosen.to_vec(), Vec::new());
    let mv: G::Proposed = mv.parse().expect("a move");
    match game.may_play(seat, &mv) {
        Ok(mv) => {
            let name = G::name(game.view(seat), &mv.into()).unwrap_or_default();
            let name = name.replace(' ', "-").replace('.', "");
            let text = Message::plain("example-good").with("name", name);
            Answer { chosen, good: Some(true), text, rule: None, marks }
        }
        Err(PlayError::Illegal(refusal)) => {
            let rule = Some(format!("{}:{}", G::ID, refusal.clause()));
            Answer { chosen, good: Some(false), text: G::reason(refusal), rule, marks }
        }
        Err(error) => panic!("{mv} is no move of this position: {error:?}"),
    }
}

/// The answer to the card at `at`: `marks` these cards, and gives the message `text` their `count`.
pub fn about(at: usize, text: &str, marks: Vec<usize>) -> Answer {
    let text = Message::plain(text).with("count", marks.len() as u32);
    Answer { chosen: vec![at], good: None, text, rule: None, marks }
}
