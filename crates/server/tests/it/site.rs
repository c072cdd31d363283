//! A running server, and what is asked of it over HTTP.

use std::cell::Cell;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use server::Config;
use server::log::{EventLog, MemoryLog};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::timeout;
use ureq::http;

use crate::PATIENCE;
use crate::client::Client;
use crate::mirror::Mirror;
use crate::schema;

pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    /// By which name it is signed for.
    pub(crate) name: String,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) mirror: Arc<Mirror>,
    agent: ureq::Agent,
    begun: Instant,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: http::HeaderMap,
    pub(crate) body: Vec<u8>,
}

#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) room: String,
    pub(crate) key: String,
}

thread_local! {
    /// How many configurations this test has made. It makes all of them on its own thread.
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// Noon of 2100-01-01, in milliseconds since 1970: a day ends in no test, and each run has the same
/// deals of the day. It is to come, so that nothing which ends at a time that is signed has ended.
const NOON_MS: u64 = 4_102_488_000_000;

/// Quick bots, no limits on how much may be asked, and the same randomness and the same day in each
/// run of a test.
pub(crate) fn quick() -> Config {
    MADE.set(MADE.get() + 1);
    let seed = Some(MADE.get());
    let start_ms = Some(NOON_MS);
    Config { bot_pause: Duration::ZERO, rate_limits: false, seed, start_ms, ..Config::default() }
}

impl Site {
    pub(crate) async fn start() -> Self {
        Self::with(quick(), Arc::new(MemoryLog::default())).await
    }

    pub(crate) async fn with(config: Config, log: Arc<dyn EventLog>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let public = config.public_url.as_deref().and_then(|url| url.split_once("://"));
        let public = public.map(|(_, host)| host.to_owned());
        let (stop, stopped) = oneshot::channel();
        let shutdown = async move {
            // A site that is dropped stops too.
            let _ = stopped.await;
        };
        let task = tokio::spawn(server::run(listener, log.clone(), config, shutdown));
        let mut site = Self::at(address, log);
        site.name = public.unwrap_or(site.name);
        site.running = Some((stop, task));
        site
    }

    /// Which time it is at the site, in milliseconds since 1970.
    pub(crate) fn now_ms(&self) -> u64 {
        NOON_MS + self.begun.elapsed().as_millis() as u64
    }

    /// A server that runs elsewhere.
    pub(crate) fn at(address: SocketAddr, log: Arc<dyn EventLog>) -> Self {
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .max_redirects(0)
            // The server closes a connection if it answers before the whole body is there; the
            // next request must not be sent on it.
            .max_idle_connections(0)
            .timeout_global(Some(PATIENCE))
            .build()
            .new_agent();
        let mirror = Arc::new(Mirror::new(log.clone()));
        let (name, begun) = (address.to_string(), Instant::now());
        Self { address, name, log, mirror, agent, begun, running: None }
    }

    /// Shuts the server down, and waits until it is.
    pub(crate) async fn stop(mut self) -> Arc<dyn EventLog> {
        let (stop, task) = self.running.take().unwrap();
        drop(stop);
        timeout(PATIENCE, task).await.expect("it ends").unwrap();
        self.log.clone()
    }

    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Answer {
        self.try_send(method, path, headers, body).await.unwrap()
    }

    /// Sends a request to a server that may be gone.
    pub(crate) async fn try_send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<Answer, ureq::Error> {
        let mut request =
            http::Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (agent, body) = (self.agent.clone(), body.map(<[u8]>::to_vec));
        let work = move || {
            let mut response = match body {
                Some(body) => agent.run(request.body(body).unwrap())?,
                None => agent.run(request.body(()).unwrap())?,
            };
            let body = response.body_mut().read_to_vec()?;
            let status = response.status().as_u16();
            Ok(Answer { status, headers: response.headers().clone(), body })
        };
        spawn_blocking(work).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], None).await
    }

    pub(crate) async fn post(&self, path: &str, key: Option<&str>, body: &Json) -> Answer {
        self.try_post(path, key, body).await.unwrap()
    }

    pub(crate) async fn try_post(
        &self,
        path: &str,
        key: Option<&str>,
        body: &Json,
    ) -> Result<Answer, ureq::Error> {
        let bearer = format!("Bearer {}", key.unwrap_or_default());
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(key.map(|_| ("authorization", bearer.as_str())));
        self.try_send("POST", path, &headers, Some(body.to_string().as_bytes())).await
    }

    pub(crate) async fn host(&self, game: &str) -> Guest {
        let answer = self.post("/api/rooms", None, &json!({ "game": game, "name": "Host" })).await;
        assert_eq!(answer.status, 201);
        Guest::of(&answer.json("RoomAnswer"))
    }

    pub(crate) async fn sit(&self, room: &str, name: &str) -> Guest {
        let command = json!({ "type": "sit", "name": name });
        let answer = self.post(&format!("/api/rooms/{room}"), None, &command).await;
        Guest::of(&answer.expect(200, "RoomAnswer"))
    }

    pub(crate) async fn ask(&self, guest: &Guest, command: &Json) -> Answer {
        self.post(&format!("/api/rooms/{}", guest.room), Some(&guest.key), command).await
    }

    pub(crate) async fn does(&self, guest: &Guest, command: Json) -> Json {
        self.ask(guest, &command).await.expect(200, "RoomAnswer")["room"].clone()
    }

    pub(crate) async fn refused(&self, guest: &Guest, command: Json, code: &str) {
        self.ask(guest, &command).await.is_fault(code);
    }

    pub(crate) async fn look(&self, room: &str) -> Json {
        self.get(&format!("/api/rooms/{room}")).await.expect(200, "RoomLook")
    }

    /// A room with people and bots, and these options; the first guest is the host.
    pub(crate) async fn table(
        &self,
        game: &str,
        people: usize,
        bots: usize,
        options: &[(&str, Json)],
    ) -> Vec<Guest> {
        let mut guests = vec![self.host(game).await];
        for number in 1..people {
            let guest = self.sit(&guests[0].room, &format!("Guest {number}")).await;
            guests.push(guest);
        }
        for _ in 0..bots {
            self.does(&guests[0], json!({ "type": "add_bot", "level": "novice" })).await;
        }
        for (name, value) in options {
            let command = json!({ "type": "option", "name": name, "value": value });
            self.does(&guests[0], command).await;
        }
        guests
    }

    pub(crate) async fn lines(&self, guests: &[Guest]) -> Vec<Client> {
        let mut clients = Vec::new();
        for guest in guests {
            clients.push(Client::open(self, &guest.room, Some(&guest.key), None).await);
        }
        clients
    }

    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let answer = self.get("/metrics").await;
        let text = String::from_utf8(answer.body).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("kartenhaus_{name} ")));
        line.expect("there is such a number").parse().unwrap()
    }

    pub(crate) async fn until_metric(&self, name: &str, expected: u64) {
        let reached = async {
            while self.metric(name).await != expected {
                tokio::task::yield_now().await;
            }
        };
        timeout(PATIENCE, reached).await.unwrap_or_else(|_| panic!("{name} is not {expected}"));
    }
}

