//! Matches that count: nobody who loses can keep them from being played to their end.

use std::net::IpAddr;

use bots::Level;

use super::*;
use crate::protocol::{ClockMode, FaultCode, RoomSettings};

/// Ada and Bea sit down, each with a key of her own.
fn seated(ranked: bool, clock: ClockMode) -> (Table, [Key; 2]) {
    seated_at(config(false), ranked, clock)
}

fn seated_at(config: Config, ranked: bool, clock: ClockMode) -> (Table, [Key; 2]) {
    let config = Config { open_tables: true, leaderboard: true, ..config };
    let mut table = Table::empty("kartu-sama", 1, config);
    let keys = ["Ada", "Bea"].map(|name| {
        let person = PersonId::of(name.as_bytes());
        table.sit(name, Some(person), false)
    });
    let settings = RoomSettings { open: true, ranked, clock, ..RoomSettings::default() };
    table.ask(Some(&keys[0]), RoomCommand::Settings { settings });
    (table, keys)
}

/// They play a match, which counts if it is `ranked`.
fn table(ranked: bool, clock: ClockMode) -> (Table, [Key; 2]) {
    table_at(config(false), ranked, clock)
}

fn table_at(config: Config, ranked: bool, clock: ClockMode) -> (Table, [Key; 2]) {
    let (mut table, keys) = seated_at(config, ranked, clock);
    table.ask(Some(&keys[0]), RoomCommand::Start {});
    for (line, key) in (0..).zip(&keys) {
        table.open(line, key, NOW);
    }
    assert_eq!(table.session.machine.replica.room().contenders().is_some(), ranked);
    (table, keys)
}

fn refused(output: Output) -> FaultCode {
    output.answer.expect("an answer").expect_err("it is refused").code
}

#[test]
fn any_contender_begins_the_next_round() {
    for ranked in [false, true] {
        let (mut table, [_, bea]) = table(ranked, ClockMode::Live);
        table.play_round(at(2));
        assert_eq!(table.stage(), Stage::RoundOver);
        let begun = table.ask_at(Some(&bea), RoomCommand::Start {}, at(3));
        if ranked {
            begun.answer.expect("an answer").expect("it begins");
            assert_eq!(table.stage(), Stage::Playing);
        } else {
            assert_eq!(refused(begun), FaultCode::NotHost);
        }
    }
}

/// Both may ask at the same time, and the clock may have been faster.
#[test]
fn a_round_that_several_ask_for_begins_once() {
    let (mut table, keys) = table(true, ClockMode::Live);
    table.play_round(at(2));
    let records = keys.map(|key| {
        let begun = table.ask_at(Some(&key), RoomCommand::Start {}, at(3));
        begun.answer.expect("an answer").expect("it has begun");
        assert_eq!(table.stage(), Stage::Playing);
        table.session.machine.replica.live().expect("a match").played().record().to_owned()
    });
    assert_eq!(records[0], records[1]);
}

#[test]
fn the_next_round_of_a_match_that_counts_begins_by_itself() {
    for (clock, ranked, wait) in [
        (ClockMode::Live, true, Some(limits::NEXT_ROUND)),
        (ClockMode::Days, true, Some(limits::NEXT_ROUND_DAYS)),
        (ClockMode::Live, false, None),
    ] {
        let (mut table, _) = table(ranked, clock);
        table.play_round(at(2));
        let last = 2 + wait.unwrap_or(limits::NEXT_ROUND_DAYS).as_secs();
        table.wait(last - 1);
        assert_eq!(table.stage(), Stage::RoundOver, "{clock:?}");
        table.wait(last);
        let next = if ranked { Stage::Playing } else { Stage::RoundOver };
        assert_eq!(table.stage(), next, "{clock:?}");
    }
}

