//! What a friend advises.

use games::testing::advises;
use krass_kariert::KrassKariert;

/// Ada has 7 3 8 6 6 X 1 S 11 4, and 2 and 10 in reserve.
const DECK: &str = "7 5 3 9 8 12 6 9 6 10 X 12 1 4 S 4 11 9 4 1 2 7 10 3";
const MOVES: [&str; 13] = [
    "0 play 1",
    "1 play 0",
    "1 play 0",
    "0 play 0-1",
    "0 play 0-2 as 6 6 6",
    "1 take 0 at 8",
    "0 play 3",
    "1 play 0",
    "1 play 0-1",
    "0 play 1",
    "0 play 1",
    "1 play 0",
    "1 play 0-1",
];

#[test]
fn a_friend_says_what_then_lies_side_by_side() {
    let after = |count: usize, mv: &str, said: [&str; 2]| {
        advises::<KrassKariert>(DECK, &MOVES[..count], 0, mv, said);
    };
    after(
        0,
        "play 1",
        [
            "play the 3: then 6-8 lie side by side and go out as a run later",
            "Spiel die 3: Dann liegen 6-8 nebeneinander und gehen später als Folge raus",
        ],
    );
    after(
        3,
        "play 0-1",
        [
            "play 7-8: nobody plays after you, so the trick is yours",
            "Spiel 7-8: Nach dir spielt niemand mehr, also gehört der Stich dir",
        ],
    );
    after(
        3,
        "take 1 at 7",
        [
            "take the 10 and put it between S and 11: \
             then 10-11 lie side by side and go out as a run later",
            "Nimm die 10 und steck sie zwischen S und 11: \
             Dann liegen 10-11 nebeneinander und gehen später als Folge raus",
        ],
    );
    after(
        9,
        "play 1",
        [
            "play Stop: it ends the trick, and the trick is yours",
            "Spiel Stopp: Das beendet den Stich, und er gehört dir",
        ],
    );
    after(
        13,
        "take 0 at 1",
        [
            "take the 2 and put it after 1: then 1-2 lie side by side and go out as a run later",
            "Nimm die 2 und steck sie hinter 1: \
             Dann liegen 1-2 nebeneinander und gehen später als Folge raus",
        ],
    );
}