impl Guest {
    pub(crate) fn of(answer: &Json) -> Self {
        let text = |json: &Json| json.as_str().unwrap().to_owned();
        Self { room: text(&answer["room"]["room"]), key: text(&answer["key"]) }
    }
}

impl Answer {
    /// The body, which is of this definition.
    pub(crate) fn json(&self, name: &str) -> Json {
        assert_eq!(self.headers["content-type"], "application/json");
        let json = serde_json::from_slice(&self.body).unwrap();
        schema::fits(name, &json);
        json
    }

    /// The body, if the status is this.
    pub(crate) fn expect(&self, status: u16, name: &str) -> Json {
        assert_eq!(self.status, status, "{}", String::from_utf8_lossy(&self.body));
        self.json(name)
    }

    /// A fault with this code, and the status that goes with it.
    pub(crate) fn is_fault(&self, code: &str) -> Json {
        let status = match code {
            "bad_message" | "impossible" | "wrong_protocol" => 400,
            "bad_key" | "bad_signature" => 401,
            "not_host" | "origin" => 403,
            "no_room" | "not_found" => 404,
            "not_now" | "name_taken" => 409,
            "too_many" => 429,
            "damaged" => 503,
            _ => 500,
        };
        let text = String::from_utf8_lossy(&self.body);
        assert_eq!(self.status, status, "{code} was expected: {text}");
        let fault = self.json("Fault");
        assert_eq!(fault["code"], code, "{fault}");
        assert!(!fault["message"].as_str().unwrap().is_empty());
        fault
    }
}
