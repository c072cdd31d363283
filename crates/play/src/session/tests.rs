//! Sessions where other servers were first, or know more.

use std::net::IpAddr;

use games::{Kind, Rng, ToAct};

use super::*;
use crate::contest::RankedResult;
use crate::key::PersonId;
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{ClientMessage, RoomCommand, Stage};
use crate::room::RoomEntry;

mod absent;
mod lobby;
mod looks;
mod names;
mod ranked;

const NOW: Now = at(1);

const fn at(second: u64) -> Now {
    let at = Moment::new(Duration::from_secs(second));
    Now { at, unix_ms: 0, calendar_ms: 0, is_full: false }
}

struct Table {
    session: Session,
    room: Vec<String>,
    live: Vec<String>,
    wake: Moment,
    /// What the last match came to that counts.
    result: Option<RankedResult>,
    /// From where those came who played it.
    from: Vec<IpAddr>,
}

fn config(is_shared: bool) -> Config {
    Config {
        server: 0,
        is_shared,
        rate_limits: false,
        bot_pause: Duration::ZERO,
        snaps: None,
        shares_within: limits::SHARES_WITHIN,
        idle: Duration::from_secs(60),
        open_tables: false,
        leaderboard: false,
    }
}

impl Table {
    /// Ada and Bea begin a match; the line of each has the number of her seat.
    fn new(game: &str, seed: u64, is_shared: bool) -> (Self, Vec<Key>) {
        let mut table = Self::empty(game, seed, config(is_shared));
        let keys = ["Ada", "Bea"].map(|name| table.sit(name, None, false));
        table.ask(Some(&keys[0]), RoomCommand::Start {});
        for (line, key) in (0..).zip(&keys) {
            table.open(line, key, NOW);
        }
        (table, keys.to_vec())
    }

    fn empty(game: &str, seed: u64, config: Config) -> Self {
        let opened = RoomEntry::Opened { game: game.to_owned(), at: 0, lesson: false, daily: None };
        let first = serde_json::to_string(&opened).expect("an entry has text keys only");
        let name = RoomName::random(&mut Seed::from_number(1).rng("room", 0));
        let room = Room::opened(name, &opened).expect("there is such a game");
        let session = Session::new(config, room, None, Seed::from_number(seed), NOW);
        Self {
            session,
            room: vec![first],
            live: Vec::new(),
            wake: NOW.at,
            result: None,
            from: Vec::new(),
        }
    }

    fn sit(&mut self, name: &str, person: Option<PersonId>, program: bool) -> Key {
        let command = RoomCommand::Sit { name: name.to_owned(), program };
        let asked = Input::Asked { address: None, key: None, person, command };
        let answer = self.all(asked, NOW).answer.and_then(Result::ok);
        answer.and_then(|answer| Key::new(&answer.key?)).expect("there is a seat")
    }

    fn open(&mut self, line: u64, key: &Key, now: Now) -> Output {
        let (key, language) = (Some(key.clone()), words::Language::english());
        let greeting = Greeting { key, seen: None, language };
        self.all(Input::Open { line: LineId(line), address: None, greeting }, now)
    }

    fn ask(&mut self, key: Option<&Key>, command: RoomCommand) -> Output {
        self.ask_at(key, command, NOW)
    }

    fn ask_at(&mut self, key: Option<&Key>, command: RoomCommand, now: Now) -> Output {
        let key = key.cloned();
        self.all(Input::Asked { address: None, key, person: None, command }, now)
    }

    fn store(&mut self, Append { log, text, .. }: Append) {
        match log {
            Log::Room => self.room.push(text),
            Log::Match(_) => self.live.push(text),
        }
    }

    /// What comes of an input if nobody else is there.
    fn all(&mut self, input: Input, now: Now) -> Output {
        let mut output = self.session.step(input, now);
        loop {
            if output.read.is_some() {
                output = self.session.step(Input::News(News::default()), now);
            } else if !output.calls.is_empty() {
                output = self.session.step(Input::Called(Ok(())), now);
            } else if output.appends.is_empty() {
                self.wake = output.wake;
                if output.result.is_some() {
                    self.result.clone_from(&output.result);
                    self.from.clone_from(&output.from);
                }
                return output;
            } else {
                output.appends.drain(..).for_each(|append| self.store(append));
                output = self.session.step(Input::Appended, now);
            }
        }
    }

