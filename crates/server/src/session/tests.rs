//! Time in sessions, on a clock that stands still until everyone waits: no sockets, no disk.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use games::Kind;
use serde_json::{Value as Json, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep};
use words::Language;

use crate::Config;
use crate::guests::{Guest, anyone};
use crate::key::Key;
use crate::limits;
use crate::log::{EventLog as _, Heard, MemoryLog, match_stream, room_stream};
use crate::names::RoomName;
use crate::protocol::{
    ClientMessage, Fault, FaultCode, NewRoom, RoomAnswer, RoomCommand, RoomSettings, Seen,
};
use crate::room::RoomEntry;
use crate::shared::Shared;

use super::{Command, Greeting, LineId, Outbox, Unsent};

mod anytime;
mod blind;
mod deals;
mod due;
mod fair;
mod help;
mod lessons;
mod open;
mod others;
mod programs;
mod sealed;
mod think;

thread_local! {
    /// How many servers this test has started. A test has one thread.
    static SERVERS: Cell<u64> = const { Cell::new(0) };
}

/// A server with randomness of its own, the same in each run of a test.
fn config() -> Config {
    SERVERS.set(SERVERS.get() + 1);
    Config { seed: Some(SERVERS.get()), ..Config::default() }
}

fn ms(number: u64) -> Duration {
    Duration::from_millis(number)
}

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// Lets everyone do what there is to do now.
async fn settle() {
    sleep(ms(1)).await;
}

/// A room with its server, which can be restarted.
struct House {
    guest: Arc<Guest>,
    log: MemoryLog,
    shared: Arc<Shared>,
    room: RoomName,
    keys: Vec<Key>,
}

struct Client {
    session: mpsc::Sender<Command>,
    line: LineId,
    incoming: mpsc::Receiver<Unsent>,
    heard: Vec<Json>,
}

impl House {
    async fn new(game: &str, people: usize, settings: RoomSettings) -> Self {
        let (guest, log) = (anyone(), MemoryLog::default());
        let shared = Arc::new(Shared::new(Arc::new(log.clone()), config()));
        let new =
            NewRoom { game: game.to_owned(), name: "Ada".to_owned(), lesson: false, daily: false };
        let answer = shared.open_room(&guest, None, new).await.expect("a room");
        let room = RoomName::new(&answer.room.room).expect("its name");
        let mut this = Self { guest, log, shared, room, keys: vec![key(&answer)] };
        for name in ["Bea", "Cem", "Dia"].into_iter().take(people - 1) {
            let sit = RoomCommand::Sit { name: name.to_owned(), program: false };
            let answer =
                this.shared.ask(&this.room, &this.guest, None, None, sit).await.expect("a seat");
            this.keys.push(key(&answer));
        }
        this.ask(0, RoomCommand::Settings { settings }).await;
        this
    }

    async fn ask(&self, seat: usize, command: RoomCommand) -> RoomAnswer {
        let key = Some(self.keys[seat].clone());
        self.shared.ask(&self.room, &self.guest, key, None, command).await.expect("it can be done")
    }

    async fn open(&self, seat: usize) -> Client {
        self.open_as(Some(self.keys[seat].clone())).await
    }

    async fn open_as(&self, key: Option<Key>) -> Client {
        self.open_after(key, None).await
    }

    async fn open_after(&self, key: Option<Key>, seen: Option<Seen>) -> Client {
        let (outbox, incoming) = Outbox::new(self.guest.clone());
        let (reply, answer) = oneshot::channel();
        let greeting = Greeting { key, seen, language: Language::english() };
        let open = Command::Open { greeting, outbox, reply };
        let session = self.shared.send(&self.room, open).await.expect("a session");
        let line = answer.await.expect("an answer").expect("a line");
        Client { session, line, incoming, heard: Vec::new() }
    }

    async fn look(&self) -> Json {
        let room = self.shared.look(None, &self.room, None).await.expect("a room");
        serde_json::to_value(room).expect("JSON")
    }

    async fn restart(&mut self) {
        self.shared.shutdown().await;
        self.shared = Arc::new(Shared::new(Arc::new(self.log.clone()), config()));
    }
}

fn key(answer: &RoomAnswer) -> Key {
    Key::new(answer.key.as_deref().expect("a key")).expect("a key")
}

impl Client {
    async fn say(&self, message: Json) {
        self.say_more(message).await;
        settle().await;
    }

    /// Says something that is not waited for.
    async fn say_more(&self, message: Json) {
        let message: ClientMessage = serde_json::from_value(message).expect("a message");
        let said = Command::Said { line: self.line, message };
        self.session.send(said).await.expect("the session is there");
    }

