//! People with a key of their own: what they sign, what is kept for them, and their names.

use std::sync::Arc;

use futures_util::future::join_all;
use games::fair::Bytes;
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Value as Json, json};
use server::Config;
use server::log::{EventLog, MemoryLog, SqliteLog};

use crate::client::Client;
use crate::site::{Answer, Guest, Site, quick};
use crate::{Folder, on_nats};

pub(crate) struct Person(Ed25519KeyPair);

struct Signed {
    site: String,
    path: String,
    time: u64,
    nonce: String,
    body: String,
}

fn nonce() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{:032x}", u128::from(COUNT.fetch_add(1, Ordering::Relaxed)) << 64 | 7)
}

impl Person {
    pub(crate) fn new(number: u8) -> Self {
        Self(Ed25519KeyPair::from_seed_unchecked(&[number; 32]).unwrap())
    }

    /// The hash by which the server knows them.
    pub(crate) fn id(&self) -> String {
        Bytes::sha256(self.0.public_key()).to_string()
    }

    /// What is signed in order to send this there now.
    fn signs(site: &Site, path: &str, body: &Json) -> Signed {
        let path = path.strip_prefix("/api").unwrap().to_owned();
        let (site, time) = (site.name.clone(), site.now_ms());
        Signed { site, path, time, nonce: nonce(), body: body.to_string() }
    }

    fn header(&self, it: &Signed) -> String {
        let Signed { site, path, time, nonce, body } = it;
        let body = Bytes::sha256(body);
        let text = format!("kartenhaus person 1\n{site}\n{path}\n{time}\n{nonce}\n{body}");
        let signature = self.0.sign(text.as_bytes());
        let hex = games::hex;
        format!("{} {time} {nonce} {}", hex(self.0.public_key().as_ref()), hex(signature.as_ref()))
    }

    /// Sends something, signed, with the key of a seat.
    pub(crate) async fn post(
        &self,
        site: &Site,
        path: &str,
        key: Option<&str>,
        body: &Json,
    ) -> Answer {
        let header = self.header(&Self::signs(site, path, body));
        post(site, path, key, Some(&header), body).await
    }

    pub(crate) async fn does(&self, site: &Site, command: Json) -> Json {
        self.post(site, PERSON, None, &command).await.expect(200, "PersonAnswer")
    }

    async fn keeps(&self, site: &Site, version: u64, data: &str) -> Json {
        self.does(site, json!({ "type": "keep", "version": version, "data": data })).await
    }

    async fn looks(&self, site: &Site) -> Json {
        self.does(site, json!({ "type": "look" })).await
    }

    pub(crate) async fn sits(&self, site: &Site, room: &str, name: &str) -> Answer {
        let command = json!({ "type": "sit", "name": name });
        self.post(site, &format!("/api/rooms/{room}"), None, &command).await
    }
}

const PERSON: &str = "/api/person";

async fn post(
    site: &Site,
    path: &str,
    key: Option<&str>,
    signed: Option<&str>,
    body: &Json,
) -> Answer {
    let bearer = format!("Bearer {}", key.unwrap_or_default());
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(key.map(|_| ("authorization", bearer.as_str())));
    headers.extend(signed.map(|signed| ("kartenhaus-person", signed)));
    site.send("POST", path, &headers, Some(body.to_string().as_bytes())).await
}

async fn open_table(site: &Site) -> (Guest, Client) {
    let host = site.host("ktu").await;
    let line = Client::open(site, &host.room, Some(&host.key), None).await;
    site.does(&host, json!({ "type": "settings", "settings": { "open": true } })).await;
    (host, line)
}

fn kept(version: u64, data: &str) -> Json {
    json!({ "done": true, "version": version, "data": data })
}

