//! `kartenhaus sit`: the example bot at a table of every game, and programs that do what no program
//! should.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use games::Kind;
use serde_json::{Value as Json, json};

use super::{Site, folder, kartenhaus};

/// How long a match of bots may take on a slow machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// A room whose host lets programs play, and lets a bot play for itself.
pub(crate) struct Room<'a> {
    pub(crate) site: &'a Site,
    pub(crate) name: String,
    pub(crate) key: String,
}

impl<'a> Room<'a> {
    pub(crate) fn open(site: &'a Site, game: &str) -> Self {
        let new = json!({ "game": game, "name": "Ada" }).to_string();
        let (status, room) = site.request("POST", "/api/rooms", &new);
        assert_eq!(status, 201, "{room}");
        let room: Json = serde_json::from_str(&room).expect("JSON");
        let text = |json: &Json| json.as_str().expect("a text").to_owned();
        let this = Self { site, name: text(&room["room"]["room"]), key: text(&room["key"]) };
        let mut settings = room["room"]["settings"].clone();
        settings["programs"] = true.into();
        settings["snaps"] = "sealed".into();
        this.ask(&json!({ "type": "settings", "settings": settings }));
        this.ask(&json!({ "type": "delegate", "on": true }));
        this
    }

    pub(crate) fn ask(&self, command: &Json) {
        let path = format!("/api/rooms/{}", self.name);
        let (status, said) = self.site.request_as(&self.key, "POST", &path, &command.to_string());
        assert_eq!(status, 200, "{command}: {said}");
    }

    pub(crate) fn look(&self) -> Json {
        let (status, room) = self.site.request("GET", &format!("/api/rooms/{}", self.name), "");
        assert_eq!(status, 200, "{room}");
        serde_json::from_str(&room).expect("JSON")
    }

    pub(crate) fn link(&self) -> String {
        format!("http://{}/r/{}", self.site.host, self.name)
    }

