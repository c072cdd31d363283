//! A site, the people on it, and what each of them sent and received.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use axum::body::{Body, to_bytes};
use axum::http::Request;
use games::fair::Bytes;
use games::{Kind, Rng, Seed, hex};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Value as Json, json};
use server::Config;
use server::log::{EventLog as _, MemoryLog, Stream};
use server::testing::LocalSite;
use tokio::time::{Instant, sleep};

use crate::client::{Client, Heard};

pub(crate) const HOST: &str = "localhost";

/// Noon of 2026-01-05, in milliseconds since 1970: when every recording begins.
const START_MS: u64 = 1_767_614_400_000;

/// The key of the first seat in every scene.
const SCENE_KEY: &str = "00000000000000000000000000000000";

/// How often people look whether they can play, and how often at most.
const TURN: Duration = Duration::from_millis(50);
const TURNS_MAX: usize = 20_000;

const ANSWER_MAX: usize = 1 << 24;

struct Person {
    room: String,
    key: Option<String>,
    language: String,
    /// What they sign with, and how often they did.
    signs: Option<(Ed25519KeyPair, u64)>,
    client: Option<Client>,
    heard: Rc<RefCell<Heard>>,
    /// The last snap window that they confirmed to have seen.
    window: Json,
}

pub(crate) struct Recorder {
    site: LocalSite,
    log: MemoryLog,
    start: Instant,
    room: String,
    people: BTreeMap<String, Person>,
    http: Vec<Json>,
    rng: Rng,
}

/// The number after a word that begins a line of the script.
fn setting(script: &str, word: &str) -> anyhow::Result<Option<u64>> {
    let line = script.lines().find_map(|line| line.trim().strip_prefix(word));
    line.map(|number| number.trim().parse().context(word.to_owned())).transpose()
}

impl Recorder {
    pub(crate) fn new(script: &str) -> anyhow::Result<Self> {
        let seed = setting(script, "seed ")?.unwrap_or(1);
        let bots = setting(script, "bots ")?.unwrap_or(900);
        let config = Config {
            rate_limits: false,
            bot_pause: Duration::from_millis(bots),
            seed: Some(seed),
            start_ms: Some(START_MS),
            ..Config::default()
        };
        let log = MemoryLog::default();
        Ok(Self {
            site: LocalSite::new(Arc::new(log.clone()), config),
            log,
            start: Instant::now(),
            room: String::new(),
            people: BTreeMap::new(),
            http: Vec::new(),
            rng: Seed::from_number(seed).rng("people", 0),
        })
    }

    /// Does what a line of the script says, and waits until nothing more follows from it.
    pub(crate) async fn step(&mut self, line: &str) -> anyhow::Result<()> {
        let line = self.filled(line)?;
        let (who, rest) = line.split_once(' ').context("a line has two words")?;
        let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        match (who, verb) {
            ("seed" | "bots", _) => {}
            ("scene", name) => self.scene(name).await?,
            ("wait", ms) => sleep(Duration::from_millis(ms.parse()?)).await,
            ("everyone", "plays") => self.everyone_plays(rest).await?,
            (who, "opens") => self.open(who, rest).await?,
            (who, "sits") => {
                let sit = json!({ "type": "sit", "name": who });
                self.command(who, &sit, false).await?;
            }
            (who, "does") => self.command(who, &serde_json::from_str(rest)?, true).await?,
            (who, "connects") => self.connect(who).await?,
            (who, "disconnects") => self.person(who).client = None,
            (who, "says") => self.say(who, serde_json::from_str(rest)?)?,
            (who, "plays") => self.play(who, rest)?,
            (who, "asks") => self.help(who, "hint")?,
            (who, "takes") => self.help(who, "take_back")?,
            (who, "follows") => self.follow_lesson(who).await?,
            (who, "gets") => drop(self.request(who, "GET", rest, None).await?),
            (who, "posts") => {
                let (path, body) = rest.split_once(' ').context("a path and a body")?;
                self.request(who, "POST", path, Some(body)).await?;
            }
            (who, "makes") => {
                let seed = Bytes::sha256(who).0;
                let pair = Ed25519KeyPair::from_seed_unchecked(&seed).ok().context("a key")?;
                self.person(who).signs = Some((pair, 0));
            }
            (who, "speaks") => self.person(who).language = rest.to_owned(),
            _ => bail!("unknown line"),
        }
        sleep(Duration::from_millis(1)).await;
        Ok(())
    }

