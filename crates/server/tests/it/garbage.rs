//! Messages made from the protocol's schema: valid, nearly valid, and garbage. What is no message
//! is answered or ends its own line, changes nothing, and disturbs nobody.

use futures_util::future::{join, join_all};
use games::{Kind, Rng, Seed};
use serde_json::{Map, Value as Json, json};
use server::limits::MESSAGE_BYTES_MAX;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::tungstenite::Message;

use crate::client::Client;
use crate::mirror::{match_stream, room_stream};
use crate::player::{play_out, short};
use crate::schema::definitions;
use crate::site::{Guest, Site};
use crate::validator::Validator;

/// How many malformed messages a seat of each game sends: 10,000 in all.
const MALFORMED: usize = 10_000 / Kind::ALL.len();

/// How many valid ones.
const VALID: usize = 400;

/// How many lines say something malformed instead of hello, or send what is no frame.
const LINES: usize = 100;

const LETTERS: &[u8] = b"{}[]\":,\\ue0.-1truenl azplay";

const WORDS: [&str; 12] =
    ["play", "pass", "draw", "snap", "3r", "7h", "Jo", "0", "99", "", "\u{1f0cf}", "\0"];

struct Maker {
    schema: Json,
    validator: Validator,
    rng: Rng,
}

impl Maker {
    fn new(seed: u64) -> Self {
        let mut schema = json!({ "$defs": definitions(), "$ref": "#/$defs/ClientMessage" });
        bound(&mut schema);
        let validator = Validator::new(&schema).unwrap();
        Self { schema, validator, rng: Seed::from_number(seed).rng("garbage", 0) }
    }

    fn valid(&mut self) -> Json {
        let all = self.schema["$defs"]["ClientMessage"].clone();
        let message = self.value(&all);
        self.validator.validate(&message).unwrap();
        message
    }

    /// A text that is no message: nearly one, or garbage.
    fn malformed(&mut self) -> String {
        loop {
            let text = match self.rng.below(8) {
                0..4 => {
                    let mut message = self.valid();
                    let all = self.schema["$defs"]["ClientMessage"].clone();
                    let branch = branches(&all).iter().find(|it| is_of(it, &message)).cloned();
                    self.spoil(&mut message, &branch.unwrap());
                    message.to_string()
                }
                4 => self.cut(),
                5 => self.altered(),
                6 => self.soup(),
                _ => self.odd(),
            };
            let is_valid =
                serde_json::from_str(&text).is_ok_and(|it| self.validator.validate(&it).is_ok());
            if !is_valid && text.len() <= MESSAGE_BYTES_MAX {
                return text;
            }
        }
    }

    fn value(&mut self, schema: &Json) -> Json {
        if let Some(place) = schema["$ref"].as_str() {
            let of = self.schema.pointer(&place[1..]).unwrap().clone();
            return self.value(&of);
        }
        if let Some(value) = schema.get("const") {
            return value.clone();
        }
        if let Some(values) = schema["enum"].as_array() {
            return self.rng.choose(values).unwrap().clone();
        }
        if !branches(schema).is_empty() {
            let branch = self.rng.choose(branches(schema)).unwrap().clone();
            return self.value(&branch);
        }
        let kind = match &schema["type"] {
            Json::Array(kinds) => self.rng.choose(kinds).unwrap().clone(),
            kind => kind.clone(),
        };
        match kind.as_str().unwrap() {
            "null" => Json::Null,
            "boolean" => (self.rng.below(2) == 0).into(),
            "integer" => {
                let most = schema["maximum"].as_u64().unwrap();
                let few = u64::from(self.rng.below(10));
                self.rng.choose(&[few.min(most), few.min(most), most]).copied().into()
            }
            "string" if schema["pattern"] == HEX => {
                let digits = (0..64).map(|_| self.rng.choose(b"0123456789abcdef").unwrap());
                digits.map(|digit| char::from(*digit)).collect::<String>().into()
            }
            "string" => self.text().into(),
            "array" => {
                let count = self.rng.below(4);
                (0..count).map(|_| self.value(&schema["items"])).collect()
            }
            "object" => self.object(schema),
            other => panic!("{other} is not made here"),
        }
    }

    fn object(&mut self, schema: &Json) -> Json {
        let required = schema["required"].as_array();
        let mut made = Map::new();
        for (name, field) in schema["properties"].as_object().unwrap() {
            let must = required.is_some_and(|all| all.iter().any(|it| it == name));
            if must || self.rng.below(2) == 0 {
                made.insert(name.clone(), self.value(field));
            }
        }
        made.into()
    }

