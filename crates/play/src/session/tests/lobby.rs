//! The lobby of an open table: who waits there, and who has gone.

use std::net::IpAddr;

use super::*;
use crate::protocol::{FaultCode, RoomSettings};

/// Ada's lobby, and those who came at that second, each from an address of their own.
fn lobby(open: bool, guests: &[&str]) -> (Table, Vec<Key>) {
    let mut table = Table::empty("ktu", 1, Config { open_tables: true, ..config(false) });
    let mut keys = vec![table.sit("Ada", None, false)];
    let settings = RoomSettings { open, ..RoomSettings::default() };
    table.ask(Some(&keys[0]), RoomCommand::Settings { settings });
    keys.extend(guests.iter().map(|name| table.sit(name, None, false)));
    for (line, key) in (0..).zip(&keys) {
        comes(&mut table, line, key, line as u8, 10);
    }
    (table, keys)
}

fn comes(table: &mut Table, line: u64, key: &Key, from: u8, second: u64) {
    comes_from(table, line, key, IpAddr::from([192, 0, 2, from]), second);
}

fn ipv6(home: u16, network: u16) -> IpAddr {
    IpAddr::from([0x2001, 0xdb8, home, network, 0, 0, 0, 0])
}

fn comes_from(table: &mut Table, line: u64, key: &Key, from: IpAddr, second: u64) {
    let (key, language) = (Some(key.clone()), words::Language::english());
    let greeting = Greeting { key, seen: None, language };
    let address = Some(from);
    table.all(Input::Open { line: LineId(line), address, greeting }, at(second));
}

fn starts(table: &mut Table, key: &Key, second: u64) -> Option<FaultCode> {
    table.wait(second);
    let asked = table.ask_at(Some(key), RoomCommand::Start {}, at(second));
    asked.answer.expect("an answer").err().map(|fault| fault.code)
}

fn is_left(table: &Table) -> bool {
    match &table.session.machine.listed {
        Listing::Shown { left, .. } => *left,
        Listing::Hidden => panic!("it is listed"),
    }
}

#[test]
fn a_guest_can_begin_who_has_waited_for_the_host() {
    for open in [false, true] {
        let (mut table, keys) = lobby(open, &["Bea", "Cem"]);
        let wait = 10 + limits::LOBBY_WAIT.as_secs();
        assert_eq!(table.session.machine.room_view(None).guests_begin_ms.is_some(), open);
        assert_eq!(starts(&mut table, &keys[1], wait - 1), Some(FaultCode::NotHost));
        let begun = if open { None } else { Some(FaultCode::NotHost) };
        assert_eq!(starts(&mut table, &keys[1], wait), begun);
        assert_eq!(starts(&mut table, &keys[2], wait), begun, "another one presses it, too");
    }
}

#[test]
fn the_host_cannot_make_guests_wait_anew() {
    let (mut table, keys) = lobby(true, &["Bea"]);
    for second in (20..100).step_by(20) {
        table.all(Input::Closed { line: LineId(0) }, at(second));
        table.wait(second + 10);
        comes(&mut table, 0, &keys[0], 0, second + 10);
        let settings = RoomSettings { open: true, chat: false, ..RoomSettings::default() };
        table.ask_at(Some(&keys[0]), RoomCommand::Settings { settings }, at(second + 10));
    }
    // And a guest who reloads the page is not gone.
    table.all(Input::Closed { line: LineId(1) }, at(120));
    comes(&mut table, 1, &keys[1], 1, 125);
    assert_eq!(starts(&mut table, &keys[1], 10 + limits::LOBBY_WAIT.as_secs()), None);
}

/// One home cannot do that alone, and neither can somebody who only comes and goes.
#[test]
fn a_table_sinks_that_guests_of_several_networks_have_left() {
    let (mut table, keys) = lobby(true, &["Bea", "Cem", "Dia"]);
    let stays = 10 + limits::LEFT_AFTER.as_secs();
    table.wait(stays);
    table.ask_at(Some(&keys[1]), RoomCommand::Leave {}, at(stays));
    let mut second = stays;
    for network in 0..5 {
        // Bea comes and goes as often as she likes, and by all the networks of her home.
        for from in [IpAddr::from([192, 0, 2, 1]), ipv6(1, network)] {
            let bea = table.sit("Bea", None, false);
            comes_from(&mut table, 8, &bea, from, second + 1);
            second += 1 + limits::LEFT_AFTER.as_secs();
            table.wait(second);
            table.ask_at(Some(&bea), RoomCommand::Leave {}, at(second));
            assert!(!is_left(&table));
        }
        // Nor does it count who is gone at once.
        let eli = table.sit("Eli", None, false);
        comes(&mut table, 9, &eli, 9, second);
        second += 1;
        table.ask_at(Some(&eli), RoomCommand::Leave {}, at(second));
        assert!(!is_left(&table));
    }
    // Cem closes his page, and is not waited for.
    second += 1;
    table.wait(second);
    table.all(Input::Closed { line: LineId(2) }, at(second));
    assert!(!is_left(&table));
    table.wait(second + limits::AWAY.as_secs());
    assert!(is_left(&table));
    assert_eq!(starts(&mut table, &keys[0], second + 40), None);
    assert!(!is_left(&table));
}

#[test]
fn who_is_removed_counts_as_who_leaves() {
    let (mut table, keys) = lobby(true, &["Bea", "Cem", "Dia"]);
    for second in [11, 12, 13] {
        assert!(!is_left(&table));
        table.ask_at(Some(&keys[0]), RoomCommand::Remove { seat: 1 }, at(second));
    }
    assert!(is_left(&table));
    // A match with bots alone makes that no better; one with a guest does.
    begins_with_bot(&mut table, &keys[0], 14);
    assert!(is_left(&table));
}

