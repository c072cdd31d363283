//! `kartenhaus join`: people who play by plain lines and on the whole screen, at a real site and at
//! some that are none.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use games::Kind;
use serde_json::{Value as Json, json};
use tungstenite::Message;

use super::sit::{PATIENCE, QUICK, Room, is_over, quick};
use super::{Site, folder, kartenhaus};

const MOVE: &str = "Your move > ";
const READY: &str = "Press Enter when you are ready > ";

/// Somebody at a terminal, who asks `?` at every prompt and plays a move that is listed.
struct Person {
    child: Child,
    input: ChildStdin,
    said: Arc<Mutex<String>>,
    /// How much of that was read.
    read: usize,
    /// The first moves that are listed are played; otherwise the first that name a card.
    careful: bool,
    /// The lines of the list that is being read.
    list: Option<Vec<String>>,
    /// Whether the moves were asked for, and the one that was chosen is not read yet.
    asked: bool,
    /// Whether moves are played at once, and those that were.
    plays: bool,
    moves: Vec<String>,
    is_over: bool,
}

impl Person {
    fn join(link: &str, args: &[&str]) -> Self {
        Self::start(&[&[link], args].concat())
    }

    fn start(args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        command.arg("join").args(args).env("LC_ALL", "C");
        command.env_remove("KARTENHAUS_LANGUAGE").env_remove("CLICOLOR_FORCE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let input = child.stdin.take().expect("its input");
        let mut output = child.stdout.take().expect("its output");
        let said = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&said);
        std::thread::spawn(move || {
            let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
            while let Ok(length @ 1..) = output.read(&mut part) {
                bytes.extend(&part[..length]);
                // A character may be cut, until its end is read.
                let whole =
                    std::str::from_utf8(&bytes).map_or_else(|it| it.valid_up_to(), str::len);
                let whole = bytes.drain(..whole).collect();
                *heard.lock().expect("no panic") += &String::from_utf8(whole).expect("text");
            }
        });
        let (list, moves) = (None, Vec::new());
        let (read, careful, asked, plays, is_over) = (0, false, false, true, false);
        Self { child, input, said, read, careful, list, asked, plays, moves, is_over }
    }

    fn said(&self) -> String {
        self.said.lock().expect("no panic").clone()
    }

    fn types(&mut self, line: &str) {
        self.input.write_all(format!("{line}\n").as_bytes()).expect("it reads");
    }

    /// Reads what is new, and plays.
    fn step(&mut self) {
        let new = self.said.lock().expect("no panic")[self.read..].to_owned();
        let mut rest = &*new;
        while let Some((line, next)) = rest.split_once('\n') {
            self.line(line);
            (self.read, rest) = (self.read + line.len() + 1, next);
        }
        match rest {
            MOVE => {
                if !self.asked {
                    self.types("?");
                }
            }
            READY => {
                if !self.is_over {
                    self.types("");
                }
            }
            _ => return,
        }
        self.read += rest.len();
    }

    fn line(&mut self, line: &str) {
        if let Some(list) = &mut self.list {
            if let Some(listed) = line.strip_prefix("  ") {
                return list.push(listed.to_owned());
            }
            if let Some(list) = self.list.take() {
                self.choose(&list);
            }
        }
        self.is_over |= line.starts_with("The match is over");
        // What is read from a pipe is shown.
        if self.moves.last().is_some_and(|mv| line.trim_start_matches(MOVE) == mv) {
            self.asked = false;
        }
        if line.starts_with("You may play one of ") || line == "Your only move:" {
            self.list = Some(Vec::new());
        }
    }

    /// Plays one of the moves that are listed: after a heading, or the first of a range.
    fn choose(&mut self, list: &[String]) {
        let moves = list.iter().flat_map(|line| {
            let line = line.split_once("): ").map_or(&**line, |(_, rest)| rest);
            line.split(" | ").map(|mv| mv.split(" … ").next().unwrap_or(mv).trim())
        });
        let moves: Vec<&str> = moves.filter(|mv| *mv != "…").collect();
        let named = moves.iter().find(|mv| !self.careful && mv.contains(' '));
        let mv = named.or(moves.first()).expect("a move is listed").to_string();
        self.asked = true;
        if self.plays {
            self.types(&mv);
        }
        self.moves.push(mv);
    }

