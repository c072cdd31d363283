//! What people may type in each game, what they are offered, and what they are told.

use engine::{Kind, Message, Put, Seat};
use serde_json::{Value, json};
use words::Language;

use crate::terminal::names::Names;
use crate::terminal::results::Scores;
use crate::terminal::sight::Sight;
use crate::terminal::tell::{Teller, joined};
use crate::terminal::{guide, help, results, typed};

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

/// Without colours.
fn plain(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
}

/// The lines for this view and these legal moves, without colours.
fn check(kind: Kind, view: &Value, legal: &[&str], expected: &[&str]) {
    let names = Names::new(Language::english(), 4, Seat::new(0));
    let legal: Vec<String> = legal.iter().map(|&mv| mv.to_owned()).collect();
    let lines = guide::lines(kind, &Sight { view, you: 0, legal: &legal, names: &names });
    assert_eq!(plain(&lines), expected);
}

/// So many moves that they are not listed.
const MANY: [&str; 7] = ["play 2o", "play 3o", "play 4o", "play 5o", "play 6o", "play 7o", "pass"];

#[test]
fn kartel_says_what_may_be_led_and_what_beats_a_set() {
    let lead = "You lead: one card, two or three of one rank, or a five-card book.";
    check(
        Kind::Kartel,
        &json!({"pile": []}),
        &MANY[..6],
        &[lead, "You may: play 2o | play 3o | play 4o | play 5o | play 6o | play 7o"],
    );
    let pile = |cards: &[&str], name: &str| json!({"pile": [{"cards": cards, "name": name}]});
    check(
        Kind::Kartel,
        &pile(&["7b"], "solo"),
        &MANY,
        &["Beat it with 1 card, or pass: a higher rank, or a 7 in k■ or g✚."],
    );
    check(
        Kind::Kartel,
        &pile(&["7o", "7g"], "ship"),
        &MANY,
        &["Beat it with 2 cards, or pass: a higher rank, or another two of rank 7."],
    );
    check(
        Kind::Kartel,
        &pile(&["7o", "7g"], "ship"),
        &["pass"],
        &["You have nothing that beats it: pass.", "Your only move: pass."],
    );
    let book = ["3o", "3g", "4k", "4b", "4r"];
    check(
        Kind::Kartel,
        &pile(&book, "KARA Umbrella"),
        &MANY,
        &[
            "Beat it with 5 cards, or pass. KARA Umbrella: three of one rank and two of \
             another, in five suits.",
            "A higher KARA Umbrella beats it, or Honey, Quads, Mr. Honey or KARA 5.",
        ],
    );
    check(
        Kind::Kartel,
        &pile(&book, "KARA 5"),
        &MANY,
        &[
            "Beat it with 5 cards, or pass. KARA 5: five of one rank.",
            "Only a higher KARA 5 beats it.",
        ],
    );
}

#[test]
fn kartu_sama_says_what_fits_and_what_is_due() {
    let view = |top: &str, owed: u64, held: usize, draw: u64| {
        let hand = vec!["2c"; held];
        json!({"discard": [top], "owed": owed, "draw": draw, "hands": [hand, 3, 3, 3]})
    };
    let kind = Kind::KartuSama;
    check(
        kind,
        &view("7h", 0, 3, 9),
        &["play 7c", "play Jo"],
        &["Match 7 or ♥ (or play a joker).", "You may: play 7c | play Jo"],
    );
    check(
        kind,
        &view("7h", 0, 3, 9),
        &["play Jo", "draw"],
        &["Only a joker fits, or draw 2.", "You may: play Jo | draw"],
    );
    let only = "Your only move: draw.";
    check(kind, &view("Th", 0, 3, 9), &["draw"], &["Nothing fits: draw 2.", only]);
    check(kind, &view("Th", 0, 1, 9), &["draw"], &["Nothing fits: draw 5.", only]);
    check(kind, &view("Th", 2, 1, 8), &["draw"], &["Nothing fits: draw 8.", only]);
    check(
        kind,
        &view("Th", 0, 2, 1),
        &["draw"],
        &["Nothing fits: draw 2, which ends the round.", only],
    );
    check(
        kind,
        &view("Jo", 4, 3, 9),
        &["play 7c"],
        &[
            "You owe 4 more cards: play one that fits: any card fits on a joker.",
            "Your only move: play 7c.",
        ],
    );
}

