//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, left, list, put, remarks, size, sizes};
use kit::Message;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::KrassKariert,
        option: Some(("chips", "1")),
        seldom: None,
        made: &["talk-left", "talk-chips"],
        rare: &[],
    };
    remarks(&of, |seen| {
        let view = seen.view;
        let few = list(&view["chips"]).map(size).enumerate().filter(|&(_, chips)| chips < 2);
        let chips = few.map(|(seat, chips)| {
            Message::plain("talk-chips").with("seat", put(seat)).with("count", chips)
        });
        left(sizes(&view["hands"]), 3).into_iter().chain(chips).collect()
    });
}
