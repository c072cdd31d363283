//! Sessions in which somebody looks at cards that are shown once.

use super::*;

/// When the cards are dealt: nobody takes part in the deal.
const DEALT: u64 = 60;

fn live(table: &Table) -> &Live {
    table.session.machine.replica.live().expect("a match is on")
}

fn say(table: &mut Table, seat: Seat, message: ClientMessage, second: u64) {
    table.all(Input::Said { line: LineId(seat.index() as u64), message }, at(second));
}

fn play(table: &mut Table, seat: Seat, mv: &str, second: u64) {
    let seq = live(table).seq();
    say(table, seat, ClientMessage::Play { match_number: 1, seq, mv: mv.to_owned() }, second);
}

/// The page of a seat says that everything was seen.
fn looked(table: &mut Table, seat: Seat, second: u64) {
    let ids = live(table).peeks(seat).iter().map(|peek| peek.id).collect();
    say(table, seat, ClientMessage::Shown { ids }, second);
}

/// Two people have looked at two cards; one of them has discarded one since, and the other still
/// looks. Which that is.
fn discarded() -> (Table, Seat) {
    let (mut table, _) = Table::new("khamul", 1, false);
    table.all(Input::Wake, at(DEALT));
    for seat in live(&table).deciders().iter() {
        play(&mut table, seat, "peek 0 1", DEALT);
    }
    let first = live(&table).deciders().first().expect("somebody is on turn");
    let other = Seat::new(1 - first.index()).expect("a seat");
    looked(&mut table, first, DEALT);
    play(&mut table, first, "draw", DEALT);
    play(&mut table, first, "discard", DEALT);
    if live(&table).game().legal_moves(first).contains(&"decline".to_owned()) {
        play(&mut table, first, "decline", DEALT);
    }
    assert!(live(&table).snap().is_some(), "cards can be thrown");
    (table, other)
}

fn is_open(table: &Table) -> bool {
    table.session.machine.ongoing.snaps.is_open()
}

#[test]
fn a_snap_window_opens_when_everyone_has_looked() {
    let (mut table, other) = discarded();
    table.wait(DEALT + 10);
    assert!(!is_open(&table));
    looked(&mut table, other, DEALT + 10);
    assert!(is_open(&table));
}

#[test]
fn a_look_holds_a_window_up_for_a_while_only() {
    let (mut table, other) = discarded();
    table.wait(DEALT + 19);
    assert!(!is_open(&table));
    table.wait(DEALT + 20);
    assert!(is_open(&table));
    assert!(!live(&table).peeks(other).is_empty(), "it is still to be seen");
}

#[test]
fn bots_wait_for_a_person_who_looks() {
    let mut begins = (1..50).map(|seed| {
        let mut table = Table::empty("khamul", seed, config(false));
        let key = table.sit("Ada", None, false);
        table.ask(Some(&key), RoomCommand::AddBot { level: "novice".to_owned() });
        table.ask(Some(&key), RoomCommand::Start {});
        table.open(0, &key, NOW);
        table.wait(DEALT);
        play(&mut table, Seat::FIRST, "peek 0 1", DEALT);
        table
    });
    let is_bots = |table: &Table| live(table).deciders().first() != Some(Seat::FIRST);
    let mut table = begins.find(is_bots).expect("the bot begins some time");
    let seq = live(&table).seq();
    table.wait(DEALT + 10);
    assert_eq!(live(&table).seq(), seq);
    looked(&mut table, Seat::FIRST, DEALT + 10);
    table.wait(DEALT + 11);
    assert!(live(&table).seq() > seq + 1, "it plays");
}