#[test]
fn krass_kariert_says_what_lies_there() {
    let kind = Kind::KrassKariert;
    let view = |trick: Value| json!({"trick": trick, "drawing": null});
    check(
        kind,
        &view(json!([])),
        &["play 0"],
        &[
            "You start: any one to three neighbours that form a combination, or a special \
             card.",
            "Your only move: play 0.",
        ],
    );
    let run = json!([
        {"seat": 2, "cards": ["2", "X", "3"], "as": [2, 1, 3]},
        {"seat": 3, "cards": ["D"], "as": []},
    ]);
    check(
        kind,
        &view(run),
        &["take 0 at 0"],
        &[
            "To beat: 2 X 3 as 2 1 3 (run of three, Cem): you cannot, so take a reserve card.",
            "Your only move: take 0 at 0.",
        ],
    );
    let drawn = json!({"trick": [], "drawing": {"seat": 0, "card": "9", "left": 1}});
    check(
        kind,
        &drawn,
        &["insert 0", "insert 1", "insert 2"],
        &[
            "Put the 9 you drew: insert 0 … insert 2 (the position it will have).",
            "You may: insert 0 | insert 1 | insert 2",
        ],
    );
}

/// A view of Khamul, with fields of its own.
fn khamul_view(own: Value) -> Value {
    let mut view = json!({
        "options": {"match": "rank"}, "rows": [4, 4, 4, 4], "in_hand": null, "power": null,
        "discard": ["2c", "Ts"], "turn": 0,
    });
    view.as_object_mut().expect("fields").extend(own.as_object().expect("fields").clone());
    view
}

#[test]
fn khamul_says_what_is_due_and_never_what_matches() {
    let kind = Kind::Khamul;
    let view = khamul_view;
    check(
        kind,
        &view(json!({})),
        &["khamul", "draw", "take"],
        &["Your turn: draw, take the Ts♠ or announce khamul.", "You may: khamul | draw | take"],
    );
    let all = ["discard", "switch 0", "switch 1"];
    check(
        kind,
        &view(json!({"in_hand": {"card": "7d", "from": "draw"}})),
        &all,
        &[
            "You hold 7d♦: discard it, or switch N to put it in place of your card N.",
            "You may: discard | switch 0 | switch 1",
        ],
    );
    let taken = view(json!({"in_hand": {"card": "7d", "from": "discard"}}));
    check(
        kind,
        &taken,
        &all[1..],
        &[
            "You took 7d♦: switch N to put it in place of your card N.",
            "You may: switch 0 | switch 1",
        ],
    );
}

#[test]
fn khamuls_snaps_list_every_slot_whatever_lies_there() {
    let kind = Kind::Khamul;
    let view = khamul_view;
    let slots: Vec<String> = (0..8).map(|slot| format!("snap {slot}")).collect();
    let snaps: Vec<&str> = slots.iter().map(String::as_str).chain(["done"]).collect();
    let listed = format!("You may: {}", snaps.join(" | "));
    let how = "snap N throws your card N if you believe it is";
    check(
        kind,
        &view(json!({})),
        &snaps,
        &[&format!("Snap on Ts♠? {how} a 10; done throws none."), &listed],
    );
    check(
        kind,
        &view(json!({"options": {"match": "value"}})),
        &snaps,
        &[&format!("Snap on Ts♠? {how} worth 10; done throws none."), &listed],
    );
    check(
        kind,
        &view(json!({"power": {"seat": 0, "card": "Qs"}})),
        &["give 1", "decline"],
        &["Qs♠: give N makes seat N draw an unseen card, or decline.", "You may: give 1 | decline"],
    );
    check(
        kind,
        &view(json!({"turn": null})),
        &["peek 0 1", "peek 0 3"],
        &[
            "First look: choose two of your four cards to see, once: peek 0 3.",
            "You may: peek 0 1 | peek 0 3",
        ],
    );
}