fn begins_with_bot(table: &mut Table, host: &Key, second: u64) {
    let bot = RoomCommand::AddBot { level: "novice".to_owned() };
    table.ask_at(Some(host), bot, at(second)).answer.expect("an answer").expect("a bot");
    assert_eq!(starts(table, host, second), None);
}

/// Ada's match with a bot, and those who take its seat one after the other, and leave.
fn leave_a_match(moves: bool) -> Table {
    let (mut table, keys) = lobby(true, &[]);
    begins_with_bot(&mut table, &keys[0], 11);
    let mut rng = Seed::from_number(7).rng("moves", 0);
    let mut second = 11;
    for (line, name) in (8..).zip(["Bea", "Cem", "Dia"]) {
        assert!(!is_left(&table));
        second += 1;
        // The bot has moved by then.
        table.wait(second);
        let guest = table.sit(name, None, false);
        comes(&mut table, line, &guest, line as u8, second);
        second += limits::LEFT_AFTER.as_secs();
        table.wait(second);
        if moves {
            let seat = Seat::new(0).expect("the first seat");
            table.play(seat, &mut rng, at(second));
        }
        table.ask_at(Some(&guest), RoomCommand::Leave {}, at(second));
    }
    table
}

/// Its host can keep guests waiting as in a lobby.
#[test]
fn a_match_that_stands_still_sinks_too() {
    assert!(is_left(&leave_a_match(false)));
    assert!(!is_left(&leave_a_match(true)));
}

/// Sits down without a key, or with that of a seat; whether one waits at the door.
fn sits(table: &mut Table, key: Option<&Key>, who: Option<&PersonId>, from: u8) -> (Key, bool) {
    let command = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
    let address = Some(IpAddr::from([192, 0, 2, from]));
    let asked = Input::Asked { address, key: key.cloned(), person: who.cloned(), command };
    let answer = table.all(asked, at(20)).answer.expect("an answer").expect("it is done");
    (answer.key.and_then(|key| Key::new(&key)).expect("a key"), answer.seat.is_none())
}

/// The first of those at the door: the number of the knock, and whether the host has removed them.
fn knock(table: &Table) -> (u64, bool) {
    let knock = table.session.machine.room_view(None).door[0].clone();
    (knock.knock, knock.removed)
}

#[test]
fn who_was_removed_waits_until_the_host_lets_them_in() {
    let (mut table, keys) = lobby(false, &[]);
    let person = PersonId::of(b"Bea");
    let (bea, waits) = sits(&mut table, None, Some(&person), 1);
    assert!(!waits);
    comes(&mut table, 1, &bea, 1, 20);
    let told = table.ask_at(Some(&keys[0]), RoomCommand::Remove { seat: 1 }, at(20));
    let is_told = |line| self::told(&told, line).iter().any(|it| it.contains(r#""removed":true"#));
    assert!(is_told(1) && !is_told(0), "Bea alone is told that it is she");
    // She can watch, and hears it again.
    comes(&mut table, 2, &bea, 1, 20);
    let line = table.session.machine.presence.lines().get(LineId(2)).expect("it is open");
    assert!(line.place.is_none() && line.is_removed(table.session.machine.replica.room()));

    let known = [(Some(&bea), None, 9), (None, Some(&person), 9), (None, None, 1)];
    for (key, who, from) in known {
        let (new, waits) = sits(&mut table, key, who, from);
        assert!(waits && knock(&table).1);
        assert_eq!(key == Some(&new), key.is_some(), "nobody needs another key for the door");
        table.ask_at(Some(&new), RoomCommand::Leave {}, at(20));
    }
    // Another network, the host's own, and another person are none of it.
    for from in [0, 9] {
        let (new, waits) = sits(&mut table, None, Some(&PersonId::of(b"Cem")), from);
        assert!(!waits);
        table.ask_at(Some(&new), RoomCommand::Leave {}, at(20));
    }
    // Whom the host lets in is one of them again.
    let (_, waits) = sits(&mut table, Some(&bea), Some(&person), 1);
    assert!(waits);
    let admit = RoomCommand::Admit { knock: knock(&table).0 };
    table.ask_at(Some(&keys[0]), admit, at(20)).answer.expect("an answer").expect("it is done");
    for (who, from) in [(Some(&person), 9), (None, 1)] {
        let (new, waits) = sits(&mut table, None, who, from);
        assert!(!waits);
        table.ask_at(Some(&new), RoomCommand::Leave {}, at(20));
    }
}

#[test]
fn a_room_remembers_the_latest_whom_the_host_removed_and_so_does_its_log() {
    let (mut table, keys) = lobby(false, &[]);
    let mut removed = Vec::new();
    for _ in 0..=limits::REMOVED_MAX {
        removed.push(sits(&mut table, None, None, 0).0);
        table.ask_at(Some(&keys[0]), RoomCommand::Remove { seat: 1 }, at(20));
    }
    let folded = Room::fold(table.session.machine.replica.room().name().clone(), &table.room);
    for room in [table.session.machine.replica.room(), &folded.expect("it fits")] {
        let known = removed.iter().filter(|key| room.is_removed(&key.hash())).count();
        assert_eq!(known, limits::REMOVED_MAX);
        assert!(!room.is_removed(&removed[0].hash()));
    }
}
