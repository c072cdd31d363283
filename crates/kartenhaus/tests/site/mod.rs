//! The site as a process: how it starts, says where it is, and stops; and programs that sit down in
//! its rooms.

mod join;
mod sit;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::nats;

fn folder_of(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("site").join(name)
}

fn folder(name: &str) -> PathBuf {
    let folder = folder_of(name);
    // It may be there from an earlier run.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn kartenhaus(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    command
        .env("KARTENHAUS_DATA", folder)
        .env("KARTENHAUS_LISTEN", "127.0.0.1:0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// A running site; it is killed if the test ends first.
pub(crate) struct Site {
    child: Child,
    /// Where it is, such as `localhost:41234`.
    host: String,
}

impl Site {
    fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("its output");
        BufReader::new(output).read_line(&mut line).expect("a line");
        let host =
            line.trim().strip_prefix("Kartenhaus: http://").and_then(|s| s.strip_suffix('/'));
        let host = host.unwrap_or_else(|| panic!("no link in {line:?}")).to_owned();
        Self { child, host }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        self.request_as("", method, path, body)
    }

    /// As [`request`](Self::request), for the seat with this key.
    fn request_as(&self, key: &str, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.host).expect("it listens");
        let length = body.len();
        let head =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.host);
        let head = format!("{head}content-type: application/json\r\ncontent-length: {length}\r\n");
        let head = match key {
            "" => format!("{head}\r\n"),
            key => format!("{head}authorization: Bearer {key}\r\n\r\n"),
        };
        stream.write_all((head + body).as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        let body = answer.split_once("\r\n\r\n").map(|(_, body)| body.to_owned());
        (status.expect("a status"), body.expect("a body"))
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status();
        assert!(status.expect("kill runs").success());
    }

    fn ends(mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn without_a_command_it_serves_until_it_is_asked_to_stop() {
    for signal in ["TERM", "INT"] {
        let site = Site::start(&mut kartenhaus(&folder("default")));
        assert_eq!(site.request("GET", "/healthz", ""), (200, "ok".to_owned()));
        let (status, page) = site.request("GET", "/", "");
        assert!(status == 200 && page.contains("Kartenhaus"), "{page}");
        site.signal(signal);
        assert_eq!(site.ends(), Some(0));
    }
}

/// As a container's settings leave them: what is empty is as if it were not set.
#[test]
fn an_empty_variable_is_none() {
    for arguments in [&[][..], &["serve"]] {
        let mut command = kartenhaus(&folder("empty"));
        command.args(arguments).env("XDG_DATA_HOME", folder("empty-home"));
        for name in ["PUBLIC_URL", "BEHIND_PROXY", "LOG", "LOG_LEVEL", "DATA", "LANGUAGE"] {
            command.env(format!("KARTENHAUS_{name}"), "");
        }
        let site = Site::start(&mut command);
        assert_eq!(site.request("GET", "/healthz", ""), (200, "ok".to_owned()));
    }
    assert!(folder_of("empty-home").join("kartenhaus").is_dir());
}

#[test]
fn it_listens_at_a_name_and_a_file_of_what_it_tells_has_no_colours() {
    let mut command = kartenhaus(&folder("name"));
    command.args(["serve", "--listen", "localhost:0", "--log-level", "info"]);
    let mut site = Site::start(command.env_remove("NO_COLOR"));
    assert_eq!(site.request("GET", "/healthz", ""), (200, "ok".to_owned()));
    let mut told = site.child.stderr.take().expect("what it tells");
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    let mut text = String::new();
    told.read_to_string(&mut text).expect("text");
    assert!(text.contains("shutting down") && !text.contains('\x1b'), "{text:?}");
}

#[test]
fn a_proxy_that_spoils_websockets_is_named_once() {
    let mut site = Site::start(&mut kartenhaus(&folder("spoiled")));
    let open = r#"{"game":"ktu","name":"Ada"}"#;
    let (_, room) = site.request("POST", "/api/rooms", open);
    let room: serde_json::Value = serde_json::from_str(&room).expect("JSON");
    let path = format!("/api/rooms/{}/play", room["room"]["room"].as_str().expect("a name"));
    let ask = |headers: &str| {
        let mut stream = TcpStream::connect(&site.host).expect("it listens");
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n{headers}", site.host);
        stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 426 "), "{answer}");
    };
    // Whoever only looks at the address says nothing about a proxy.
    ask("");
    for _ in 0..3 {
        ask("sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n");
    }
    let mut told = site.child.stderr.take().expect("what it tells");
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    let mut text = String::new();
    told.read_to_string(&mut text).expect("text");
    assert_eq!(text.matches("does not pass WebSockets on").count(), 1, "{text}");
}

/// Anyone who knows the seed knows every card.
#[test]
fn a_seed_for_tests_is_refused_where_others_reach_the_site() {
    let serve = |listen: &str| {
        let mut command = kartenhaus(&folder("seed"));
        command.args(["serve", "--seed-for-tests", "1", "--listen", listen]);
        command
    };
    for everywhere in ["0.0.0.0:0", "192.0.2.1:0", "[::]:0"] {
        let output = serve(everywhere).output().expect("it runs");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && error.contains("--listen"), "{error}");
    }
    let room = |_| {
        let site = Site::start(&mut serve("127.0.0.1:0"));
        let (status, room) = site.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
        assert_eq!(status, 201, "{room}");
        site.signal("TERM");
        assert_eq!(site.ends(), Some(0));
        room
    };
    let [first, second] = [0, 1].map(room);
    assert_eq!(first, second, "the same name and key in each run");
}

/// The seats of a room that Ada has just opened, when its server is gone, and her line with it.
fn after_a_restart(opened: &serde_json::Value) -> serde_json::Value {
    let mut seats = opened["room"]["seats"].clone();
    seats[0]["away"] = true.into();
    seats
}

#[test]
fn a_room_outlives_its_server() {
    let folder = folder("outlives");
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    let (status, room) = site.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
    assert_eq!(status, 201, "{room}");
    let room: serde_json::Value = serde_json::from_str(&room).expect("JSON");
    let path = format!("/api/rooms/{}", room["room"]["room"].as_str().expect("its name"));
    site.signal("KILL");
    drop(site);
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    let (status, again) = site.request("GET", &path, "");
    let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!((status, &again["seats"]), (200, &after_a_restart(&room)));

    // A copy made while it runs has the room too.
    let copy = folder.join("copied");
    fs::create_dir(&copy).expect("a folder");
    let file = copy.join("kartenhaus.db");
    let backup = |file: &Path| {
        let output = kartenhaus(&folder).arg("backup").arg(file).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(backup(&file), (Some(0), String::new()));
    let (code, error) = backup(&file);
    assert_eq!(code, Some(1), "not written over: {error}");
    assert_eq!(error, format!("kartenhaus: {} is there already\n", file.display()));
    let other = Site::start(kartenhaus(&copy).arg("serve"));
    assert_eq!(other.request("GET", &path, "").0, 200);

    // Two servers never use one file, and a port is used once.
    let output = kartenhaus(&folder).arg("serve").output().expect("it runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && error.contains("already uses"), "{error}");
    let empty = folder.join("empty");
    let listen = site.host.replace("localhost", "127.0.0.1");
    let mut taken = kartenhaus(&empty);
    let output = taken.args(["serve", "--listen", &listen]).output().expect("it runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && error.contains("--listen"), "{error}");
    other.signal("TERM");
    assert_eq!(other.ends(), Some(0));
}

/// A copy, then more rooms, then a kill, which leaves what was written last beside the file.
#[test]
fn a_copy_is_put_back_and_what_was_there_is_kept() {
    let folder = folder("restore");
    let run = |args: &[&str]| {
        let output = kartenhaus(&folder).args(args).output().expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let open = |site: &Site| {
        let (status, room) = site.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
        assert_eq!(status, 201, "{room}");
        let room: serde_json::Value = serde_json::from_str(&room).expect("JSON");
        format!("/api/rooms/{}", room["room"]["room"].as_str().expect("its name"))
    };
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    let first = open(&site);
    let copy = folder.join("copy.db").display().to_string();
    assert_eq!(run(&["backup", &copy]).0, Some(0));
    let second = open(&site);
    let (code, _, error) = run(&["restore", &copy]);
    assert!(code == Some(1) && error.contains("already uses"), "while it runs: {error}");
    site.signal("KILL");
    drop(site);
    assert!(folder.join("kartenhaus.db-wal").exists(), "this is what a kill leaves");
    let (code, said, error) = run(&["restore", &copy]);
    assert_eq!((code, &*error), (Some(0), ""));
    assert!(said.contains("kartenhaus.db.before-1"), "{said}");
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    assert_eq!(site.request("GET", &first, "").0, 200);
    assert_eq!(site.request("GET", &second, "").0, 404, "it came after the copy");
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    // All that was there before is there again if that is put back.
    let before = folder.join("kartenhaus.db.before-1").display().to_string();
    assert_eq!(run(&["restore", &before]).0, Some(0));
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    assert_eq!(site.request("GET", &second, "").0, 200);
    let (code, _, error) = run(&["restore", "nothing.db"]);
    assert!(code == Some(2) && error.contains("there is no data file"), "{error}");
}

/// Root restores what the service's own user serves, which has to be able to open it.
#[cfg(unix)]
#[test]
fn a_copy_that_is_put_back_belongs_to_the_user_of_the_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let folder = folder("owner");
    let run = |args: &[&str]| {
        let output = kartenhaus(&folder).args(args).output().expect("it runs");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let site = Site::start(kartenhaus(&folder).arg("serve"));
    assert_eq!(site.request("GET", "/healthz", "").0, 200);
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    let copy = folder.join("copy.db").display().to_string();
    run(&["backup", &copy]);
    // Whoever is not root cannot give the folder away, and keeps it.
    let _ = chown(&folder, Some(61234), Some(61234));
    let owner = |path: &Path| {
        let there = fs::metadata(path).expect("it is there");
        (there.uid(), there.gid())
    };
    for name in ["kartenhaus.db", "kartenhaus.db.lock"] {
        // As on a new machine.
        fs::remove_file(folder.join(name)).expect("it was there");
    }
    run(&["restore", &copy]);
    for name in ["kartenhaus.db", "kartenhaus.db.lock"] {
        assert_eq!(owner(&folder.join(name)), owner(&folder), "{name}");
    }
}

/// Whoever should read what the server tells of itself has gone away.
#[test]
fn nobody_has_to_listen() {
    let folder = folder("unheard");
    let mut site = Site::start(kartenhaus(&folder).args(["serve", "--log-level", "trace"]));
    drop(site.child.stderr.take());
    for _ in 0..5 {
        let (status, room) = site.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
        assert_eq!(status, 201, "{room}");
    }
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    // Nor has anybody to read it in time: a pipe takes some sixty thousand bytes, and each room is
    // said in more than a hundred.
    let args = ["serve", "--log-level", "trace", "--no-rate-limits"];
    let site = Site::start(kartenhaus(&folder).args(args));
    for _ in 0..700 {
        let (status, room) = site.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
        assert_eq!(status, 201, "{room}");
    }
}

#[test]
fn a_file_that_is_not_ours_is_left_alone() {
    let folder = folder("foreign");
    let file = folder.join("kartenhaus.db");
    fs::write(&file, "a shopping list").expect("a file");
    let output = kartenhaus(&folder).arg("serve").output().expect("it runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(1) && error.contains("kartenhaus.db"), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "a shopping list");
}

#[test]
fn a_room_on_nats_outlives_its_server() {
    let Some(program) = nats::program() else { return };
    let folder = folder("nats");
    let users = "authorization { user: ada, password: s3cret }";
    let setup = nats::Setup { more: users, ..nats::ALONE };
    let nats = nats::Nats::start(&program, folder.join("nats"), &setup);
    let url = nats.url().replace("//", "//ada:s3cret@");
    let serve = || {
        let mut serve = kartenhaus(&folder);
        serve.args(["serve", "--log", &url, "--bot-pause", "0"]);
        serve
    };
    // Two servers, each of which has what the other one has written.
    let (first, second) = (Site::start(&mut serve()), Site::start(&mut serve()));
    let (status, room) = first.request("POST", "/api/rooms", r#"{"game":"ktu","name":"Ada"}"#);
    assert_eq!(status, 201, "{room}");
    let room: serde_json::Value = serde_json::from_str(&room).expect("JSON");
    let path = format!("/api/rooms/{}", room["room"]["room"].as_str().expect("its name"));
    first.signal("KILL");
    for site in [second, Site::start(&mut serve())] {
        let (status, again) = site.request("GET", &path, "");
        let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
        assert_eq!((status, &again["seats"]), (200, &after_a_restart(&room)));
        site.signal("TERM");
        assert_eq!(site.ends(), Some(0));
    }
    assert!(!folder.join("kartenhaus.db").exists(), "nothing is kept in a file");

    // From there to a file that a server can use, and from a file to there again.
    let copy = folder.join("copy");
    fs::create_dir(&copy).expect("a folder");
    let file = copy.join("kartenhaus.db");
    let run = |args: &[&str]| {
        let mut run = kartenhaus(&folder);
        let output = run.args(args).arg(&file).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    assert_eq!(run(&["backup", "--log", &url]), (Some(0), String::new()));
    let (code, error) = run(&["backup", "--log", &url]);
    assert!(code == Some(1) && error.contains("there already"), "not written over: {error}");
    assert_eq!(fs::read_dir(&copy).expect("a folder").count(), 1, "nothing else is left there");
    let site = Site::start(kartenhaus(&copy).arg("serve"));
    assert_eq!(site.request("GET", &path, "").0, 200);
    site.signal("TERM");
    assert_eq!(site.ends(), Some(0));
    let (code, error) = run(&["restore", "--log", &url]);
    assert!(code == Some(1) && error.contains("something already"), "{error}");
    let other = format!("{url}?name=other");
    assert_eq!(run(&["restore", "--log", &other]), (Some(0), String::new()));
    let site = Site::start(kartenhaus(&folder).args(["serve", "--log", &other]));
    let (status, again) = site.request("GET", &path, "");
    let again: serde_json::Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!((status, &again["seats"]), (200, &after_a_restart(&room)));
}

#[test]
fn where_the_log_is_may_be_said_without_a_word_of_its_password() {
    let folder = folder("secret");
    let nobody = "nats://ada:s3cret@127.0.0.1:1";
    for (url, code) in [(nobody, 1), ("nats://ada:s3cret@a?streams=x", 2), ("s3cret", 2)] {
        for (args, code) in [
            (&["serve", "--help"][..], 0),
            (&["serve"], code),
            (&["backup", "--help"], 0),
            (&["backup", "copy"], code),
            (&["restore", "--help"], 0),
        ] {
            let output = kartenhaus(&folder).args(args).env("KARTENHAUS_LOG", url).output();
            let output = output.expect("it runs");
            assert_eq!(output.status.code(), Some(code), "{url} {args:?}");
            for said in [output.stdout, output.stderr] {
                let said = String::from_utf8(said).expect("text");
                assert!(!said.contains("s3cret"), "{said}");
            }
        }
    }
}
