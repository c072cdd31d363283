//! What a line may do, and what becomes of one that does more.
//!
//! A test that is about being late stops the clock once nothing else is on its way: from then on it
//! jumps to the next time limit whenever everybody waits.

use std::sync::Arc;

use futures_util::SinkExt as _;
use serde_json::{Value as Json, json};
use server::Config;
use server::allowances::{Allowance, Hold};
use server::limits::{
    BODY_BYTES_MAX, FRAMES_BEFORE_HELLO_MAX, LINES_PER_SEAT_MAX, MESSAGE_BYTES_MAX, READ_WITHIN,
    RECORD_BYTES_MAX, WATCHERS_PER_ROOM_MAX,
};
use server::log::MemoryLog;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, pause, timeout};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message};

use crate::PATIENCE;
use crate::client::{Client, connect, hello};
use crate::site::{Guest, Site, quick};

/// Says something instead of hello; the line is told why that is wrong, and closed.
async fn check_hello(said: Message, code: &str) {
    let site = Site::start().await;
    let room = site.host("ktu").await.room;
    let mut client = Client::silent(&site, &room).await;
    client.send(said).await;
    assert_eq!(client.until_type("fault").await["code"], code);
    assert_eq!(client.until_closed().await, 1008);
    site.until_metric("sockets", 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_comes_first() {
    let said = |json: Json| Message::text(json.to_string());
    let unknown_key = "0".repeat(32);
    for (message, code) in [
        (said(json!({ "type": "ping" })), "bad_message"),
        (said(json!({ "type": "play", "match": 1, "seq": 1, "move": "pass" })), "bad_message"),
        (
            said(json!({ "type": "hello", "protocol": 3, "key": null, "seen": null })),
            "wrong_protocol",
        ),
        (said(json!({ "type": "hello", "protocol": 2, "more": 1 })), "bad_message"),
        (said(hello(Some("nonsense"), None)), "bad_key"),
        (said(hello(Some(&unknown_key), None)), "bad_key"),
        (Message::text("{"), "bad_message"),
        (Message::text(""), "bad_message"),
        (Message::binary(b"{}".as_slice()), "bad_message"),
    ] {
        check_hello(message, code).await;
    }
}

#[tokio::test]
async fn who_says_nothing_is_not_waited_for() {
    let site = Site::start().await;
    let room = site.host("ktu").await.room;
    let mut client = Client::silent(&site, &room).await;
    pause();
    assert_eq!(client.until_type("fault").await["message"], "no hello came");
    assert_eq!(client.until_closed().await, 1008);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_changes_nothing() {
    let site = Site::start().await;
    let guest = site.host("ktu").await;
    let mut client = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    for text in [
        "",
        "{",
        "[]",
        "null",
        "{\"type\":\"fly\"}",
        "{\"type\":\"ping\",\"more\":1}",
        "{\"type\":\"play\",\"seq\":-1,\"move\":\"pass\"}",
        "{\"type\":\"play\",\"seq\":1}",
        "{\"type\":\"note\",\"slot\":256,\"text\":\"x\"}",
        "{\"type\":\"hello\",\"protocol\":2,\"key\":null,\"seen\":null}",
    ] {
        client.send(Message::text(text)).await;
        assert_eq!(client.until_type("fault").await["code"], "bad_message", "{text}");
    }
    for message in [
        json!({ "type": "shown", "ids": [0, u64::MAX >> 1] }),
        json!({ "type": "rendered", "window": 7 }),
        json!({ "type": "check", "move": "pass" }),
    ] {
        client.say(message).await;
    }
    client.say_play(1, "pass").await;
    assert_eq!(client.until_type("fault").await["code"], "not_now", "there is no match");
    client.ping().await;
    client.send(Message::Ping(Bytes::from_static(b"x"))).await;
    client.ping().await;
    // But messages are text.
    client.send(Message::binary(b"{\"type\":\"ping\"}".as_slice())).await;
    assert_eq!(client.until_type("fault").await["message"], "messages are text");
    assert_eq!(client.until_closed().await, 1008);
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_are_small() {
    let site = Site::start().await;
    let guest = site.host("ktu").await;
    let ping = "{\"type\":\"ping\"}";
    for (size, good) in [(MESSAGE_BYTES_MAX, true), (MESSAGE_BYTES_MAX + 1, false)] {
        let mut client = Client::open(&site, &guest.room, Some(&guest.key), None).await;
        let text = format!("{ping}{}", " ".repeat(size - ping.len()));
        client.send(Message::text(text)).await;
        if good {
            client.until_type("pong").await;
        } else {
            assert_eq!(client.until_type("fault").await["code"], "bad_message");
            assert_eq!(client.until_closed().await, 1008);
        }
    }
    // In pieces it may be as large; no end of one comes here.
    let mut client = Client::open(&site, &guest.room, None, None).await;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    for number in 0..100 {
        let kind = if number == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(vec![b' '; 200], OpCode::Data(kind), false);
        if client.socket.send(Message::Frame(frame)).await.is_err() {
            break;
        }
    }
    client.until_closed().await;
    site.until_metric("sockets", 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_too_much_is_cut_off() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let guest = site.host("ktu").await;
    let mut client = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    for _ in 0..Allowance::Messages.at_once() {
        client.ping().await;
    }
    client.send(Message::text("{\"type\":\"ping\"}")).await;
    client.until_closed().await;
    assert_eq!(client.last["code"], "too_many", "{}", client.last);
    // It may come back.
    let mut client = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    client.ping().await;
}

/// Pings that nobody would ever have to read the answers of.
async fn check_pings(client: &mut Client, max: u32) {
    let ping = || Message::Ping(Bytes::from_static(&[0; 125]));
    for _ in 0..=max {
        // What is closed at once may not take what it is sent.
        if client.socket.send(ping()).await.is_err() {
            break;
        }
    }
    client.until_closed().await;
    assert_eq!(client.last["code"], "too_many", "{}", client.last);
}

#[tokio::test(flavor = "multi_thread")]
async fn control_frames_are_messages_too() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let guest = site.host("ktu").await;
    let mut silent = Client::silent(&site, &guest.room).await;
    check_pings(&mut silent, FRAMES_BEFORE_HELLO_MAX).await;
    let mut client = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    check_pings(&mut client, Allowance::Messages.at_once()).await;
    site.until_metric("sockets", 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_line_leads_to_a_room_that_there_is_not() {
    let site = Site::start().await;
    let stream = TcpStream::connect(site.address).await.unwrap();
    let refused = connect(stream, &site, "plum-otter-lamp-4170", &[]).await.map(drop);
    let Err(Error::Http(response)) = refused else { panic!("{refused:?}") };
    assert_eq!(response.status(), 404);
}

/// A request whose body is so long, of which only the first byte comes.
async fn first_byte(site: &Site, path: &str, bytes: usize) -> TcpStream {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n\
         Content-Length: {bytes}\r\n\r\n{{"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

/// What is answered, as far as it comes in one piece.
async fn answered(stream: &mut TcpStream) -> String {
    let mut answer = vec![0; 4096];
    let count = timeout(PATIENCE, stream.read(&mut answer)).await.unwrap().unwrap_or_default();
    String::from_utf8_lossy(&answer[..count]).into_owned()
}

#[tokio::test]
async fn a_body_comes_in_time_and_is_small() {
    let site = Site::start().await;
    let mut late = Vec::new();
    for path in ["/api/rooms", "/api/rooms/plum-otter-lamp-4170", "/api/records"] {
        late.push(first_byte(&site, path, 100).await);
    }
    for (path, max) in [("/api/rooms", BODY_BYTES_MAX), ("/api/records", RECORD_BYTES_MAX)] {
        let mut stream = first_byte(&site, path, max + 1).await;
        let answer = answered(&mut stream).await;
        assert!(answer.starts_with("HTTP/1.1 413 ") && answer.contains("bad_message"), "{answer}");
    }
    pause();
    for stream in &mut late {
        let answer = answered(stream).await;
        assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("bad_message"), "{answer}");
    }
}

/// Whoever sends halves of records has to wait with more of them, and with nothing else.
#[tokio::test]
async fn an_address_has_so_much_on_its_way() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let half = || async {
        let mut stream = first_byte(&site, "/api/records", RECORD_BYTES_MAX).await;
        // It may be cut off while it sends.
        _ = stream.write_all(&vec![b'x'; RECORD_BYTES_MAX - 2]).await;
        stream
    };
    // One after the other, while the server waits for the last byte of each.
    let mut halves = Vec::new();
    for _ in 0..4 * Hold::Records.most() / RECORD_BYTES_MAX {
        halves.push(half().await);
    }
    let host = site.host("ktu").await;
    let mut line = Client::open(&site, &host.room, Some(&host.key), None).await;
    line.ping().await;
    pause();
    let mut refused = 0;
    for mut stream in halves {
        let answer = answered(&mut stream).await;
        let is_refused = answer.starts_with("HTTP/1.1 429 ") && answer.contains("too_many");
        let is_late = answer.starts_with("HTTP/1.1 408 ");
        assert!(is_refused || is_late || answer.is_empty(), "{answer}");
        refused += u32::from(is_refused);
    }
    assert!(refused > 0, "all are taken");
}

/// Who looks for rooms by guessing soon has to wait, also for those that there are.
#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_few() {
    let config = Config { rate_limits: true, behind_proxy: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let from = |address: &'static str| [("x-forwarded-for", address)];
    let known = format!("/api/rooms/{}", site.host("ktu").await.room);
    site.send("GET", &known, &from("192.0.2.7:50123"), None).await.expect(200, "RoomLook");
    for guess in 0..=Allowance::Misses.at_once() {
        let guess = format!("/api/rooms/plum-otter-lamp-{}", 1000 + guess);
        let path = if guess.ends_with('0') { guess } else { format!("{guess}/matches") };
        let answer = site.send("GET", &path, &from("192.0.2.7:50123"), None).await;
        answer.is_fault("no_room");
    }
    let room = format!("/api/rooms/{}", site.host("ktu").await.room);
    // However its name is written.
    for path in [room.clone(), room.replacen('-', "%2d", 1)] {
        site.send("GET", &path, &from("192.0.2.7:50124"), None).await.is_fault("too_many");
        // Another address is not affected.
        site.send("GET", &path, &from("192.0.2.8:50123"), None).await.expect(200, "RoomLook");
    }
    // A room that the address has found before is still shown to it.
    site.send("GET", &known, &from("192.0.2.7:50124"), None).await.expect(200, "RoomLook");
}

/// Many questions, and nobody reads an answer.
#[tokio::test]
async fn answers_are_read_in_time() {
    let site = Site::start().await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(site.address).await.unwrap();
    let ask = "GET /api/games/khamul/rules HTTP/1.1\r\nHost: here\r\n\r\n".repeat(1000);
    pause();
    let since = Instant::now();
    let asked = async { while stream.write_all(ask.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, asked).await.expect("the connection ends");
    assert!(since.elapsed() >= READ_WITHIN, "{:?}", since.elapsed());
}

/// What counts until it is read still says how long it is.
#[tokio::test]
async fn answers_say_how_long_they_are() {
    let site = Site::start().await;
    for path in ["/", "/api/games", "/metrics", "/api/nothing"] {
        let answer = site.get(path).await;
        let length = answer.headers["content-length"].to_str().unwrap();
        assert_eq!(length.parse(), Ok(answer.body.len()), "{path}");
    }
}

/// Lines that are welcomed, or told that there are too many.
async fn check_lines(site: &Site, guest: &Guest, key: Option<&str>, count: usize) -> Vec<Client> {
    let mut lines = Vec::new();
    for _ in 0..count {
        lines.push(Client::open(site, &guest.room, key, None).await);
    }
    let mut more = Client::silent(site, &guest.room).await;
    more.send(Message::text(hello(key, None).to_string())).await;
    assert_eq!(more.until_type("fault").await["code"], "too_many");
    assert_eq!(more.until_closed().await, 1008);
    lines
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_has_so_many_lines() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 0, &[]).await;
    let (host, guest) = (&guests[0], &guests[1]);
    let _watching = check_lines(&site, host, None, WATCHERS_PER_ROOM_MAX).await;
    // Whoever has a seat finds a line all the same, whatever others do.
    let mut playing = check_lines(&site, guest, Some(&guest.key), LINES_PER_SEAT_MAX).await;
    let _host = Client::open(&site, &host.room, Some(&host.key), None).await;
    let all = WATCHERS_PER_ROOM_MAX + LINES_PER_SEAT_MAX + 1;
    site.until_metric("sockets", all as u64).await;
    playing.pop().unwrap().close().await;
    site.until_metric("sockets", all as u64 - 1).await;
    Client::open(&site, &guest.room, Some(&guest.key), None).await;
    // Who is taken off a seat does not crowd those who watch.
    site.does(host, json!({ "type": "remove", "seat": 1 })).await;
    site.until_metric("sockets", WATCHERS_PER_ROOM_MAX as u64 + 1).await;
}

/// HTTP/2 would bring streams that no limit of connections counts.
#[tokio::test(flavor = "multi_thread")]
async fn http_2_is_not_answered() {
    let site = Site::start().await;
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    stream.write_all(&[preface.as_slice(), &settings].concat()).await.unwrap();
    let mut answer = Vec::new();
    // It may be closed before all was read.
    _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("it is closed");
    assert_eq!(String::from_utf8_lossy(&answer), "");
}

/// A connection that says nothing, or never ends what it says.
#[tokio::test]
async fn a_connection_that_asks_for_nothing_is_closed() {
    let site = Site::start().await;
    let mut streams = Vec::new();
    for said in ["", "GET /healthz HTTP/1.1\r\nHost: "] {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    pause();
    for mut stream in streams {
        let mut answer = Vec::new();
        timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap().unwrap();
        assert!(!String::from_utf8_lossy(&answer).contains("200"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let guest = site.host("ktu").await;
    // A line counts as long as it is open.
    let line = Client::open(&site, &guest.room, Some(&guest.key), None).await;
    let mut streams = Vec::new();
    let closed = loop {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        let ask = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n";
        let mut answer = [0; 64];
        // What is closed at once may refuse what it is told.
        let told = stream.write_all(ask).await;
        let read = timeout(PATIENCE, stream.read(&mut answer)).await.unwrap();
        match (told, read) {
            (Ok(()), Ok(count)) if count > 0 => streams.push(stream),
            _ => break streams.len(),
        }
    };
    let max = Hold::Connections.most();
    assert!((max - 8..max).contains(&closed), "{closed}");
    drop(streams);
    line.close().await;
    site.until_metric("sockets", 0).await;
}

/// Updates of the largest size, until a line that nobody reads is cut off; its seat is then gone,
/// while the others read everything.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_cut_off_and_comes_back() {
    let site = Site::start().await;
    let guests = site.table("kartel", 2, 0, &[("two_seat_hand", json!(30))]).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let [first, second] = [&guests[0], &guests[1]];
    let line = Client::open(&site, &first.room, Some(&first.key), None).await;
    // Who leads is told each of some thousand plays.
    let leads = line.update["legal"].as_array().is_some_and(|legal| !legal.is_empty());
    line.close().await;
    let (slow_one, quick_one) = if leads { (first, second) } else { (second, first) };
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(site.address).await.unwrap();
    let (socket, _) = connect(stream, &site, &slow_one.room, &[]).await.unwrap();
    let mut slow = Client::on(socket, &site, &slow_one.room);
    slow.hello(Some(&slow_one.key), None).await;
    let mut quick = Client::open(&site, &quick_one.room, Some(&quick_one.key), None).await;
    for number in 0..400 {
        let clock = if number % 2 == 0 { "gentle" } else { "off" };
        site.does(first, json!({ "type": "settings", "settings": { "clock": clock } })).await;
        quick.ping().await;
    }
    // What was on its way still comes; then the line is closed, and another one is as good as new.
    slow.until_closed().await;
    assert!(slow.heard.len() < 400, "{} messages came", slow.heard.len());
    let mut back = Client::open(&site, &slow_one.room, Some(&slow_one.key), None).await;
    assert!(!back.update["legal"].as_array().unwrap().is_empty());
    back.ping().await;
}
