//! What the engine says that a seat sees: matches played again from the site's log.

use std::collections::HashMap;
use std::sync::Arc;

use games::{AnyGame, EventJson, Kind, Match, Seat};
use serde_json::{Value as Json, json};
use server::log::{EventLog, Stream};
use tokio::sync::Mutex;

use crate::client::Heard;

pub(crate) fn room_stream(room: &str) -> Stream {
    Stream::new(format!("room/{room}")).unwrap()
}

pub(crate) fn match_stream(room: &str, number: u64) -> Stream {
    Stream::new(format!("match/{room}/{number}")).unwrap()
}

/// Plays every match of a site again.
pub(crate) struct Mirror {
    log: Arc<dyn EventLog>,
    matches: Mutex<HashMap<(String, u64), Replayed>>,
}

/// A match as it was at one `seq`.
pub(crate) struct State {
    pub(crate) game: Box<dyn AnyGame>,
    told: Vec<EventJson>,
    secrets: Vec<Vec<EventJson>>,
    /// By seat, all peeks so far: the id and the event.
    peeks: Vec<Vec<(u64, Json)>>,
    rounds: Vec<Vec<i32>>,
    /// Whether moves were taken back to come to it.
    went_back: bool,
}

impl State {
    /// Whether no snap is open.
    pub(crate) fn is_quiet(&self) -> bool {
        games::json(&self.game.view(None))["snap"].is_null()
    }
}

struct Replayed {
    entries: u64,
    heading: String,
    lines: Vec<String>,
    played: Match,
    /// By `seq`, from 1.
    states: Vec<Arc<State>>,
}

impl Replayed {
    fn new(heading: &str) -> Self {
        let played = Match::from_heading(heading).unwrap();
        let seats = played.game().standings().seats().get();
        let state = State {
            game: played.game().clone_box(),
            told: Vec::new(),
            secrets: vec![Vec::new(); seats],
            peeks: vec![Vec::new(); seats],
            rounds: Vec::new(),
            went_back: false,
        };
        let (heading, states) = (heading.to_owned(), vec![Arc::new(state)]);
        Self { entries: 1, heading, lines: Vec::new(), played, states }
    }

    fn entry(&mut self, entry: &Json) {
        self.entries += 1;
        if let Some(lines) = entry["lines"].as_u64().filter(|_| entry["type"] == "took_back") {
            return self.go_back(usize::try_from(lines).unwrap());
        }
        if entry["type"] != "played" {
            return;
        }
        let before = self.states.last().unwrap();
        let (mut peeks, mut rounds) = (before.peeks.clone(), before.rounds.clone());
        let mut next = 1 + peeks.iter().map(Vec::len).sum::<usize>() as u64;
        let lines = entry["lines"].as_array().unwrap();
        let lines: Vec<String> = lines.iter().map(|l| l.as_str().unwrap().to_owned()).collect();
        self.lines.extend(lines.iter().cloned());
        let mut told = games::ToldJson::default();
        for line in &lines {
            let playing = self.played.game().standings().is_playing();
            told.extend(self.played.line(line).unwrap());
            let scores = self.played.game().standings().round_scores();
            rounds.extend(scores.filter(|_| playing).map(<[i32]>::to_vec));
        }
        let is_sight = |event: &Json| {
            let named = event["type"] == "peeked" || event["type"] == "looked";
            named && self.played.game().kind() == Kind::Khamul
        };
        for (seat, secrets) in told.seats.iter_mut().enumerate() {
            for secret in secrets.extract_if(.., |secret| is_sight(&secret.json())) {
                peeks[seat].push((next, secret.json()));
                next += 1;
            }
        }
        self.states.push(Arc::new(State {
            game: self.played.game().clone_box(),
            told: told.all,
            secrets: told.seats,
            peeks,
            rounds,
            went_back: false,
        }));
    }

    /// Only so many lines count: they are played from the first one on.
    fn go_back(&mut self, lines: usize) {
        self.lines.truncate(lines);
        self.played = Match::from_heading(&self.heading).unwrap();
        let mut rounds = Vec::new();
        for line in &self.lines {
            let playing = self.played.game().standings().is_playing();
            self.played.line(line).unwrap();
            let scores = self.played.game().standings().round_scores();
            rounds.extend(scores.filter(|_| playing).map(<[i32]>::to_vec));
        }
        let before = self.states.last().unwrap();
        self.states.push(Arc::new(State {
            game: self.played.game().clone_box(),
            told: Vec::new(),
            secrets: vec![Vec::new(); before.secrets.len()],
            peeks: before.peeks.clone(),
            rounds,
            went_back: true,
        }));
    }
}