    fn wait(&mut self, second: u64) {
        for _ in 0..100_000 {
            if self.wake > at(second).at || self.session.is_idle(self.wake).is_some() {
                return;
            }
            let now = Now { at: self.wake, ..NOW };
            self.all(Input::Wake, now);
        }
        panic!("the session does not come to rest");
    }

    fn stage(&self) -> Stage {
        self.session.machine.replica.shown_stage()
    }

    fn is_delegated(&self, place: usize) -> bool {
        self.session.machine.replica.room().places()[place].is_delegated()
    }

    fn play_round(&mut self, now: Now) {
        let mut rng = Seed::from_number(7).rng("moves", 0);
        while self.stage() == Stage::Playing {
            let live = self.session.machine.replica.live().expect("a match is on");
            let seat = live.deciders().first().expect("somebody is to move");
            self.play(seat, &mut rng, now);
        }
    }

    fn play(&mut self, seat: Seat, rng: &mut Rng, now: Now) {
        let live = self.session.machine.replica.live().expect("a match is on");
        let mv = rng.choose(&live.game().legal_moves(seat)).cloned().expect("there is a move");
        let message = ClientMessage::Play { match_number: 1, seq: live.seq(), mv };
        self.all(Input::Said { line: LineId(seat.index() as u64), message }, now);
    }
}

#[test]
fn a_move_is_played_once_where_others_were_first_with_what_follows() {
    assert!((1..100).any(plays_until_shuffled), "the pile is shuffled some time");
}

/// Plays a round, until a move is followed by a shuffle, with which another server is first.
fn plays_until_shuffled(seed: u64) -> bool {
    let (mut table, _) = Table::new("khamul", seed, false);
    let mut rng = Seed::from_number(seed).rng("moves", 0);
    let now = at(60); // Nobody takes part in the deal.
    table.all(Input::Wake, now);
    loop {
        let live = table.session.machine.replica.live().expect("a match is on");
        let ToAct::Seats(seats) = live.game().to_act() else { return false };
        let seat = seats.first().expect("somebody is to move");
        let legal = live.game().legal_moves(seat);
        let calm = legal.iter().find(|mv| ["done", "draw"].contains(&mv.as_str()));
        let mv = calm.or(rng.choose(&legal)).expect("there is a move").clone();
        let line = LineId(seat.index() as u64);
        let message = ClientMessage::Play { match_number: 1, seq: live.seq(), mv };
        let mut output = table.session.step(Input::Said { line, message }, now);
        let appends = std::mem::take(&mut output.appends);
        let follows = appends.len() > 1;
        appends.into_iter().for_each(|append| table.store(append));
        if follows {
            break;
        }
        table.session.step(Input::Appended, now);
    }
    // Another server has shuffled in the same way.
    let output = table.session.step(Input::Conflict(1), now);
    assert!(output.read.is_some() && output.sends.is_empty());
    let news = News { room: table.room.clone(), live: Some((1, table.live.clone())) };
    let output = table.session.step(Input::News(news), now);
    assert!(output.appends.is_empty() && output.end.is_none(), "{output:?}");
    let told = |of: &str| {
        let begins = format!("{{\"type\":\"{of}\"");
        let is = |send: &&Send| matches!(send, Send::Text(_, it) if it.starts_with(&begins));
        output.sends.iter().filter(is).count()
    };
    assert_eq!((told("update"), told("refused")), (2, 0));
    true
}

#[test]
fn a_key_that_is_not_known_is_looked_for_where_others_may_have_given_it() {
    for is_shared in [false, true] {
        let (mut table, keys) = Table::new("ktu", 1, is_shared);
        let stranger = Key::random(&mut Seed::from_number(2).rng("key", 0));
        for (key, is_known) in [(&keys[0], true), (&stranger, false)] {
            let (key, command) = (Some(key.clone()), RoomCommand::Ready {});
            let asked = Input::Asked { address: None, key: key.clone(), person: None, command };
            let reads = table.session.step(asked, NOW).read.is_some();
            assert_eq!(reads, is_shared && !is_known);
            if reads {
                table.session.step(Input::News(News::default()), NOW);
            }
            let language = words::Language::english();
            let greeting = Greeting { key, seen: None, language };
            let opens = Input::Open { line: LineId(9), address: None, greeting };
            assert_eq!(table.session.step(opens, NOW).read.is_some(), reads);
            if reads {
                let output = table.session.step(Input::News(News::default()), NOW);
                assert!(matches!(output.opened, Some(Err(_))), "{output:?}");
            }
        }
    }
}

