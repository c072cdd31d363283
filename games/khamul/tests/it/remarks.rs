//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, alike, left, list, put, remarks, sizes};
use kit::Message;
use serde_json::Value as Json;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::Khamul,
        option: None,
        seldom: Some("khamul"),
        made: &["talk-khamul", "talk-snaps", "talk-left"],
        rare: &[],
    };
    let mut snaps = 0;
    remarks(&of, |seen| {
        let view = seen.view;
        let matched = |event: &&Json| event["type"] == "threw" && event["matches"] == true;
        snaps += seen.told.iter().filter(matched).count() as u32;
        let is_dealt = |event: &Json| event["type"] == "dealt";
        if seen.told.iter().any(is_dealt) {
            snaps = 0;
        }
        let mut said = Vec::new();
        if let Some(seat) = view["announcer"].as_u64() {
            said.push(Message::plain("talk-khamul").with("seat", put(seat as usize)));
        }
        if snaps > 1 {
            said.push(Message::plain("talk-snaps").with("count", snaps));
        }
        let discard: Vec<&str> = list(&view["discard"]).filter_map(Json::as_str).collect();
        said.extend(alike(list(&view["discard"]).next_back().into_iter(), &discard));
        said.extend(left(sizes(&view["rows"]), 2));
        said
    });
}
