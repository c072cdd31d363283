//! Who is gone for long is played for where no clock runs, and nothing goes on for nobody.

use super::*;
use crate::live::{By, MatchEntry};
use crate::protocol::{ClockMode, RoomSettings};

/// From when Bea's line is closed.
const GONE: u64 = 100;

const ABSENT: u64 = limits::ABSENT.as_secs();

fn close(table: &mut Table, line: u64, second: u64) {
    table.wait(second);
    table.all(Input::Closed { line: LineId(line) }, at(second));
}

#[test]
fn a_bot_plays_for_who_is_gone_until_they_are_back() {
    let (mut table, keys) = Table::new("ktu", 1, false);
    close(&mut table, 1, GONE);
    table.wait(GONE + ABSENT - 1);
    assert!(!table.is_delegated(1));
    table.wait(GONE + ABSENT);
    assert!(table.is_delegated(1) && !table.is_delegated(0));
    let now = at(GONE + ABSENT + 5);
    table.open(1, &keys[1], now);
    assert!(!table.is_delegated(1));
}

/// Another server may not be heard when it says who is there; but what they do there is stored.
#[test]
fn who_does_something_elsewhere_is_not_gone() {
    let (mut table, _) = Table::new("ktu", 1, true);
    close(&mut table, 1, GONE);
    table.wait(GONE + 100);
    let live = table.session.machine.replica.live().expect("a match is on");
    let bea = Seat::new(1).expect("hers");
    let mv = live.game().legal_moves(bea).first().cloned().expect("there is a move");
    let (number, lines) = (live.entries() + 1, vec![format!("{bea} {mv}")]);
    let by = By::Person;
    let text = serde_json::to_string(&MatchEntry::Played { lines, at: 0, by, deal: None });
    let text = text.expect("an entry has text keys only");
    table.all(Input::Entry { log: Log::Match(1), number, text }, at(GONE + 100));
    table.wait(GONE + 100 + ABSENT - 1);
    assert!(!table.is_delegated(1));
    // The other servers wait for whoever stored something last.
    table.wait(GONE + 100 + ABSENT + 2);
    assert!(table.is_delegated(1));
    // They are back, and it is not heard where.
    let back = RoomEntry::Delegated { place: 1, on: false };
    let text = serde_json::to_string(&back).expect("an entry has text keys only");
    let (number, second) = (table.room.len() as u64 + 1, GONE + 100 + ABSENT + 3);
    table.all(Input::Entry { log: Log::Room, number, text }, at(second));
    table.wait(second + ABSENT - 1);
    assert!(!table.is_delegated(1));
}

/// A server that hears nothing is about to let a bot play: it learns of the return from the log, to
/// which it then cannot append.
#[test]
fn a_return_is_stored_where_there_can_be_other_servers() {
    for (is_shared, gone, stores) in
        [(true, ABSENT - 1, true), (true, 10, false), (false, ABSENT - 1, false)]
    {
        let (mut table, keys) = Table::new("ktu", 1, is_shared);
        close(&mut table, 1, GONE);
        table.wait(GONE + gone);
        let before = table.room.len();
        table.open(1, &keys[1], at(GONE + gone));
        let back = serde_json::to_string(&RoomEntry::Delegated { place: 1, on: false });
        let stored = &table.room[before..];
        assert_eq!(stored == [back.expect("an entry has text keys only")], stores, "{stored:?}");
    }
}

