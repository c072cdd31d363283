//! The traffic blind test: of two deals that differ only in cards that a seat cannot tell apart,
//! everything that is sent to that seat, and to a spectator, is the same to the byte.
//!
//! A match is played at random in one house, and everything that seat 0 is sent is kept. Then some
//! cards of its deck change places, so that by the engine alone seat 0 and a spectator would see
//! and be told the same at every step; and the same is said to a second house with that deck.
//! The engine itself is held to this by a test of its own. What this cannot see is a leak by time:
//! the clock of both houses stands still until everyone waits.

use std::sync::Arc;
use std::time::Duration;

use games::{EventJson, Kind, Match, Rng, Seat, Seed, Setup, ToldJson};
use serde_json::{Value as Json, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use words::Language;

use crate::guests::anyone;
use crate::key::Key;
use crate::live::{By, MatchEntry};
use crate::log::{EventLog as _, MemoryLog};
use crate::names::RoomName;
use crate::protocol::{ClientMessage, RoomSettings};
use crate::room::RoomEntry;
use crate::shared::Shared;

use super::super::{Command, Greeting, LineId, Outbox, Unsent};
use super::config;
use crate::log::{match_stream, room_stream};

const SAID_MAX: usize = 50;

/// How many decks are tried to find one that looks the same.
const DECKS_TRIED: usize = 300;

const MATCHES: u64 = 12;

/// Somebody who hears, and perhaps plays.
struct Ear {
    session: mpsc::Sender<Command>,
    line: LineId,
    incoming: mpsc::Receiver<Unsent>,
    heard: Vec<String>,
}

/// A room with a match whose deck is known.
struct House {
    log: MemoryLog,
    room: RoomName,
    ears: Vec<Ear>,
}

/// One thing that is said, or time that passes.
#[derive(Clone, Debug)]
enum Said {
    Message(usize, Json),
    Wait(u64),
}

fn key(seat: usize) -> Key {
    Key::new(&format!("{seat:032x}")).expect("a key")
}

impl House {
    async fn new(heading: &str, deck: &str, kind: Kind, seats: usize, aids: &str) -> Self {
        let log = MemoryLog::default();
        let room = RoomName::new("plum-otter-4170").expect("a name");
        let settings: RoomSettings =
            serde_json::from_value(json!({ "aids": aids })).expect("settings");
        let mut entries = vec![RoomEntry::Opened {
            game: kind.id().to_owned(),
            at: 0,
            lesson: false,
            daily: None,
        }];
        for seat in 0..seats {
            let (name, key) = (format!("Seat {seat}"), key(seat).hash());
            entries.push(RoomEntry::Sat { name, key, place: None, program: false, person: None });
        }
        entries.push(RoomEntry::Settings { settings });
        entries.push(RoomEntry::Began {
            number: 1,
            playing: seats,
            at: 0,
            before: 0,
            ranked: false,
            set: None,
        });
        for (count, entry) in entries.iter().enumerate() {
            let text = serde_json::to_string(entry).expect("JSON");
            log.append(&room_stream(&room), count as u64, text).await.expect("kept");
        }
        let heading = heading.to_owned();
        let begun = MatchEntry::Begun { heading, at: 0, lesson: false };
        let dealt =
            MatchEntry::Played { lines: vec![deck.to_owned()], at: 0, by: By::Chance, deal: None };
        for (count, entry) in [begun, dealt].iter().enumerate() {
            let text = serde_json::to_string(entry).expect("JSON");
            log.append(&match_stream(&room, 1), count as u64, text).await.expect("kept");
        }
        let shared = Arc::new(Shared::new(Arc::new(log.clone()), config()));
        let mut ears = Vec::new();
        for seat in (0..seats).map(Some).chain([None]) {
            let (outbox, incoming) = Outbox::new(anyone());
            let (reply, answer) = oneshot::channel();
            let key = seat.map(key);
            let greeting = Greeting { key, seen: None, language: Language::english() };
            let open = Command::Open { greeting, outbox, reply };
            let session = shared.send(&room, open).await.expect("a session");
            let line = answer.await.expect("an answer").expect("a line");
            ears.push(Ear { session, line, incoming, heard: Vec::new() });
        }
        Self { log, room, ears }
    }

    /// The lines of the match's record after its heading.
    async fn lines(&self) -> Vec<String> {
        let entries = self.log.read(&match_stream(&self.room, 1), 0).await.expect("a log");
        let entries = entries.iter().map(|text| serde_json::from_str(text).expect("an entry"));
        let lines = entries.filter_map(|entry| match entry {
            MatchEntry::Played { lines, .. } => Some(lines),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// Says it, and lets everyone hear what follows.
    async fn say(&mut self, said: &Said) {
        match said {
            Said::Wait(ms) => sleep(Duration::from_millis(*ms)).await,
            Said::Message(seat, message) => {
                let message: ClientMessage =
                    serde_json::from_value(message.clone()).expect("a message");
                let ear = &self.ears[*seat];
                let said = Command::Said { line: ear.line, message };
                ear.session.send(said).await.expect("a session");
                sleep(Duration::from_millis(1)).await;
            }
        }
        // What may be said at the table is asked for, too: it must tell no more than the view.
        for ear in &self.ears {
            let message = ClientMessage::Talk {};
            let said = Command::Said { line: ear.line, message };
            ear.session.send(said).await.expect("a session");
        }
        sleep(Duration::from_millis(1)).await;
        for ear in &mut self.ears {
            while let Ok(unsent) = ear.incoming.try_recv() {
                ear.heard.push(unsent.text.as_str().to_owned());
            }
        }
    }

    fn update(&self, seat: usize) -> Json {
        let updates = self.ears[seat].heard.iter().rev();
        let update = updates.map(|text| serde_json::from_str::<Json>(text).expect("JSON"));
        update.into_iter().find(|message| message["type"] == "update").unwrap_or(Json::Null)
    }

    /// Something that somebody may say now; `None` when the round is over.
    fn choose(&self, rng: &mut Rng) -> Option<Said> {
        let table = self.update(0);
        let deciders: Vec<usize> = serde_json::from_value(table["view"]["to_act"].clone()).ok()?;
        let &seat = rng.choose(&deciders)?;
        let update = self.update(seat);
        if rng.below(6) == 0 && !update["window"].is_null() {
            return Some(Said::Wait(700));
        }
        if rng.below(5) == 0
            && let Some(peek) = update["peeks"].get(0)
        {
            return Some(Said::Message(seat, json!({ "type": "shown", "ids": [peek["id"]] })));
        }
        let legal: Vec<String> = serde_json::from_value(update["legal"].clone()).ok()?;
        // Announcements would end most rounds of Khamul at once.
        let calm = |mv: &&String| *mv != "khamul";
        let legal: Vec<&String> = legal.iter().filter(calm).collect();
        let mv = rng.choose(&legal)?;
        let play = json!({ "type": "play", "match": 1, "seq": update["seq"], "move": mv });
        Some(Said::Message(seat, play))
    }
}

/// What seat 0 and a spectator see and are told while these lines are played; `None` if they cannot
/// be played.
fn seen(heading: &str, lines: &[String]) -> Option<Vec<(Json, Json, Vec<EventJson>)>> {
    let mut played = Match::from_heading(heading).expect("a heading");
    let mut seen = Vec::new();
    for line in lines {
        let ToldJson { mut all, mut seats } = played.line(line).ok()?;
        all.append(&mut seats[0]);
        let view = |seat| games::json(&played.game().view(seat));
        seen.push((view(Some(Seat::FIRST)), view(None), all));
    }
    Some(seen)
}

/// The same lines with another deck of which seat 0 and a spectator see the same.
fn other_deck(heading: &str, lines: &[String], rng: &mut Rng) -> Option<String> {
    let as_it_was = seen(heading, lines);
    let cards: Vec<&str> = lines[0].split(' ').skip(1).collect();
    (0..DECKS_TRIED).find_map(|_| {
        let mut cards = cards.clone();
        for _ in 0..1 + rng.index(3) {
            let (one, other) = (rng.index(cards.len()), rng.index(cards.len()));
            cards.swap(one, other);
        }
        let deck = format!("deck {}", cards.join(" "));
        let changed = [std::slice::from_ref(&deck), &lines[1..]].concat();
        (deck != lines[0] && seen(heading, &changed) == as_it_was).then_some(deck)
    })
}

/// Plays one match twice; whether it could be compared.
async fn compare(kind: Kind, number: u64) -> bool {
    let seed = Seed::from_number(number);
    let mut rng = seed.rng("traffic", 0);
    let seats = kind.seats().0.max(3);
    let settings = games::Settings::new(kind.options());
    let setup = Setup { kind, seats, settings, dealer: None, seed };
    let fresh = Match::undealt(&setup).expect("a table");
    let (heading, deck) = (fresh.record().to_owned(), fresh.due_deal().expect("a deck"));
    let aids = ["none", "marks", "notes", "recall"][number as usize % 4];

    let mut first = House::new(&heading, &deck, kind, seats, aids).await;
    let mut said = Vec::new();
    first.say(&Said::Wait(1)).await;
    for _ in 0..1 + rng.index(SAID_MAX) {
        let Some(next) = first.choose(&mut rng) else { break };
        first.say(&next).await;
        said.push(next);
    }
    let lines = first.lines().await;
    let Some(other) = other_deck(&heading, &lines, &mut rng) else { return false };

    let mut second = House::new(&heading, &other, kind, seats, aids).await;
    second.say(&Said::Wait(1)).await;
    for next in &said {
        second.say(next).await;
    }
    assert_eq!(second.lines().await[1..], lines[1..], "{kind} {number}: the same was played");
    for (who, ear) in [("seat 0", 0), ("a spectator", seats)] {
        let (one, two) = (&first.ears[ear].heard, &second.ears[ear].heard);
        assert_eq!(one, two, "{kind} {number}: {who} can tell two deals apart that look the same");
    }
    true
}

async fn check(kind: Kind) {
    let (mut compared, mut tried) = (0, 0);
    while compared < MATCHES {
        tried += 1;
        assert!(tried <= 5 * MATCHES, "{kind}: only {compared} of {tried} could be compared");
        compared += u64::from(compare(kind, tried).await);
    }
}

games::each_game!(
    #[tokio::test(start_paused = true)] async mod is_blind, kind: G => check(kind)
);