#[test]
fn who_misses_its_own_words_again_and_again_says_no_more() {
    let (mut table, _) = Table::new(Kind::ALL[0].id(), 1, true);
    let mut gossip = |now: Now| table.all(Input::Missed, now).gossip.len();
    assert!(gossip(at(60)) > 0, "the others are asked");
    // A full queue loses something for each word that is put into it.
    assert_eq!([60, 60, 60].map(|second| gossip(at(second))), [0; 3]);
    assert!(gossip(at(61)) > 0, "and asked again later");
}

#[test]
fn a_thought_that_is_late_may_be_of_a_seat_that_is_no_more() {
    let (mut table, _) = Table::new("ktu", 1, false);
    let seat = Seat::new(games::SEATS_MAX - 1).expect("a seat of a larger match");
    let thought = Input::Thought { seat, asked: 1, mv: Some("draw".to_owned()) };
    assert!(table.all(thought, NOW).sends.is_empty());
}

fn told(output: &Output, line: u64) -> Vec<&str> {
    let sends = output.sends.iter().filter_map(|send| match send {
        Send::Text(lines, text) if lines.contains(&LineId(line)) => Some(text.as_str()),
        _ => None,
    });
    sends.collect()
}

#[test]
fn a_seat_says_whether_it_is_open_elsewhere_and_a_new_key_ends_that() {
    let (mut table, keys) = Table::new("ktu", 1, false);
    let language = words::Language::english();
    let open = |line: u64, key: &Key| Input::Open {
        line: LineId(line),
        address: None,
        greeting: Greeting { key: Some(key.clone()), seen: None, language },
    };
    let opened = table.all(open(7, &keys[1]), NOW);
    let says = |output: &Output, line: u64| {
        told(output, line).iter().any(|text| text.contains(r#""is_also_open":true"#))
    };
    assert!(says(&opened, 7) && says(&opened, 1) && !says(&opened, 0));

    let renew = |key: &str| RoomCommand::RenewKey { key: key.to_owned() };
    for wrong in ["", "ab", keys[0].text(), keys[1].text()] {
        let answer = table.ask(Some(&keys[1]), renew(wrong)).answer.expect("an answer");
        assert_eq!(answer.expect_err(wrong).code, crate::protocol::FaultCode::Impossible);
    }
    let new = Key::new(&"ab".repeat(16)).expect("a key");
    let answer = table.ask(Some(&keys[1]), renew(new.text())).answer.and_then(Result::ok);
    assert_eq!(answer.expect("it is done").seat, Some(1));
    for line in [1, 7] {
        let place =
            table.session.machine.presence.lines().get(LineId(line)).and_then(|line| line.place);
        assert_eq!(place, None, "whoever has the old key only watches");
    }
    let refused = table.all(open(8, &keys[1]), NOW).opened.expect("an answer");
    assert_eq!(refused.expect_err("the old key").code, crate::protocol::FaultCode::BadKey);
    let back = table.all(open(9, &new), NOW);
    assert!(back.opened.as_ref().is_some_and(Result::is_ok) && !says(&back, 9));
    // The log has what it is known by, and not the key.
    assert!(table.room.iter().any(|entry| entry.contains("rekeyed")));
    assert!(!table.room.iter().any(|entry| entry.contains(new.text())));
}

#[test]
fn the_key_of_a_person_s_seat_is_renewed_by_them_alone() {
    let mut table = Table::empty("ktu", 1, config(false));
    let [ada, eve] = ["Ada", "Eve"].map(|name| PersonId::of(name.as_bytes()));
    let key = table.sit("Ada", Some(ada.clone()), false);
    let new = "ab".repeat(16);
    for (person, is_hers) in [(None, false), (Some(eve), false), (Some(ada), true)] {
        let (key, command) = (Some(key.clone()), RoomCommand::RenewKey { key: new.clone() });
        let asked = Input::Asked { address: None, key, person, command };
        let fault = table.all(asked, NOW).answer.expect("an answer").err();
        let expected = (!is_hers).then_some(crate::protocol::FaultCode::BadSignature);
        assert_eq!(fault.map(|fault| fault.code), expected);
    }
}
