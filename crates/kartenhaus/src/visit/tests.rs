//! Visits that hear what a site says, or what somebody says who is none.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::{Value as Json, json};
use server::protocol::{ClientMessage, RoomCommand};
use words::Language;

use super::plain::Lines;
use super::screen::Screen;
use super::sitting::{Ending, Ends, Event};
use super::{Out, Show, Visit, Visitor};
use crate::site::SeatKey;

fn visit() -> Visit {
    let (language, key) = (Language::english(), SeatKey::new("key"));
    let mut visit = Visit::new(Visitor { language, key, alone: false });
    visit.opened(1);
    visit
}

fn seat(name: &str) -> Json {
    json!({
        "name": name, "bot": null, "away": false, "delegated": false, "waits": false,
        "ready": false,
    })
}

/// A room in which Bea listens, on seat 1.
fn room(stage: &str, names: &[&str]) -> Json {
    let seats: Vec<Json> = names.iter().map(|name| seat(name)).collect();
    json!({
        "room": "plum-otter-417", "game": "kartu-sama", "seats": seats, "playing": 2, "host": 0,
        "stage": stage, "match": 1, "said": 0, "chat": [],
    })
}

fn welcome(room: &Json) -> Json {
    json!({
        "type": "welcome", "protocol": 2, "server": "0.1.0", "you": 1, "at_door": false,
        "returned": false, "room": room,
    })
}

/// Bea's turn, after so many changes.
fn update(seq: u64) -> Json {
    json!({
        "type": "update", "match": 1, "seq": seq,
        "view": {
            "game": "kartu-sama", "options": {"rounds": 1, "count": "points"}, "round": 1,
            "phase": "playing", "to_act": [1], "dealer": 0, "scores": [0, 0],
            "hands": [8, ["2d", "8h", "Jo"]], "draw": 37, "discard": ["9h"], "owed": 0,
            "chain": 0, "due": 2, "single": 3, "asks": 2, "points": [null, 30],
        },
        "told": [{
            "seq": seq, "all": [{}], "you": [],
            "said": [[{
                "id": "event-kartu-sama-played",
                "params": {"card": {"card": "9h"}, "owed": 0, "seat": {"seat": 0}},
            }]],
            "said_you": [],
        }],
        "legal": ["play 8h", "play Jo"],
        "asked": [{
            "id": "asked-kartu-sama-fits",
            "params": {
                "draw": 0, "ends": "no", "fits": "top-or-joker", "jokers": 2, "owed": 0, "rank": 9,
                "suit": {"suit": "h"},
            },
        }],
        "scores": {"first": 1, "rounds": [], "winners": null}, "ended": [], "clock": null,
        "peeks": [], "window": null, "queued": [], "aids": null, "lesson": null,
    })
}

fn hear(visit: &mut Visit, said: &Json) -> Vec<Show> {
    visit.hear(&said.to_string());
    visit.pause();
    let shown = |out| if let Out::Show(show) = out { Some(show) } else { None };
    visit.take().into_iter().filter_map(shown).collect()
}

fn moves(visit: &mut Visit) -> Vec<(u64, String)> {
    let sent = |out| match out {
        Out::Say(line, ClientMessage::Play { mv, .. }) => Some((line, mv)),
        _ => None,
    };
    visit.take().into_iter().filter_map(sent).collect()
}

fn plain(visit: &Visit, shows: &[Show]) -> String {
    let mut lines = Lines { out: Vec::new(), echo: true, prompted: false };
    shows.iter().for_each(|show| lines.show(show, visit).expect("a list takes all"));
    lines.prompt(visit).expect("a list takes all");
    String::from_utf8(lines.out).expect("text")
}

/// The text without our own colours.
fn uncoloured(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    let code = |it: &str| it.chars().all(|it| it.is_ascii_digit());
    parts.fold(first, |all, part| match part.split_once('m') {
        Some((it, rest)) if code(it) => all + rest,
        _ => all + "\x1b[" + part,
    })
}