    fn text(&mut self) -> String {
        let words: Vec<&str> =
            (0..self.rng.below(5)).map(|_| *self.rng.choose(&WORDS).unwrap()).collect();
        words.join(" ")
    }

    /// Makes one place of an object wrong.
    fn spoil(&mut self, message: &mut Json, schema: &Json) {
        let fields = message.as_object_mut().unwrap();
        let names: Vec<String> = fields.keys().cloned().collect();
        let name = self.rng.choose(&names).unwrap().clone();
        match self.rng.below(6) {
            0 => _ = fields.remove(&name),
            1 => _ = fields.insert("more".to_owned(), Json::Null),
            2 => _ = fields.insert("type".to_owned(), self.text().into()),
            3 => *message = json!([message.take()]),
            _ => {
                let field = &schema["properties"][&name];
                let most = field["maximum"].as_u64().unwrap_or(u64::MAX);
                let wrong = [
                    json!(null),
                    json!(true),
                    json!(-1),
                    json!(0.5),
                    json!(most as f64 * 2.0),
                    json!("x"),
                    json!([]),
                    json!(["x"]),
                    json!([-1]),
                    json!({}),
                    json!({ "match": 1 }),
                ];
                let wrong = self.rng.choose(&wrong).unwrap().clone();
                fields.insert(name, wrong);
            }
        }
    }

    fn cut(&mut self) -> String {
        let text = self.valid().to_string();
        let end = self.rng.index(text.len());
        String::from_utf8_lossy(&text.as_bytes()[..end]).into_owned()
    }

