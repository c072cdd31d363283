//! Names at open tables: whichever way somebody comes to one, whoever protects names is asked.

use super::*;
use crate::protocol::{FaultCode, RoomSettings};
use crate::room::fault;

fn table(settings: RoomSettings, is_shared: bool) -> (Table, Key) {
    let config = Config { open_tables: true, ..config(is_shared) };
    let mut table = Table::empty("ktu", 1, config);
    let ada = table.sit("Ada", None, false);
    table.ask(Some(&ada), RoomCommand::Settings { settings });
    (table, ada)
}

fn open() -> RoomSettings {
    RoomSettings { open: true, ..RoomSettings::default() }
}

fn door(open: bool) -> RoomSettings {
    RoomSettings { door: true, open, ..RoomSettings::default() }
}

fn asked(key: Option<&Key>, command: RoomCommand) -> Input {
    Input::Asked { address: None, key: key.cloned(), person: None, command }
}

fn sit(name: &str) -> RoomCommand {
    RoomCommand::Sit { name: name.to_owned(), program: false }
}

fn calls(table: &mut Table, input: Input) -> Vec<String> {
    let mut output = table.session.step(input, NOW);
    if output.read.is_some() {
        output = table.session.step(Input::News(News::default()), NOW);
    }
    let names = output.calls.iter().map(|called| called.name.clone()).collect();
    assert!(output.calls.is_empty() || output.appends.is_empty(), "{output:?}");
    if output.calls.is_empty() {
        output.appends.drain(..).for_each(|append| table.store(append));
        table.session.step(Input::Appended, NOW);
    } else {
        table.all(Input::Called(Ok(())), NOW);
    }
    names
}

#[test]
fn every_way_to_a_name_at_an_open_table_is_asked_for() {
    let (mut table, ada) = table(open(), false);
    assert_eq!(calls(&mut table, asked(None, sit("Bea"))), ["Bea"]);
    // What the table makes of a name is looked at, and not what was typed.
    assert_eq!(calls(&mut table, asked(None, sit("Bea"))), ["Bea 2"]);
    let rename = RoomCommand::Rename { name: "Cem".to_owned() };
    assert_eq!(calls(&mut table, asked(Some(&ada), rename)), ["Cem"]);
    let ready = RoomCommand::Ready {};
    assert!(calls(&mut table, asked(Some(&ada), ready)).is_empty());
    let talk = RoomSettings { talk: false, ..open() };
    let settings = RoomCommand::Settings { settings: talk };
    assert!(calls(&mut table, asked(Some(&ada), settings)).is_empty(), "it was open");
}

#[test]
fn who_waits_at_a_door_is_asked_for_when_they_knock_and_when_they_are_let_in() {
    for was_open in [false, true] {
        let (mut table, ada) = table(door(was_open), false);
        let knocks = if was_open { &["Bea"][..] } else { &[] };
        assert_eq!(calls(&mut table, asked(None, sit("Bea"))), knocks);
        let settings = RoomCommand::Settings { settings: door(true) };
        // Who has knocked at a closed table is shown at the open one.
        let opens = if was_open { &[][..] } else { &["Ada", "Bea"] };
        assert_eq!(calls(&mut table, asked(Some(&ada), settings)), opens);
        let knock = table.session.machine.replica.room().door()[0].view().knock;
        let admit = RoomCommand::Admit { knock };
        assert_eq!(calls(&mut table, asked(Some(&ada), admit)), ["Bea"]);
    }
}

#[test]
fn who_may_not_be_called_so_changes_nothing() {
    let (mut table, _) = table(open(), false);
    let output = table.session.step(asked(None, sit("Bea")), NOW);
    assert_eq!(output.calls.len(), 1);
    let taken = fault(FaultCode::NameTaken, "it is somebody else's");
    let output = table.session.step(Input::Called(Err(taken)), NOW);
    assert_eq!(output.answer.expect("an answer").expect_err("it").code, FaultCode::NameTaken);
    assert!(output.appends.is_empty() && table.session.machine.replica.room().places().len() == 1);
}

/// Another server opens the table while this one renames somebody.
#[test]
fn a_table_that_was_opened_meanwhile_is_open() {
    let (mut table, ada) = table(RoomSettings::default(), true);
    let rename = RoomCommand::Rename { name: "Bea".to_owned() };
    let output = table.session.step(asked(Some(&ada), rename), NOW);
    assert!(output.calls.is_empty() && output.appends.len() == 1, "{output:?}");
    let opened = RoomEntry::Settings { settings: open() };
    table.room.push(serde_json::to_string(&opened).expect("an entry has text keys only"));
    let output = table.session.step(Input::Conflict(0), NOW);
    assert!(output.read.is_some());
    let news = News { room: table.room.clone(), live: None };
    let output = table.session.step(Input::News(news), NOW);
    assert_eq!(output.calls.iter().map(|it| &*it.name).collect::<Vec<_>>(), ["Bea"]);
    let output = table.session.step(Input::Called(Ok(())), NOW);
    assert_eq!(output.appends.len(), 1, "{output:?}");
}
