//! The referee against each sentence of `docs/rules/README.md`, in the library and as a process.

use std::io::Write;
use std::process::{Command, Stdio};

use games::Kind;
use referee::{LINE_MAX, Referee};
use serde_json::{Value, json};

#[derive(Default)]
struct Asked(Referee);

impl Asked {
    fn playing(game: &str, seats: usize) -> Self {
        let mut asked = Self::default();
        let seed = "07".repeat(32);
        asked.ok("new", json!({"game": game, "seats": seats, "seed": seed}));
        asked
    }

    fn line(&mut self, line: &str) -> Value {
        serde_json::from_str(&self.0.answer(line)).expect("an answer is JSON")
    }

    fn ask(&mut self, method: &str, params: Value) -> Value {
        let request = json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params});
        let answer = self.line(&request.to_string());
        assert_eq!(answer["id"], 7);
        answer
    }

    fn ok(&mut self, method: &str, params: Value) -> Value {
        let answer = self.ask(method, params);
        answer.get("result").unwrap_or_else(|| panic!("{method}: {answer}")).clone()
    }

    fn code(&mut self, method: &str, params: Value) -> i64 {
        code(&self.ask(method, params))
    }

    /// What must not change when a request is refused.
    fn everything(&mut self) -> (Value, Value) {
        (self.ok("state", json!({})), self.ok("record", json!({})))
    }
}

fn code(answer: &Value) -> i64 {
    assert!(answer.get("result").is_none(), "{answer}");
    assert!(answer["error"]["message"].is_string(), "{answer}");
    answer["error"]["code"].as_i64().expect("an error has a code")
}