#[tokio::test]
async fn what_a_person_leaves_is_there_also_after_a_restart_until_they_delete_it() {
    let folder = Folder::new("people");
    let file = || Arc::new(SqliteLog::open(folder.file("kartenhaus.db")).unwrap());
    let site = Site::with(quick(), file()).await;
    let (ada, bea) = (Person::new(1), Person::new(2));
    assert_eq!(ada.looks(&site).await, kept(0, ""));
    assert_eq!(ada.keeps(&site, 0, "sealed").await, kept(1, ""));
    assert_eq!(bea.looks(&site).await, kept(0, ""));
    site.stop().await;
    let site = Site::with(quick(), file()).await;
    assert_eq!(ada.looks(&site).await, kept(1, "sealed"));
    // Another device was first.
    let late = json!({ "done": false, "version": 1, "data": "sealed" });
    assert_eq!(ada.keeps(&site, 0, "late").await, late);
    assert_eq!(ada.keeps(&site, 1, "next").await, kept(2, ""));
    assert_eq!(ada.does(&site, json!({ "type": "forget" })).await, kept(0, ""));
    assert_eq!(ada.looks(&site).await, kept(0, ""));
    let left = site.log.streams().await.unwrap();
    let of_people = left.iter().filter(|(stream, _)| stream.name().starts_with("person/"));
    assert_eq!(of_people.count(), 0);
}

#[tokio::test]
async fn nobody_else_can_sign_for_a_person() {
    let site = Site::start().await;
    let (ada, eve) = (Person::new(1), Person::new(66));
    ada.keeps(&site, 0, "sealed").await;
    let look = json!({ "type": "look" });
    post(&site, PERSON, None, None, &look).await.is_fault("bad_signature");
    let good = || Person::signs(&site, PERSON, &look);
    let wrong: [fn(&mut Signed); 6] = [
        |it| it.site = "elsewhere.example".to_owned(),
        |it| it.path = "/rooms".to_owned(),
        |it| it.body = json!({ "type": "forget" }).to_string(),
        |it| it.time -= 600_000,
        |it| it.time += 600_000,
        |it| it.nonce = "short".to_owned(),
    ];
    for (at, spoil) in wrong.into_iter().enumerate() {
        let mut it = good();
        spoil(&mut it);
        let answer = post(&site, PERSON, None, Some(&ada.header(&it)), &look).await;
        let fault = answer.is_fault("bad_signature");
        assert!(answer.headers.contains_key("date"), "{at}: {fault}");
    }
    // Somebody else's signature under her key, one digit more or less, another order.
    let header = ada.header(&good());
    let parts: Vec<&str> = header.split(' ').collect();
    let forged = eve.header(&good());
    let others: Vec<&str> = forged.split(' ').collect();
    for bad in [
        format!("{} {} {} {}", parts[0], others[1], others[2], others[3]),
        format!("{header}0"),
        header[1..].to_owned(),
        format!("{} {} {} {}", parts[3], parts[1], parts[2], parts[0]),
        // Not under a key of zeros: it has a small order, so that anybody can sign for it, now and
        // then even with zeros. It is nobody's.
        format!("{} {} {} {}", parts[0], parts[1], parts[2], "00".repeat(64)),
        String::new(),
    ] {
        post(&site, PERSON, None, Some(&bad), &look).await.is_fault("bad_signature");
    }
    // What was signed for one body is not good for another one, and nothing was done.
    let keep = json!({ "type": "keep", "version": 1, "data": "hers" });
    let signed = ada.header(&Person::signs(&site, PERSON, &keep));
    let other = json!({ "type": "keep", "version": 1, "data": "mine" });
    post(&site, PERSON, None, Some(&signed), &other).await.is_fault("bad_signature");
    assert_eq!(ada.looks(&site).await, kept(1, "sealed"));
}

