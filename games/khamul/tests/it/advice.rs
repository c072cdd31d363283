//! What a friend advises.

use games::testing::advises;
use khamul::Khamul;

/// Ada has 7h 9c Tc 9s, Bea 7c 8d 3c Qh.
const DECK: &str = "7h 7c 9c 8d Tc 3c 9s Qh 2d 6c Jd";
const MOVES: [&str; 11] = [
    "1 peek 0 1",
    "0 peek 1 3",
    "0 draw",
    "0 switch 1",
    "0 done",
    "1 done",
    "1 draw",
    "1 discard",
    "0 done",
    "1 done",
    "0 draw",
];

#[test]
fn a_friend_says_what_the_seat_has_seen() {
    let after = |count: usize, mv: &str, said: [&str; 2]| {
        advises::<Khamul>(DECK, &MOVES[..count], 0, mv, said);
    };
    after(
        3,
        "switch 1",
        [
            "put 2d in place of your card 2: it counts 2, and your card 2 counts 9",
            "Leg 2d an die Stelle deiner Karte 2: Sie zählt 2, deine Karte 2 zählt 9",
        ],
    );
    after(
        3,
        "switch 0",
        [
            "put 2d in place of your card 1: you haven’t seen your card 1, and it may be high",
            "Leg 2d an die Stelle deiner Karte 1: \
             Deine Karte 1 hast du nicht gesehen, sie kann hoch sein",
        ],
    );
    after(
        4,
        "snap 3",
        ["throw your card 4: it is 9s, a match", "Wirf deine Karte 4: Das ist 9s, ein Treffer"],
    );
    after(
        4,
        "done",
        [
            "throw nothing: a wrong throw costs you a card",
            "Wirf nichts: Ein Fehlwurf kostet dich eine Karte",
        ],
    );
    after(
        10,
        "take",
        [
            "take 6c: it counts 6, and your card 4 counts 9",
            "Nimm 6c: Sie zählt 6, deine Karte 4 zählt 9",
        ],
    );
    after(
        10,
        "draw",
        [
            "draw a card: 6c on the discard pile counts 6",
            "Zieh eine Karte: 6c auf dem Ablagestapel zählt 6",
        ],
    );
    after(
        11,
        "discard",
        [
            "discard Jd: then you may look at one of your cards",
            "Leg Jd ab: Dann darfst du dir eine deiner Karten ansehen",
        ],
    );
}