#[test]
fn what_is_no_request() {
    let mut asked = Asked::default();
    let cases = [
        ("", -32700),
        ("{", -32700),
        ("nonsense", -32700),
        ("[]", -32600),
        (r#"[{"jsonrpc":"2.0","id":1,"method":"games"}]"#, -32600),
        ("17", -32600),
        ("null", -32600),
        (r#"{"jsonrpc":"2.0","method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":null,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1.5,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1e2,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":true,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":[1],"method":"games"}"#, -32600),
        (r#"{"id":1,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":2.0,"id":1,"method":"games"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"games","params":[]}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"games","params":null}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"games","params":{"x":1}}"#, -32602),
    ];
    for (line, expected) in cases {
        assert_eq!(code(&asked.line(line)), expected, "{line}");
    }
    // An id is an integer of any length, and comes back as it was written.
    for id in ["0", "-7", "18446744073709551616", "-0", r#""\u00e9 \n""#] {
        let line = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"games"}}"#);
        let answer = asked.0.answer(&line);
        assert!(answer.starts_with(&format!(r#"{{"jsonrpc":"2.0","id":{id},"result":"#)), "{id}");
    }
    // What is JSON is no -32700, however large or deep.
    let deep = "[".repeat(500) + &"]".repeat(500);
    for seats in ["1e400", "18446744073709551616", &deep, r#""\ud800""#] {
        let params = format!(r#"{{"game":"ktu","seats":{seats}}}"#);
        let line = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"new","params":{params}}}"#);
        let answer = asked.line(&line);
        assert_eq!((code(&answer), &answer["id"]), (-32602, &json!(1)), "{line}");
    }
    let answer = asked.line(r#"{"jsonrpc":"2.0","id":"a","method":"games"}"#);
    let count = answer["result"].as_array().map(Vec::len);
    assert_eq!((&answer["id"], count), (&json!("a"), Some(Kind::ALL.len())));
    assert_eq!(asked.line("x")["id"], Value::Null);
}

#[test]
fn games_lists_seats_and_options() {
    let games = Asked::default().ok("games", json!({}));
    let find = |id: &str| {
        let games = games.as_array().expect("a list");
        games.iter().find(|game| game["game"] == id).expect("the game").clone()
    };
    assert_eq!(find("kartel")["seats"], json!({"min": 2, "max": 6}));
    assert_eq!(find("kartel")["direction"], "counterclockwise");
    assert_eq!(find("khamul")["direction"], "clockwise");
    assert_eq!(find("kartel")["options"]["two_seat_hand"]["values"], json!([15, 30]));
    assert_eq!(find("kartel")["options"]["rounds"]["default"], Value::Null);
    assert_eq!(find("kartu-sama")["seats"], json!({"min": 2, "max": 10}));
    assert_eq!(find("krass-kariert")["options"]["chips"]["max"], 5);
    assert_eq!(find("khamul")["options"]["target"]["default"], 100);
    assert_eq!(find("ktu")["options"]["play_on"]["values"], json!([false, true]));
    for game in games.as_array().expect("a list") {
        for (name, option) in game["options"].as_object().expect("options") {
            assert!(option["text"].as_str().is_some_and(|text| text.len() > 10), "{name}");
            let range = option["min"].is_u64() && option["max"].is_u64();
            assert_ne!(range, option["values"].is_array(), "{name}");
        }
    }
}

#[test]
fn new_refuses_what_it_does_not_know() {
    let mut asked = Asked::playing("ktu", 2);
    let before = asked.everything();
    let deck: Vec<Value> = vec![json!("7h"); 52];
    let cases = [
        json!({}),
        json!({"game": "ktu"}),
        json!({"seats": 2}),
        json!({"game": "chess", "seats": 2}),
        json!({"game": "KTU", "seats": 2}),
        json!({"game": null, "seats": 2}),
        json!({"game": "ktu", "seats": 1}),
        json!({"game": "ktu", "seats": 6}),
        json!({"game": "ktu", "seats": 2.0}),
        json!({"game": "ktu", "seats": "2"}),
        json!({"game": "ktu", "seats": -2}),
        json!({"game": "ktu", "seats": 18446744073709551615u64}),
        json!({"game": "ktu", "seats": 2, "bots": 1}),
        json!({"game": "ktu", "seats": 2, "options": []}),
        json!({"game": "ktu", "seats": 2, "options": null}),
        json!({"game": "ktu", "seats": 2, "options": {"fast": true}}),
        json!({"game": "ktu", "seats": 2, "options": {"play_on": "true"}}),
        json!({"game": "ktu", "seats": 2, "options": {"play_on": 1}}),
        json!({"game": "ktu", "seats": 2, "options": {"eights": "two"}}),
        json!({"game": "ktu", "seats": 2, "options": {"rounds": 0}}),
        json!({"game": "ktu", "seats": 2, "options": {"rounds": 100001}}),
        json!({"game": "ktu", "seats": 2, "options": {"rounds": "3"}}),
        json!({"game": "ktu", "seats": 2, "options": {"rounds": 3.0}}),
        json!({"game": "ktu", "seats": 2, "options": {"rounds": null}}),
        json!({"game": "ktu", "seats": 2, "seed": "00"}),
        json!({"game": "ktu", "seats": 2, "seed": "g".repeat(64)}),
        json!({"game": "ktu", "seats": 2, "seed": null}),
        json!({"game": "ktu", "seats": 2, "dealer": 2}),
        json!({"game": "ktu", "seats": 2, "dealer": null}),
        json!({"game": "ktu", "seats": 2, "deck": []}),
        json!({"game": "ktu", "seats": 2, "deck": deck}),
        json!({"game": "ktu", "seats": 2, "deck": "7h"}),
        json!({"game": "ktu", "seats": 2, "deck": [7]}),
        json!({"game": "ktu", "seats": 2, "deck": ["7h 8h"]}),
        json!({"game": "kartu-sama", "seats": 10, "options": {"decks": 1}}),
        json!({"game": "krass-kariert", "seats": 5, "options": {"hand": 10}}),
    ];
    for params in cases {
        assert_eq!(asked.code("new", params.clone()), -32602, "{params}");
        assert_eq!(asked.everything(), before, "{params}");
    }
}

#[test]
fn without_a_match_nothing_else_matters() {
    let mut asked = Asked::default();
    for method in ["status", "legal", "play", "state", "view", "next_round", "record"] {
        assert_eq!(asked.code(method, json!({})), -32002, "{method}");
        assert_eq!(asked.code(method, json!({"nonsense": 1})), -32002, "{method}");
        assert_eq!(asked.code(method, json!([])), -32002, "{method}");
    }
    assert_eq!(asked.code("load", json!({"record": "x"})), -32602);
    assert_eq!(asked.code("load", json!({})), -32602);
}

#[test]
fn parameters_come_before_turns_and_turns_before_rules() {
    let mut asked = Asked::playing("kartel", 3);
    let before = asked.everything();
    let mut play = |seat: Value, mv: Value| asked.code("play", json!({"seat": seat, "move": mv}));
    // Seat 2 dealt and leads.
    assert_eq!(play(json!(2), json!("pass")), -32001);
    assert_eq!(play(json!(0), json!("pass")), -32002);
    assert_eq!(play(json!(0), json!("fly")), -32602);
    assert_eq!(play(json!(2), json!("play")), -32602);
    assert_eq!(play(json!(2), json!("play 9o")), -32602);
    assert_eq!(play(json!(2), json!("play  5g")), -32602);
    assert_eq!(play(json!(2), json!(null)), -32602);
    assert_eq!(play(json!(3), json!("pass")), -32602);
    assert_eq!(play(json!(null), json!("pass")), -32602);
    let cases = [
        ("play", json!({"seat": 2})),
        ("play", json!({"seat": 2, "move": "pass", "x": 1})),
        ("legal", json!({})),
        ("legal", json!({"seat": null})),
        ("legal", json!({"seat": 0.5})),
        ("view", json!({})),
        ("view", json!({"seat": 3})),
        ("status", json!({"seat": 0})),
        ("record", json!([])),
        ("next_round", json!({"deck": ["5g"]})),
    ];
    for (method, params) in cases {
        assert_eq!(asked.code(method, params.clone()), -32602, "{method} {params}");
    }
    assert_eq!(asked.code("next_round", json!({})), -32002);
    let refused = asked.ask("play", json!({"seat": 2, "move": "pass"}));
    assert_eq!(refused["error"]["data"]["rule"], "kartel:3.1");
    assert!(refused["error"]["data"]["reason"].as_str().is_some_and(|why| why.ends_with('.')));
    assert_eq!(asked.everything(), before, "after any error the match stands as before");
}

#[test]
fn a_whole_match_of_each_game_and_its_record() {
    for (game, seats) in
        [("kartel", 5), ("kartu-sama", 4), ("krass-kariert", 4), ("khamul", 3), ("ktu", 3)]
    {
        let mut asked = Asked::playing(game, seats);
        let mut moves = 0usize;
        let mut status = asked.ok("status", json!({}));
        while status["phase"] != "match_over" {
            assert_eq!(status["round_scores"].is_null(), status["phase"] == "playing");
            if status["phase"] == "round_over" {
                assert_eq!(status["to_act"], json!([]));
                assert_eq!(asked.ok("legal", json!({"seat": 0}))["moves"], json!([]));
                assert_eq!(asked.code("play", json!({"seat": 0, "move": "pass"})) % 2, 0);
                let (view, state) = (json!({"seat": 1}), asked.ok("state", json!({})));
                assert_eq!(asked.ok("view", view), state, "all cards are turned up");
                status = asked.ok("next_round", json!({}));
                continue;
            }
            let acting = status["to_act"].as_array().expect("seats");
            let seat = acting[moves % acting.len()].clone();
            let legal = asked.ok("legal", json!({"seat": seat}))["moves"].clone();
            let legal = legal.as_array().expect("moves");
            let mv = &legal[(moves * 7919) % legal.len()];
            let played = asked.ok("play", json!({"seat": seat, "move": mv}));
            let told = &played["told"];
            assert!(
                told["all"].as_array().is_some_and(|all| all.iter().all(|e| e["type"].is_string()))
            );
            assert_eq!(told["seats"].as_array().map(Vec::len), Some(seats));
            status = played["status"].clone();
            moves += 1;
            assert!(moves < 200_000, "{game} does not end");
        }
        assert!(status["winners"].is_array() && status["round_scores"].is_array());
        let before = asked.everything();
        let record = before.1.clone();
        let mut other = Asked::default();
        assert_eq!(other.ok("load", json!({"record": record})), status, "{game}");
        assert_eq!(other.everything(), before, "{game}");
        assert_eq!(asked.code("next_round", json!({})), -32002);
    }
}

/// What is loaded goes on with the same decks as what was never stopped.
#[test]
fn a_loaded_match_goes_on_with_the_same_decks() {
    let mut asked = Asked::default();
    asked.ok("new", json!({"game": "kartel", "seats": 2, "seed": "5a".repeat(32)}));
    let mut half = None;
    for round in 0..2 {
        let mut status = asked.ok("status", json!({}));
        while status["phase"] == "playing" {
            let seat = status["to_act"][0].clone();
            let legal = asked.ok("legal", json!({"seat": seat}))["moves"].clone();
            let mv = legal.as_array().and_then(|moves| moves.last()).expect("a move").clone();
            status = asked.ok("play", json!({"seat": seat, "move": mv}))["status"].clone();
        }
        if round == 0 {
            half = Some(asked.ok("record", json!({})));
            asked.ok("next_round", json!({}));
        }
    }
    let mut other = Asked::default();
    other.ok("load", json!({"record": half}));
    other.ok("next_round", json!({}));
    let (hands, dealt) = (other.ok("state", json!({})), asked.ok("record", json!({})));
    let deck = dealt.as_str().and_then(|record| {
        record.lines().filter(|line| line.starts_with("deck ")).nth(1).map(str::to_owned)
    });
    let other_record = other.ok("record", json!({}));
    let again = other_record.as_str().and_then(|record| record.lines().last());
    assert_eq!(again, deck.as_deref());
    assert_eq!(hands["round"], 2);
}

#[test]
fn a_record_that_cannot_be_played_is_a_bad_parameter() {
    let mut asked = Asked::playing("khamul", 2);
    let record = asked.ok("record", json!({})).as_str().expect("text").to_owned();
    let before = asked.everything();
    let edits = [
        String::new(),
        "kartenhaus".to_owned(),
        record.replacen("kartenhaus record 1", "kartenhaus record 2", 1),
        record.replacen("game khamul", "game kartel", 1),
        record.replacen("seats 2", "seats 9", 1),
        record.replacen("option match rank", "option match suit", 1),
        record.trim_end().to_owned(),
        record.replacen("deck ", "deck Zr ", 1),
        format!("{record}0 fly\n"),
        format!("{record}0 draw\n"),
        format!("{record}7 peek 0 1\n"),
        format!("{record}reshuffle 7h\n"),
    ];
    for edit in edits {
        let answer = asked.ask("load", json!({"record": edit}));
        assert_eq!(code(&answer), -32602, "{edit}");
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(message.starts_with("line "), "{message}");
        assert_eq!(asked.everything(), before);
    }
}

fn process(input: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kartenhaus"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the referee starts");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the referee ends");
    writer.join().expect("the writer ends").expect("everything was read");
    assert!(output.status.success(), "it ends well at the end of input");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn lines_of_any_length_and_bytes() {
    let request = r#"{"jsonrpc":"2.0","id":1,"method":"games"}"#;
    let mut fits = request.to_owned();
    fits.push_str(&" ".repeat(LINE_MAX - fits.len()));
    let long = format!("{fits} ");
    let mut input = Vec::new();
    for line in [&fits, &long, &"x".repeat(3 * LINE_MAX), &request.to_owned()] {
        input.extend(line.bytes());
        input.push(b'\n');
    }
    input.extend(b"\xff\xfe\n\0\n");
    input.extend(request.bytes()); // the last line has no end
    let answers = process(&input);
    assert_eq!(answers.len(), 7);
    assert!(answers[0]["result"].is_array());
    for refused in [&answers[1], &answers[2]] {
        assert_eq!((code(refused), &refused["id"]), (-32600, &Value::Null));
    }
    assert!(answers[3]["result"].is_array());
    assert_eq!((code(&answers[4]), code(&answers[5])), (-32700, -32700));
    assert!(answers[6]["result"].is_array());
}

#[test]
fn a_seed_is_a_match() {
    let seed = "c3".repeat(32);
    let new = json!({"game": "kartu-sama", "seats": 6, "seed": seed});
    let request = |id: u32, method: &str, params: &Value| {
        json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string() + "\n"
    };
    let input = request(1, "new", &new) + &request(2, "state", &json!({}));
    let (one, two) = (process(input.as_bytes()), process(input.as_bytes()));
    assert_eq!(one, two);
    assert!(!one[1].to_string().contains(&seed), "the seed is in no state");
    let other = request(1, "new", &json!({"game": "kartu-sama", "seats": 6}));
    let other = other + &request(2, "state", &json!({}));
    assert_ne!(process(other.as_bytes())[1], one[1], "without a seed every match is another");
}
