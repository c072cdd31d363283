//! What a friend advises, on a page.

use kit::words::{Language, Voice};
use kit::{Message, Seat, Speaks};

use super::lens::dealt;
use crate::seat_of;

/// What is said of this move of `seat` at a table of two after these moves, as in
/// [`certain`](super::certain): a sentence in each language, English first.
///
/// # Panics
///
/// If there is no such option, card or move, or the seat has nothing to decide.
pub fn advised<G: Speaks>(
    options: &[(&str, &str)],
    deck: &str,
    moves: &[&str],
    seat: usize,
    mv: &str,
) -> Vec<String> {
    let played = dealt::<G>(options, deck, moves);
    let seat = Seat::new(seat).expect("a seat");
    let (view, memory) = seat_of::<G>(played.game(), seat).expect("a decision");
    let mut legal = Vec::new();
    G::legal_moves(view, &mut legal);
    let is_named = |legal: &G::Move| legal.to_string() == mv;
    let mv = legal.into_iter().find(is_named).expect("a legal move");
    let said = |language: Language| {
        let say = |message: &Message| language.say_as(message, &Page { language, reader: seat });
        G::advice(view, memory, mv).iter().map(say).collect::<Vec<_>>().join(": ")
    };
    Language::all().map(said).collect()
}

/// Checks what [`advised`] says in English and in German.
///
/// # Panics
///
/// If it says something else.
pub fn advises<G: Speaks>(deck: &str, moves: &[&str], seat: usize, mv: &str, said: [&str; 2]) {
    assert_eq!(advised::<G>(&[], deck, moves, seat, mv), said);
}

struct Page {
    language: Language,
    reader: Seat,
}

impl Voice for Page {
    fn reader(&self) -> &'static str {
        "page"
    }

    fn seat(&self, seat: Seat) -> String {
        ["Ada", "Bea"][seat.index()].to_owned()
    }

    fn is_reader(&self, seat: Seat) -> bool {
        seat == self.reader
    }

    fn suit(&self, letter: char) -> String {
        self.language.text("page-suit", &[("suit", letter.to_string().into())])
    }

    fn cards(&self, cards: &[String]) -> String {
        self.language.and(cards)
    }

    fn ranks(&self, cards: &[String]) -> String {
        let rank = |card: &String| card[..1].replace('T', "10");
        self.language.and(&cards.iter().map(rank).collect::<Vec<_>>())
    }

    fn first(&self) -> u64 {
        1
    }
}
