//! What a friend advises.

use games::testing::advises;
use ktu::Ktu;

/// Ada keeps 4c Kc Kd Tc, Bea 4d Qc Qd 6d.
const DECK: &str = "2c 3c 2d 3d 2h 3h 4c 4d Kc Qc Kd Qd Tc 5c 8c 5d 9c 6c 9d 6d";
const MOVES: [&str; 4] = ["0 open 8c 9c 9d", "1 open 5c 5d 6c", "0 play 4c", "1 play Qc Qd"];

#[test]
fn a_friend_says_what_a_play_leads_to() {
    let after = |count: usize, seat: usize, mv: &str, said: [&str; 2]| {
        advises::<Ktu>(DECK, &MOVES[..count], seat, mv, said);
    };
    after(
        0,
        0,
        "open Tc Kc Kd",
        [
            "lay open 10, K and K: strong cards are for the end, when your hand is gone",
            "Leg 10, K und K offen hin: \
             Starke Karten sind für den Schluss, wenn deine Hand leer ist",
        ],
    );
    after(
        0,
        0,
        "open 4c 8c 9c",
        [
            "lay open 4, 8 and 9: it keeps 10 and K for later",
            "Leg 4, 8 und 9 offen hin: So behältst du 10 und K für später",
        ],
    );
    after(
        2,
        0,
        "play 4c",
        [
            "play a four: it keeps 10 and K for later",
            "Spiel eine Vier: So behältst du 10 und K für später",
        ],
    );
    after(
        4,
        0,
        "play Tc",
        [
            "play a ten: it burns the pile, and you play again",
            "Spiel eine Zehn: Der Stapel verbrennt, und du bist noch einmal dran",
        ],
    );
    after(
        4,
        0,
        "play Kc Kd",
        [
            "play two kings: it keeps 10 and 2 for later",
            "Spiel zwei Könige: So behältst du 10 und 2 für später",
        ],
    );
    after(
        4,
        0,
        "take",
        [
            "pick up the pile: it keeps 10, 2 and K for later",
            "Nimm den Stapel: So behältst du 10, 2 und K für später",
        ],
    );
    after(
        3,
        1,
        "play 6d",
        ["play a six: it keeps Q for later", "Spiel eine Sechs: So behältst du Q für später"],
    );
}

#[test]
fn a_friend_says_how_the_next_player_is_met() {
    let deck = "2c 3c 2d 3d 2h 3h 4c 4d 5c 5d 6c 6d 7c 7d 8c 8d 9c 9d Tc Td";
    let moves = ["0 open 7c 9c Tc", "1 open 8d 9d Td", "0 play 6c"];
    let after = |count: usize, seat: usize, mv: &str, said: [&str; 2]| {
        advises::<Ktu>(deck, &moves[..count], seat, mv, said);
    };
    after(
        2,
        0,
        "play 8c",
        ["play an eight: it passes over Bea", "Spiel eine Acht: Bea wird übersprungen"],
    );
    after(
        3,
        1,
        "play 7d",
        [
            "play a seven: otherwise you pick up 1 card",
            "Spiel eine Sieben: Sonst nimmst du 1 Karte auf",
        ],
    );
    after(
        2,
        0,
        "play 4c",
        [
            "play a four: it is the lowest of yours that fits",
            "Spiel eine Vier: Es ist deine niedrigste, die passt",
        ],
    );
}
