//! The traffic blind test: two matches whose cards differ only where a seat cannot know them send
//! it the same bytes.
//!
//! Both records are made by the engine's blind test, and laid into the logs of two servers down to
//! a random point; from there on, clients on all seats play the same moves on both. Everything that
//! one seat and a spectator are sent is then compared as it came: views, legal moves, events,
//! refusals, checks, peeks, snap windows, aids, what was missed after a dropped line, and the
//! room over HTTP. The only thing that is not compared is how much of an open snap window is left
//! for a spectator, which is a time (`session/tests.rs` compares it, where time stands still).
//!
//! It sees whatever depends on a hidden card: a value, an id, an order, a length, an additional
//! message. It does not see *when* a message comes, nor what bots do; and a leak in both matches
//! alike, such as a seed, is none to it. That a spectator is told no more than a seat is compared
//! too, since a spectator cannot know what the seat cannot.

use games::fair::Bytes;
use games::testing::Table;
use games::{Kind, Knows, Match, Rng, Seat, Seed, Setup, for_game, testing};
use serde_json::{Value as Json, json};
use server::log::{EventLog, MemoryLog};
use std::sync::Arc;

use crate::client::Client;
use crate::mirror::{match_stream, room_stream};
use crate::site::{Site, quick};

const PAIRS: usize = 20;

struct Case {
    room: String,
    heading: String,
    /// The lines of both records.
    lines: [Vec<String>; 2],
    /// How many of them are in the logs before anybody comes.
    before: usize,
    seats: usize,
    blind: usize,
    settings: Json,
}

impl Case {
    fn random(kind: Kind, number: usize, rng: &mut Rng) -> Self {
        for_game!(kind, G => Self::random_of::<G>(kind, number, rng))
    }

    fn random_of<G: Knows>(kind: Kind, number: usize, rng: &mut Rng) -> Self {
        loop {
            let table = Table::random::<G>(rng);
            let blind = rng.index(table.seats);
            let decisions = 1 + rng.below(60);
            let seat = Seat::new(blind).unwrap();
            let Some(twins) = testing::twins::<G>(&table, seat, decisions, rng) else { continue };
            // A new draw pile in the middle is the server's to deal, and would not be the twin's.
            let dealt = |line: &String| line.starts_with("deck") || line.starts_with("reshuffle");
            let deals = 1 + twins.lines[0].iter().rposition(dealt).unwrap();
            let rest = twins.lines[0].len() - deals;
            let (seed, seats) = (Seed::from_number(number as u64), table.seats);
            let Table { settings, dealer, .. } = table;
            let setup = Setup { kind, seats, settings, dealer, seed };
            let aids = ["none", "marks", "notes", "recall"][rng.index(4)];
            return Self {
                room: format!("plum-otter-{}", 1000 + number),
                heading: Match::undealt(&setup).unwrap().record().to_owned(),
                lines: twins.lines,
                before: deals + rng.index(rest + 1),
                seats,
                blind,
                settings: json!({ "aids": aids, "snaps": "relaxed" }),
            };
        }
    }

    fn key(&self, seat: usize) -> String {
        format!("{seat:032x}")
    }

    async fn write(&self, which: usize, log: &dyn EventLog) {
        let game = self.heading.lines().find_map(|line| line.strip_prefix("game ")).unwrap();
        let mut entries = vec![json!({ "type": "opened", "game": game, "at": 1_000 })];
        for seat in 0..self.seats {
            let hash = Bytes::sha256(self.key(seat)).to_string();
            let name = format!("Guest {seat}");
            entries.push(json!({ "type": "sat", "name": name, "key": hash, "place": null }));
        }
        let seats = self.seats;
        entries.push(json!({ "type": "settings", "settings": self.settings }));
        entries.push(json!({ "type": "began", "number": 1, "playing": seats, "at": 1_000 }));
        append(log, &room_stream(&self.room), entries).await;
        let mut entries = vec![json!({ "type": "begun", "heading": self.heading, "at": 1_000 })];
        for line in &self.lines[which][..self.before] {
            let by = if line.starts_with(char::is_numeric) { "person" } else { "chance" };
            entries.push(json!({ "type": "played", "lines": [line], "at": 1_000, "by": by }));
        }
        append(log, &match_stream(&self.room, 1), entries).await;
    }