/// Whoever has a signature for another site cannot use it here by naming that one in `Host`.
#[tokio::test]
async fn what_is_signed_for_one_site_is_good_at_no_other() {
    let public = Config { public_url: Some("http://cards.example".to_owned()), ..quick() };
    let log = || Arc::new(MemoryLog::default());
    let (plain, public) = (Site::with(quick(), log()).await, Site::with(public, log()).await);
    let (ada, look) = (Person::new(1), json!({ "type": "look" }));
    let ask = async |site: &Site, signed: &str, host: &str| {
        let it = Signed { site: signed.to_owned(), ..Person::signs(site, PERSON, &look) };
        let header = ada.header(&it);
        let mut headers = vec![("content-type", "application/json")];
        headers.extend([("kartenhaus-person", header.as_str()), ("host", host)]);
        site.send("POST", PERSON, &headers, Some(look.to_string().as_bytes())).await
    };
    let here = |site: &Site| site.address.to_string();
    let local = format!("localhost:{}", plain.address.port());
    for (site, signed, host) in [
        (&plain, "attic.lan:4747", "attic.lan:4747"),
        (&plain, "192.0.2.7:4747", "192.0.2.7:4747"),
        (&plain, "cards.example", here(&plain).as_str()),
        (&public, here(&public).as_str(), here(&public).as_str()),
        (&public, "attic.lan", "attic.lan"),
    ] {
        ask(site, signed, host).await.is_fault("bad_signature");
    }
    for (site, signed, host) in [
        (&plain, here(&plain), here(&plain)),
        (&plain, local, here(&plain)),
        (&public, "cards.example".to_owned(), "cards.example".to_owned()),
        (&public, "cards.example".to_owned(), here(&public)),
    ] {
        ask(site, &signed, &host).await.expect(200, "PersonAnswer");
    }
}

