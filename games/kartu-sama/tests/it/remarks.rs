//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, alike, left, list, remarks, size, sizes};
use kit::Message;
use serde_json::Value as Json;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::KartuSama,
        option: Some(("decks", "4")),
        seldom: None,
        made: &["talk-jokers", "talk-owed", "talk-alike", "talk-left"],
        rare: &[],
    };
    remarks(&of, |seen| {
        let view = seen.view;
        let discard: Vec<&str> = list(&view["discard"]).filter_map(Json::as_str).collect();
        let jokers = discard.iter().rev().take_while(|card| **card == "Jo").count();
        let mut said = Vec::new();
        if jokers > 1 {
            said.push(Message::plain("talk-jokers").with("count", jokers));
        }
        let owed = size(&view["owed"]);
        if owed >= 4 {
            said.push(Message::plain("talk-owed").with("count", owed));
        }
        let latest = list(&view["discard"]).next_back().into_iter();
        said.extend(alike(latest.filter(|card| **card != "Jo"), &discard));
        said.extend(left(sizes(&view["hands"]), 3));
        said
    });
}