#[test]
fn a_turn_is_told_and_asked_by_plain_lines() {
    let mut visit = visit();
    let shows = hear(&mut visit, &welcome(&room("playing", &["Ada", "Bea"])));
    let text = uncoloured(&plain(&visit, &shows));
    assert_eq!(text, "", "the heading of the match says more");
    let shows = hear(&mut visit, &update(3));
    let text = uncoloured(&plain(&visit, &shows));
    for part in [
        "Kartu Sama, 2 seats\n",
        "Ada plays 9h♥",
        " > Bea (you)",
        "Your hand: 2d♦  8h♥  Jo★",
        "You may: play 8h | play Jo\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(text.ends_with("Your move > "), "{text}");
    assert!(hear(&mut visit, &update(3)).is_empty(), "nothing is told or asked twice");

    visit.typed("PLAY 8h♥");
    assert_eq!(moves(&mut visit), [(1, "play 8h".to_owned())]);
    let refused = json!({
        "type": "refused", "seq": 3, "code": "illegal", "move": "play 8h", "legal": false,
        "name": null, "rule": "kartu-sama:3.2", "reason": "It does not fit.", "works": ["play Jo"],
    });
    let answer = ["It does not fit. (kartu-sama:3.2)", "This would work: play Jo"];
    let answer = answer.map(str::to_owned).to_vec();
    assert_eq!(hear(&mut visit, &refused), [Show::Answer(answer)]);
    visit.typed("sing");
    let Some(Out::Show(Show::Answer(lines))) = visit.take().pop() else { panic!("an answer") };
    assert!(lines[0].starts_with("That is no move."), "{lines:?}");
}

#[test]
fn nothing_that_a_site_says_is_obeyed_by_the_terminal() {
    let evil = "\x1b[2J\x1b]0;mine\x07\u{9b}5n\r\u{202e}";
    let mut visit = visit();
    let mut entered = room("playing", &[evil, "Bea"]);
    entered["said"] = 1.into();
    entered["chat"] = json!([{"name": evil, "text": evil}]);
    let mut shows = hear(&mut visit, &welcome(&entered));
    let mut turn = update(3);
    turn["legal"] = json!([format!("play {evil}"), "play 8h"]);
    turn["told"][0]["said"][0][0]["params"]["card"]["card"] = evil.into();
    turn["queued"] = json!([evil]);
    turn["peeks"] = json!([{
        "id": 1, "event": {}, "said": [{"id": evil, "params": {}}],
    }]);
    shows.extend(hear(&mut visit, &turn));
    // Cards are read as cards.
    let mut other = update(4);
    other["view"]["hands"][1] = json!([evil, "8h"]);
    assert_eq!(hear(&mut visit, &other).len(), 1, "it is not understood");
    shows.extend(hear(&mut visit, &json!({"type": "removed", "name": evil})));
    shows.extend(hear(&mut visit, &json!({"type": "fault", "code": evil, "message": evil})));
    shows.extend(hear(
        &mut visit,
        &json!({
            "type": "refused", "code": evil, "move": evil, "rule": evil, "reason": evil,
            "works": [evil],
        }),
    ));
    visit.answered(&RoomCommand::Ready {}, Err(evil.to_owned()));
    shows.extend(visit.take().into_iter().filter_map(|out| match out {
        Out::Show(show) => Some(show),
        _ => None,
    }));
    let text = uncoloured(&plain(&visit, &shows));
    assert!(text.matches('\u{fffd}').count() > 30, "it was said: {text}");
    let obeyed = |it: char| it.is_control() && it != '\n' || it == '\u{202e}';
    assert!(!text.contains(obeyed), "{text:?}");
    assert!(shows.len() > 10);

    // Nor is it on the whole screen.
    let mut screen = Screen::new(true);
    shows.into_iter().for_each(|show| screen.show(show));
    let text = drawn(&screen, &visit, 80, 24);
    assert!(!text.contains(obeyed) && text.contains('\u{fffd}'), "{text:?}");
}

#[test]
fn numbers_and_lists_of_any_size_are_borne() {
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("playing", &["Ada", "Bea"])));
    for (path, value) in [
        ("/view/hands", json!([u64::MAX, u64::MAX])),
        ("/view/scores", json!(vec![0; 500])),
        ("/view/scores", json!([])),
        ("/view/to_act", json!([u64::MAX])),
        ("/view/hands", json!([])),
        ("/view/hands", json!([8, ["8h"], 3])),
        ("/view", json!(null)),
        ("/view/game", json!("bridge")),
        ("/scores/rounds", json!([[1]])),
        ("/legal", json!(["", " ", "play"])),
    ] {
        let mut turn = update(3);
        *turn.pointer_mut(path).expect(path) = value;
        let shows = hear(&mut visit, &turn);
        plain(&visit, &shows);
        visit.typed("?");
        let shows = visit.take();
        assert!(!shows.is_empty(), "{path}");
        drawn(&Screen::new(true), &visit, 80, 24);
    }
    for said in ["", "null", "[]", "{}", "{\"type\":\"update\"}", "\u{7f}", &"[".repeat(100_000)] {
        visit.hear(said);
    }
}