#[test]
fn ktu_says_what_beats_the_pile() {
    for (pile, expected) in [
        (&["7h", "Jd", "3c"][..], "To beat: Jd♦ (3s are looked through): Q K A, or 2 3 10."),
        (&["4c", "7h"], "To beat: 7h♥: 4 5 6, or 2 3 10."),
        (&["2s"], "To beat: 2s♠: anything."),
        (&["3s", "3c"], "To beat: 3c♣ (3s are looked through): anything."),
        (&["Ah"], "To beat: Ah♥: only 2 3 10."),
        (&["6h"], "To beat: 6h♥: 7 8 9 J Q K A, or 2 3 10."),
        (&[], "The pile is empty: play one card, or several of one rank."),
    ] {
        check(Kind::Ktu, &json!({"pile": pile}), &MANY, &[expected]);
    }
    let view = json!({"pile": ["Ah"], "closed": [2, 3, 3, 3]});
    check(
        Kind::Ktu,
        &view,
        &["take"],
        &["To beat: Ah♥: only 2 3 10. You cannot beat it: take.", "Your only move: take."],
    );
    check(
        Kind::Ktu,
        &view,
        &["flip 0", "flip 1", "take"],
        &[
            "To beat: Ah♥: only 2 3 10.",
            "Your closed cards: 0▮ 1▮   flip N turns one over, or take the pile.",
            "You may: flip 0 | flip 1 | take",
        ],
    );
}

#[test]
fn khamuls_scores_are_explained() {
    let view = json!({
        "options": {"target": 100, "false_khamul": 20}, "round": 2, "announcer": 1,
        "rows": [["2c", "Kd"], ["5c", "4d"], [], ["Ad", "4c"]],
    });
    let scores = Scores { round: &[0, 29, -5, 20], total: &[3, 40, -5, 25] };
    let names = Names::new(Language::english(), 4, Seat::new(0));
    let lines = results::lines(Kind::Khamul, &view, &scores, &names);
    assert_eq!(
        plain(&lines),
        [
            "Round 2 (low wins, up to 100): Bea had announced Khamul. Ada and Cem count \
             lowest.",
            "             round  total     sum  cards left",
            "  Ada (you)     +0      3       2  2: 2c♣  Kd♦  (2 + 0 = 2; lowest: counts 0)",
            "  Bea          +29     40       9  2: 5c♣  4d♦  (5 + 4 = 9; announced falsely: 20 \
             more)",
            "  Cem           -5     -5       0  none  (no cards: −5)",
            "  Dia          +20     25       5  2: Ad♦  4c♣  (1 + 4 = 5; should have \
             announced: counts 20)",
        ]
    );
}

#[test]
fn the_person_is_told_what_only_they_know() {
    let names = Names::new(Language::english(), 3, Seat::new(0));
    let teller = Teller { kind: Kind::Khamul, names: &names, held: Some("7d") };
    let check = |seat: usize, taken: Option<&str>, expected: &str| {
        let seat = Put::Seat(Seat::new(seat).expect("a seat"));
        let said = Message::plain("event-khamul-switched").with("seat", seat);
        let said = said.with("slot", Put::Slot(3)).with("discarded", Put::Card("9d".into()));
        let seen = if taken.is_some() { "yes" } else { "no" };
        let card = Put::Card(taken.unwrap_or_default().to_owned());
        let text = teller.say(&said.with("seen", seen).with("card", card));
        let text = text.expect("a sentence");
        assert_eq!(anstream::adapter::strip_str(&text).to_string(), expected);
    };
    check(0, None, "You put 7d♦ in place of card 3; 9d♦ is discarded.");
    check(1, None, "Bea puts it in place of card 3; 9d♦ is discarded.");
    check(1, Some("2c"), "Bea puts 2c♣ in place of card 3; 9d♦ is discarded.");
}

#[test]
fn what_is_so_of_several_seats_is_one_line() {
    let done = |seat: usize| {
        let seats = Put::Seats(vec![Seat::new(seat).expect("a seat")]);
        Message::plain("event-khamul-done").with("seats", seats)
    };
    let names = Names::new(Language::english(), 3, Seat::new(0));
    let teller = Teller { kind: Kind::Khamul, names: &names, held: None };
    let both = joined(&done(1), &done(2)).expect("they say the same");
    assert_eq!(teller.say(&both).as_deref(), Some("Bea and Cem throw no more."));
    assert_eq!(joined(&both, &Message::plain("event-khamul-turn")), None);
}
