//! The laws of the fuzz targets as property tests, which run with all other tests.

mod law;

use games::{Kind, Match, Seed, Settings, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Words of which moves, records and requests are made, so that random texts come near to real
/// ones.
const WORDS: &[&str] = &[
    "play",
    "take",
    "draw",
    "pass",
    "peek",
    "switch",
    "snap",
    "done",
    "give",
    "exchange",
    "decline",
    "arrange",
    "open",
    "flip",
    "insert",
    "discard",
    "khamul",
    "look",
    "at",
    "as",
    "0",
    "1",
    "2",
    "12",
    "01",
    "-1",
    "3-5",
    "99999999999999999999",
    "7h",
    "Th",
    "Jo",
    "Zr",
    "5g",
    "2o",
    "X",
    "deck",
    "option",
    "rules",
    "kartel",
    "\n",
    "#",
    "é",
    "正",
];

fn near_text() -> impl Strategy<Value = String> {
    vec((0..WORDS.len(), prop_oneof![9 => Just(" "), 1 => Just("")]), 0..9).prop_map(|words| {
        words.into_iter().map(|(word, space)| format!("{}{space}", WORDS[word])).collect()
    })
}

fn config() -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(20_261_126);
    ProptestConfig { failure_persistence: None, rng_seed, ..ProptestConfig::with_cases(400) }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn text(text in near_text()) {
        law::text(text.trim_end().as_bytes());
        law::text(text.as_bytes());
    }

    #[test]
    fn any_bytes_are_no_record(bytes in vec(any::<u8>(), 0..200)) {
        law::text(&bytes);
        law::record(&bytes);
        law::referee(&bytes);
    }

    #[test]
    fn edited_record(bytes in vec(any::<u8>(), 7..120)) {
        law::edited_record(&bytes);
    }

    #[test]
    fn moves(bytes in vec(any::<u8>(), 4..200)) {
        law::moves(&bytes);
    }

    #[test]
    fn tried(seat in any::<u8>(), text in near_text(), moves in vec(any::<u8>(), 4..100)) {
        let text = text.trim_end();
        let mut bytes = vec![text.len() as u8, seat];
        bytes.extend(text.bytes());
        bytes.extend(moves);
        law::tried(&bytes);
    }

    #[test]
    fn referee(methods in vec((0..9usize, 0..5usize, near_text()), 1..12)) {
        let names =
            ["games", "new", "status", "legal", "play", "state", "view", "next_round", "record"];
        let mut lines = String::new();
        for (method, kind, text) in methods {
            let game = Kind::ALL[kind].id();
            let (seats, seat) = (2 + kind, kind);
            let params = serde_json::json!(
                {"game": game, "seats": seats, "seat": seat, "move": text}
            );
            let keep: &[&str] = match names[method] {
                "new" => &["game", "seats"],
                "legal" | "view" => &["seat"],
                "play" => &["seat", "move"],
                _ => &[],
            };
            let params: serde_json::Map<_, _> =
                keep.iter().map(|name| ((*name).to_owned(), params[*name].clone())).collect();
            let request = serde_json::json!(
                {"jsonrpc": "2.0", "id": text, "method": names[method], "params": params}
            );
            lines += &format!("{request}\n");
        }
        law::referee(lines.as_bytes());
    }
}

/// A record that is cut off, at every byte, is refused with a line, or is a shorter match.
#[test]
fn a_record_cut_off_anywhere() {
    for kind in Kind::ALL {
        let settings = Settings::new(kind.options());
        let seed = Seed::from_number(3);
        let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
        let mut played = Match::new(&setup, None).expect("a standard table");
        for _ in 0..6 {
            let seats = played.game().status().to_act;
            let Some(seat) = seats.first() else { break };
            let mv = played.game().legal_moves(seat).swap_remove(0);
            played.play(seat, &mv).expect("a legal move");
        }
        let record = played.record();
        let last = record.lines().count();
        for end in 0..record.len() {
            match Match::load(&record[..end]) {
                Ok(shorter) => assert!(record.starts_with(shorter.record()), "{kind} at {end}"),
                Err(error) => assert!(error.line <= last + 1, "{kind} at {end}: {error}"),
            }
        }
    }
}