#[test]
fn help_is_asked_for_and_told() {
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("playing", &["Ada", "Bea"])));
    let mut turn = update(3);
    turn["help"] = json!({"hint": true, "take_back": true});
    hear(&mut visit, &turn);
    for (typed, said) in [
        ("hint", ClientMessage::Hint { match_number: 1, seq: 3 }),
        ("back", ClientMessage::TakeBack { match_number: 1, seq: 3 }),
    ] {
        visit.typed(typed);
        let out = visit.take().pop();
        assert!(matches!(&out, Some(Out::Say(1, it)) if *it == said), "{typed}: {out:?}");
    }
    let message = |id: &str, params: serde_json::Value| json!({"id": id, "params": params});
    let joker = message("move-kartu-sama-play", json!({"joker": "yes", "card": {"card": "Jo"}}));
    let said = message("advice", json!({"move": joker}));
    let why = message("why-ends", json!({}));
    turn["hint"] = json!({"move": "play Jo", "other": null, "said": [said], "why": [why]});
    let shows = hear(&mut visit, &turn);
    let told = |shows: &[Show], text: &str| {
        shows.iter().any(|it| matches!(it, Show::Told(told) if told.starts_with(text)))
    };
    let advice = "Play the joker. To do that, type play Jo;";
    assert!(told(&shows, advice), "{shows:?}");
    visit.typed("why");
    let why = visit.take();
    let ends = Show::Answer(vec!["It ends the round at once.".to_owned()]);
    assert!(matches!(&why[..], [Out::Show(show)] if *show == ends), "{why:?}");
    assert!(hear(&mut visit, &turn).is_empty(), "a hint is told once");
    let shows = hear(&mut visit, &json!({"type": "took_back", "seat": 1}));
    assert!(told(&shows, "You took back your last move."), "{shows:?}");
    let shows = hear(&mut visit, &update(4));
    assert!(shows.contains(&Show::Table), "the table is shown as it was: {shows:?}");
    let why = "Tipps bekommt nur, wer allein gegen Bots spielt.";
    let fault = json!({"type": "fault", "code": "not_now", "message": why});
    assert_eq!(hear(&mut visit, &fault), [Show::Told(why.to_owned())]);
    visit.lost();
    visit.take();
    visit.typed("hint");
    let shows = visit.take();
    assert!(matches!(shows[..], [Out::Show(Show::Answer(_))]), "there is no line: {shows:?}");
}

#[test]
fn a_move_without_a_line_is_played_once() {
    let mut visit = visit();
    let entered = welcome(&room("playing", &["Ada", "Bea"]));
    hear(&mut visit, &entered);
    hear(&mut visit, &update(3));
    visit.lost();
    visit.typed("8h");
    assert_eq!(moves(&mut visit), [], "there is no line");
    visit.lost();
    assert!(visit.take().is_empty(), "that it is lost is told once");
    visit.opened(2);
    hear(&mut visit, &entered);
    visit.hear(&update(3).to_string());
    assert_eq!(moves(&mut visit), [(2, "play 8h".to_owned())]);
    visit.hear(&update(3).to_string());
    assert_eq!(moves(&mut visit), [], "on the same line it is not sent again");

    // The line breaks before the answer: the site knows whether it was played.
    visit.lost();
    visit.opened(3);
    hear(&mut visit, &entered);
    visit.hear(&update(3).to_string());
    assert_eq!(moves(&mut visit), [(3, "play 8h".to_owned())]);
    let stale = json!({
        "type": "refused", "seq": 4, "code": "stale", "move": "play 8h", "legal": false,
        "reason": "The table has changed since you chose this.",
    });
    let shows = hear(&mut visit, &stale);
    assert!(matches!(&shows[..], [Show::Told(text)] if text.contains("see the log")), "{shows:?}");

    // The table has changed meanwhile: it is not played, and the person is told so.
    visit.lost();
    visit.typed("8h");
    visit.opened(4);
    hear(&mut visit, &entered);
    let mut later = update(5);
    later["legal"] = json!(["draw"]);
    visit.hear(&later.to_string());
    let outs = visit.take();
    assert!(outs.iter().all(|out| !matches!(out, Out::Say(_, ClientMessage::Play { .. }))));
    let unsent = |out: &Out| matches!(out, Out::Show(Show::Told(it)) if it.contains("not sent"));
    assert!(outs.iter().any(unsent), "{outs:?}");
}

