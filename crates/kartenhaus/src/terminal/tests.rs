//! What people may type in each game, what they are offered, and what they are told.

use games::{Direction, Kind, Match, Message, Put, Seat, Seed, Settings, Setup};
use serde_json::{Value, json};
use words::Language;

use prompt::Names;
use crate::terminal::results::Scores;
use crate::terminal::seen::Seen;
use crate::terminal::tell::Teller;
use crate::terminal::view::AnyView;
use crate::terminal::{guide, help, replay, results, table, typed};

fn own(moves: &[&str]) -> Vec<String> {
    moves.iter().map(|&mv| mv.to_owned()).collect()
}

/// Settings as text: `rounds=2 pass=hard`.
fn settings(kind: Kind, options: &str) -> Settings {
    let mut settings = Settings::new(kind.options());
    for option in options.split_whitespace() {
        let (name, value) = option.split_once('=').expect("an option");
        settings.set(name, value).expect("a value");
    }
    settings
}

/// What is shown of a table of this game, with these fields instead.
fn view(kind: Kind, seats: usize, fields: Value) -> AnyView {
    view_with(kind, seats, "", fields)
}

/// The same, of a table with these options.
fn view_with(kind: Kind, seats: usize, options: &str, fields: Value) -> AnyView {
    let game = kind.table(&settings(kind, options), seats, None).expect("a table");
    let mut shown = ::games::json(&game.view(None));
    for (name, field) in fields.as_object().expect("fields") {
        *shown.get_mut(name).expect(name) = field.clone();
    }
    AnyView::read(&shown).expect("a view")
}

fn help(kind: Kind, fields: Value, legal: &[String], filter: &str) -> Vec<String> {
    let names = Names::new(Language::english(), 3, Seat::new(0));
    help::moves(&Seen { view: &view(kind, 3, fields), legal, asked: &[], names: &names }, filter)
}

/// Where each seat's line begins among these, by seat.
fn seat_lines(lines: &[String], names: &Names) -> Vec<usize> {
    let lines = plain(lines);
    let begins = |line: &str, name: &str| line.trim_start_matches([' ', '>']).starts_with(name);
    let found = |name: &str| lines.iter().position(|line| begins(line, name));
    (0..4).map(|seat| found(names.of(seat)).expect("a line for each seat")).collect()
}

/// The next player is on the next line; the heading says which way play goes around the table.
#[test]
fn seats_are_listed_in_the_order_of_play() {
    for kind in Kind::ALL {
        let names = Names::new(Language::english(), 4, Seat::new(2));
        let lines = table::table(&view(kind, 4, json!({})), &names);
        let at = seat_lines(&lines, &names);
        assert!(at.is_sorted() && at[0] < at[3], "{kind}: {lines:?}");
    }
}

#[test]
fn a_replay_says_which_way_play_goes_and_lists_seats_in_its_order() {
    for kind in Kind::ALL {
        let (settings, seed) = (settings(kind, ""), Seed::from_number(1));
        let setup = Setup { kind, seats: 4, settings, dealer: None, seed };
        let played = Match::new(&setup, None).expect("a match");
        let mut shown = Vec::new();
        replay(Language::english(), played.record(), None, &mut shown).expect("a record");
        let shown = String::from_utf8(shown).expect("text");
        let lines: Vec<String> = shown.lines().map(str::to_owned).collect();
        let to_the_right = kind.direction() == Direction::CounterClockwise;
        assert_eq!(lines[0].contains("counter-clockwise, to the right"), to_the_right, "{kind}");
        let at = seat_lines(&lines, &Names::new(Language::english(), 4, None));
        assert!(at.is_sorted() && at[0] < at[3], "{kind}: {shown}");
    }
}