#[tokio::test]
async fn a_signed_request_is_good_for_once() {
    let log = Arc::new(MemoryLog::default());
    once([log.clone(), log]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_nats_too_and_names_are_protected_on_every_server() {
    let check = async |logs: [_; 2]| {
        once(logs.clone()).await;
        protected(logs).await;
    };
    on_nats("people", check).await;
}

/// Two servers share a log.
async fn once<L: EventLog>(logs: [Arc<L>; 2]) {
    let [one, other] = logs;
    let config = || Config { public_url: Some("http://cards.example".to_owned()), ..quick() };
    let (one, other) = (Site::with(config(), one).await, Site::with(config(), other).await);
    let ada = Person::new(1);
    let forget = json!({ "type": "forget" });
    // By the name that both have.
    let it = Signed { site: "cards.example".into(), ..Person::signs(&one, PERSON, &forget) };
    let header = ada.header(&it);
    post(&one, PERSON, None, Some(&header), &forget).await.expect(200, "PersonAnswer");
    ada.keeps(&one, 0, "sealed").await;
    for site in [&one, &other, &one] {
        post(site, PERSON, None, Some(&header), &forget).await.is_fault("bad_signature");
    }
    // Nor may it be sent with another signature of the same text.
    let again = ada.header(&it);
    post(&other, PERSON, None, Some(&again), &forget).await.is_fault("bad_signature");
    assert_eq!(ada.looks(&other).await, kept(1, "sealed"));
    ada.does(&other, forget).await;
    // A seat is taken once.
    let room = one.host("ktu").await.room;
    let (path, sit) = (format!("/api/rooms/{room}"), json!({ "type": "sit", "name": "Ada" }));
    let it = Signed { site: "cards.example".into(), ..Person::signs(&one, &path, &sit) };
    let header = ada.header(&it);
    post(&other, &path, None, Some(&header), &sit).await.expect(200, "RoomAnswer");
    post(&one, &path, None, Some(&header), &sit).await.is_fault("bad_signature");
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_name_at_open_tables_is_the_persons_who_has_it() {
    let log = Arc::new(MemoryLog::default());
    protected([log.clone(), log]).await;
}

async fn protected<L: EventLog>(logs: [Arc<L>; 2]) {
    let [one, other] = logs;
    let (one, other) = (Site::with(quick(), one).await, Site::with(quick(), other).await);
    let (ada, eve) = (Person::new(2), Person::new(66));
    let (host, _line) = open_table(&one).await;
    ada.sits(&one, &host.room, "Ada").await.expect(200, "RoomAnswer");
    // At another open table, on another server, whatever alphabet the name is written in.
    let (second, _other_line) = open_table(&other).await;
    let path = format!("/api/rooms/{}", second.room);
    for name in ["Ada", "ADA", "Аdа"] {
        let sit = json!({ "type": "sit", "name": name });
        let fault = other.post(&path, None, &sit).await.is_fault("name_taken");
        let taken = json!({ "name": name, "free": format!("{name} 2") });
        assert_eq!(fault["taken"], taken);
        eve.sits(&other, &second.room, name).await.is_fault("name_taken");
    }
    let guest = other.sit(&second.room, "Ada 2").await;
    other.refused(&guest, json!({ "type": "rename", "name": "ada" }), "name_taken").await;
    other.does(&guest, json!({ "type": "rename", "name": "Bea" })).await;
    // She herself may sit at several.
    ada.sits(&other, &second.room, "Ada").await.expect(200, "RoomAnswer");
    // Among friends everybody is called as they like, until the table is opened.
    let friends = one.host("ktu").await;
    let like = one.sit(&friends.room, "Ada").await;
    let open = json!({ "type": "settings", "settings": { "open": true } });
    let fault = one.ask(&friends, &open).await.is_fault("name_taken");
    assert_eq!(fault["taken"]["name"], "Ada");
    one.does(&like, json!({ "type": "rename", "name": "Cem" })).await;
    one.does(&friends, open).await;
    // Nor does a door help: neither to those who knocked before the table was opened...
    let behind = one.host("ktu").await;
    let settings = |open| json!({ "type": "settings", "settings": { "open": open, "door": true } });
    one.does(&behind, settings(false)).await;
    let path = format!("/api/rooms/{}", behind.room);
    let knock = |name| json!({ "type": "sit", "name": name });
    one.post(&path, None, &knock("Ada")).await.expect(200, "RoomAnswer");
    let door = one.does(&behind, settings(false)).await["door"].clone();
    one.ask(&behind, &settings(true)).await.is_fault("name_taken");
    let away = json!({ "type": "turn_away", "knock": door[0]["knock"] });
    one.does(&behind, away).await;
    one.does(&behind, settings(true)).await;
    one.post(&path, None, &knock("Ada")).await.is_fault("name_taken");
    // ... nor to those who knocked before the name was somebody's.
    one.post(&path, None, &knock("Dia")).await.expect(200, "RoomAnswer");
    let dia = Person::new(4);
    dia.sits(&other, &second.room, "Dia").await.expect(200, "RoomAnswer");
    let door = one.does(&behind, settings(true)).await["door"].clone();
    let admit = json!({ "type": "admit", "knock": door[0]["knock"] });
    one.refused(&behind, admit, "name_taken").await;
    // Who deletes their key lets go of their name.
    ada.does(&one, json!({ "type": "forget" })).await;
    other.does(&guest, json!({ "type": "rename", "name": "Ada" })).await;
    let entries = one.log.read(&crate::mirror::room_stream(&host.room), 0).await.unwrap();
    let hers = entries.iter().filter(|entry| entry.contains(&ada.id())).count();
    assert_eq!(hers, 1, "the seat says whose it is, by the hash of the key");
    for room in [&host.room, &second.room] {
        assert!(!one.look(room).await.to_string().contains(&ada.id()), "and nobody is told");
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn only_so_much_is_kept_for_one_address_and_one_person() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let ada = Person::new(1);
    let keep = |data: String| json!({ "type": "keep", "version": 0, "data": data });
    let most = 6 << 10;
    let long = ada.post(&site, PERSON, None, &keep("x".repeat(most + 1))).await;
    long.is_fault("impossible");
    ada.post(&site, PERSON, None, &keep(String::new())).await.is_fault("impossible");
    let huge = ada.post(&site, PERSON, None, &keep("x".repeat(9 << 10))).await;
    assert_eq!(huge.status, 413);
    assert_eq!(ada.keeps(&site, 0, &"x".repeat(most)).await, kept(1, ""));
    // New people, each with one request.
    let mut last = None;
    for number in 2..=255 {
        let answer = Person::new(number).post(&site, PERSON, None, &keep("x".to_owned())).await;
        if answer.status != 200 {
            last = Some((number, answer));
            break;
        }
    }
    let (number, answer) = last.expect("there is an end to it");
    answer.is_fault("too_many");
    assert_eq!(number, 31, "a class is let in");
    // One person who sends and sends.
    let mut done = 0;
    while ada.post(&site, PERSON, None, &json!({ "type": "look" })).await.status == 200 {
        done += 1;
    }
    assert!((20..40).contains(&done), "{done}");
}

/// Deleting leaves a mark: keys of which nothing is kept leave no more of them than new people.
#[tokio::test]
async fn only_so_many_are_deleted_of_whom_nothing_is_known() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let ada = Person::new(1);
    assert_eq!(ada.keeps(&site, 0, "x").await, kept(1, ""));
    let forget = json!({ "type": "forget" });
    let mut deleted = 0;
    for number in 2..=255 {
        let answer = Person::new(number).post(&site, PERSON, None, &forget).await;
        if answer.status != 200 {
            answer.is_fault("too_many");
            break;
        }
        deleted += 1;
    }
    assert_eq!(deleted, 29);
    // Whoever is known can always delete what is kept of them.
    assert_eq!(ada.post(&site, PERSON, None, &forget).await.status, 200);
}

#[tokio::test]
async fn who_sits_down_with_a_key_is_no_different_to_others() {
    let site = Site::start().await;
    let (ada, body) = (Person::new(1), json!({ "game": "ktu", "name": "Ada" }));
    let made = ada.post(&site, "/api/rooms", None, &body).await.expect(201, "RoomAnswer");
    let room = made["room"]["room"].as_str().unwrap();
    let plain = site.sit(room, "Bea").await;
    let seats = &site.look(&plain.room).await["seats"];
    let keys = |seat: usize| seats[seat].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(0), keys(1));
    // A program is not the person who runs it.
    let key = made["key"].as_str().unwrap();
    let host = Guest { room: room.to_owned(), key: key.to_owned() };
    site.does(&host, json!({ "type": "settings", "settings": { "programs": true } })).await;
    let sit = json!({ "type": "sit", "name": "Bot of Ada", "program": true });
    let path = format!("/api/rooms/{room}");
    ada.post(&site, &path, None, &sit).await.expect(200, "RoomAnswer");
    let entries = site.log.read(&crate::mirror::room_stream(room), 0).await.unwrap();
    assert_eq!(entries.iter().filter(|entry| entry.contains(&ada.id())).count(), 1);
}

#[tokio::test]
async fn a_person_plays_the_deal_of_the_day_once_on_every_server() {
    let folder = Folder::new("once-a-day");
    let open = || Arc::new(SqliteLog::open(folder.file("a.db")).unwrap());
    let site = Site::with(quick(), open()).await;
    let (ada, bea) = (Person::new(61), Person::new(62));
    let begin = async |site: &Site, who: &Person, game: &str| {
        let new = json!({ "game": game, "name": "Ada", "daily": true });
        who.post(site, "/api/rooms", None, &new).await.expect(201, "RoomAnswer")
    };
    let first = begin(&site, &ada, "ktu").await;
    assert!(first["key"].is_string());
    let rooms = join_all([(); 3].map(|()| begin(&site, &ada, "ktu"))).await;
    for again in &rooms {
        assert_eq!(again["room"]["room"], first["room"]["room"]);
        assert_eq!((&again["key"], &again["seat"]), (&Json::Null, &Json::Null));
    }
    // Another game, and somebody else.
    assert!(begin(&site, &ada, "kartel").await["key"].is_string());
    assert_ne!(begin(&site, &bea, "ktu").await["room"]["room"], first["room"]["room"]);
    let site = Site::with(quick(), site.stop().await).await;
    assert_eq!(begin(&site, &ada, "ktu").await["room"]["room"], first["room"]["room"]);
    // Who they are is kept as nothing that says it elsewhere.
    for (stream, _) in site.log.streams().await.unwrap() {
        if stream.name().starts_with("daily/") {
            let text = site.log.read(&stream, 0).await.unwrap().concat();
            assert!(text.contains("who") && !text.contains(&ada.id()), "{text}");
        }
    }
}