    /// Plays against the latest update, and has seen at once what that shows.
    async fn play(&mut self, mv: &str) {
        let seq = self.now()["seq"].clone();
        self.say(json!({ "type": "play", "match": 1, "seq": seq, "move": mv })).await;
        let peeks = self.now()["peeks"].as_array().cloned().unwrap_or_default();
        let ids: Vec<&Json> = peeks.iter().map(|peek| &peek["id"]).collect();
        if !ids.is_empty() {
            self.say(json!({ "type": "shown", "ids": ids })).await;
        }
    }

    fn hear(&mut self) {
        while let Ok(unsent) = self.incoming.try_recv() {
            self.heard.push(serde_json::from_str(&unsent.text).expect("JSON"));
        }
    }

    fn latest(&mut self, kind: &str) -> Json {
        self.hear();
        let found = self.heard.iter().rev().find(|message| message["type"] == kind);
        found.cloned().unwrap_or(Json::Null)
    }

    fn now(&mut self) -> Json {
        self.latest("update")
    }

    fn legal(&mut self) -> Vec<String> {
        serde_json::from_value(self.now()["legal"].clone()).expect("moves")
    }
}

fn snaps(pace: &str) -> RoomSettings {
    serde_json::from_value(json!({ "snaps": pace })).expect("settings")
}

fn clock(mode: &str) -> RoomSettings {
    serde_json::from_value(json!({ "clock": mode })).expect("settings")
}

/// The games in which nobody waits for a snap to close.
fn without_snaps() -> impl Iterator<Item = &'static str> {
    let snaps = |kind: &Kind| kind.options().iter().any(|option| option.name == "snaps");
    Kind::ALL.into_iter().filter(move |kind| !snaps(kind)).map(Kind::id)
}

/// A match of Khamul up to its first snap; returns the seat that discarded.
async fn first_snap(house: &House, clients: &mut [Client]) -> usize {
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    for client in clients.iter_mut() {
        client.play("peek 0 1").await;
    }
    let view = clients[0].now()["view"].clone();
    let turn = view["turn"].as_u64().expect("a turn") as usize;
    clients[turn].play("draw").await;
    clients[turn].play("discard").await;
    if !clients[turn].now()["view"]["power"].is_null() {
        clients[turn].play("decline").await;
    }
    assert!(!clients[turn].now()["window"].is_null(), "a window opens");
    turn
}

async fn khamul(people: usize, pace: &str) -> (House, Vec<Client>, usize) {
    let house = House::new("khamul", people, snaps(pace)).await;
    let mut clients = Vec::new();
    for seat in 0..people {
        clients.push(house.open(seat).await);
    }
    let turn = first_snap(&house, &mut clients).await;
    (house, clients, turn)
}

