//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, alike, left, list, remarks, sizes};
use kit::Message;
use serde_json::Value as Json;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::Kartel,
        option: None,
        seldom: None,
        made: &["talk-kara", "talk-alike", "talk-left"],
        rare: &[],
    };
    remarks(&of, |seen| {
        let view = seen.view;
        let mut said: Vec<Message> = kara(view).into_iter().collect();
        let played: Vec<&str> =
            list(&view["played"]).flat_map(list).filter_map(Json::as_str).collect();
        let latest = list(&view["pile"]).next_back().map(|set| &set["cards"]);
        said.extend(alike(latest.into_iter().flat_map(list), &played));
        said.extend(left(sizes(&view["hands"]), 3));
        said
    });
}

fn kara(view: &Json) -> Option<Message> {
    let name = list(&view["pile"]).next_back()?["name"].as_str()?;
    name.starts_with("KARA").then(|| Message::plain("talk-kara").with("set", name))
}
