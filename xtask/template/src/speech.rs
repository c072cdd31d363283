//! What is said of New Game.

use kit::examples::Example;
use kit::speech::{dealt, does, match_over, round_over};
use kit::{Message, Put, Sight, Speaks, View};

use crate::{Move, NewGame, Public, Secret, Table};

/// Who took so many tricks, and nobody else any, is worth a remark.
const MANY: u8 = 3;

impl Speaks for NewGame {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, leader } => {
                let said = dealt("event-new-game-dealt", *round, *dealer, *leader);
                said.with("count", sight.table().options.hand)
            }
            Public::Played { seat, card } => {
                let card = Put::Card(card.to_string());
                does("event-new-game-played", *seat).with("card", card)
            }
            Public::Taken { seat } => does("event-new-game-taken", *seat),
            Public::RoundOver(over) => round_over(over),
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn asked(view: View<'_, Self>, _: &[Move]) -> Vec<Message> {
        let highest = view.table().highest().filter(|_| !view.table().is_led());
        vec![match highest {
            None if view.table().is_first() => Message::plain("asked-new-game-first"),
            None => Message::plain("asked-new-game-lead"),
            Some((seat, card)) => {
                let card = Put::Card(card.to_string());
                does("asked-new-game-follow", seat).with("card", card)
            }
        }]
    }

    fn shown(_: &Secret) -> Vec<Message> {
        Vec::new() // the hand, which the table shows
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats();
        let sum: u8 = table.tricks.of(seats).iter().sum();
        let taker = seats.seats().find(|&seat| sum >= MANY && table.tricks[seat] == sum);
        let said = |seat| does("talk-new-game-all", seat).with("count", sum);
        taker.map(said).into_iter().collect()
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}