/// Whether they get up or only close their pages: bots play it to its end, and it counts.
#[test]
fn a_match_that_all_have_left_is_settled() {
    for gets_up in [true, false] {
        let (mut table, keys) = table(true, ClockMode::Live);
        table.play_round(at(2));
        for (line, key) in (0..).map(LineId).zip(&keys) {
            if gets_up {
                table.ask_at(Some(key), RoomCommand::Leave {}, at(3));
            }
            table.all(Input::Closed { line }, at(3));
        }
        assert_eq!(table.session.is_idle(at(1000).at), None, "it stays in memory");
        table.wait(2 + limits::NEXT_ROUND.as_secs());
        assert!(gets_up || !table.is_delegated(0), "they may be back");
        table.wait(20_000);
        let result = table.result.as_ref().expect("it is settled");
        assert_eq!(result.ranks.len(), 2);
        assert!(table.session.is_idle(at(30_000).at).is_some());
    }
}

/// A server that ended leaves it to whoever looks after it.
#[test]
fn a_match_that_counts_is_looked_after() {
    let (table, _) = table(true, ClockMode::Live);
    let clock = table.session.machine.ongoing.clocks.next_alone(&table.session.machine.replica);
    assert_eq!(clock, Some(NOW.at + limits::SETTLED_AFTER));
}

#[test]
fn nobody_has_a_bot_play_where_it_counts() {
    for ranked in [false, true] {
        let (mut table, [ada, bea]) = table(ranked, ClockMode::Live);
        for key in [&ada, &bea] {
            let asked = table.ask(Some(key), RoomCommand::Delegate { on: true });
            let fault = asked.answer.expect("an answer").err();
            assert_eq!(fault.is_some(), ranked);
            if let Some(fault) = fault {
                assert_eq!(fault.code, FaultCode::NotNow);
                assert!(fault.message.contains("ranked"), "{}", fault.message);
            }
        }
    }
}

#[test]
fn who_had_a_bot_play_plays_what_counts() {
    let (mut table, [ada, _]) = seated(true, ClockMode::Live);
    table.ask(Some(&ada), RoomCommand::Delegate { on: true });
    assert!(table.is_delegated(0));
    table.ask(Some(&ada), RoomCommand::Start {});
    assert!(table.session.machine.replica.room().contenders().is_some() && !table.is_delegated(0));
}

/// What a match comes to counts for where those play whose it is, whoever else comes by.
#[test]
fn a_stranger_pays_for_nothing() {
    let (mut table, keys) = seated(true, ClockMode::Live);
    let [ada, bea, eve] = [1, 2, 66].map(|last| IpAddr::from([192, 0, 2, last]));
    let open = |table: &mut Table, line: u64, key: Option<&Key>, from: IpAddr| {
        let greeting =
            Greeting { key: key.cloned(), seen: None, language: words::Language::english() };
        let open = Input::Open { line: LineId(line), address: Some(from), greeting };
        table.all(open, NOW);
    };
    open(&mut table, 0, Some(&keys[0]), ada);
    table.ask(Some(&keys[0]), RoomCommand::Start {});
    open(&mut table, 1, Some(&keys[1]), bea);
    open(&mut table, 9, None, eve);
    // She even sits down, for the next match.
    let sit = RoomCommand::Sit { name: "Eve".to_owned(), program: false };
    table.all(Input::Asked { address: Some(eve), key: None, person: None, command: sit }, NOW);
    let ping = Input::Said { line: LineId(9), message: ClientMessage::Ping {} };
    while table.result.is_none() {
        table.play_round(NOW);
        table.all(ping.clone(), NOW);
        if table.result.is_none() {
            table.ask(Some(&keys[1]), RoomCommand::Start {});
        }
    }
    assert_eq!(table.from, [ada, bea]);
    let players: Vec<LineId> = [0, 1].map(LineId).to_vec();
    assert_eq!(table.session.payers(None)[..2], players[..]);
    assert_eq!(table.session.payers(Seat::new(1)), [LineId(1)]);
}

