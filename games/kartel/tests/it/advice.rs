//! What a friend advises.

use games::testing::advises;
use kartel::Kartel;

/// Bea deals, and so leads.
const HANDS: [&str; 2] = [
    "7b 2g 2k Zo Qb Zk 3g 3k 4b 4r 4k 5g 5k 5b 5r",
    "2o 3o 4o 5o 7o 6o 6g 6k 6b 6r Ko Kg 8k Wo Zg",
];

fn deck() -> String {
    let [one, other] = HANDS.map(|hand| hand.split(' ').collect::<Vec<_>>());
    let both = one.into_iter().zip(other).map(|(one, other)| format!("{one} {other}"));
    both.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_friend_says_what_stays_together() {
    let after = |moves: &[&str], seat: usize, mv: &str, said: [&str; 2]| {
        advises::<Kartel>(&deck(), moves, seat, mv, said);
    };
    after(
        &[],
        1,
        "play 2o",
        ["play 2o: it keeps your pair of kings", "Spiel 2o: So behältst du dein Paar Könige"],
    );
    after(
        &[],
        1,
        "play 6o 6g 6k 6b 6r",
        [
            "play 6o, 6g, 6k, 6b and 6r (five of a kind): it gets rid of five cards at once",
            "Spiel 6o, 6g, 6k, 6b und 6r (Fünfling): So wirst du fünf Karten auf einmal los",
        ],
    );
    after(
        &["1 play 8k"],
        0,
        "pass",
        ["pass: it keeps your pair of Z", "Passe: So behältst du dein Paar Z"],
    );
    after(
        &["1 play Zg"],
        0,
        "pass",
        ["pass: it keeps your pair of Z", "Passe: So behältst du dein Paar Z"],
    );
}

#[test]
fn a_friend_says_what_cards_cost_when_the_end_is_near() {
    let moves = ["1 play 6o 6g 6k 6b 6r", "0 pass", "1 play 2o 3o 4o 5o 7o"];
    let after = |count: usize, seat: usize, mv: &str, said: [&str; 2]| {
        advises::<Kartel>(&deck(), &moves[..count], seat, mv, said);
    };
    after(
        3,
        0,
        "play 5g 5k 5b 5r Zo",
        [
            "play 5g, 5k, 5b, 5r and Zo (rainbow four of a kind): so \
             far each card left would cost you triple",
            "Spiel 5g, 5k, 5b, 5r und Zo (Regenbogen-Vierling): \
             Bisher würde dich jede übrige Karte das Dreifache kosten",
        ],
    );
}
