//! What a newcomer has to know before the first move: the goal, the cards and their order.

use engine::Kind;
use serde_json::Value;

use super::faces::{self, card};
use super::fields::suit;
use super::guide::BOOKS;
use super::pages::{columns, wrapped};

/// The goal of the game and the order of its cards, in a few lines.
pub(super) fn lines(kind: Kind, view: &Value) -> Vec<String> {
    let columns = columns();
    let paragraphs =
        [format!("Goal: {}", goal(kind, &view["options"]))].into_iter().chain(match kind {
            Kind::Kartel => kartel_cards(),
            Kind::KartuSama => kartu_sama_cards(),
            Kind::KrassKariert => krass_kariert_cards(),
            Kind::Khamul => khamul_cards(&view["options"]),
            Kind::Ktu => ktu_cards(),
        });
    paragraphs.flat_map(|text| wrapped(&text, columns, 2)).collect()
}

/// What the players want, in about two lines.
fn goal(kind: Kind, options: &Value) -> String {
    match kind {
        Kind::Kartel => {
            let again = if options["pass"] == "hard" {
                "who passes waits until the pile is cleared"
            } else {
                "who passes may play again later"
            };
            format!(
                "be the first with no cards. Beat the last set with as many cards, or pass; \
                 {again}. When all others have passed, you lead anew. Cards left cost points; high \
                 total wins."
            )
        }
        Kind::KartuSama => {
            let wins = if options["count"] == "victories" {
                "Fewest points win a round; most rounds won win the match."
            } else {
                "What you hold then counts against you: low wins."
            };
            format!(
                "lose your cards. Play one with the rank or the suit of the top card, or draw. The \
                 round ends when a seat is out of cards or the draw pile is used up. {wins}"
            )
        }
        Kind::KrassKariert => "be out of cards; the last one who holds some pays a chip, and who \
            must pay without a chip loses. You never sort your hand: one to three cards that lie \
            side by side play together."
            .to_owned(),
        Kind::Khamul => format!(
            "a row of low value. Draw and switch, remember what lies where, throw what matches; \
             announce khamul with 5 points or less. Low wins; at {} points the match ends.",
            options["target"]
        ),
        Kind::Ktu => {
            let wins = if options["play_on"] == true {
                "The others play on for places."
            } else {
                "The first one out wins the round."
            };
            format!(
                "lose your hand, then your open cards, then your closed ones, blind. Beat the \
                 pile, alone or with several of one rank, or take it. {wins} High total wins."
            )
        }
    }
}

fn kartel_cards() -> Vec<String> {
    let face = |text: &str| card(Kind::Kartel, text);
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "W", "K", "Q", "G", "Z"].map(face).join(" ");
    let suits = [("o", "gold"), ("g", "green"), ("k", "black"), ("b", "blue"), ("r", "red")];
    let shown = suits.map(|(letter, name)| format!("{}{name}", face(letter))).join(" > ");
    let books = BOOKS.map(|(name, what)| format!("{name}: {what}"));
    vec![
        format!("Ranks, low to high: {ranks}"),
        format!("Suits, each beats the next two: {shown} > {}gold …", face("o")),
        format!("Books, high to low: {}. KARA before a name: five suits.", books.join("; ")),
    ]
}

fn kartu_sama_cards() -> Vec<String> {
    let suits = ["c", "d", "h", "s"].map(|letter| {
        let shape = suit(Kind::KartuSama, letter);
        format!("{letter}{shape}")
    });
    vec![
        format!("Cards: rank, then suit {}; T is the 10, Jo a joker.", suits.join(" ")),
        "Points: 2 to 10 their number, J Q K 1, A 11, joker 20. A joker fits on all, but then you \
         owe as many more cards as there are seats, or draw twice as many."
            .to_owned(),
    ]
}

fn krass_kariert_cards() -> Vec<String> {
    let face = |text: &str| card(Kind::KrassKariert, text);
    vec![
        "Low to high: single card, run of two, pair, run of three, three of a kind; then number."
            .to_owned(),
        format!(
            "{} any number · {} draw: the trick's winner draws three · {} stop: ends the trick, \
             you win it",
            face("X"),
            face("D"),
            face("S")
        ),
    ]
}

fn khamul_cards(options: &Value) -> Vec<String> {
    let face = |text: &str| card(Kind::Khamul, text);
    let what = if options["match"] == "value" { "value" } else { "rank" };
    vec![
        format!(
            "Values: A 1, 2 to 10 their number, J 10, {} {} 10, {} {} 20, {} {} 10, {} {} 0.",
            face("Qc"),
            face("Qs"),
            face("Qd"),
            face("Qh"),
            face("Kc"),
            face("Ks"),
            face("Kd"),
            face("Kh")
        ),
        "Powers, when discarded: J look at a card of yours; black Q give a card; black K exchange."
            .to_owned(),
        format!("Cards match when their {what} is the same. T is the 10. Slots count from 0."),
    ]
}

fn ktu_cards() -> Vec<String> {
    let order = faces::bold("4 5 6 7 8 9 J Q K A");
    vec![
        format!("Low to high: {order}; 2, 3 and 10 (T) fit on anything. Suits never matter."),
        "2: then anything fits · 3: looked through · 7: then only lower · 8: passes over the next"
            .to_owned(),
        "10, or four of one rank: the pile leaves the game and you play again.".to_owned(),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::faces::width;
    use super::*;
    use serde_json::json;

    #[test]
    fn every_game_says_how_it_is_won_and_how_its_cards_stand() {
        for kind in Kind::ALL {
            let lines = lines(kind, &json!({"options": {"target": 100}}));
            assert!(lines[0].starts_with("Goal: ") && (4..=8).contains(&lines.len()), "{lines:?}");
            let all = lines.join(" ");
            let order = ["low to high", "Points: ", "Values: ", "Low to high"];
            assert!(order.iter().any(|order| all.contains(order)), "{all}");
            assert!(lines.iter().all(|line| width(line) <= columns()), "{lines:?}");
        }
    }
}
