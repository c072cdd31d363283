//! The positions beside the rules.

use games::testing::examples::check;
use new_game::NewGame;

#[test]
fn an_ace_begins_no_round() {
    check::<NewGame>("3.2", "Kh", true, "", None);
    check::<NewGame>("3.2", "Ah", false, "ace", Some("new-game:3.2"));
}