    fn filled(&mut self, line: &str) -> anyhow::Result<String> {
        let mut line = line.replace("{room}", &self.room);
        let who = line.split(' ').next().unwrap_or_default().to_owned();
        for from in ["hint", "lesson"] {
            let place = format!("{{{from}}}");
            if line.contains(&place) {
                let heard = self.person(&who).heard.borrow();
                let mv = heard.update[from]["move"].as_str().context("there is no such move")?;
                line = line.replace(&place, mv);
            }
        }
        Ok(line)
    }

    fn person(&mut self, who: &str) -> &mut Person {
        let (room, start) = (self.room.clone(), self.start);
        self.people.entry(who.to_owned()).or_insert_with(|| Person {
            room,
            key: None,
            language: "en".to_owned(),
            signs: None,
            client: None,
            heard: Rc::new(RefCell::new(Heard::new(start))),
            window: Json::Null,
        })
    }

    async fn open(&mut self, who: &str, words: &str) -> anyhow::Result<()> {
        let (game, how) = words.split_once(' ').unwrap_or((words, ""));
        let mut body = json!({ "game": game, "name": who });
        if !how.is_empty() {
            body[how] = true.into();
        }
        let answer = self.request(who, "POST", "/api/rooms", Some(&body.to_string())).await?;
        self.room = answer["room"]["room"].as_str().context("no room")?.to_owned();
        let room = self.room.clone();
        let person = self.person(who);
        person.room = room;
        person.key = answer["key"].as_str().map(str::to_owned);
        Ok(())
    }

    async fn command(&mut self, who: &str, body: &Json, keyed: bool) -> anyhow::Result<()> {
        let room = self.room.clone();
        let person = self.person(who);
        person.room.clone_from(&room);
        if !keyed {
            person.key = None;
        }
        let path = format!("/api/rooms/{room}");
        let answer = self.request(who, "POST", &path, Some(&body.to_string())).await?;
        if let Some(key) = answer["key"].as_str() {
            self.person(who).key = Some(key.to_owned());
        }
        Ok(())
    }

    async fn connect(&mut self, who: &str) -> anyhow::Result<()> {
        let site = self.site.clone();
        let person = self.person(who);
        let (key, heard) = (person.key.as_deref(), person.heard.clone());
        let client = Client::open(&site, &person.room, key, &person.language, heard).await?;
        person.client = Some(client);
        Ok(())
    }

    fn say(&mut self, who: &str, message: Json) -> anyhow::Result<()> {
        self.person(who).client.as_ref().context("no connection")?.say(message)
    }

    fn play(&mut self, who: &str, mv: &str) -> anyhow::Result<()> {
        let (number, seq) = self.now(who);
        self.say(who, json!({ "type": "play", "match": number, "seq": seq, "move": mv }))
    }

    fn help(&mut self, who: &str, what: &str) -> anyhow::Result<()> {
        let (number, seq) = self.now(who);
        self.say(who, json!({ "type": what, "match": number, "seq": seq }))
    }

    /// The match of a person's latest update, and its number.
    fn now(&mut self, who: &str) -> (Json, Json) {
        let heard = self.person(who).heard.borrow();
        (heard.update["match"].clone(), heard.update["seq"].clone())
    }

    async fn follow_lesson(&mut self, who: &str) -> anyhow::Result<()> {
        for _ in 0..TURNS_MAX {
            let lesson = self.person(who).heard.borrow().update["lesson"].clone();
            if lesson["step"] == "end" {
                return Ok(());
            }
            if let Some(mv) = lesson["move"].as_str() {
                self.play(who, mv)?;
            }
            sleep(TURN).await;
        }
        bail!("the lesson does not end")
    }