    /// Its exit code and errors, once it has ended.
    fn ends(mut self) -> (Option<i32>, String) {
        let code = self.child.wait().expect("it ends").code();
        let mut errors = String::new();
        let stderr = self.child.stderr.as_mut().expect("its errors");
        stderr.read_to_string(&mut errors).expect("text");
        (code, errors)
    }
}

fn until(people: &mut [&mut Person], mut is: impl FnMut(&[&mut Person]) -> bool) {
    let start = Instant::now();
    while !is(people) {
        people.iter_mut().for_each(|person| person.step());
        if start.elapsed() > PATIENCE {
            let said: Vec<String> = people.iter().map(|person| person.said()).collect();
            people.iter_mut().for_each(|person| drop(person.child.kill()));
            panic!("{}", said.join("\n=====\n"));
        }
        std::thread::sleep(Duration::from_millis(3));
    }
}

fn says(person: &Person, text: &str) -> bool {
    person.said.lock().expect("no panic").contains(text)
}

fn seat_link(room: &Room<'_>) -> String {
    format!("{}#seat={}", room.link(), room.key)
}

#[test]
fn two_people_play_a_whole_match_of_each_game_by_plain_lines() {
    let site = quick("join");
    for kind in Kind::ALL {
        let game = kind.id();
        let room = Room::open(&site, game);
        room.ask(&json!({ "type": "delegate", "on": false }));
        for (option, value) in kind.short() {
            let value: Json = serde_json::from_str(value).expect("a number");
            room.ask(&json!({ "type": "option", "name": option, "value": value }));
        }
        let mut ada = Person::join(&seat_link(&room), &[]);
        // A room's code is enough where the site is named.
        let host = format!("http://{}/", site.host);
        let mut bea = Person::join(&room.name, &["--site", &host, "--name", "Bea"]);
        (ada.careful, bea.careful) = (kind.has_marks(), kind.has_marks());
        until(&mut [&mut ada, &mut bea], |all| {
            all.iter().all(|it| says(it, "Ada and Bea") || says(it, "Bea sat down."))
        });
        ada.types("start");
        until(&mut [&mut ada, &mut bea], |all| all.iter().all(|it| it.is_over));
        for mut person in [ada, bea] {
            person.types("quit");
            let said = person.said();
            for part in ["Goal: ", " (you)", "cards left", "Round 1"] {
                let part = part.to_lowercase();
                assert!(said.to_lowercase().contains(&part), "{game}: {part}: {said}");
            }
            assert!(
                !said.contains("is no move") && !said.contains("does not understand"),
                "{said}"
            );
            let (code, errors) = person.ends();
            assert_eq!((code, &*errors), (Some(0), ""), "{game}");
        }
        let over = room.look();
        assert_eq!(over["stage"], "match_over");
    }
}

#[test]
fn a_table_is_opened_from_the_terminal() {
    let site = quick("join-open");
    let host = format!("http://{}", site.host);
    let mut ada = Person::start(&["--open", "ktu", "--site", &host, "--name", "Ada"]);
    until(&mut [&mut ada], |all| says(all[0], "`start` begins the match."));
    let said = ada.said();
    let link = said.split_whitespace().find(|word| word.starts_with("http://")).expect("a link");
    // Whoever has the link does not have the seat.
    assert!(link.starts_with(&format!("{host}/r/")) && !link.contains('#'), "{said}");
    let mut bea = Person::join(link, &["--name", "Bea"]);
    until(&mut [&mut ada, &mut bea], |all| says(all[0], "Bea sat down."));
    ada.types("start");
    until(&mut [&mut ada, &mut bea], |all| all.iter().all(|it| it.moves.len() > 1));
    for mut person in [ada, bea] {
        person.types("quit");
        assert_eq!(person.ends(), (Some(0), String::new()));
    }
}