#[test]
fn a_return_is_stored_though_another_server_was_first() {
    let (mut table, keys) = Table::new("ktu", 1, true);
    close(&mut table, 1, GONE);
    table.wait(GONE + ABSENT - 1);
    let now = at(GONE + ABSENT - 1);
    let (key, language) = (Some(keys[1].clone()), words::Language::english());
    let greeting = Greeting { key, seen: None, language };
    let open = Input::Open { line: LineId(1), address: None, greeting };
    assert_eq!(table.session.step(open, now).appends.len(), 1);
    let other = RoomEntry::Renamed { place: 0, name: "Eli".to_owned() };
    table.room.push(serde_json::to_string(&other).expect("an entry has text keys only"));
    assert!(table.session.step(Input::Conflict(0), now).read.is_some());
    let news = News { room: table.room.clone(), live: Some((1, table.live.clone())) };
    let output = table.session.step(Input::News(news), now);
    let back = serde_json::to_string(&RoomEntry::Delegated { place: 1, on: false });
    assert_eq!(output.appends.len(), 1);
    assert_eq!(output.appends[0].text, back.expect("an entry has text keys only"));
}

/// The host's coming and going does not restart it.
#[test]
fn it_is_counted_from_when_they_went() {
    let config = config(false);
    let mut table = Table::empty("ktu", 1, config);
    let keys = ["Ada", "Bea", "Cem"].map(|name| table.sit(name, None, false));
    table.ask(Some(&keys[0]), RoomCommand::Start {});
    for (line, key) in (0..).zip(&keys) {
        table.open(line, key, NOW);
    }
    close(&mut table, 1, GONE);
    close(&mut table, 0, GONE + 100);
    table.wait(GONE + 120);
    table.open(9, &keys[0], at(GONE + 120));
    table.wait(GONE + ABSENT);
    assert!(table.is_delegated(1));
}

#[test]
fn nothing_goes_on_where_nobody_is() {
    let (mut table, _) = Table::new("ktu", 1, false);
    close(&mut table, 0, GONE);
    close(&mut table, 1, GONE);
    table.wait(10 * ABSENT);
    assert!(!table.is_delegated(0) && !table.is_delegated(1));
}

/// A program alone at a table does not play on for ever, whatever the clock and whatever it says.
#[test]
fn nothing_goes_on_for_a_program_alone() {
    for clock in [ClockMode::Off, ClockMode::Gentle, ClockMode::Live] {
        let mut table = Table::empty("ktu", 1, config(false));
        let ada = table.sit("Ada", None, false);
        let settings = RoomSettings { programs: true, clock, ..RoomSettings::default() };
        table.ask(Some(&ada), RoomCommand::Settings { settings });
        let program = table.sit("Bot of Bea", None, true);
        table.ask(Some(&ada), RoomCommand::Start {});
        table.open(0, &ada, NOW);
        table.open(1, &program, NOW);
        // Ada has a bot play to the end of the round, and goes.
        table.ask(Some(&ada), RoomCommand::Delegate { on: true });
        close(&mut table, 0, 2);
        let (mut rng, seat) = (Seed::from_number(7).rng("moves", 0), Seat::new(1).expect("hers"));
        for second in 3..3600 {
            table.wait(second);
            table.ask_at(Some(&program), RoomCommand::Ready {}, at(second));
            if table.session.machine.replica.decides(seat) {
                table.play(seat, &mut rng, at(second));
            }
        }
        assert_ne!(table.stage(), Stage::Playing, "{clock:?}");
        assert_eq!(table.session.machine.replica.room().match_number(), 1, "{clock:?}");
    }
}

/// Whether somebody is back is not known when a server comes back.
#[test]
fn nobody_is_told_to_be_back_who_is_not() {
    let (mut table, keys) = Table::new("ktu", 1, false);
    close(&mut table, 1, GONE);
    table.wait(GONE + 60);
    let away = |table: &Table| table.session.machine.room_view(None).seats[1].away;
    assert!(away(&table));
    let name = table.session.machine.replica.room().name().clone();
    let room = Room::fold(name, &table.room).expect("it fits");
    let live = Live::fold(1, &table.live).expect("it fits");
    let again = Session::new(config(false), room, Some(live), Seed::from_number(2), at(200));
    table.session = again;
    table.open(5, &keys[0], at(201));
    assert!(away(&table) && !table.session.machine.room_view(None).seats[0].away);
    table.open(6, &keys[1], at(202));
    assert!(!away(&table));
}

