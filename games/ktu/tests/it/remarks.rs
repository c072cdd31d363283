//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, left, list, put, remarks, size, sizes};
use kit::Message;
use serde_json::Value as Json;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::Ktu,
        option: None,
        seldom: None,
        made: &["talk-pile", "talk-left"],
        rare: &["talk-out"],
    };
    remarks(&of, |seen| {
        let view = seen.view;
        let mut said = Vec::new();
        let pile = size(&view["pile"]);
        if pile >= 8 {
            said.push(Message::plain("talk-pile").with("count", pile));
        }
        if let Some(first) = list(&view["places"]).next().and_then(Json::as_u64) {
            said.push(Message::plain("talk-out").with("seat", put(first as usize)));
        }
        let (open, closed) = (sizes(&view["open"]), sizes(&view["closed"]));
        let mut held = sizes(&view["hands"]);
        for (seat, held) in held.iter_mut().enumerate() {
            *held += open.get(seat).unwrap_or(&0) + closed.get(seat).unwrap_or(&0);
        }
        said.extend(left(held, 3));
        said
    });
}