    /// Plays what is left on a server, and gives what the blind seat and a spectator were sent.
    async fn play(&self, which: usize, site: &Site) -> Vec<String> {
        self.write(which, &*site.log).await;
        let mut clients = Vec::new();
        for seat in 0..self.seats {
            clients.push(Client::open(site, &self.room, Some(&self.key(seat)), None).await);
        }
        clients.push(Client::open(site, &self.room, None, None).await);
        let early = clients[self.blind].seen();
        let mut heard = Vec::new();
        for (step, line) in self.lines[which][self.before..].iter().enumerate() {
            let (seat, mv) = line.split_once(' ').unwrap();
            let client = &mut clients[seat.parse::<usize>().unwrap()];
            client.ping().await;
            client.play(mv).await;
            self.probe(step, &mut clients).await;
        }
        for which in [self.blind, self.seats] {
            clients[which].ping().await;
            heard.append(&mut clients[which].heard);
        }
        // What the seat is told when it comes back, with and without what it missed.
        for seen in [None, early] {
            let key = self.key(self.blind);
            let back = Client::open(site, &self.room, Some(&key), seen).await;
            heard.extend(back.heard);
        }
        heard.push(site.look(&self.room).await.to_string());
        for text in heard.iter_mut().filter(|text| text.contains("\"window\":{")) {
            *text = without_time(text);
        }
        heard
    }

    /// The blind seat asks about moves, tries some that it may not play, and writes notes.
    async fn probe(&self, step: usize, clients: &mut [Client]) {
        let client = &mut clients[self.blind];
        client.ping().await;
        for number in [step, step * 3, step * 5 + 1] {
            let line = &self.lines[0][1 + number % (self.lines[0].len() - 1)];
            let mv = line.split_once(' ').unwrap().1;
            client.say(json!({ "type": "check", "move": mv })).await;
        }
        client
            .say(json!({ "type": "play", "match": 1, "seq": client.seq(), "move": "pass 1" }))
            .await;
        let slot = step as u64 % 4;
        client.say(json!({ "type": "note", "slot": slot, "text": format!("n{step}") })).await;
        for client in clients {
            client.ping().await;
        }
    }
}

async fn append(log: &dyn EventLog, stream: &server::log::Stream, entries: Vec<Json>) {
    for (number, entry) in entries.into_iter().enumerate() {
        log.append(stream, number as u64, entry.to_string()).await.unwrap();
    }
}

/// A message without how much of the window is left.
fn without_time(text: &str) -> String {
    let (start, rest) = text.split_once("\"left_ms\":").unwrap();
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap();
    format!("{start}\"left_ms\":_{}", &rest[end..])
}

async fn check_blind(kind: Kind) {
    let sites = [
        Site::with(quick(), Arc::new(MemoryLog::default())).await,
        Site::with(quick(), Arc::new(MemoryLog::default())).await,
    ];
    let mut rng = Seed::from_number(11).rng(kind.id(), 0);
    let (mut messages, mut windows) = (0, 0);
    for number in 0..PAIRS {
        let case = Case::random(kind, number, &mut rng);
        let one = case.play(0, &sites[0]).await;
        let two = case.play(1, &sites[1]).await;
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "{kind}: seat {} can tell {:?}", case.blind, case.lines);
        }
        assert_eq!(one.len(), two.len(), "{kind}: one was told more often");
        messages += one.len();
        windows += one.iter().filter(|text| text.contains("\"window\":{")).count();
    }
    assert!(messages > 200, "{messages} messages of {kind} were compared");
    assert!(windows > 50 || kind != Kind::Khamul, "{windows} with an open window");
}

games::each_game!(
    #[tokio::test(flavor = "multi_thread")] async mod tells_nothing, kind: G => check_blind(kind)
);