    pub(crate) fn until(&self, is: impl Fn(&Json) -> bool) -> Json {
        let start = Instant::now();
        loop {
            let room = self.look();
            if is(&room) {
                return room;
            }
            assert!(start.elapsed() < PATIENCE, "{room}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn seat(&self, command: &[&str]) -> Sitting {
        let before = self.look()["seats"].as_array().map_or(0, Vec::len);
        let mut sit = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        sit.args(["sit", &self.link(), "--name", "Bot of Bea"]).args(command);
        let child = sit.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let sitting = Sitting(child.expect("it starts"));
        self.until(|room| room["seats"].as_array().is_some_and(|seats| seats.len() > before));
        sitting
    }
}

/// A running `kartenhaus sit`; it is killed if the test ends first.
struct Sitting(Child);

impl Sitting {
    fn signal(&self, name: &str) {
        let status = Command::new("kill").args(["-s", name, &self.0.id().to_string()]).status();
        assert!(status.expect("kill runs").success());
    }

    fn ends(mut self) -> (Option<i32>, String) {
        let code = self.0.wait().expect("it ends").code();
        let mut said = String::new();
        let errors = self.0.stderr.as_mut().expect("its words");
        errors.read_to_string(&mut said).expect("text");
        (code, said)
    }

    fn says(&mut self, words: &str) {
        let errors = BufReader::new(self.0.stderr.as_mut().expect("its words"));
        assert!(errors.lines().map_while(Result::ok).any(|line| line.contains(words)), "{words}");
    }
}

impl Drop for Sitting {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
        if std::thread::panicking() {
            let mut said = String::new();
            let errors = self.0.stderr.as_mut().map(|errors| errors.read_to_string(&mut said));
            eprintln!("the program's seat said: {said} ({errors:?})");
        }
    }
}

/// What a site is started with: its bots do not pause, and it may be asked often.
pub(crate) const QUICK: [&str; 4] = ["serve", "--bot-pause", "0", "--no-rate-limits"];

pub(crate) fn quick(name: &str) -> Site {
    Site::start(kartenhaus(&folder(name)).args(QUICK))
}

fn example() -> String {
    let lab = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("lab");
    lab.join("examples/bot.py").display().to_string()
}

/// A program in Python that answers each question with `move`, an expression.
fn python(mv: &str) -> [String; 3] {
    let text = format!(
        "import json, sys, time\n\
         for line in sys.stdin:\n\
         \x20   message = json.loads(line)\n\
         \x20   if message['type'] == 'ask':\n\
         \x20       print(json.dumps({{'type': 'move', 'id': message['id'], 'move': {mv}}}))\n\
         \x20       sys.stdout.flush()\n"
    );
    ["python3".to_owned(), "-c".to_owned(), text]
}

pub(crate) fn is_over(room: &Json) -> bool {
    room["stage"] == "match_over" || room["stage"] == "round_over"
}

#[test]
fn the_example_plays_every_game_at_a_table() {
    let site = quick("sit");
    for game in Kind::ALL.map(Kind::id) {
        let room = Room::open(&site, game);
        let sitting = room.seat(&["python3", &example()]);
        let seats = room.look()["seats"].clone();
        assert_eq!(
            (&seats[1]["name"], &seats[1]["bot"]),
            (&"Bot of Bea".into(), &"program".into())
        );
        room.ask(&json!({ "type": "start" }));
        room.until(is_over);
        // It gets up when it is asked to, and a bot takes its seat.
        sitting.signal("INT");
        let (code, said) = sitting.ends();
        assert_eq!(code, Some(0), "{game}: {said}");
        assert_eq!(said.lines().count(), 1, "{game}: nothing was refused: {said}");
        room.until(|room| room["seats"][1]["bot"] != "program");
    }
}

#[test]
fn whatever_a_program_does_the_match_goes_on() {
    let site = quick("sit-faults");
    for (mv, said) in [
        ("'draw nothing'", "refused: \"draw nothing\""),
        ("1 / 0", "ended for this round"),
        ("time.sleep(0.1) or 'x' * 100_000", "it wrote too much"),
    ] {
        let room = Room::open(&site, "ktu");
        let program = python(mv);
        let mut sitting = room.seat(&program.each_ref().map(String::as_str));
        room.ask(&json!({ "type": "start" }));
        sitting.says(said);
        assert_eq!(room.look()["seats"][1]["bot"], "program");
        drop(sitting);
    }
}

#[test]
fn a_program_comes_back_to_a_site_that_was_stopped() {
    let folder = folder("sit-again");
    let site = Site::start(kartenhaus(&folder).args(QUICK));
    let listen = site.host.replace("localhost", "127.0.0.1");
    let room = Room::open(&site, "kartu-sama");
    let (name, key) = (room.name.clone(), room.key.clone());
    let sitting = room.seat(&["python3", &example()]);
    site.signal("KILL");
    drop(site);
    let site = Site::start(kartenhaus(&folder).args(QUICK).args(["--listen", &listen]));
    let room = Room { site: &site, name, key };
    room.until(|room| room["seats"][1]["away"] == false);
    room.ask(&json!({ "type": "start" }));
    room.until(is_over);
    // Whose seat is taken away ends, too.
    room.ask(&json!({ "type": "remove", "seat": 1 }));
    let (code, said) = sitting.ends();
    assert!(code == Some(0) && said.ends_with("the seat was taken away\n"), "{code:?} {said}");
}

#[test]
fn what_cannot_sit_down_is_told_why() {
    let site = quick("sit-no");
    let sit = |link: &str, command: &[&str]| -> (Option<i32>, String) {
        let mut sit = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        let Output { status, stderr, .. } =
            sit.arg("sit").arg(link).args(command).output().expect("it runs");
        (status.code(), String::from_utf8_lossy(&stderr).into_owned())
    };
    let room = Room::open(&site, "ktu");
    let link = room.link();
    let mut settings = room.look()["settings"].clone();
    settings["programs"] = false.into();
    room.ask(&json!({ "type": "settings", "settings": settings }));
    let host = &site.host;
    for (link, command, code, why) in [
        (&*link, "python3", 1, "the host of this room does not let programs play"),
        (&link, "no-such-program", 2, "cannot be started"),
        (&format!("http://{host}/r/no-such-room-1"), "python3", 1, "there is no such room"),
        (&format!("http://{host}/"), "python3", 2, "expected a room's link"),
        ("plum-otter-417", "python3", 2, "expected a room's link"),
        ("http://127.0.0.1:1/r/plum-otter-417", "python3", 1, "the site does not answer"),
        (&link.replace("http:", "https:"), "python3", 1, "the site does not answer"),
    ] {
        let (found, said) = sit(link, &[command]);
        assert!(found == Some(code) && said.contains(why), "{link}: {found:?} {said}");
    }
    assert_eq!(room.look()["seats"].as_array().map(Vec::len), Some(1));
}