#[tokio::test(start_paused = true)]
async fn a_window_closes_when_everyone_has_seen_the_card() {
    let (_house, mut clients, turn) = khamul(3, "normal").await;
    let next = (turn + 1) % 3;
    let id = clients[0].now()["window"]["id"].clone();
    for client in &clients {
        client.say(json!({ "type": "rendered", "window": id })).await;
    }
    sleep(ms(1900)).await;
    assert!(!clients[next].now()["window"].is_null(), "not yet");
    sleep(ms(170)).await;
    assert!(clients[next].now()["window"].is_null(), "now");
    assert!(clients[next].legal().contains(&"draw".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn who_has_answered_is_not_waited_for() {
    let (_house, mut clients, turn) = khamul(2, "relaxed").await;
    let begun = Instant::now();
    for client in &mut clients {
        client.play("done").await;
    }
    assert!(clients[1 - turn].legal().contains(&"draw".to_owned()));
    assert!(begun.elapsed() < seconds(1));
}

#[tokio::test(start_paused = true)]
async fn late_is_never_wrong() {
    let (_house, mut clients, turn) = khamul(2, "quick").await;
    let seq = clients[turn].now()["seq"].clone();
    sleep(seconds(3)).await;
    let before = clients[turn].now()["view"].clone();
    clients[turn].say(json!({ "type": "play", "match": 1, "seq": seq, "move": "snap 0" })).await;
    let refused = clients[turn].latest("refused");
    assert_eq!(refused["code"], "too_late", "{refused}");
    assert!(refused["reason"].as_str().expect("a reason").contains("Too late by 1."), "{refused}");
    assert_eq!(clients[turn].now()["view"], before, "it costs nothing");
}

#[tokio::test(start_paused = true)]
async fn a_throw_opens_the_window_anew() {
    let (_house, mut clients, turn) = khamul(2, "normal").await;
    let first = clients[turn].now()["window"]["id"].clone();
    sleep(ms(1500)).await;
    clients[turn].play("snap 2").await;
    let matched = clients[turn].now()["told"][0]["all"][0]["matches"] == true;
    if matched && !clients[turn].now()["view"]["power"].is_null() {
        clients[turn].play("decline").await;
    }
    let second = clients[turn].now()["window"].clone();
    assert!(second["id"].as_u64() > first.as_u64(), "{second}");
    sleep(ms(1500)).await;
    assert!(!clients[turn].now()["window"].is_null(), "the others see the throw as long");
    sleep(ms(1500)).await;
    assert!(clients[turn].now()["window"].is_null());
}

#[tokio::test(start_paused = true)]
async fn the_next_seat_may_choose_before_the_window_closes() {
    let (mut house, mut clients, turn) = khamul(2, "normal").await;
    let next = 1 - turn;
    assert_eq!(clients[next].now()["window"]["choices"], json!(["khamul", "draw", "take"]));
    assert_eq!(clients[turn].now()["window"]["choices"], json!([]));
    clients[next].play("take").await;
    clients[next].play("draw").await;
    assert_eq!(clients[next].now()["queued"], json!(["draw"]), "the last choice counts");
    assert_eq!(clients[turn].now()["queued"], json!([]), "nobody else sees it");
    // The choice outlives the server; the window opens anew.
    house.restart().await;
    for (seat, client) in clients.iter_mut().enumerate() {
        *client = house.open(seat).await;
    }
    assert_eq!(clients[next].now()["queued"], json!(["draw"]));
    sleep(seconds(4)).await;
    assert_eq!(clients[next].now()["queued"], json!([]));
    assert_eq!(clients[next].now()["view"]["in_hand"]["from"], "draw", "it was played");
}

#[tokio::test(start_paused = true)]
async fn a_card_to_be_taken_must_be_the_one_that_was_seen() {
    for _ in 0..40 {
        let (_house, mut clients, turn) = khamul(2, "normal").await;
        let next = 1 - turn;
        clients[next].play("take").await;
        // One in 17 throws matches; most rooms of this loop see only wrong ones.
        clients[turn].play("snap 2").await;
        let matched = clients[turn].now()["told"][0]["all"][0]["matches"] == true;
        if matched && !clients[turn].now()["view"]["power"].is_null() {
            clients[turn].play("decline").await;
        }
        sleep(seconds(4)).await;
        let in_hand = clients[next].now()["view"]["in_hand"].clone();
        if matched {
            assert!(in_hand.is_null(), "the choice lapses, and the seat is asked again");
            assert!(clients[next].legal().contains(&"take".to_owned()));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn sealed_answers_are_hidden_until_all_have_answered() {
    let (_house, mut clients, turn) = khamul(3, "sealed").await;
    let others: Vec<usize> = (0..3).filter(|&seat| seat != turn).collect();
    let seq = clients[turn].now()["seq"].clone();
    clients[turn].play("snap 3").await;
    clients[turn].play("done").await;
    assert_eq!(clients[turn].now()["queued"], json!(["snap 3", "done"]));
    assert_eq!(clients[turn].now()["window"]["answered"], true);
    clients[others[0]].play("done").await;
    let seen = clients[others[1]].now();
    assert_eq!(seen["seq"], seq, "nothing has happened for the others");
    assert_eq!(seen["view"]["snap"], json!([false, false, false]));
    clients[others[1]].play("done").await;
    let told = clients[others[1]].now()["told"].to_string();
    assert!(told.contains("threw"), "then all is played: {told}");
}

#[tokio::test(start_paused = true)]
async fn a_sealed_window_does_not_wait_for_ever() {
    let (_house, mut clients, turn) = khamul(2, "sealed").await;
    clients[turn].play("done").await;
    sleep(seconds(19)).await;
    assert!(!clients[turn].now()["window"].is_null());
    sleep(seconds(2)).await;
    assert!(clients[turn].now()["window"].is_null());
}

/// The seat that is to act in a game where one is.
fn actor(clients: &mut [Client]) -> usize {
    let view = clients[0].now()["view"].clone();
    view["to_act"][0].as_u64().expect("somebody is to act") as usize
}

async fn kartel(mode: &str) -> (House, Vec<Client>, usize) {
    let house = House::new("kartel", 2, clock(mode)).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    let seat = actor(&mut clients);
    (house, clients, seat)
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_nothing_happens() {
    let (_house, mut clients, seat) = kartel("off").await;
    let seq = clients[seat].now()["seq"].clone();
    sleep(seconds(24 * 3600)).await;
    assert_eq!(
        (clients[seat].now()["seq"].clone(), clients[seat].now()["clock"].clone()),
        (seq, Json::Null)
    );
}

#[tokio::test(start_paused = true)]
async fn a_live_clock_plays_one_move_for_who_is_here() {
    let (house, mut clients, seat) = kartel("live").await;
    let left = clients[seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
    assert!((29_000..=30_000).contains(&left), "{left}");
    let seq = clients[seat].now()["seq"].as_u64();
    sleep(seconds(31)).await;
    assert!(clients[seat].now()["seq"].as_u64() > seq, "a bot played");
    assert_eq!(house.look().await["seats"][seat]["delegated"], false);
}

#[tokio::test(start_paused = true)]
async fn a_rest_is_no_new_clock() {
    let (house, mut clients, seat) = kartel("live").await;
    sleep(seconds(25)).await;
    house.ask(seat, RoomCommand::Delegate { on: true }).await;
    house.ask(seat, RoomCommand::Delegate { on: false }).await;
    clients[seat] = house.open(seat).await;
    let left = clients[seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
    assert!(left <= 5_000, "{left}");
}

#[tokio::test(start_paused = true)]
async fn another_kind_of_clock_begins_anew() {
    let (house, mut clients, seat) = kartel("days").await;
    for (mode, length) in [("live", 30_000), ("days", 3 * 24 * 3_600_000), ("gentle", 90_000)] {
        house.ask(0, RoomCommand::Settings { settings: clock(mode) }).await;
        settle().await;
        let left = clients[seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
        assert!((length - 1_000..=length).contains(&left), "{mode}: {left}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_clock_can_be_stretched_ten_times_a_decision() {
    let (_house, mut clients, seat) = kartel("live").await;
    let seq = clients[seat].now()["seq"].clone();
    sleep(seconds(29)).await;
    for times in 1..=10_u64 {
        clients[seat].say(json!({ "type": "more_time" })).await;
        settle().await;
        let left = clients[1 - seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
        assert!((30_000 * times..=1_000 + 30_000 * times).contains(&left), "{times}: {left}");
    }
    clients[seat].say(json!({ "type": "more_time" })).await;
    clients[1 - seat].say(json!({ "type": "more_time" })).await;
    settle().await;
    assert_eq!(clients[seat].latest("fault")["code"], "too_many");
    assert_eq!(clients[1 - seat].latest("fault")["code"], "not_now", "it is not their decision");
    sleep(seconds(299)).await;
    assert_eq!(clients[seat].now()["seq"], seq, "time is not up");
    sleep(seconds(3)).await;
    assert_ne!(clients[seat].now()["seq"], seq, "time is up");
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_days_is_not_stretched() {
    let (_house, mut clients, seat) = kartel("days").await;
    let before = clients[seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
    clients[seat].say(json!({ "type": "more_time" })).await;
    settle().await;
    assert_eq!(clients[seat].latest("fault")["code"], "not_now");
    let after = clients[seat].now()["clock"]["left_ms"][seat].as_u64().expect("a clock");
    assert!(after <= before, "{before} to {after}");
}

/// A row that is rearranged is no new decision: neither a stretched clock is lost nor a short one
/// begun anew.
#[tokio::test(start_paused = true)]
async fn rearranging_leaves_the_clock_as_it_is() {
    let settings = serde_json::from_value(json!({ "clock": "live", "snaps": "relaxed" }));
    let house = House::new("khamul", 2, settings.expect("settings")).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    for client in &mut clients {
        client.play("peek 0 1").await;
    }
    let turn = clients[0].now()["view"]["turn"].as_u64().expect("a turn") as usize;
    let left = |client: &mut Client| client.now()["clock"]["left_ms"][turn].as_u64();
    clients[turn].say(json!({ "type": "more_time" })).await;
    sleep(seconds(10)).await;
    clients[turn].play("arrange 1 0 2 3").await;
    assert_eq!(clients[turn].latest("refused"), Json::Null);
    let now = left(&mut clients[turn]).expect("a clock");
    assert!((48_000..=50_000).contains(&now), "{now}");
}

/// Who sits down in mid-round sees none of the cards that were somebody else's: not what a bot
/// held, and not what somebody held whom the host took off the seat.
#[tokio::test(start_paused = true)]
async fn a_seat_is_taken_over_from_the_next_round_on() {
    let mut house = House::new("kartel", 2, clock("off")).await;
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    let mut clients = vec![house.open(0).await, house.open(1).await];
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    house.ask(0, RoomCommand::Remove { seat: 1 }).await;
    settle().await;
    assert_eq!(clients[0].latest("removed"), json!({ "type": "removed", "name": "Bea" }));
    for (name, seat) in [("Cem", 1), ("Dia", 2)] {
        let sit = RoomCommand::Sit { name: name.to_owned(), program: false };
        let answer =
            house.shared.ask(&house.room, &anyone(), None, None, sit).await.expect("a seat");
        assert_eq!(answer.seat, Some(seat));
        let mut late = house.open_as(Some(key(&answer))).await;
        let hand = late.now()["view"]["hands"][usize::from(seat)].clone();
        assert!(hand.is_null() || hand.is_u64(), "{hand}");
        assert_eq!(late.legal(), [""; 0]);
        assert_eq!(house.look().await["seats"][usize::from(seat)]["waits"], true);
        house.keys.push(key(&answer));
        clients.push(late);
    }
    // A bot plays for them until the round is over; then they have cards of their own.
    for _ in 0..400 {
        if house.look().await["stage"] == "round_over" {
            break;
        }
        if let Some(mv) = clients[0].legal().last().cloned() {
            clients[0].play(&mv).await;
        }
        sleep(seconds(3)).await;
    }
    for seat in [0, 2, 3] {
        house.ask(seat, RoomCommand::Ready {}).await;
    }
    settle().await;
    for (client, seat) in [(2, 1), (3, 2)] {
        assert_eq!(house.look().await["seats"][seat]["waits"], false);
        let view = clients[client].now()["view"].clone();
        assert!(view["hands"][seat].is_array(), "{view}");
    }
}

/// Whatever goes wrong in between, nobody is on the seat while its cards are to be seen there.
#[tokio::test(start_paused = true)]
async fn a_seat_is_taken_before_anybody_sits_on_it() {
    let house = House::new("kartel", 1, clock("off")).await;
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    house.ask(0, RoomCommand::Start {}).await;
    let mut stored = house.log.listen(&room_stream(&house.room)).await.expect("a log");
    let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
    house.shared.ask(&house.room, &anyone(), None, None, sit).await.expect("a seat");
    let mut kinds = Vec::new();
    while kinds.len() < 2 {
        if let Heard::Entry { entry, .. } = stored.next().await {
            let entry: Json = serde_json::from_str(&entry).expect("JSON");
            kinds.push(entry["type"].as_str().expect("a type").to_owned());
        }
    }
    assert_eq!(kinds, ["taken", "sat"]);
}

/// A guest who becomes the host while the host is away gives it back, and takes no seat from them.
#[tokio::test(start_paused = true)]
async fn a_host_who_comes_back_is_the_host() {
    let mut house = House::new("ktu", 3, RoomSettings::default()).await;
    let bea = house.open(1).await;
    sleep(limits::HOST_AWAY + seconds(1)).await;
    assert_eq!(house.look().await["host"], 1);
    let remove = RoomCommand::Remove { seat: 0 };
    let key = |seat: usize| Some(house.keys[seat].clone());
    let asked = house.shared.ask(&house.room, &house.guest, key(1), None, remove.clone()).await;
    assert_eq!(asked.expect_err("it is the host's").code, FaultCode::NotHost);
    // Nor does somebody else to whom it is passed on, whatever the server does meanwhile.
    house.ask(1, RoomCommand::PassHost { seat: 2 }).await;
    drop(bea);
    house.restart().await;
    let key = |seat: usize| Some(house.keys[seat].clone());
    let asked = house.shared.ask(&house.room, &house.guest, key(2), None, remove).await;
    assert_eq!(asked.expect_err("it is the host's").code, FaultCode::NotHost);
    let _ada = house.open(0).await;
    assert_eq!(house.look().await["host"], 0);
    house.ask(0, RoomCommand::Remove { seat: 2 }).await;
    // What the host passes on by themselves they have passed on.
    house.ask(0, RoomCommand::PassHost { seat: 1 }).await;
    let _again = house.open(0).await;
    assert_eq!(house.look().await["host"], 1);
}

/// One address fills no room of others, nor its door.
#[tokio::test(start_paused = true)]
async fn there_is_room_for_other_addresses() {
    let house = House::new("ktu", 1, RoomSettings { door: true, ..RoomSettings::default() }).await;
    let greedy = anyone();
    let watch = async |guest: &Arc<Guest>| {
        let (outbox, incoming) = Outbox::new(guest.clone());
        let (reply, answer) = oneshot::channel();
        let greeting = Greeting { key: None, seen: None, language: Language::english() };
        let open = Command::Open { greeting, outbox, reply };
        house.shared.send(&house.room, open).await.expect("a session");
        (answer.await.expect("an answer").is_ok(), incoming)
    };
    let knock = async |guest: &Arc<Guest>| {
        let sit = RoomCommand::Sit { name: "Eli".to_owned(), program: false };
        house.shared.ask(&house.room, guest, None, None, sit).await.is_ok()
    };
    let (mut lines, mut knocks) = (Vec::new(), 0);
    for _ in 0..limits::WATCHERS_PER_ROOM_MAX {
        lines.extend(Some(watch(&greedy).await).filter(|(is_open, _)| *is_open));
        knocks += usize::from(knock(&greedy).await);
    }
    let most = (limits::WATCHERS_PER_ADDRESS_MAX, limits::KNOCKS_PER_ADDRESS_MAX);
    assert_eq!((lines.len(), knocks), most);
    let other = anyone();
    assert!(watch(&other).await.0 && knock(&other).await);
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_is_taken_over_recalls_nothing_from_before() {
    let settings = serde_json::from_value(json!({ "aids": "recall", "takeover": true }));
    let mut house = House::new("khamul", 1, settings.expect("settings")).await;
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    let mut client = house.open(0).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    client.play("peek 0 1").await;
    sleep(seconds(3)).await;
    let own = client.now()["aids"]["recall"].clone();
    assert_eq!(own.as_array().map(Vec::len), Some(4), "{own}");
    let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
    let answer =
        house.shared.ask(&house.room, &anyone(), None, None, sit).await.expect("the bot's seat");
    house.keys.push(key(&answer));
    let mut guest = house.open(1).await;
    settle().await;
    assert_eq!(guest.now()["aids"]["recall"], json!([]), "{}", guest.now()["aids"]);
}

#[tokio::test(start_paused = true)]
async fn a_round_waits_for_who_only_reloads() {
    let (house, mut clients, _) = kartel("off").await;
    for _ in 0..400 {
        if house.look().await["stage"] == "round_over" {
            break;
        }
        for client in &mut clients {
            if let Some(mv) = client.legal().last().cloned() {
                client.play(&mv).await;
            }
        }
    }
    assert_eq!(house.look().await["stage"], "round_over");
    let gone = clients.remove(1);
    gone.session.send(Command::Closed { line: gone.line }).await.expect("the session");
    settle().await;
    house.ask(0, RoomCommand::Ready {}).await;
    sleep(ms(400)).await;
    assert_eq!(house.look().await["stage"], "round_over");
    sleep(limits::AWAY).await;
    assert_eq!(house.look().await["stage"], "playing", "who stays away is not waited for");
}

#[tokio::test(start_paused = true)]
async fn who_comes_back_too_late_has_a_moment() {
    let (house, mut clients, seat) = kartel("live").await;
    let gone = Command::Closed { line: clients[seat].line };
    clients[seat].session.send(gone).await.expect("a session");
    let seq = clients[1 - seat].now()["seq"].clone();
    sleep(seconds(30) + ms(100)).await;
    assert_eq!(house.look().await["seats"][seat]["delegated"], true);
    clients[seat] = house.open(seat).await;
    let now = clients[seat].now();
    assert_eq!(now["seq"], seq, "the bot has not played");
    assert!(now["clock"]["left_ms"][seat].as_u64().is_some_and(|left| left <= 5_000), "{now}");
    sleep(seconds(6)).await;
    assert_ne!(clients[seat].now()["seq"], seq, "time was up");
}

async fn rename(house: &House, seat: usize, number: u64) -> Result<RoomAnswer, Fault> {
    let key = Some(house.keys[seat].clone());
    let command = RoomCommand::Rename { name: format!("Bea {number}") };
    house.shared.ask(&house.room, &anyone(), key, None, command).await
}

#[tokio::test(start_paused = true)]
async fn a_person_does_so_much_at_once() {
    let house = House::new("kartel", 2, clock("off")).await;
    for number in 0..limits::COMMANDS_BURST {
        rename(&house, 1, number.into()).await.expect("it is not too much");
    }
    // The clock stands still until somebody waits.
    rename(&house, 1, 0).await.expect("one more is on the way");
    assert_eq!(rename(&house, 1, 1).await.expect_err("too much").code, FaultCode::TooMany);
    // Nobody else has to wait for that, and after a while they may again.
    rename(&house, 0, 2).await.expect("another person");
    sleep(2 * limits::COMMAND_EVERY).await;
    rename(&house, 1, 3).await.expect("it is a while");
}

#[tokio::test(start_paused = true)]
async fn a_person_does_no_more_at_once_with_a_new_key() {
    let mut house = House::new("kartel", 2, clock("off")).await;
    for number in 0..=limits::COMMANDS_BURST {
        let text = format!("{number:032x}");
        let renew = RoomCommand::RenewKey { key: text.clone() };
        house.ask(1, renew).await;
        house.keys[1] = Key::new(&text).expect("a key");
    }
    assert_eq!(rename(&house, 1, 1).await.expect_err("too much").code, FaultCode::TooMany);
}

#[tokio::test(start_paused = true)]
async fn a_room_does_not_fill_the_disk() {
    let mut house = House::new("kartel", 2, clock("off")).await;
    house.shared.shutdown().await;
    let room = room_stream(&house.room);
    let had = house.log.read(&room, 0).await.expect("a log").len() as u64;
    let entry = RoomEntry::Renamed { place: 1, name: "Bea".to_owned() };
    let entry = serde_json::to_string(&entry).expect("JSON");
    for expected in had..limits::ENTRIES_PER_ROOM_MAX - limits::ENTRIES_FOR_HOST {
        house.log.append(&room, expected, entry.clone()).await.expect("it is kept");
    }
    house.restart().await;
    assert_eq!(rename(&house, 1, 1).await.expect_err("too much").code, FaultCode::TooMany);
    // The host goes on; and who is here may still go.
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    house.ask(0, RoomCommand::Start {}).await;
    house.ask(1, RoomCommand::Leave {}).await;
    house.shared.shutdown().await;
    let had = house.log.read(&room, 0).await.expect("a log").len() as u64;
    for expected in had..limits::ENTRIES_PER_ROOM_MAX {
        house.log.append(&room, expected, entry.clone()).await.expect("it is kept");
    }
    house.restart().await;
    assert_eq!(rename(&house, 0, 1).await.expect_err("too much").code, FaultCode::TooMany);
    house.ask(0, RoomCommand::Leave {}).await;
}

/// Whoever changes their mind without end fills no log, and keeps nobody from their move.
#[tokio::test(start_paused = true)]
async fn choices_have_an_end() {
    let (house, mut clients, turn) = khamul(2, "normal").await;
    let next = 1 - turn;
    let stream = super::match_stream(&house.room, 1);
    let before = house.log.read(&stream, 0).await.expect("a log").len();
    let seq = clients[next].now()["seq"].clone();
    for number in 0..2 * limits::CHOICES_MAX {
        let mv = if number % 2 == 0 { "draw" } else { "take" };
        let play = json!({ "type": "play", "match": 1, "seq": seq, "move": mv });
        clients[next].say_more(play).await;
        clients[next].latest("fault");
    }
    // All of it was said in one moment of the test's clock.
    while clients[next].latest("fault").is_null() {
        tokio::task::yield_now().await;
    }
    assert_eq!(clients[next].latest("fault")["code"], "too_many");
    let after = house.log.read(&stream, 0).await.expect("a log").len();
    assert!(after - before <= limits::CHOICES_MAX as usize, "{before} to {after}");
    clients[turn].play("done").await;
    clients[next].play("done").await;
    assert_eq!(clients[next].latest("refused"), Json::Null);
}

#[tokio::test(start_paused = true)]
async fn a_half_forgotten_room_is_forgotten() {
    let (mut house, clients, _) = kartel("off").await;
    drop(clients);
    house.shared.shutdown().await;
    house.log.forget(&super::match_stream(&house.room, 1)).await.expect("a log");
    house.restart().await;
    // As long as it does not say that it goes, what is missing is missed.
    let missed = house.shared.look(None, &house.room, None).await.expect_err("a match is missing");
    assert_eq!(missed.code, FaultCode::Damaged);
    let entries = house.log.read(&room_stream(&house.room), 0).await.expect("a log");
    let unused = serde_json::to_string(&RoomEntry::Unused { at: 1 }).expect("JSON");
    let count = entries.len() as u64;
    house.log.append(&room_stream(&house.room), count, unused).await.expect("a log");
    let gone =
        house.shared.look(None, &house.room, None).await.expect_err("a room without its match");
    assert_eq!(gone.code, FaultCode::NoRoom);
    let entries = house.log.read(&room_stream(&house.room), 0).await.expect("a log");
    assert!(entries.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_gentle_clock_lets_a_bot_play_for_who_is_away_until_they_are_back() {
    let (house, mut clients, seat) = kartel("gentle").await;
    let other = 1 - seat;
    let seq = clients[other].now()["seq"].as_u64();
    sleep(seconds(100)).await;
    assert_eq!(clients[other].now()["seq"].as_u64(), seq, "who is here has all the time");
    // The other one loses the line on their turn.
    let moves = clients[seat].legal();
    clients[seat].play(&moves[0]).await;
    let gone = clients.remove(other);
    gone.session.send(Command::Closed { line: gone.line }).await.expect("a session");
    sleep(seconds(29)).await;
    assert_eq!(house.look().await["seats"][other]["away"], false);
    sleep(seconds(2)).await;
    assert_eq!(house.look().await["seats"][other]["away"], true);
    sleep(seconds(70)).await;
    assert_eq!(house.look().await["seats"][other]["delegated"], true, "a bot stands in");
    let mut back = house.open(other).await;
    settle().await;
    assert_eq!(house.look().await["seats"][other]["delegated"], false, "until they are back");
    back.hear();
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_minutes_waits_while_nobody_is_here() {
    let (house, clients, seat) = kartel("live").await;
    let stream = super::match_stream(&house.room, 1);
    let count = house.log.read(&stream, 0).await.expect("a log").len();
    for client in clients {
        client.session.send(Command::Closed { line: client.line }).await.expect("a session");
    }
    sleep(seconds(3600)).await;
    assert_eq!(house.log.read(&stream, 0).await.expect("a log").len(), count);
    assert_eq!(house.shared.session_count(), 0, "the room has left memory");
    let mut back = house.open(seat).await;
    let left = back.now()["clock"]["left_ms"][seat].as_u64();
    assert!(left.is_some_and(|left| left > 29_000), "the clock begins anew: {left:?}");
}

#[tokio::test(start_paused = true)]
async fn days_go_on_while_nobody_is_here() {
    let (house, clients, seat) = kartel("days").await;
    let stream = super::match_stream(&house.room, 1);
    let count = house.log.read(&stream, 0).await.expect("a log").len();
    for client in clients {
        client.session.send(Command::Closed { line: client.line }).await.expect("a session");
    }
    sleep(seconds(3600)).await;
    assert_eq!(house.shared.session_count(), 0, "the room has left memory");
    let due = house.log.due(std::time::SystemTime::now() + seconds(3 * 24 * 3600), 10).await;
    assert_eq!(due.expect("an agenda"), [room_stream(&house.room)], "and is in the agenda");
    // The wall clock of this test does not run; in memory the days do.
    house.shared.send(&house.room, Command::Due).await.expect("a session");
    let _line = house.open(1 - seat).await;
    sleep(seconds(3 * 24 * 3600 + 5)).await;
    assert!(house.log.read(&stream, 0).await.expect("a log").len() > count, "a bot plays");
    assert_eq!(house.look().await["seats"][seat]["delegated"], true);
}

#[tokio::test(start_paused = true)]
async fn who_is_here_becomes_the_host() {
    let house = House::new("ktu", 3, RoomSettings::default()).await;
    let lines = [house.open(0).await, house.open(2).await];
    let [host, _other] = lines;
    host.session.send(Command::Closed { line: host.line }).await.expect("a session");
    sleep(seconds(119)).await;
    assert_eq!(house.look().await["host"], 0);
    sleep(seconds(2)).await;
    assert_eq!(house.look().await["host"], 2, "not seat 1, who was never here");
}

#[tokio::test(start_paused = true)]
async fn changed_settings_are_seen_at_the_table_at_once() {
    let (house, mut clients, _) = khamul(2, "normal").await;
    assert_eq!(clients[1].now()["aids"]["level"], "marks");
    let settings: RoomSettings =
        serde_json::from_value(json!({ "aids": "none", "clock": "live" })).expect("settings");
    house.ask(0, RoomCommand::Settings { settings }).await;
    settle().await;
    let now = clients[1].now();
    assert_eq!((&now["aids"]["level"], &now["told"]), (&json!("none"), &json!([])));
    assert!(!now["clock"].is_null());
}

#[tokio::test(start_paused = true)]
async fn bots_play_in_their_own_time() {
    let house = House::new("ktu", 1, RoomSettings::default()).await;
    house.ask(0, RoomCommand::AddBot { level: "novice".to_owned() }).await;
    let mut client = house.open(0).await;
    house.ask(0, RoomCommand::Start {}).await;
    settle().await;
    assert_eq!(client.now()["view"]["to_act"], json!([0, 1]));
    sleep(ms(800)).await;
    assert_eq!(client.now()["view"]["to_act"], json!([0, 1]), "people can follow");
    sleep(ms(200)).await;
    assert_eq!(client.now()["view"]["to_act"], json!([0]));
}

/// What one room is asked is done a piece at a time: other rooms have their turn between.
#[tokio::test(start_paused = true)]
async fn a_busy_room_keeps_no_other_waiting() {
    let (busy, mut clients, turn) = kartel("off").await;
    let quiet = House::new("ktu", 1, RoomSettings::default()).await;
    settle().await;
    let asked = limits::SESSION_COMMANDS_MAX / 2;
    for _ in 0..asked {
        clients[turn].say_more(json!({ "type": "check", "move": "play 2r 2g" })).await;
    }
    quiet.look().await;
    clients[turn].hear();
    let checked = clients[turn].heard.iter().filter(|message| message["type"] == "checked").count();
    assert!(checked < asked / 2, "{checked} of {asked} came first");
    drop(busy);
}

async fn close(client: Client) {
    client.session.send(Command::Closed { line: client.line }).await.expect("a session");
}