#[test]
fn a_site_that_cannot_be_played_on_ends_the_visit() {
    for (said, kept) in [
        (json!({"type": "fault", "code": "wrong_protocol", "message": "no"}), true),
        (json!({"type": "fault", "code": "bad_key", "message": "no"}), false),
        (json!({"type": "fault", "code": "no_room", "message": "no"}), false),
    ] {
        match &hear(&mut visit(), &said)[..] {
            [Show::Ended(Ending::Broken(_))] if kept => {}
            [Show::Ended(Ending::Gone(_))] if !kept => {}
            other => panic!("{said}: {other:?}"),
        }
    }
    let mut old = welcome(&room("lobby", &["Ada", "Bea"]));
    old["protocol"] = 1.into();
    let shows = hear(&mut visit(), &old);
    assert!(matches!(shows[..], [Show::Ended(Ending::Broken(_))]), "{shows:?}");
    let mut other = welcome(&room("lobby", &["Ada", "Bea"]));
    other["room"]["game"] = "bridge".into();
    let shows = hear(&mut visit(), &other);
    assert!(matches!(shows[..], [Show::Ended(Ending::Broken(_))]), "{shows:?}");
    // Whose seat is taken away is told so.
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("lobby", &["Ada", "Bea"])));
    let gone = json!({
        "type": "room", "you": null, "at_door": false, "room": room("lobby", &["Ada"]),
    });
    let shows = hear(&mut visit, &gone);
    assert!(matches!(shows[..], [Show::Ended(Ending::Gone(_))]), "{shows:?}");
}

#[test]
fn who_comes_and_goes_is_told() {
    let mut visit = visit();
    let says = |room: Json| json!({"type": "room", "you": 1, "at_door": false, "room": room});
    hear(&mut visit, &welcome(&room("lobby", &["Ada", "Bea"])));
    let mut bot = room("lobby", &["Ada", "Bea", "Dia"]);
    bot["seats"][2]["bot"] = "novice".into();
    let mut away = room("lobby", &["Ada", "Bea", "Dia"]);
    away["seats"][0]["away"] = true.into();
    let mut host = room("lobby", &["Ada", "Bea"]);
    host["host"] = 1.into();
    let mut wrote = host.clone();
    (wrote["said"], wrote["chat"]) = (1.into(), json!([{"name": "Ada", "text": "Hello"}]));
    for (room, told) in [
        (room("lobby", &["Ada", "Bea", "Cem"]), "Cem sat down."),
        (bot, "Cem left: a bot plays on."),
        (away, "Ada is away."),
        (room("lobby", &["Ada", "Bea", "Dia"]), "Ada is back."),
        (room("lobby", &["Ada", "Bea", "Eli B."]), "Dia is called Eli B."),
        (room("lobby", &["Ada", "Bea"]), "Eli B left."),
        (host, "You are the host now."),
        (wrote, "Ada: Hello"),
    ] {
        let shows = hear(&mut visit, &says(room));
        assert!(shows.contains(&Show::Told(told.to_owned())), "{told}: {shows:?}");
    }
}

fn typed(visit: &mut Visit, text: &str) -> Vec<Out> {
    visit.typed(text);
    visit.take()
}