fn reconnecting(table: &Table, place: usize) -> bool {
    table.session.machine.room_view(None).seats[place].reconnecting
}

#[test]
fn the_others_see_that_somebody_is_reconnecting() {
    for silent in [false, true] {
        let (mut table, keys) = Table::new("ktu", 1, false);
        let lost = match silent {
            true => Input::Silent { line: LineId(1), silent },
            false => Input::Closed { line: LineId(1) },
        };
        table.all(lost, at(10));
        let told = 10 + limits::RECONNECTING.as_secs();
        assert!(!reconnecting(&table, 1), "a reload is not yet told");
        table.wait(told);
        assert!(reconnecting(&table, 1) && !reconnecting(&table, 0));
        // Then they are away, until they are back.
        table.wait(10 + limits::AWAY.as_secs());
        let seat = table.session.machine.room_view(None).seats[1].clone();
        assert!(seat.away && !seat.reconnecting);
        match silent {
            true => drop(table.all(Input::Silent { line: LineId(1), silent: false }, at(50))),
            false => drop(table.open(1, &keys[1], at(50))),
        }
        let seat = table.session.machine.room_view(None).seats[1].clone();
        assert!(!seat.away && !seat.reconnecting);
    }
}

#[test]
fn who_has_a_second_line_is_not_reconnecting() {
    let (mut table, keys) = Table::new("ktu", 1, false);
    table.open(7, &keys[1], NOW);
    table.all(Input::Silent { line: LineId(1), silent: true }, at(10));
    table.wait(20);
    assert!(!reconnecting(&table, 1));
    table.all(Input::Closed { line: LineId(7) }, at(20));
    table.wait(25);
    assert!(reconnecting(&table, 1));
}

/// Cem sits down on a bot's seat while a round is on; whether he waits for the next.
fn takes_over(table: &mut Table, now: Now) -> (Key, bool) {
    let command = RoomCommand::Sit { name: "Cem".to_owned(), program: false };
    let answer = table.ask_at(None, command, now).answer.expect("an answer").expect("a seat");
    let key = answer.key.and_then(|key| Key::new(&key)).expect("a key");
    (key, answer.room.seats[2].waits)
}

#[test]
fn who_comes_late_plays_on_with_a_bots_cards_and_not_with_those_of_others() {
    let mut table = Table::empty("ktu", 1, config(false));
    let keys = ["Ada", "Bea"].map(|name| table.sit(name, None, false));
    let bot = RoomCommand::AddBot { level: "novice".to_owned() };
    table.ask(Some(&keys[0]), bot).answer.expect("an answer").expect("a bot");
    table.ask(Some(&keys[0]), RoomCommand::Start {});
    let (cem, waits) = takes_over(&mut table, NOW);
    assert!(!waits, "only a bot has seen these cards");
    let told = table.open(9, &cem, NOW);
    let all = self::told(&told, 9);
    let update = all.iter().find(|it| it.contains(r#""type":"update""#)).expect("an update");
    let update: serde_json::Value = serde_json::from_str(update).expect("JSON");
    assert!(update["view"]["hands"][2].is_array(), "{update}");

    // He has seen them: whoever comes after him waits, in a room that was loaded again, too.
    table.ask(Some(&cem), RoomCommand::Leave {});
    let (cem, waits) = takes_over(&mut table, NOW);
    assert!(waits);
    let told = table.open(9, &cem, NOW);
    assert!(self::told(&told, 9).iter().all(|it| !it.contains(r#""legal":["play"#)));
    assert_eq!(table.live.iter().filter(|it| it.contains(r#""at_once":true"#)).count(), 1);
    let live: Vec<String> = table.live.clone();
    let live = crate::live::Live::fold(1, &live).expect("it fits");
    assert!(live.waits(Seat::new(2).expect("a seat")));
}