    /// Asks over HTTP, as the page does, and keeps question and answer.
    async fn request(
        &mut self,
        who: &str,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> anyhow::Result<Json> {
        let at = self.start.elapsed().as_millis() as u64;
        let person = self.person(who);
        let mut request = Request::builder().method(method).uri(path).header("Host", HOST);
        request = request.header("Accept-Language", &person.language);
        if let Some(key) = &person.key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let is_json = body.is_some_and(|body| body.starts_with('{'));
        if let Some(body) = body {
            let kind = if is_json { "application/json" } else { "text/plain" };
            request = request.header("Content-Type", kind);
            if is_json && let Some(signature) = signature(person, at, path, body) {
                request = request.header("Kartenhaus-Person", signature);
            }
        }
        let request = request.body(Body::from(body.unwrap_or_default().to_owned()))?;
        let response = self.site.answer(request).await;
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), ANSWER_MAX).await?;
        let answer = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Json::String(String::from_utf8_lossy(&bytes).into_owned()));
        let mut kept = json!({ "at": at, "as": who, "method": method, "path": path });
        if let Some(body) = body {
            kept["body"] = if is_json { serde_json::from_str(body)? } else { body.into() };
        }
        kept["status"] = status.into();
        kept["answer"] = answer.clone();
        self.http.push(kept);
        Ok(answer)
    }

    /// Puts the match of a scene on the table, as if it had been played.
    async fn scene(&mut self, name: &str) -> anyhow::Result<()> {
        let paths = Kind::ALL.map(|kind| format!("games/{kind}/page/testing/scenes/{name}.txt"));
        let text = paths.iter().find_map(|path| fs::read_to_string(path).ok());
        let text = text.with_context(|| format!("none of {paths:?} can be read"))?;
        games::Match::load(&text)?;
        let remark = |name: &str| {
            let start = format!("# {name}: ");
            text.lines().find_map(|line| line.strip_prefix(&start)).context("a remark is missing")
        };
        let (room, seats) = (remark("room")?, remark("seats")?);
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let game = lines.iter().find_map(|line| line.strip_prefix("game ")).context("no game")?;
        let seed = lines.iter().position(|line| line.starts_with("seed ")).context("no seed")?;
        let (heading, played) = lines.split_at(seed + 1);
        let heading: String = heading.iter().flat_map(|line| [line, "\n"]).collect();

        let at = START_MS;
        let mut entries = vec![json!({ "type": "opened", "game": game, "at": at })];
        let key = Bytes::sha256(SCENE_KEY).to_string();
        for (place, name) in seats.split(' ').enumerate() {
            entries.push(match place {
                0 => json!({ "type": "sat", "name": name, "key": key, "place": null }),
                _ => json!({ "type": "bot_sat", "name": name, "level": "novice" }),
            });
        }
        let playing = entries.len() - 1;
        ensure!(playing >= 2, "a match needs two seats");
        entries.push(json!({ "type": "host_is", "place": 0 }));
        entries.push(json!({ "type": "began", "number": 1, "playing": playing, "at": at }));
        self.append(&format!("room/{room}"), entries).await?;

        let by = |line: &str| match line.split_once(' ') {
            Some(("0", _)) => "person",
            Some(("deck" | "reshuffle", _)) => "chance",
            _ => "bot",
        };
        let moves = played
            .iter()
            .map(|line| json!({ "type": "played", "lines": [line], "at": at, "by": by(line) }));
        let begun = json!({ "type": "begun", "heading": heading, "at": at });
        let entries = [begun].into_iter().chain(moves).collect();
        self.append(&format!("match/{room}/1"), entries).await?;
        room.clone_into(&mut self.room);
        self.person("Ada").key = Some(SCENE_KEY.to_owned());
        Ok(())
    }

    /// Appends to a stream that is empty.
    async fn append(&self, stream: &str, entries: Vec<Json>) -> anyhow::Result<()> {
        let stream = Stream::new(stream).context("no name of a stream")?;
        for (count, entry) in entries.into_iter().enumerate() {
            self.log.append(&stream, count as u64, entry.to_string()).await?;
        }
        Ok(())
    }

    /// The people who are connected play random legal moves until something is reached.
    async fn everyone_plays(&mut self, until: &str) -> anyhow::Result<()> {
        let until = until.strip_prefix("until ").context("until when?")?;
        let names: Vec<String> = self.people.keys().cloned().collect();
        let begun: Vec<usize> =
            names.iter().map(|name| self.people[name].heard.borrow().frames.len()).collect();
        let mut moves = 0;
        for _ in 0..TURNS_MAX {
            for (name, &begun) in names.iter().zip(&begun) {
                if self.is_reached(until, name, begun, moves)? {
                    return Ok(());
                }
            }
            for name in &names {
                moves += usize::from(self.take_turn(name).await?);
            }
            sleep(TURN).await;
        }
        bail!("this is never reached")
    }

    /// Whether a person, who had this many frames before, sees what was waited for.
    fn is_reached(
        &self,
        until: &str,
        name: &str,
        begun: usize,
        moves: usize,
    ) -> anyhow::Result<bool> {
        let heard = self.people[name].heard.borrow();
        let words: Vec<&str> = until.splitn(3, ' ').collect();
        Ok(match words[..] {
            ["the", "round", _] => heard.room["stage"] == "round_over",
            ["the", "match", _] => heard.room["stage"] == "match_over",
            [who, "may", mv] => {
                let legal = heard.update["legal"].as_array();
                who == name && legal.is_some_and(|legal| legal.iter().any(|it| *it == *mv))
            }
            [who, "receives", text] => {
                let texts = heard.frames[begun..].iter().filter(|it| it["received"].is_object());
                who == name && texts.map(Json::to_string).any(|it| it.contains(text))
            }
            [count, "moves"] => moves >= count.parse()?,
            _ => bail!("unknown condition: {until}"),
        })
    }

    /// Does what a person can do now; returns whether it was a move.
    async fn take_turn(&mut self, name: &str) -> anyhow::Result<bool> {
        let person = &self.people[name];
        let (update, room, seat) = {
            let heard = person.heard.borrow();
            (heard.update.clone(), heard.room.clone(), heard.seat)
        };
        let Some(seat) = seat.filter(|_| person.client.is_some()) else { return Ok(false) };
        let stage = room["stage"].as_str().unwrap_or_default();
        if stage == "round_over" && room["seats"][seat as usize]["ready"] == false {
            self.command(name, &json!({ "type": "ready" }), true).await?;
            return Ok(false);
        }
        let ids: Vec<&Json> = update["peeks"].as_array().into_iter().flatten().collect();
        if !ids.is_empty() {
            let ids: Vec<&Json> = ids.iter().map(|peek| &peek["id"]).collect();
            self.say(name, json!({ "type": "shown", "ids": ids }))?;
        }
        let window = update["window"]["id"].clone();
        if !window.is_null() {
            if self.people[name].window != window {
                self.say(name, json!({ "type": "rendered", "window": window }))?;
                self.person(name).window = window;
            }
            return Ok(false);
        }
        let legal = update["legal"].as_array().cloned().unwrap_or_default();
        if stage != "playing" || legal.is_empty() {
            return Ok(false);
        }
        let mv = legal[self.rng.index(legal.len())].as_str().unwrap_or_default().to_owned();
        self.play(name, &mv)?;
        Ok(true)
    }

    /// The recording, with a frame or an answer on each line.
    pub(crate) fn finish(self) -> anyhow::Result<String> {
        let mut clients = Vec::new();
        for (name, person) in &self.people {
            let heard = person.heard.borrow();
            if heard.frames.is_empty() {
                continue;
            }
            let seat = heard.seat;
            let head = json!({ "room": person.room, "key": person.key, "seat": seat }).to_string();
            let head = head.trim_end_matches('}');
            let frames = lines(&heard.frames);
            clients.push(format!("{}: {head},\"frames\":[{frames}]}}", json!(name)));
        }
        let (clients, http) = (clients.join(",\n"), lines(&self.http));
        Ok(format!("{{\"clients\":{{\n{clients}}},\n\"http\":[{http}]}}\n"))
    }
}

fn lines(values: &[Json]) -> String {
    let lines: Vec<String> = values.iter().map(|value| format!("\n{value}")).collect();
    lines.join(",")
}

/// The header with which a person signs what they send, if they have a key.
fn signature(person: &mut Person, at: u64, path: &str, body: &str) -> Option<String> {
    let (pair, count) = person.signs.as_mut()?;
    *count += 1;
    let (time, nonce) = (START_MS + at, format!("{count:032x}"));
    let path = path.strip_prefix("/api").unwrap_or(path);
    let hash = Bytes::sha256(body);
    let text = format!("kartenhaus person 1\n{HOST}\n{path}\n{time}\n{nonce}\n{hash}");
    let signature = pair.sign(text.as_bytes());
    let public = hex(pair.public_key().as_ref());
    Some(format!("{public} {time} {nonce} {}", hex(signature.as_ref())))
}