#[test]
fn words_are_asked_of_the_room_or_answered() {
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("lobby", &["Ada", "Bea"])));
    for (text, answer) in [
        ("score", "You are not in a match now."),
        ("hint", "You are not in a match now."),
        ("8h", "You are not in a match now."),
        ("", "Type a move, or ? for what you may do."),
    ] {
        let out = typed(&mut visit, text);
        let [Out::Show(Show::Answer(lines))] = &out[..] else { panic!("{text}: {out:?}") };
        assert_eq!(lines[..], [answer], "{text}");
    }
    let out = typed(&mut visit, "table");
    assert!(matches!(&out[0], Out::Show(Show::Told(it)) if it.contains("Ada and Bea")), "{out:?}");
    hear(&mut visit, &update(3));
    let say = |text: &str| RoomCommand::Say { text: text.to_owned() };
    let bot = |level: &str| RoomCommand::AddBot { level: level.to_owned() };
    for (text, command) in [
        ("say  Hello there ", say("Hello there")),
        ("start", RoomCommand::Start {}),
        ("bot", bot("novice")),
        ("bot expert", bot("expert")),
        ("ready", RoomCommand::Ready {}),
        ("leave", RoomCommand::Leave {}),
    ] {
        let out = typed(&mut visit, text);
        let [Out::Ask(asked)] = &out[..] else { panic!("{text}: {out:?}") };
        assert_eq!(*asked, command, "{text}");
    }
    assert!(matches!(typed(&mut visit, "table")[..], [Out::Show(Show::Table)]));
    let out = typed(&mut visit, "time");
    assert!(matches!(out[..], [Out::Say(1, ClientMessage::MoreTime {})]), "{out:?}");
    for text in ["score", "rules", "legend", "?"] {
        let out = typed(&mut visit, text);
        assert!(matches!(&out[..], [Out::Show(Show::Answer(lines))] if !lines.is_empty()));
    }
    let out = typed(&mut visit, "quit");
    assert!(matches!(out[..], [Out::Leave]), "{out:?}");
    visit.answered(&RoomCommand::Leave {}, Ok(()));
    let out = visit.take();
    assert!(matches!(out[..], [Out::Show(Show::Ended(Ending::Up))]), "{out:?}");
    visit.lost();
    visit.take();
    for text in ["time", "talk"] {
        let out = typed(&mut visit, text);
        assert!(matches!(out[..], [Out::Show(Show::Answer(_))]), "there is no line: {out:?}");
    }
}

/// Also by whoever became the host because the one before is away.
#[test]
fn the_host_has_a_bot_play_for_somebody_or_takes_them_off() {
    let mut visit = visit();
    let mut room = room("playing", &["Ada T.", "Bea"]);
    room["host"] = 1.into();
    hear(&mut visit, &welcome(&room));
    hear(&mut visit, &update(3));
    for (text, command) in [
        ("bot Ada T.", RoomCommand::StandIn { seat: 0 }),
        ("bot ada t.", RoomCommand::StandIn { seat: 0 }),
        ("remove Ada T.", RoomCommand::Remove { seat: 0 }),
    ] {
        let out = typed(&mut visit, text);
        let [Out::Ask(asked)] = &out[..] else { panic!("{text}: {out:?}") };
        assert_eq!(*asked, command, "{text}");
    }
    for text in ["bot", "bot Cem", "remove Cem"] {
        let out = typed(&mut visit, text);
        let [Out::Show(Show::Answer(lines))] = &out[..] else { panic!("{text}: {out:?}") };
        assert!(lines[0].starts_with("Nobody here is called"), "{lines:?}");
    }
    let out = typed(&mut visit, "?");
    let [Out::Show(Show::Answer(lines))] = &out[..] else { panic!("{out:?}") };
    assert!(lines.iter().any(|line| line.contains("bot NAME")), "{lines:?}");
}

