//! The positions beside the rules.

use games::testing::examples::{check, marks};
use kartel::Kartel;

#[test]
fn suits_beat_the_next_two() {
    let expected = [("5o", [1, 2]), ("5g", [2, 3]), ("5k", [3, 4]), ("5b", [0, 4]), ("5r", [0, 1])];
    for (card, beaten) in expected {
        assert_eq!(marks::<Kartel>("1.4", card), beaten, "{card}");
    }
}

#[test]
fn what_is_said_is_what_the_rules_say() {
    let check = |cards, good, part, broken| check::<Kartel>("4.5", cards, good, part, broken);
    check("3o 4g 5k 6b 7r", true, "KARA Mr.", None);
    check("3o 3g 3b 7o 7r", true, "Umbrella", None);
    check("3g 4g 5k 6b 7r", false, "", Some("kartel:5.10"));
    check("3o 3g 3b", false, "", Some("kartel:3.2"));
}