#[test]
fn a_line_that_broke_is_opened_again_and_a_move_is_played_once() {
    let folder = folder("join-again");
    let site = Site::start(kartenhaus(&folder).args(QUICK));
    let listen = site.host.replace("localhost", "127.0.0.1");
    let room = Room::open(&site, "kartu-sama");
    room.ask(&json!({ "type": "option", "name": "rounds", "value": 1 }));
    let (name, key) = (room.name.clone(), room.key.clone());
    let mut bea = Person::join(&room.link(), &["--name", "Bea"]);
    bea.plays = false;
    room.until(|room| room["seats"][1]["away"] == false);
    room.ask(&json!({ "type": "start" }));
    until(&mut [&mut bea], |all| all[0].moves.len() == 1);
    site.signal("KILL");
    drop(site);
    until(&mut [&mut bea], |all| says(all[0], "The connection is lost"));
    let mv = bea.moves[0].clone();
    bea.types(&mv);
    until(&mut [&mut bea], |all| says(all[0], "will be played once the connection is back"));
    bea.plays = true;
    let site = Site::start(kartenhaus(&folder).args(QUICK).args(["--listen", &listen]));
    let room = Room { site: &site, name, key };
    until(&mut [&mut bea], |all| all[0].is_over);
    assert!(says(&bea, "The connection is back."));
    let path = format!("/api/rooms/{}/matches/1/record", room.name);
    let (status, record) = site.request("GET", &path, "");
    let played: Vec<&str> = record.lines().filter_map(|line| line.strip_prefix("1 ")).collect();
    assert_eq!((status, played), (200, bea.moves.iter().map(String::as_str).collect()));
    // Who gets up is gone, and another one can sit down.
    bea.types("leave");
    let (code, errors) = bea.ends();
    assert_eq!((code, &*errors), (Some(0), ""));
    assert!(is_over(&room.look()));
}

#[test]
fn who_cannot_sit_down_is_told_why() {
    let site = quick("join-no");
    let join = |link: &str, args: &[&str]| -> (Option<i32>, String) {
        let mut join = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        let join = join.args(["join", link]).args(args).stdin(Stdio::null());
        let Output { status, stderr, .. } = join.env("LC_ALL", "C").output().expect("it runs");
        (status.code(), String::from_utf8_lossy(&stderr).into_owned())
    };
    let room = Room::open(&site, "ktu");
    let host = format!("http://{}", site.host);
    let bea: &[&str] = &["--name", "Bea"];
    for (link, args, code, why) in [
        ("plum-otter-417", bea, 2, "expected a room's link"),
        ("--open", &["ktu"], 2, "--site"),
        ("--open", &["ktu", "--site", "localhost"], 2, "expected a site's address"),
        ("plum otter", &["--site", &host, "--name", "Bea"][..], 2, "expected a room's link"),
        (&*room.link(), &["--screen"], 2, "needs a terminal"),
        (&room.link(), &[], 2, "--name"),
        (&format!("{host}/r/no-such-room-1"), bea, 1, "there is no such room"),
        (&format!("{host}/r/no-such-room-1#seat=aa"), bea, 1, "There is no such room"),
        (&format!("{}#seat=aa", room.link()), &[], 1, "This link opens no seat"),
        ("http://127.0.0.1:1/r/plum-otter-417", bea, 1, "the site does not answer"),
        (&seat_link(&room), &[], 1, "The input ended before the match did. Your seat is kept."),
    ] {
        let (found, said) = join(link, args);
        assert!(found == Some(code) && said.contains(why), "{link}: {found:?} {said}");
        assert!(!said.contains("os error"), "{link}: {said}");
    }
    // All the places of the table are taken.
    for number in 1..5 {
        let sit = json!({ "type": "sit", "name": format!("Guest {number}") }).to_string();
        let path = format!("/api/rooms/{}", room.name);
        assert_eq!(site.request("POST", &path, &sit).0, 200);
    }
    let (code, said) = join(&room.link(), bea);
    assert!(code == Some(1) && said.contains("every seat is taken"), "{code:?} {said}");
}

/// Something that listens as a site does, lets a person sit down, and says these messages after
/// hello, on one line after the other.
fn false_site(lines: Vec<Vec<String>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address").to_string();
    std::thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a request");
        answer(stream, &json!({ "seat": 1, "key": "00", "room": {} }));
        for messages in lines {
            let (stream, _) = listener.accept().expect("a line");
            let mut line = tungstenite::accept(stream).expect("a WebSocket");
            let hello = line.read().expect("hello").into_text().expect("text").to_string();
            assert!(hello.contains("\"hello\""), "{hello}");
            for message in messages {
                // It may have had enough of it.
                let _ = line.send(Message::text(message));
            }
            while line.read().is_ok() {}
        }
    });
    format!("http://{address}/r/plum-otter-417")
}