#[test]
fn remarks_are_offered_by_number() {
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("playing", &["Ada", "Bea"])));
    hear(&mut visit, &update(3));
    let out = typed(&mut visit, "talk");
    assert!(matches!(out[..], [Out::Say(1, ClientMessage::Talk {})]), "{out:?}");
    let shows = hear(&mut visit, &json!({"type": "talk", "phrases": []}));
    assert_eq!(shows, [Show::Answer(vec!["No remark can be made now.".to_owned()])]);
    let phrase = json!({"id": "talk-left", "params": {"seat": {"seat": 0}, "count": 2}});
    let shows = hear(&mut visit, &json!({"type": "talk", "phrases": [phrase]}));
    let [Show::Answer(lines)] = &shows[..] else { panic!("{shows:?}") };
    assert!(lines[0].starts_with("  1  ") && lines[0].contains("Ada"), "{lines:?}");
    let out = typed(&mut visit, "talk 1");
    let [Out::Ask(RoomCommand::Talk { phrase: said })] = &out[..] else { panic!("{out:?}") };
    assert_eq!(said.id, "talk-left");
    let out = typed(&mut visit, "talk 2");
    assert!(matches!(out[..], [Out::Say(1, ClientMessage::Talk {})]), "{out:?}");
    let shows = hear(&mut visit, &json!({"type": "talked", "seat": 0, "phrase": phrase}));
    assert!(matches!(&shows[..], [Show::Told(it)] if it.starts_with("Ada: ")), "{shows:?}");
}

#[test]
fn what_a_site_says_beside_the_moves_is_told() {
    let mut visit = visit();
    let mut back = welcome(&room("playing", &["Ada", "Bea"]));
    back["returned"] = true.into();
    let shows = hear(&mut visit, &back);
    let bot = "A bot played for you while you were away. Now you play again.";
    assert!(shows.contains(&Show::Told(bot.to_owned())), "{shows:?}");
    // Whose number did not come in time is named.
    let share = |came: bool| json!({"promise": "", "share": came.then_some("")});
    let dealt = |ada, bea| json!({"type": "dealt", "deal": "", "seats": [share(ada), share(bea)]});
    for (said, told) in [
        (dealt(true, true), None),
        (dealt(false, true), Some("Ada’s number for this deal")),
        (dealt(true, false), Some("Your number for this deal")),
        (json!({"type": "removed", "name": "Cem."}), Some("The host removed Cem from")),
    ] {
        let shows = hear(&mut visit, &said);
        match (&shows[..], told) {
            ([], None) => {}
            ([Show::Told(text)], Some(told)) => assert!(text.starts_with(told), "{text}"),
            other => panic!("{said}: {other:?}"),
        }
    }
    let mut turn = update(3);
    turn["clock"] = json!({"left_ms": [null, 89_500]});
    let shows = hear(&mut visit, &turn);
    assert!(shows.contains(&Show::Told("Time for this move: 1:30".to_owned())), "{shows:?}");
    let mut chosen = update(4);
    chosen["queued"] = json!(["play Jo"]);
    let shows = hear(&mut visit, &chosen);
    assert!(shows.contains(&Show::Told("Chosen for later: play Jo".to_owned())), "{shows:?}");
}

#[test]
fn a_match_of_a_set_with_the_same_deals_says_which_it_is() {
    let played = |part: u64, stage: &str, points: Json| {
        let mut room = room(stage, &["Ada", "Bea"]);
        room["duplicate"] = json!({"part": part, "of": 2, "points": points});
        json!({"type": "room", "you": 1, "at_door": false, "room": room})
    };
    let over = |number: u64| {
        let mut update = update(9);
        update["match"] = number.into();
        update["view"]["phase"] = "match_over".into();
        update["legal"] = json!([]);
        update["scores"] = json!({"first": 1, "rounds": [[12, 0]], "winners": [1]});
        update
    };
    let mut visit = visit();
    hear(&mut visit, &welcome(&room("lobby", &["Ada", "Bea"])));
    for (part, points, told) in [
        (1, json!(null), &["Next come the same deals, from different seats."][..]),
        (2, json!([-2.5, 2.5]), &["How many points better", "  +2.5  Bea", "  -2.5  Ada"]),
    ] {
        hear(&mut visit, &played(part, "playing", json!(null)));
        let mut begun = update(3);
        begun["match"] = part.into();
        let shows = hear(&mut visit, &begun);
        let which = format!("Duplicate: match {part} of 2");
        assert!(shows.contains(&Show::Told(which)), "{shows:?}");
        hear(&mut visit, &played(part, "match_over", points));
        let shows = hear(&mut visit, &over(part));
        let lines: Vec<&str> = shows
            .iter()
            .filter_map(|show| if let Show::Told(text) = show { Some(&**text) } else { None })
            .collect();
        let last = &lines[lines.len() - told.len()..];
        assert!(last.iter().zip(told).all(|(line, told)| line.starts_with(told)), "{lines:?}");
    }
}