impl Mirror {
    pub(crate) fn new(log: Arc<dyn EventLog>) -> Self {
        Self { log, matches: Mutex::default() }
    }

    /// The states of a match up to `seq`, by `seq` from 1. All of it must be in the log already:
    /// nobody is told what is not stored.
    pub(crate) async fn until(&self, room: &str, number: u64, seq: u64) -> Vec<Arc<State>> {
        let seq = usize::try_from(seq).unwrap();
        let mut matches = self.matches.lock().await;
        let key = (room.to_owned(), number);
        let had = matches.get(&key).map_or(0, |replayed| replayed.entries);
        if matches.get(&key).is_none_or(|replayed| replayed.states.len() < seq) {
            let new = self.log.read(&match_stream(room, number), had).await.unwrap();
            for entry in &new {
                let entry: Json = serde_json::from_str(entry).unwrap();
                match matches.get_mut(&key) {
                    Some(replayed) => replayed.entry(&entry),
                    None => {
                        assert_eq!(entry["type"], "begun");
                        let replayed = Replayed::new(entry["heading"].as_str().unwrap());
                        matches.insert(key.clone(), replayed);
                    }
                }
            }
        }
        let states = &matches[&key].states;
        assert!(seq <= states.len(), "{seq} was told, and {} is stored", states.len());
        states[..seq].to_vec()
    }

    pub(crate) async fn at(&self, room: &str, number: u64, seq: u64) -> Arc<State> {
        self.until(room, number, seq).await.pop().unwrap()
    }

    pub(crate) async fn check(&self, room: &str, heard: &Heard) {
        let Heard { viewer, seen, again, update } = heard;
        let (viewer, seen) = (*viewer, *seen);
        let (number, seq) = (update["match"].as_u64().unwrap(), update["seq"].as_u64().unwrap());
        let states = self.until(room, number, seq).await;
        let state = states.last().unwrap();
        let seat = viewer.and_then(Seat::new);
        same("view", &update["view"], &games::json(&state.game.view(seat)));
        let legal = seat.map(|seat| state.game.legal_moves(seat)).unwrap_or_default();
        same("legal", &update["legal"], &json!(legal));
        let winners = state.game.standings().winners();
        let winners = winners.map(|seats| seats.iter().map(Seat::index).collect::<Vec<_>>());
        let first = state.rounds.len().saturating_sub(server::limits::ROUNDS_TOLD_MAX);
        let rounds = &state.rounds[first..];
        let scores = json!({ "first": first + 1, "rounds": rounds, "winners": winners });
        same("scores", &update["scores"], &scores);
        // What has to be kept in mind is not told again.
        let teller = viewer.filter(|_| !again || update["view"]["game"] != "khamul");
        check_told(&states, teller, seen, &update["told"]);
        for peek in update["peeks"].as_array().unwrap() {
            let peek = (peek["id"].as_u64().unwrap(), peek["event"].clone());
            let own = &state.peeks[viewer.expect("a spectator has no peeks")];
            assert!(own.contains(&peek), "a peek that is none: {peek:?}");
        }
    }
}

/// Whether what was told is what happened after `seen`, without gaps; nothing, only if that is long
/// ago.
fn check_told(states: &[Arc<State>], viewer: Option<usize>, seen: Option<u64>, told: &Json) {
    let told = told.as_array().unwrap();
    let seq = states.len();
    // The first state is that of a table where nothing was dealt.
    let seen = seen.map_or(seq, |seen| usize::try_from(seen).unwrap().clamp(1, seq));
    if states[seen..].iter().any(|state| state.went_back) {
        assert!(told.is_empty(), "told what was taken back");
        return;
    }
    if told.is_empty() {
        assert!(seq == seen || seq - seen > server::limits::TOLD_MAX, "from {seen} to {seq}");
        return;
    }
    assert_eq!(told.len(), seq - seen, "told what was not missed, or not all of it");
    for (index, told) in told.iter().enumerate() {
        let state = &states[seen + index];
        assert_eq!(told["seq"], seen + index + 1);
        same("told", &told["all"], &json!(state.told));
        let own = viewer.map_or(&[][..], |seat| &state.secrets[seat]);
        same("told alone", &told["you"], &json!(own));
        for (name, events) in [("said", &state.told[..]), ("said_you", own)] {
            let said: Vec<_> = events.iter().map(|event| &event.said).collect();
            same(name, &told[name], &json!(said));
        }
    }
}

/// Equal also in the order of fields.
fn same(what: &str, found: &Json, expected: &Json) {
    assert_eq!(found.to_string(), expected.to_string(), "{what}");
}