fn answer(mut stream: TcpStream, body: &Json) {
    let (mut request, mut part) = (Vec::new(), [0; 4096]);
    while !request.ends_with(b"}") {
        let length = stream.read(&mut part).expect("a request");
        assert!(length > 0, "it breaks off");
        request.extend(&part[..length]);
    }
    let body = body.to_string();
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all((head + &body).as_bytes()).expect("it reads");
}

#[test]
fn a_site_of_another_time_or_an_evil_one_does_no_harm() {
    let old = json!({ "type": "fault", "code": "wrong_protocol", "message": "reload the page" });
    let link = false_site(vec![vec![old.to_string()]]);
    let (code, said) = Person::join(&link, &["--name", "Bea"]).ends();
    assert!(code == Some(1) && said.contains("another version of the protocol"), "{said}");

    // More than any site has to say breaks the line; the next one goes on.
    let flood = format!("\"{}\"", "x".repeat(5 << 20));
    let gone = json!({ "type": "fault", "code": "bad_key", "message": "\u{1b}[2J" });
    let link = false_site(vec![vec![flood], vec![gone.to_string()]]);
    let mut bea = Person::join(&link, &["--name", "Bea"]);
    until(&mut [&mut bea], |all| says(all[0], "The connection is lost"));
    let (code, said) = bea.ends();
    assert!(code == Some(1) && said.contains("This link opens no seat"), "{said}");
}

/// Runs a command at a terminal of its own, types what is to be typed once the command has shown
/// something, also at another size, or sends it a signal; then says whether the terminal is as it
/// was.
const AT_TERMINAL: &str = r#"
import fcntl, os, pty, signal, struct, subprocess, sys, termios
signal.alarm(100)
does, until, command = sys.argv[1], sys.argv[2].encode(), sys.argv[3:]
ours, theirs = pty.openpty()
fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
before = termios.tcgetattr(theirs)
child = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
said = b''
def read(until):
    global said
    while until not in said:
        said += os.read(ours, 4096)
read(until)
# What was typed is seen once it listens, also for its size.
os.write(ours, b'@')
read(b'@')
raw = termios.tcgetattr(theirs) != before
said = b''
fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack('HHHH', 12, 40, 0, 0))
child.send_signal(signal.SIGWINCH)
read(until)
if does.startswith('SIG'):
    child.send_signal(getattr(signal, does))
else:
    os.write(ours, b'\x15' + does.encode().decode('unicode_escape').encode())
read(b'\x1b[?1049l')
code = child.wait()
same = termios.tcgetattr(theirs) == before
print(code, 'raw' if raw else 'cooked', 'same' if same else 'changed')
"#;

fn at_terminal(does: &str, until: &str, args: &[&str]) -> String {
    let mut python = Command::new("python3");
    python.args(["-c", AT_TERMINAL, does, until, env!("CARGO_BIN_EXE_kartenhaus")]).args(args);
    python.env("LC_ALL", "C.UTF-8").env("TERM", "xterm").env_remove("KARTENHAUS_LANGUAGE");
    python.env("KARTENHAUS_DATA", folder("at-terminal"));
    let Output { stdout, stderr, .. } = python.output().expect("python3 runs");
    let said = String::from_utf8_lossy(&stdout).trim().to_owned();
    assert!(!said.is_empty(), "{does}: {}", String::from_utf8_lossy(&stderr));
    said
}

#[test]
fn the_whole_screen_leaves_the_terminal_as_it_was() {
    let site = quick("join-screen");
    let room = Room::open(&site, "kartu-sama");
    for does in ["quit\\r", "\\x03", "SIGTERM", "SIGHUP"] {
        let said = at_terminal(does, "host:", &["join", &seat_link(&room), "--screen"]);
        assert_eq!(said, "0 raw same", "{does}");
    }
}

#[test]
fn a_match_against_bots_has_the_whole_screen_too() {
    // Of the rest a signal leaves only the time to keep the match.
    for (does, said) in [
        ("quit\\r", "0 raw same"),
        ("\\x03", "0 raw same"),
        ("draw\\rquit\\r", "0 raw same"),
        ("SIGTERM", "1 raw same"),
        ("SIGHUP", "1 raw same"),
    ] {
        let args = ["play", "kartu-sama", "--seed", "7", "--screen"];
        // Then nothing is drawn any more before something is typed.
        assert_eq!(at_terminal(does, "Your move", &args), said, "{does}");
    }
}
