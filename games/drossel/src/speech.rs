//! What is said of Drossel.

use kit::examples::Example;
use kit::speech::{dealt, does, match_over, round_over, round_won, yes};
use kit::{Message, Put, Sight, Speaks, View};

use crate::{Drossel, Move, Public, Secret, Table, of_suit};

/// Who took so many tricks, and nobody else any, is worth a remark.
const MANY: u8 = 3;

impl Speaks for Drossel {
    fn told(sight: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, leader, card } => {
                let said = dealt("event-drossel-dealt", *round, *dealer, *leader);
                said.with("card", Put::Card(card.to_string()))
            }
            Public::Played { seat, card } => {
                let card = Put::Card(card.to_string());
                does("event-drossel-played", *seat).with("card", card)
            }
            Public::Taken { seat } => does("event-drossel-taken", *seat),
            Public::RoundOver(over) if sight.table().options.victories => round_won(over),
            Public::RoundOver(over) => round_over(over),
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn asked(view: View<'_, Self>, _: &[Move]) -> Vec<Message> {
        let table = view.table();
        let (Some(led), Some((seat, card))) = (table.led(), table.highest()) else {
            return vec![Message::plain("asked-drossel-lead")];
        };
        let can = !view.private().hand.common(of_suit(led)).is_empty();
        let said = does("asked-drossel-follow", seat).with("card", Put::Card(card.to_string()));
        vec![said.with("suit", Put::Suit(led.letter())).with("can", yes(can))]
    }

    fn is_result(event: &Public) -> bool {
        matches!(event, Public::RoundOver(_) | Public::MatchOver(_))
    }

    fn shown(_: &Secret) -> Vec<Message> {
        Vec::new() // the hand, which the table shows
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats();
        let sum: u8 = table.tricks.of(seats).iter().sum();
        let taker = seats.seats().find(|&seat| sum >= MANY && table.tricks[seat] == sum);
        let said = |seat| does("talk-drossel-all", seat).with("count", sum);
        taker.map(said).into_iter().collect()
    }

    fn examples() -> Vec<Example> {
        crate::examples::all()
    }
}
