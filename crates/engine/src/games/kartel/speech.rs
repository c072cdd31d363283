//! What is said of Kartel.

use serde_json::Value;

use super::cards::Card;
use super::{Kartel, Public, Secret, Set, Table};
use crate::card::CardSet;
use crate::speech::Message;
use crate::speech::{FEW, Put, Speaks, alike, dealt, does, left, match_over, numbers, texts};
use crate::view::Sight;

impl Speaks for Kartel {
    fn told(_: &Sight<'_, Self>, event: &Public) -> Vec<Message> {
        vec![match event {
            Public::Dealt { round, dealer, leader, hand_size, aside } => {
                let said = dealt("event-kartel-dealt", *round, *dealer, *leader);
                said.with("count", *hand_size).with("aside", *aside)
            }
            Public::Played { seat, cards, name, left } => {
                let (size, first) = (cards.len(), cards.iter().next().map(Card::rank));
                let set = Message::plain("kartel-set").with("name", *name).with("size", size);
                let set = set.with("rank", first.map(|rank| rank.letter().to_string()));
                let set = if size == 1 { Value::from("solo") } else { set.into() };
                let said = does("event-kartel-played", *seat).with("set", set);
                said.with("cards", Put::Cards(texts(cards.iter()))).with("left", *left)
            }
            Public::Passed { seat } => does("event-kartel-passed", *seat),
            Public::Emptied { leader } => does("event-kartel-emptied", *leader),
            Public::RoundOver { winner, over, .. } => {
                let [scores, totals] = [&over.round_scores, &over.scores].map(|all| numbers(all));
                let said = does("event-kartel-round-over", *winner);
                said.with("scores", Put::Signed(scores)).with("totals", Put::Signed(totals))
            }
            Public::MatchOver(over) => match_over(over),
        }]
    }

    fn is_result(event: &Public) -> bool {
        matches!(event, Public::RoundOver { .. } | Public::MatchOver(_))
    }

    fn shown(_: &Secret) -> Vec<Message> {
        Vec::new() // the hand, which the table shows
    }

    fn remarks(table: &Table, (): &()) -> Vec<Message> {
        let seats = table.standings.seats();
        let kara = table.last.as_ref().map(Set::name).filter(|name| name.starts_with("KARA"));
        let kara = kara.map(|name| Message::plain("talk-kara").with("set", name));
        let rank = |card: Card| card.rank().letter();
        let latest = table.last.iter().flat_map(|set| set.cards().iter()).map(rank);
        let played = seats.seats().fold(CardSet::EMPTY, |all, seat| all.with(table.played[seat]));
        let mut said: Vec<Message> = kara.into_iter().collect();
        said.extend(alike(latest, played.iter().map(rank)));
        said.extend(left(seats.seats().map(|seat| (seat, table.hand_size(seat))), FEW));
        said
    }
}