/// Whoever comes back before the bot has played, as often as they like: on a line or without one.
#[test]
fn nobody_stalls_who_comes_and_goes() {
    for on_a_line in [true, false] {
        let slow = Config { bot_pause: Duration::from_secs(5), ..config(false) };
        let (mut table, keys) = table_at(slow, true, ClockMode::Live);
        let to_move = |table: &Table| {
            let live = table.session.machine.replica.live().expect("a match is on");
            (live.deciders().first().expect("somebody is to move"), live.seq())
        };
        let (seat, seq) = to_move(&table);
        let key = &keys[seat.index()];
        let line = LineId(seat.index() as u64);
        table.all(Input::Closed { line }, at(2));
        let room = table.room.len();
        for second in 3..60 {
            table.wait(second);
            if !table.is_delegated(seat.index()) {
                continue;
            }
            if on_a_line {
                table.open(line.0, key, at(second));
                table.all(Input::Closed { line }, at(second));
            } else {
                table.ask_at(Some(key), RoomCommand::Delegate { on: false }, at(second));
            }
        }
        assert!(to_move(&table).1 > seq, "on a line: {on_a_line}");
        assert_eq!(table.room.len() - room, 2, "it played for them once, and they were back");
    }
}

/// Whoever is left alone cannot keep it open, who comes by now and then.
#[test]
fn a_match_ends_whose_last_player_comes_and_goes() {
    let (mut table, [ada, _]) = table(true, ClockMode::Live);
    table.all(Input::Closed { line: LineId(1) }, at(2));
    for second in (3..200_000).step_by(20) {
        table.wait(second);
        if table.result.is_some() {
            return;
        }
        table.all(Input::Closed { line: LineId(0) }, at(second));
        table.wait(second + 10);
        table.open(0, &ada, at(second + 10));
    }
    panic!("it does not end");
}

#[test]
fn nobody_takes_over_what_counts_for_somebody() {
    for ranked in [false, true] {
        let (mut table, keys) = seated(ranked, ClockMode::Live);
        while table.session.machine.replica.room().free() > 0 {
            let level = Level::Club.to_string();
            table.ask(Some(&keys[0]), RoomCommand::AddBot { level });
        }
        table.ask(Some(&keys[0]), RoomCommand::Start {});
        assert_eq!(table.session.machine.replica.room().contenders().is_some(), ranked);
        for key in &keys {
            table.ask(Some(key), RoomCommand::Leave {});
        }
        let sit = RoomCommand::Sit { name: "Cem".to_owned(), program: false };
        let answer = table.ask(None, sit).answer.expect("an answer");
        assert_eq!(answer.is_err(), ranked, "{answer:?}");
    }
}

/// What other servers did is read before the next round is begun: all rounds that were left, too.
#[test]
fn who_is_late_begins_no_other_match() {
    let shared = Config { is_shared: true, ..config(false) };
    let [mut late, mut first] = [(); 2].map(|()| {
        let (mut table, _) = table_at(shared, true, ClockMode::Live);
        table.play_round(at(2));
        table
    });
    assert_eq!((&late.room, &late.live), (&first.room, &first.live));
    let known = first.live.len();
    first.wait(20_000);
    assert_eq!(first.stage(), Stage::MatchOver);

    // The last entry that it heard was somebody else's: so it looks whether there are more.
    let due = at(2 + limits::NEXT_ROUND.as_secs() + 2);
    let here = r#"{"type":"here","server":7,"sit":[],"watch":1,"ready":[],"from":[0,0]}"#;
    late.all(Input::Gossip(here.to_owned()), at(40));
    let output = late.session.step(Input::Wake, due);
    assert!(output.read.is_some(), "{output:?}");
    let news = News { room: Vec::new(), live: Some((1, first.live[known..].to_vec())) };
    let output = late.session.step(Input::News(news), due);
    assert_eq!(late.stage(), Stage::MatchOver);
    assert!(output.appends.is_empty(), "{output:?}");
}
