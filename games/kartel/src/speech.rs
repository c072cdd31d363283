//! What is said of Kartel.

use serde_json::Value;

use kit::examples::Example;
use kit::speech::{
    FEW, alike, dealt, does, left, match_over, numbers, rank, round_won, texts, yes,
};
use kit::{CardSet, Message, Put, Sight, Speaks, View};

use crate::advice::advice;
use crate::{Card, Kartel, Memory, Move, Public, Secret, Set, SetKind, Table};

impl Speaks for Kartel {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, leader, hand_size, aside } => {
                let said = dealt("event-kartel-dealt", *round, *dealer, *leader);
                said.with("count", *hand_size).with("aside", *aside)
            }
            Public::Played { seat, cards, name, left } => {
                let set = if cards.len() == 1 { "solo".into() } else { set(*cards, name) };
                let said = does("event-kartel-played", *seat).with("set", set);
                said.with("cards", Put::Cards(texts(cards.iter()))).with("left", *left)
            }
            Public::Passed { seat } => does("event-kartel-passed", *seat),
            Public::Emptied { leader } => does("event-kartel-emptied", *leader),
            Public::RoundOver { over, .. } if sight.table().options.victories => round_won(over),
            Public::RoundOver { winner, over, .. } => {
                let [scores, totals] = [&over.round_scores, &over.scores].map(|all| numbers(all));
                let said = does("event-kartel-round-over", *winner);
                said.with("scores", Put::Signed(scores)).with("totals", Put::Signed(totals))
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn asked(view: View<'_, Self>, legal: &[Move]) -> Vec<Message> {
        let Some(last) = &view.table().last else {
            return vec![Message::plain("asked-kartel-lead")];
        };
        if legal == [Move::PASS] {
            return vec![Message::plain("asked-kartel-cannot").with("set", to_beat(last))];
        }
        let pass = yes(legal.contains(&Move::PASS));
        if last.cards().len() == 5 {
            return book(last, pass);
        }
        let said = Message::plain("asked-kartel-beat").with("set", to_beat(last));
        let said = said.with("size", last.cards().len()).with("pass", pass);
        let first = last.cards().first().expect("a set has a card");
        let [one, other] = first.suit().beaters().map(|suit| Put::Suit(suit.letter()));
        let said = said.with("rank", rank(first.rank().letter()));
        vec![said.with("first", one).with("second", other)]
    }

    fn advice(view: View<'_, Self>, _: &Memory, mv: Move) -> Vec<Message> {
        advice(view, mv)
    }

    fn shown(_: &Secret) -> Vec<Message> {
        Vec::new() // the hand, which the table shows
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats();
        let kara = table.last.as_ref().map(Set::name).filter(|name| name.starts_with("KARA"));
        let kara = kara.map(|name| Message::plain("talk-kara").with("set", name));
        let letter = |card: Card| card.rank().letter();
        let latest = table.last.iter().flat_map(|set| set.cards().iter()).map(letter);
        let played = seats.seats().fold(CardSet::EMPTY, |all, seat| all.with(table.played[seat]));
        let mut said: Vec<Message> = kara.into_iter().collect();
        said.extend(alike(latest, played.iter().map(letter)));
        said.extend(left(seats.seats().map(|seat| (seat, table.hand_size(seat))), FEW));
        said
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}

/// What cards are called together; `name` is the rules' name of their set.
pub(crate) fn set(cards: CardSet<Card>, name: &str) -> Value {
    let first = cards.first().map(|card| rank(card.rank().letter()));
    let name = if cards.len() == 5 { called(name).into() } else { Value::from(name) };
    let said = Message::plain("kartel-set").with("name", name).with("size", cards.len());
    said.with("rank", first).into()
}

fn to_beat(last: &Set) -> Value {
    match last.cards().first().filter(|_| last.line() == SetKind::Solo) {
        Some(card) => Put::Card(card.to_string()).into(),
        None => set(last.cards(), last.name()),
    }
}

/// What a book of this name is.
pub fn meaning(book: &str) -> Message {
    Message::plain("kartel-book").with("book", key(book))
}

/// What a book of this name is called: at a terminal as in the rules, on a page as people say it.
fn called(book: &str) -> Message {
    Message::plain("kartel-called").with("book", key(book)).with("name", book)
}

/// A book's name, as messages ask.
fn key(book: &str) -> String {
    book.to_lowercase().replace(' ', "-").replace('.', "")
}

fn book(last: &Set, pass: &str) -> Vec<Message> {
    let said = Message::plain("asked-kartel-book").with("book", last.name()).with("pass", pass);
    let higher = SetKind::ALL.into_iter().filter(|&line| line > last.line());
    let next = higher.clone().next().map_or("none", SetKind::key);
    let higher: Vec<Value> = higher.map(|line| called(line.name()).into()).collect();
    let beats = Message::plain("asked-kartel-higher").with("book", called(last.name()));
    let beats = beats.with("count", higher.len()).with("higher", Put::Either(higher));
    let beats = beats.with("next", next).with("rainbow", yes(last.is_beaten_by_rainbow()));
    vec![said.with("what", meaning(last.name())), beats]
}
