//! Remarks on a round, derived a second time.

use games::Kind;
use games::testing::{Remarked, put, remarks, sizes};
use kit::Message;

#[test]
fn remarks_are_what_everyone_can_see() {
    let of = Remarked {
        kind: Kind::Drossel,
        option: None,
        seldom: None,
        made: &["talk-drossel-all"],
        rare: &[],
    };
    remarks(&of, |seen| {
        let tricks = sizes(&seen.view["tricks"]);
        let most = tricks.iter().copied().max().unwrap_or_default();
        let all = most >= 3 && tricks.iter().sum::<usize>() == most;
        let taker = tricks.iter().position(|&own| own == most).filter(|_| all);
        let said = |seat| Message::plain("talk-drossel-all").with("seat", put(seat));
        taker.map(|seat| said(seat).with("count", most)).into_iter().collect()
    });
}