#[test]
fn who_waits_at_the_door_is_let_in_or_not() {
    let at = |you: Option<u64>, at_door, names: &[&str]| {
        let room = room("lobby", names);
        json!({"type": "room", "you": you, "at_door": at_door, "room": room})
    };
    let mut waits = welcome(&room("lobby", &["Ada"]));
    (waits["you"], waits["at_door"]) = (json!(null), true.into());
    for let_in in [false, true] {
        let mut visit = visit();
        let shows = hear(&mut visit, &waits);
        let door = "You are at the door. Wait for the host to let you in.";
        assert!(shows.contains(&Show::Told(door.to_owned())), "{shows:?}");
        if let_in {
            let shows = hear(&mut visit, &at(Some(1), false, &["Ada", "Bea"]));
            let told = "The match begins when Ada starts it.";
            assert!(shows.contains(&Show::Told(told.to_owned())), "{shows:?}");
        } else {
            let shows = hear(&mut visit, &at(None, false, &["Ada"]));
            let [Show::Ended(Ending::Gone(why))] = &shows[..] else { panic!("{shows:?}") };
            assert_eq!(why, "The host did not let you in.");
        }
    }
}

fn drawn(screen: &Screen, visit: &Visit, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a screen");
    terminal.draw(|frame| screen.draw(frame, visit)).expect("it is drawn");
    terminal.backend().to_string()
}

#[test]
fn the_whole_screen_has_table_hand_log_question_and_line_at_every_size() {
    let mut visit = visit();
    let mut screen = Screen::new(true);
    let mut shows = hear(&mut visit, &welcome(&room("playing", &["Ada", "Bea"])));
    shows.extend(hear(&mut visit, &update(3)));
    shows.into_iter().for_each(|show| screen.show(show));
    for (columns, rows) in [(80, 24), (100, 30), (200, 50)] {
        let text = drawn(&screen, &visit, columns, rows);
        for part in [
            "Kartu Sama  Round 1 of 1",
            "> Bea (you)",
            "Discard pile: 9h♥",
            "Your hand: 2d♦  8h♥  Jo★",
            "Ada plays 9h♥",
            "You may: play 8h | play Jo",
            "Your move >",
        ] {
            assert!(text.contains(part), "{columns} × {rows}: {part}\n{text}");
        }
        assert_eq!(text.contains('│'), columns == 200, "the log stands beside the table");
    }
    // What does not fit is cut, and nothing breaks.
    for (columns, rows) in [(40, 12), (20, 6), (3, 2), (1, 1), (80, 3), (500, 200)] {
        drawn(&screen, &visit, columns, rows);
    }
    let text = drawn(&screen, &visit, 40, 14);
    assert!(text.contains("Your hand: 2d♦  8h♥  Jo★") && text.contains("Your move >"), "{text}");

    // A long answer lies over the table, until it is put away; a lost line is seen.
    visit.typed("?");
    visit.lost();
    for out in visit.take() {
        if let Out::Show(show) = out {
            screen.show(show);
        }
    }
    let text = drawn(&screen, &visit, 80, 24);
    assert!(text.contains("You may play one of 2 moves:") && text.contains("No connection"));
    assert!(!text.contains("Discard pile"), "{text}");
}

/// However much waits to be shown, and though whoever says so must not wait for that.
#[test]
fn who_is_asked_to_end_does_so_before_all_that_waits() {
    let (sender, events) = std::sync::mpsc::sync_channel(2);
    let ends = Ends::default();
    for _ in 0..2 {
        sender.try_send(Event::TooLong).expect("there is room");
    }
    assert!(!ends.ask(&sender), "it does not wait for room");
    assert!(ends.is_asked() && ends.ask(&sender), "the second time is another matter");
    assert!(matches!(events.try_recv(), Ok(Event::TooLong)));
    // Whoever waits for something to happen is woken.
    let (sender, events) = std::sync::mpsc::sync_channel(2);
    Ends::default().ask(&sender);
    assert!(matches!(events.try_recv(), Ok(Event::Interrupted)));
}
