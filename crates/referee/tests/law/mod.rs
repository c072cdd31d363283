//! The laws that any bytes must keep. Fuzz targets (`fuzz/`) and property tests (`tests/laws.rs`)
//! share them. Each panics if its law is broken.

#![allow(dead_code, reason = "a fuzz target uses one law of these")]

use games::{
    AnyGame, AnyPlayError, Chance, Game, GameExt as _, Kind, Match, Phase, Seat, Seed, Settings,
    Setup, ToAct, for_game, game_of,
};
use referee::Referee;
use serde_json::Value;

/// Any text is a move or none; a move's text is read as the same move.
pub(crate) fn text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for kind in Kind::ALL {
        for_game!(kind, G => {
            if let Ok(mv) = text.parse::<<G as Game>::Proposed>() {
                let printed = mv.to_string();
                assert_eq!(printed.parse().ok(), Some(mv), "{kind}: {text:?}, {printed:?}");
            }
        });
    }
}

/// Any text is a record or none; a record that plays plays again to the same state.
pub(crate) fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match Match::load(&text) {
        Ok(played) => {
            let again = Match::load(played.record()).expect("a match's own record plays");
            assert_eq!(again.game().reveal().get(), played.game().reveal().get());
            assert_eq!(again.record(), played.record());
        }
        Err(error) => assert!(error.line >= 1 && !error.what.is_empty(), "{error}"),
    }
}

/// Whatever a record is changed to, it plays or is refused with its line. The first bytes say what
/// is changed, where and to what; the rest are moves.
pub(crate) fn edited_record(bytes: &[u8]) {
    let Some((&[at_high, at_low, with], moves)) = bytes.split_first_chunk::<3>() else { return };
    let Some(played) = played(moves) else { return };
    let mut record = played.record().as_bytes().to_vec();
    let at = usize::from(u16::from_be_bytes([at_high, at_low])) % record.len();
    match with {
        0..=63 => drop(record.drain(at..)),
        64..=127 => drop(record.remove(at)),
        _ => record[at] = with & 0x7f,
    }
    self::record(&record);
}

/// A match whose table and moves the bytes choose; `None` where they choose no table.
fn played(bytes: &[u8]) -> Option<Match> {
    let (&[game, seats, seed, options], moves) = bytes.split_first_chunk::<4>()?;
    let kind = Kind::ALL[usize::from(game) % Kind::ALL.len()];
    let (min, max) = kind.seats();
    let seats = min + usize::from(seats) % (max - min + 1);
    let mut settings = Settings::new(kind.options());
    if let Some(spec) = kind.options().get(usize::from(options) % 16) {
        let value = match spec.allowed {
            games::Allowed::Values(values) => {
                values[usize::from(options / 16) % values.len()].to_string()
            }
            games::Allowed::Between(min, _) => (min + u32::from(options / 16) % 3).to_string(),
        };
        settings.set(spec.name, &value).ok()?;
    }
    let seed = Seed::from_number(seed.into());
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    let mut played = Match::new(&setup, None).ok()?;
    for &byte in moves {
        step(&mut played, byte);
    }
    Some(played)
}

fn step(played: &mut Match, byte: u8) {
    match played.game().to_act() {
        ToAct::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = seats[usize::from(byte) % seats.len()];
            let moves = played.game().legal_moves(seat);
            let mv = &moves[usize::from(byte) * 31 % moves.len()];
            played.play(seat, mv).expect("a legal move is accepted");
        }
        ToAct::Chance(Chance::Round) => {
            played.next_round(None).expect("the next round is due");
        }
        ToAct::Chance(Chance::Reshuffle) => panic!("a match reshuffles by itself"),
        ToAct::Nobody => assert_eq!(played.game().standings().phase(), Phase::MatchOver),
    }
}

/// Bytes as moves: what is listed is accepted, everything adds up, and the record plays again.
pub(crate) fn moves(bytes: &[u8]) {
    let Some(played) = played(bytes) else { return };
    let game = played.game();
    let seats = game.standings().seats();
    for seat in seats.seats() {
        let moves = game.legal_moves(seat);
        let acts = matches!(game.to_act(), ToAct::Seats(seats) if seats.contains(seat));
        assert_eq!(acts, !moves.is_empty(), "who is to act has moves, and nobody else");
        for mv in moves.iter().take(50) {
            assert_eq!(game.check(seat, mv).as_ref(), Ok(mv), "listed, so accepted");
        }
    }
    let again = Match::load(played.record()).expect("a match's own record plays");
    assert_eq!(again.game().reveal().get(), game.reveal().get());
}

/// Bytes as a text tried in a match that other bytes made: it is played or refused with a reason,
/// and a refused one changes nothing. The typed game and the erased one agree.
pub(crate) fn tried(bytes: &[u8]) {
    let Some((&[split, seat], rest)) = bytes.split_first_chunk::<2>() else { return };
    let (text, moves) = rest.split_at(usize::from(split).min(rest.len()));
    let (text, Some(mut played)) = (String::from_utf8_lossy(text), played(moves)) else { return };
    let seats = played.game().standings().seats();
    let seat = seats.seats().nth(usize::from(seat) % seats.get()).expect("a seat of the table");
    agree(played.game(), seat, &text);
    let state = |played: &Match| (played.game().reveal().to_string(), played.record().to_owned());
    let before = state(&played);
    match played.play(seat, &text) {
        Ok(_) => assert!(played.record().len() > before.1.len()),
        Err(error) => {
            assert_eq!(state(&played), before);
            if let AnyPlayError::Illegal { rule, reason } = error {
                let clause = rule.strip_prefix(&format!("{}:", played.game().kind()));
                let clause = clause.expect("a rule begins with its game");
                let text =
                    games::rules::clause(played.game().kind(), clause, words::Language::english());
                assert!(text.is_some(), "{rule} stands in no rules");
                assert!(words::Language::english().say(&reason).ends_with('.'), "{reason:?}");
            }
        }
    }
}

fn agree(game: &dyn AnyGame, seat: Seat, text: &str) {
    for_game!(game.kind(), G => {
        let typed = game_of::<G>(game).expect("a game is of its kind");
        let accepts = |text: &str| typed.may_play(seat, &text.parse().ok()?).ok();
        let mv = accepts(text);
        let printed = mv.map(|mv| mv.to_string());
        assert_eq!(printed, game.check(seat, text).ok(), "typed and erased differ on {text:?}");
        assert_eq!(printed.and_then(|text| accepts(&text)), mv, "a move's text is the same move");
    });
}

/// Any lines get an answer each: a JSON-RPC response with a result or an error, never both.
pub(crate) fn referee(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut referee = Referee::default();
    for line in text.lines().take(64) {
        let answer: Value = serde_json::from_str(&referee.answer(line)).expect("JSON");
        assert_eq!(answer["jsonrpc"], "2.0");
        assert!(answer.get("id").is_some());
        assert_ne!(answer.get("result").is_some(), answer.get("error").is_some());
        if let Some(error) = answer.get("error") {
            let code = error["code"].as_i64().expect("a code");
            let known = [-32700, -32600, -32601, -32602, -32001, -32002];
            assert!(known.contains(&code), "{code}");
            assert_eq!(error.get("data").is_some(), code == -32001);
            assert!(!error["message"].as_str().expect("a message").is_empty());
        }
    }
}