#[test]
fn sets_are_grouped_as_people_call_them() {
    let mut legal: Vec<String> = Vec::new();
    for rank in ["2", "3", "4", "5", "6", "7", "8", "W"] {
        legal.extend(["o", "g", "k"].map(|suit| format!("play {rank}{suit}")));
    }
    legal.extend(own(&["play 2o 2g", "play 2o 2g 2k", "play 2o 2g 3o 3g 3k"]));
    let lines = help(Kind::Kartel, json!({}), &legal, "");
    assert_eq!(
        lines[..5],
        [
            "You may play one of 27 moves:",
            "  one card (24): play 2o | play 2g | play 2k | …",
            "  pairs (1): play 2o 2g",
            "  three of a kind (1): play 2o 2g 2k",
            "  five-card hands, Umbrella (1): play 2o 2g 3o 3g 3k",
        ]
    );
    let lines = help(Kind::Kartel, json!({}), &legal, "w");
    assert_eq!(lines[1..], ["  play Wo | play Wg | play Wk"]);
    assert_eq!(help(Kind::Kartel, json!({}), &legal, "zz").len(), 1);
}

#[test]
fn positions_are_shown_with_their_cards() {
    let hands = [vec!["3", "4", "X"], Vec::new(), Vec::new()];
    let fields = json!({"hands": hands, "reserves": [["X", "9"], [], []]});
    let legal = own(&["play 0-1", "take 0 at 0", "take 0 at 3", "take 1 at 0", "take 1 at 3"]);
    let lines = help(Kind::KrassKariert, fields.clone(), &legal, "");
    assert_eq!(
        lines[1..],
        [
            "  play 0-1 (3 4)",
            "  take 0 at 0 … take 0 at 3  (the X, to that position of your hand)",
            "  take 1 at 0 … take 1 at 3  (the 9, to that position of your hand)",
        ]
    );
    let lines = help(Kind::KrassKariert, fields, &legal[..1], "");
    assert_eq!(lines, ["Your only move:", "  play 0-1 (3 4)"]);
}

#[test]
fn a_verb_may_be_left_out_where_there_is_one() {
    let peeks = own(&["peek 0 1", "peek 0 3"]);
    assert_eq!(typed::with_verb(Kind::Khamul, &peeks, "0 3").as_deref(), Some("peek 0 3"));
    assert_eq!(typed::with_verb(Kind::Khamul, &peeks, "three"), None);
    let others = own(&["peek 0 1", "draw"]);
    assert_eq!(typed::with_verb(Kind::Khamul, &others, "0 1"), None);
}