    /// A message with other letters in some places.
    fn altered(&mut self) -> String {
        let mut bytes = self.valid().to_string().into_bytes();
        for _ in 0..=self.rng.below(3) {
            let place = self.rng.index(bytes.len());
            bytes[place] = *self.rng.choose(LETTERS).unwrap();
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Letters, up to as many as a message may have.
    fn soup(&mut self) -> String {
        let count = self.rng.below(MESSAGE_BYTES_MAX as u32 + 1);
        (0..count).map(|_| char::from(*self.rng.choose(LETTERS).unwrap())).collect()
    }

    /// What readers of JSON are known to fail at.
    fn odd(&mut self) -> String {
        let deep = MESSAGE_BYTES_MAX / 2;
        let odd = [
            "[".repeat(MESSAGE_BYTES_MAX),
            "[".repeat(deep) + &"]".repeat(deep),
            "{\"type\":".repeat(MESSAGE_BYTES_MAX / 8),
            "{\"type\":\"check\",\"move\":\"\\ud800\"}".to_owned(),
            "{\"type\":\"ping\",\"type\":\"fly\"}".to_owned(),
            "{\"type\":\"ping\"}{\"type\":\"ping\"}".to_owned(),
            "\u{feff}{\"type\":\"ping\"}".to_owned(),
            "{\"type\":\"rendered\",\"window\":1e999}".to_owned(),
            format!("{{\"type\":\"rendered\",\"window\":{}}}", "9".repeat(4000)),
            "{\"type\":\"shown\",\"ids\":[1,2,]}".to_owned(),
            "\0".repeat(100),
            "NaN".to_owned(),
        ];
        self.rng.choose(&odd).unwrap().clone()
    }

    /// Bytes that are no frames, or nearly.
    fn bytes(&mut self) -> Vec<u8> {
        let count = 2 + self.rng.below(300);
        let mut bytes: Vec<u8> = (0..count).map(|_| self.rng.bits() as u8).collect();
        // Not masked; with reserved bits; of a kind that there is not; a long ping; a piece of
        // nothing; longer than any memory.
        let heads: [&[u8]; 6] = [
            b"\x81\x02hi",
            b"\xf1\x80\0\0\0\0",
            b"\x83\x80\0\0\0\0",
            b"\x89\xfe\0\xff\0\0\0\0",
            b"\x80\x80\0\0\0\0",
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",
        ];
        if self.rng.below(2) == 0 {
            bytes.splice(0..0, self.rng.choose(&heads).unwrap().iter().copied());
        }
        bytes
    }
}

const HEX: &str = "^[0-9a-f]{64}$";

/// Writes down what the formats of integers say: how large they may be.
fn bound(schema: &mut Json) {
    match schema {
        Json::Array(list) => list.iter_mut().for_each(bound),
        Json::Object(object) => {
            object.values_mut().for_each(bound);
            let most = match object.get("format").and_then(Json::as_str) {
                Some("uint32") => u64::from(u32::MAX),
                Some("uint64") => u64::MAX,
                _ => return,
            };
            object.insert("maximum".to_owned(), most.into());
        }
        _ => {}
    }
}

fn branches(schema: &Json) -> &[Json] {
    let all = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
    all.map(Vec::as_slice).unwrap_or_default()
}

fn is_of(branch: &Json, message: &Json) -> bool {
    branch["properties"]["type"]["const"] == message["type"]
}

/// Says something, and what came as an answer, in the order it came.
async fn answers(client: &mut Client, text: &str) -> Vec<Json> {
    client.send(Message::text(text)).await;
    client.say(json!({ "type": "ping" })).await;
    let mut answers = Vec::new();
    loop {
        assert!(client.next().await, "the line ended after {text}");
        if client.last["type"] == "pong" {
            return answers;
        }
        answers.push(client.last.clone());
    }
}

async fn entries(site: &Site, guest: &Guest) -> [usize; 2] {
    let room = site.log.read(&room_stream(&guest.room), 0).await.unwrap().len();
    [room, site.log.read(&match_stream(&guest.room, 1), 0).await.unwrap().len()]
}

/// In the middle of a match a seat says what is no message, and each time is told so; then what is
/// one, and is answered.
async fn check_seat(site: &Site, kind: Kind) {
    let guests = site.table(kind.id(), 2, 0, &short(kind.id())).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    for client in &mut clients {
        client.until(|client| client.seq() == 2).await;
    }
    let before = entries(site, &guests[0]).await;
    let mut maker = Maker::new(kind as u64);
    let client = &mut clients[0];
    for _ in 0..MALFORMED {
        let text = maker.malformed();
        let answers = answers(client, &text).await;
        assert_eq!(answers.len(), 1, "{text}: {answers:?}");
        assert_eq!(answers[0]["code"], "bad_message", "{text}: {answers:?}");
    }
    assert_eq!(entries(site, &guests[0]).await, before, "{kind}: something was written");
    for number in 0..VALID {
        let mut message = maker.valid();
        // Some of them are for this match and this moment.
        if message["type"] == "play" && number % 2 == 0 {
            let (of, seq) = client.seen().unwrap();
            (message["match"], message["seq"]) = (of.into(), seq.into());
        }
        let answers = answers(client, &message.to_string()).await;
        if message["type"] == "ping" {
            client.until_type("pong").await;
        }
        let answered = |kind: &str| answers.iter().filter(|it| it["type"] == kind).count();
        let bad = answers.iter().filter(|it| it["code"] == "bad_message").count();
        assert_eq!(bad, usize::from(message["type"] == "hello"), "{message}: {answers:?}");
        assert_eq!(answered("checked"), usize::from(message["type"] == "check"), "{message}");
        assert_eq!(answered("talk"), usize::from(message["type"] == "talk"), "{message}");
    }
    play_out(site, &guests, &mut clients, 1).await;
}

/// A line whose first words are no hello is told so, and closed; one that sends no frames is
/// closed.
async fn check_lines(site: &Site) {
    let room = site.host("ktu").await.room;
    let mut maker = Maker::new(100);
    for _ in 0..LINES {
        let text = maker.malformed();
        let mut client = Client::silent(site, &room).await;
        client.send(Message::text(text.clone())).await;
        assert_eq!(client.until_closed().await, 1008, "{text}");
        assert_eq!(client.last["code"], "bad_message", "{text}");
        let mut client = Client::open(site, &room, None, None).await;
        let bytes = maker.bytes();
        // What is closed at once may not take what it is sent.
        let stream = client.socket.get_mut();
        _ = stream.write_all(&bytes).await;
        _ = stream.shutdown().await;
        client.until_closed().await;
        let fault = client.last["type"] == "fault";
        assert!(!fault || client.last["code"] == "bad_message", "{bytes:x?}: {}", client.last);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn garbage_disturbs_nobody() {
    let site = Site::start().await;
    let guests = site.table("kartu-sama", 2, 0, &short("kartu-sama")).await;
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let hostile = join(join_all(Kind::ALL.map(|kind| check_seat(&site, kind))), check_lines(&site));
    join(hostile, play_out(&site, &guests, &mut clients, 1)).await;
    for client in &mut clients {
        client.ping().await;
    }
    drop(clients);
    site.until_metric("sockets", 0).await;
    site.stop().await;
}
