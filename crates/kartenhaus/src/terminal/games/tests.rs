//! What people may type in each game, and what they are offered.

use engine::{Kind, Seat};
use serde_json::{Value, json};
use words::Language;

use crate::terminal::guide::Sight;
use crate::terminal::names::Names;
use crate::terminal::{help, typed};

fn own(moves: &[&str]) -> Vec<String> {
    moves.iter().map(|&mv| mv.to_owned()).collect()
}

fn help(kind: Kind, view: &Value, legal: &[String], filter: &str) -> Vec<String> {
    let names = Names::new(Language::english(), 3, Seat::new(0));
    help::moves(kind, &Sight { view, you: 0, legal, names: &names }, filter)
}

#[test]
fn sets_are_grouped_as_people_call_them() {
    let mut legal: Vec<String> = Vec::new();
    for rank in ["2", "3", "4", "5", "6", "7", "8", "W"] {
        legal.extend(["o", "g", "k"].map(|suit| format!("play {rank}{suit}")));
    }
    legal.extend(own(&["play 2o 2g", "play 2o 2g 2k", "play 2o 2g 3o 3g 3k"]));
    let lines = help(Kind::Kartel, &json!({}), &legal, "");
    assert_eq!(
        lines[..5],
        [
            "You may play one of 27 moves:",
            "  one card (24): play 2o | play 2g | play 2k | …",
            "  pairs (1): play 2o 2g",
            "  three of a kind (1): play 2o 2g 2k",
            "  books, Umbrella (1): play 2o 2g 3o 3g 3k",
        ]
    );
    let lines = help(Kind::Kartel, &json!({}), &legal, "w");
    assert_eq!(lines[1..], ["  play Wo | play Wg | play Wk"]);
    assert_eq!(help(Kind::Kartel, &json!({}), &legal, "zz").len(), 1);
}

#[test]
fn positions_are_shown_with_their_cards() {
    let view = json!({"hands": [["3", "4", "X"], 3, 3], "reserves": [["X", "9"], [], []]});
    let legal = own(&["play 0-1", "take 0 at 0", "take 0 at 3", "take 1 at 0", "take 1 at 3"]);
    let lines = help(Kind::KrassKariert, &view, &legal, "");
    assert_eq!(
        lines[1..],
        [
            "  play 0-1 (3 4)",
            "  take 0 at 0 … take 0 at 3  (the X, to that position of your hand)",
            "  take 1 at 0 … take 1 at 3  (the 9, to that position of your hand)",
        ]
    );
    let lines = help(Kind::KrassKariert, &view, &legal[..1], "");
    assert_eq!(lines, ["Your only move:", "  play 0-1 (3 4)"]);
}

#[test]
fn thousands_are_grouped_and_can_be_filtered() {
    let legal: Vec<String> = (0..3000).map(|i| format!("exchange {i} 1 {}", i + 1)).collect();
    let lines = help(Kind::Khamul, &json!({}), &legal, "");
    assert!(lines.len() < 6 && lines[1].contains("(3000)"), "{lines:?}");
    let lines = help(Kind::Khamul, &json!({}), &legal, "exchange 17");
    assert!(lines[0].contains("2 moves"), "{lines:?}");
    assert_eq!(help(Kind::Khamul, &json!({}), &legal, "take").len(), 1);
}

#[test]
fn what_is_no_move_is_answered_shortly() {
    let legal = own(&["discard", "switch 0", "switch 1", "switch 3"]);
    let names = Names::new(Language::english(), 3, None);
    let say = |tried: &str| help::unreadable(Kind::Khamul, &legal, tried, &names);
    assert_eq!(say("switch"), "switch needs a slot: switch 0 … switch 3");
    assert_eq!(say("Switch x"), "switch needs a slot: switch 0 … switch 3");
    assert_eq!(say("discard 1"), "`discard` stands alone.");
    let all = "That is no move. You may: discard | switch 0 | switch 1 | switch 3";
    assert_eq!(say("fly"), all);
}

#[test]
fn people_type_as_they_like() {
    let names = Names::new(Language::english(), 4, Seat::new(0));
    for (kind, typed, text) in [
        (Kind::Kartel, "PASS", "pass"),
        (Kind::Kartel, "zk", "Zk"),
        (Kind::Kartel, "Play KO kR", "play Ko Kr"),
        (Kind::Kartel, "Zr正▲ Zk", "Zr Zk"),
        (Kind::KartuSama, "th", "Th"),
        (Kind::KartuSama, "play 10H", "play Th"),
        (Kind::KartuSama, "JO", "Jo"),
        (Kind::KartuSama, "DRAW", "draw"),
        (Kind::Ktu, "OPEN 3H tc 10s", "open 3h Tc Ts"),
        (Kind::Ktu, "7h♥", "7h"),
        (Kind::Khamul, "give bea", "give 1"),
        (Kind::Khamul, "Give D", "give 3"),
        (Kind::Khamul, "exchange 0 CEM 2", "exchange 0 2 2"),
        (Kind::Khamul, "give zoe", "give zoe"),
        (Kind::KrassKariert, "play 5-3", "play 3-5"),
        (Kind::KrassKariert, "4 3 5", "3-5"),
        (Kind::KrassKariert, "play 3-5 AS 8 9 10", "play 3-5 as 8 9 10"),
        (Kind::KrassKariert, "play 8-9 (3 4)", "play 8-9"),
        (Kind::KrassKariert, "play 3 5", "play 3 5"),
        (Kind::KrassKariert, "take 1 at 0", "take 1 at 0"),
        (Kind::KrassKariert, "take", "take"),
        (Kind::KrassKariert, "", ""),
        (Kind::KrassKariert, "as", "as"),
        (Kind::KrassKariert, "as 1 play", "as 1 play"),
    ] {
        assert_eq!(typed::normalized(kind, typed, &names), text, "{kind}: {typed}");
    }
}