#[test]
fn thousands_are_grouped_and_can_be_filtered() {
    let legal: Vec<String> = (0..3000).map(|i| format!("exchange {i} 1 {}", i + 1)).collect();
    let lines = help(Kind::Khamul, json!({}), &legal, "");
    assert!(lines.len() < 6 && lines[1].contains("(3000)"), "{lines:?}");
    let lines = help(Kind::Khamul, json!({}), &legal, "exchange 17");
    assert!(lines[0].contains("2 moves"), "{lines:?}");
    assert_eq!(help(Kind::Khamul, json!({}), &legal, "take").len(), 1);
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

fn plain(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect()
}

/// A match whose deck begins with these cards, after these lines. The first seat deals.
fn position(kind: Kind, seats: usize, options: &str, first: &str, lines: &[&str]) -> Match {
    let settings = settings(kind, options);
    let setup = Setup { kind, seats, settings, dealer: Some(0), seed: Seed::from_number(0) };
    let mut played = Match::undealt(&setup).expect("a table");
    let pool = played.game().pool();
    let mut deck: Vec<&str> = pool.split(' ').collect();
    for (place, card) in first.split(' ').enumerate() {
        let at = deck.iter().skip(place).position(|other| *other == card).expect("a card");
        deck[place..=place + at].rotate_right(1);
    }
    played.next_round(Some(&deck.join(" "))).expect("the deck's cards");
    for line in lines {
        played.line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    played
}

/// The cards of several hands, dealt one at a time.
fn dealt(hands: &[&str]) -> String {
    let hands: Vec<Vec<&str>> = hands.iter().map(|hand| hand.split(' ').collect()).collect();
    let all = (0..hands[0].len()).flat_map(|at| hands.iter().map(move |hand| hand[at]));
    all.collect::<Vec<_>>().join(" ")
}

/// The first lines that a person on this seat is asked with, without colours.
fn check(played: &Match, seat: usize, expected: &[&str]) {
    let mut lines = asked(played, seat);
    lines.truncate(expected.len());
    assert_eq!(lines, expected);
}

fn asked(played: &Match, seat: usize) -> Vec<String> {
    let you = Seat::new(seat).expect("a seat");
    let names = Names::new(Language::english(), 4, Some(you));
    let (view, decision) = (played.game().view(Some(you)), played.game().decision(you));
    let view = AnyView::read(&::games::json(&view)).expect("a view");
    let seen =
        Seen { view: &view, legal: &decision.legal, asked: &decision.asked, names: &names };
    plain(&guide::lines(&seen))
}

#[test]
fn kartel_says_what_may_be_led_and_what_beats_a_set() {
    let first = dealt(&[
        "2o 3o 4o 5o 7o 6o 6g 6k 6b 6r 8o 8g 8k Wo Wg",
        "7b 2g 2k Zo Zg Zk 3g 3k 4b 4r 4k 5g 5k 5b 5r",
    ]);
    let to_beat = |line: &str, expected: &[&str]| {
        check(&position(Kind::Kartel, 2, "", &first, &[line]), 1, expected);
    };
    let begun = position(Kind::Kartel, 2, "", &first, &[]);
    check(&begun, 0, &["You lead: one card, two or three of one rank, or a five-card hand."]);
    to_beat("0 play 7b", &["Beat it with 1 card, or pass: a higher rank, or a 7 in k■ or g✚."]);
    to_beat(
        "0 play 2g 2k",
        &["Beat it with 2 cards, or pass: a higher pair, or another pair of 2."],
    );
    // What is to be typed stands there once.
    let beaten = position(Kind::Kartel, 2, "", &first, &["0 play Zo Zg Zk"]);
    assert_eq!(asked(&beaten, 1), ["You have nothing that beats it: pass."]);
    to_beat(
        "0 play 3g 3k 4k 4b 4r",
        &[
            "Beat it with 5 cards, or pass. Umbrella: three of one rank and two of another.",
            "A higher Umbrella beats it, or Honey, Quads, Mr. Honey or KARA 5.",
        ],
    );
    to_beat(
        "0 play 3g 5g 5k 5b 5r",
        &[
            "Beat it with 5 cards, or pass. Quads: four of one rank and one more.",
            "A higher Quads beats it, or Mr. Honey or KARA 5.",
        ],
    );
}

#[test]
fn kartu_sama_says_what_fits_and_what_is_due() {
    // Three and two cards at once, then the one that is turned up, then three.
    let on = |own: &str, top: &str, lines: &[&str]| {
        let own: Vec<&str> = own.split(' ').collect();
        let [three, two, last] = [&own[..3], &own[3..5], &own[5..]].map(|own| own.join(" "));
        let first = format!("{three} 2c 2d 3c {two} 3d 4c {top} {last} 4d 5c 5d");
        position(Kind::KartuSama, 2, "", &first, lines)
    };
    check(
        &on("7c Jo 2s 3s 4s 5s 6s 8s", "7h", &[]),
        1,
        &["Match 7 or ♥ (or play a joker).", "You may: play 7c | play Jo"],
    );
    check(
        &on("7c Ks 2s 3s 4s 5s 6s 8s", "7h", &[]),
        1,
        &["Match 7 or ♥.", "Your only move: play 7c."],
    );
    check(
        &on("9c Jo 2s 3s 4s 5s 6s 8s", "7h", &[]),
        1,
        &["Only a joker fits, or draw 2.", "You may: play Jo | draw"],
    );
    let nothing = "9c Ks 2s 3s 4s 5s 6s 8s";
    check(&on(nothing, "7h", &[]), 1, &["Nothing fits: draw 2.", "Your only move: draw."]);
    check(
        &on("7c Jo 2s 3s 4s 5s 6s 8s", "7h", &["1 play Jo"]),
        1,
        &["You owe 2 more cards: play one that fits: any card fits on a joker."],
    );
}

#[test]
fn krass_kariert_says_what_lies_there() {
    let first =
        dealt(&["2 X 3 7 7 D 9 1 4 6", "5 5 5 1 3 10 12 10 2 11", "8 8 8 8 9 9 9 12 12 12"]);
    let on = |lines: &[&str]| position(Kind::KrassKariert, 3, "", &first, lines);
    check(
        &on(&[]),
        1,
        &["You start: any one to three neighbours that form a combination, or a special card."],
    );
    check(
        &on(&["1 play 0-2 as 2 1 3"]),
        2,
        &["To beat: 2 X 3 as 2 1 3 (run of three, Bea): play higher, or take a reserve card."],
    );
    check(
        &on(&["1 play 0-2 as 2 1 3", "2 play 0-2"]),
        0,
        &["To beat: 5 5 5 (three of a kind, Cem): play higher, or take a reserve card."],
    );
    check(
        &on(&["1 play 5"]),
        2,
        &["No combination lies yet: play any one to three neighbours that form a combination, \
             or a special card, or take a reserve card."],
    );
}

#[test]
fn khamul_says_what_is_due_and_never_what_matches() {
    let first = dealt(&["2c 3c 4c 5c", "6c 7c 8c 9c"]);
    let on = |options: &str, next: &str, lines: &[&str]| {
        let looks = ["0 peek 0 1", "1 peek 0 1"];
        let lines: Vec<&str> = looks.iter().chain(lines).copied().collect();
        position(Kind::Khamul, 2, options, &format!("{first} {next}"), &lines)
    };
    let begun = position(Kind::Khamul, 2, "", &first, &[]);
    check(
        &begun,
        0,
        &[
            "First look: choose two of your cards to see, once: peek 0 1.",
            "You may: peek 0 1 | peek 0 2 | peek 0 3 | peek 1 2 | peek 1 3 | peek 2 3",
        ],
    );
    let drew = "1 draw";
    check(&on("", "Ts 7d", &[]), 1, &["Your turn: draw or announce khamul."]);
    check(
        &on("", "Ts 7d", &[drew]),
        1,
        &[
            "You hold Ts♠: discard it, or switch N to put it in place of your card N.",
            "You may: discard | switch 0 | switch 1 | switch 2 | switch 3",
        ],
    );
    let snaps = "You may: snap 0 | snap 1 | snap 2 | snap 3 | done";
    let how = "snap N throws your card N if you believe it is";
    let snap = |options: &str, what: &str| {
        let asked = format!("Snap on Ts♠? {how} {what}; done throws none.");
        check(&on(options, "Ts 7d", &[drew, "1 discard"]), 0, &[&asked, snaps]);
    };
    snap("", "a 10");
    snap("match=value", "worth 10");
    let over = [drew, "1 discard", "0 done", "1 done"];
    check(
        &on("", "Ts 7d", &over),
        0,
        &["Your turn: draw, take the Ts♠ or announce khamul.", "You may: khamul | draw | take"],
    );
    let took = [&over[..], &["0 take"]].concat();
    check(
        &on("", "Ts 7d", &took),
        0,
        &["You took Ts♠: switch N to put it in place of your card N."],
    );
    check(
        &on("", "Qs 7d", &[drew, "1 discard"]),
        1,
        &["Qs♠: give N makes seat N draw an unseen card, or decline.", "You may: give 0 | decline"],
    );
}

/// Rows are rearranged at any time (khamul:8.1), and cards thrown where the table says so (4.7).
#[test]
fn khamul_says_what_can_be_typed_at_any_time() {
    let first = dealt(&["2c 3c 4c 5c", "6c 7c 8c 9c"]);
    let besides = |options: &str, next: &str, lines: &[&str]| {
        let looks = ["0 peek 0 1", "1 peek 0 1"];
        let lines: Vec<&str> = looks.iter().chain(lines).copied().collect();
        let played = position(Kind::Khamul, 2, options, &format!("{first} {next}"), &lines);
        let view = ::games::json(&played.game().view(Seat::new(0)));
        let view = AnyView::read(&view).expect("a view");
        let names = Names::new(Language::english(), 2, Seat::new(0));
        let legal = played.game().legal_moves(Seat::FIRST);
        help::besides(&Seen { view: &view, legal: &legal, asked: &[], names: &names })[0].clone()
    };
    let arrange = "At any time you may also rearrange your row, such as: arrange 3 2 1 0";
    let throw = "You may also throw a card at the discard pile now, such as: snap 0";
    let over = ["1 draw", "1 discard", "0 done", "1 done"];
    assert_eq!(besides("", "Ts 7d", &over), arrange);
    assert_eq!(besides("", "Qs 7d", &["1 draw", "1 discard"]), arrange, "a power waits");
    assert_eq!(besides("snaps=anytime", "Ts 7d", &["1 draw"]), arrange, "nothing to match");
    assert_eq!(besides("snaps=anytime", "Ts 7d", &over), format!("{arrange} {throw}"));
}

#[test]
fn ktu_says_what_beats_the_pile() {
    // The first three cards of each are the closed ones.
    let first = dealt(&["8c 8d 8h 6h 3c Ah 4c Kc Kd Ks", "8s Qc Qd 7h 2s 5c 9c 9d 9h Jc"]);
    let opened = ["1 open Kc Kd Ks", "0 open 9c 9d 9h"];
    let plays = ["1 play 6h", "0 play 7h", "1 play 3c", "0 play 2s", "1 play Ah"];
    for (count, expected) in [
        "The pile is empty: play one card, or several of one rank.",
        "To beat: 6h♥: 7 8 9 J Q K A, or 2 3 10.",
        "To beat: 7h♥: 4 5 6, or 2 3 10.",
        "To beat: 7h♥ (3s are looked through): 4 5 6, or 2 3 10.",
        "To beat: 2s♠: anything.",
        "To beat: Ah♥: only 2 3 10.",
    ]
    .into_iter()
    .enumerate()
    {
        let lines = [&opened[..], &plays[..count]].concat();
        check(&position(Kind::Ktu, 2, "", &first, &lines), (count + 1) % 2, &[expected]);
    }
}

#[test]
fn khamuls_scores_are_explained() {
    let rows = json!([["2c", "Kd"], ["5c", "4d"], [], ["Ad", "4c"]]);
    let view = view(Kind::Khamul, 4, json!({ "round": 2, "announcer": 1, "rows": rows }));
    let (round, total) = (&[0, 29, -5, 20], &[3, 40, -5, 25]);
    let scores = Scores { round, total, winners: None };
    let names = Names::new(Language::english(), 4, Seat::new(0));
    let lines = results::turned_up(&view, &scores, &names);
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

/// The lines on a round that is over, without colours.
fn over(view: &AnyView, round: &[i32], total: &[i32]) -> Vec<String> {
    let names = Names::new(Language::english(), round.len(), Seat::new(0));
    plain(&results::turned_up(view, &Scores { round, total, winners: None }, &names))
}

#[test]
fn khamuls_scores_are_explained_by_the_variants_numbers() {
    let rows = json!([["2c", "Kd"], [], ["Ad", "3c"]]);
    let fields = json!({ "round": 1, "rows": rows });
    let view = view_with(Kind::Khamul, 3, "missed=35 empty_row=7", fields);
    let lines = over(&view, &[0, -7, 35], &[0, -7, 35]);
    assert!(lines[3].ends_with("none  (no cards: −7)"), "{lines:?}");
    assert!(lines[4].ends_with("(1 + 3 = 4; should have announced: counts 35)"), "{lines:?}");
}

#[test]
fn kartels_points_are_those_of_the_table() {
    let fields = || {
        json!({
            "round": 1,
            "hands": [[], ["2o", "3o"], ["5o", "6o", "7o"]],
            "played": [["Zo"], [], ["2g"]],
        })
    };
    let lines =
        |options, round: &[i32]| over(&view_with(Kind::Kartel, 3, options, fields()), round, round);
    let usual = lines("", &[12, -6, -6]);
    assert!(usual[0].starts_with("Round 1 of 3 (high wins): Ada is out of cards"), "{usual:?}");
    assert!(usual[3].contains("(tripled, none played)"), "{usual:?}");
    assert!(usual[4].contains("(doubled, only 1 played)"), "{usual:?}");
    let varied = lines("few_times=1 none_times=5", &[13, -17, 4]);
    assert!(varied[3].contains("    10  2: "), "{varied:?}");
    assert!(varied[3].contains("(counted 5 times, none played)"), "{varied:?}");
    assert!(varied[4].contains("     3  3: ") && !varied[4].contains('('), "{varied:?}");
    let won = lines("count=victories", &[1, 0, 0]);
    assert!(won[0].starts_with("Round 1 of 3 (most rounds won win): Ada"), "{won:?}");
    assert!(!won.concat().contains("points") && !won.concat().contains("played"), "{won:?}");
}

#[test]
fn backs_that_differ_are_shown() {
    let options = "decks=2 backs=different";
    let first = "2c/0 2d/1 2h/0 3c/0 3d/0 3h/0 4c/0 4d/1 5c/0 5d/1 9s/1";
    let played = position(Kind::KartuSama, 2, options, first, &[]);
    let view = AnyView::read(&::games::json(&played.game().view(Seat::new(1)))).expect("a view");
    let names = Names::new(Language::english(), 2, Seat::new(1));
    let lines = plain(&table::table(&view, &names)).join("\n");
    assert!(lines.contains("2c/0") && lines.contains("2d/1"), "{lines}");
    assert!(lines.contains("backs 0 0 0 0 0 1 1 1"), "{lines}");
    assert!(lines.contains(" on top"), "{lines}");
}

/// Without points KTU has no winner (ktu:6.2), and in Krass Kariert all can lose; a tie is shared.
#[test]
fn a_match_without_a_winner_says_so() {
    let names = Names::new(Language::english(), 2, Seat::new(0));
    let said = |kind: Kind, total: &[i32], winners: Vec<usize>| {
        let played = Match::new(&setup_of(kind), None).expect("a table");
        let view = AnyView::read(&::games::json(&played.game().reveal())).expect("a view");
        let scores = Scores { round: &[0, 0], total, winners: Some(winners) };
        plain(&results::turned_up(&view, &scores, &names)).last().expect("a line").to_string()
    };
    assert_eq!(said(Kind::Ktu, &[0, 0], vec![]), "The match is over: no points, no winner.");
    assert_eq!(said(Kind::Ktu, &[1, 1], vec![0, 1]), "The match is over: Ada and Bea win.");
    assert_eq!(said(Kind::KrassKariert, &[-3, -3], vec![]), "The match is over: nobody wins.");
}

fn setup_of(kind: Kind) -> Setup {
    let (settings, seed) = (Settings::new(kind.options()), Seed::from_number(0));
    Setup { kind, seats: 2, settings, dealer: Some(0), seed }
}

#[test]
fn what_is_no_whole_view_is_none_or_can_be_drawn() {
    for kind in Kind::ALL {
        let setup = Setup {
            kind,
            seats: 3,
            settings: Settings::new(kind.options()),
            dealer: Some(0),
            seed: Seed::from_number(0),
        };
        let played = Match::new(&setup, None).expect("a table");
        let names = Names::new(Language::english(), 3, Seat::new(2));
        let (mut refused, mut drawn) = (0, 0);
        let shown = [played.game().view(Seat::new(2)), played.game().reveal()];
        for shown in shown.map(|shown| ::games::json(&shown)) {
            for (name, field) in shown.as_object().expect("fields") {
                let list = field.as_array().cloned().unwrap_or_default();
                let shorter = json!(list[..list.len().saturating_sub(1)]);
                for other in [json!([]), shorter, json!(9), json!(u64::MAX), Value::Null] {
                    let mut shown = shown.clone();
                    *shown.get_mut(name).expect(name) = other;
                    let Some(view) = AnyView::read(&shown) else {
                        refused += 1;
                        continue;
                    };
                    drawn += 1;
                    let scores = Scores { round: &[0; 3], total: &[0; 3], winners: None };
                    results::turned_up(&view, &scores, &names);
                    table::all(&view, &names);
                    table::hand(&view, &names);
                    let legal = own(&["play 0-1", "take 1 at 0", "exchange 9 9 9"]);
                    let seen = Seen { view: &view, legal: &legal, asked: &[], names: &names };
                    help::moves(&seen, "");
                    help::besides(&seen);
                }
            }
        }
        assert!(refused > 20 && drawn > 10, "{kind}: {refused}, {drawn}");
    }
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
    let both = done(1).and(&done(2)).expect("they say the same");
    assert_eq!(teller.say(&both).as_deref(), Some("Bea and Cem throw no more."));
    assert_eq!(both.and(&Message::plain("event-khamul-turn")), None);
}
