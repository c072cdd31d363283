//! Matches that are over: what is shown of them is what each seat was told when it was played, and
//! nothing is shown of one that is not over.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

use futures_util::future::{join, join_all};
use games::lens::Place;
use games::{AnyFact, Kind, Match, Replay, Seat, Seed, Settings, Setup, known};
use serde_json::{Value as Json, json};
use server::Config;
use server::allowances::Allowance;
use server::limits::{FRAMES_MAX, LENS_COST, RECORD_BYTES_MAX};
use server::log::{EventLog, MemoryLog, Stream, copy};
use tokio::sync::Notify;
use tokio::time::timeout;
use words::{Language, Voice};

use crate::PATIENCE;
use crate::client::Client;
use crate::mirror::match_stream;
use crate::player::{is_over, play_out, play_until, short};
use crate::site::{Answer, Guest, Site, quick};
use crate::watched::Watched;

/// Two people and a bot who have played a match, and somebody who watched it: the last line.
async fn played(game: &str) -> (Site, Vec<Guest>, Vec<Client>) {
    let site = Site::start().await;
    let guests = site.table(game, 2, 1, &short(game)).await;
    let mut clients = site.lines(&guests).await;
    let mut watching = Client::open(&site, &guests[0].room, None, None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    play_out(&site, &guests, &mut clients, 7).await;
    watching.until(|client| !client.update["scores"]["winners"].is_null()).await;
    clients.push(watching);
    (site, guests, clients)
}

/// All steps of a match as somebody sees them, round after round.
async fn steps(site: &Site, path: &str, asked: &str, language: &str) -> Vec<Vec<Json>> {
    let about = site.get(path).await.expect(200, "MatchAbout");
    let mut rounds = Vec::new();
    for (at, round) in about["rounds"].as_array().unwrap().iter().enumerate() {
        let count = round["steps"].as_u64().unwrap() as usize;
        let mut all: Vec<Json> = Vec::new();
        while all.len() < count {
            let path = format!("{path}/rounds/{}?{asked}&from={}", at + 1, all.len());
            let answer = site.send("GET", &path, &[("accept-language", language)], None).await;
            assert_eq!(answer.headers["content-language"], language);
            let part = answer.expect(200, "Steps");
            assert_eq!(part["from"], all.len());
            let facts = part["facts"].as_array().unwrap();
            for step in part["steps"].as_array().unwrap() {
                let certain = step["facts"].as_array().unwrap().iter();
                let certain = certain.map(|at| facts[at.as_u64().unwrap() as usize].clone());
                let mut step = step.clone();
                step["facts"] = certain.collect();
                all.push(step);
            }
        }
        assert_eq!(all.len(), count, "as many steps as was said");
        rounds.push(all);
    }
    rounds
}

/// What a step told a seat alone, without what it was shown once, in Khamul.
fn kept(step: &Json) -> Vec<Json> {
    let is_sight = |event: &Json| {
        step["view"]["game"] == "khamul" && (event["type"] == "peeked" || event["type"] == "looked")
    };
    let own = step["you"].as_array().unwrap().iter();
    own.filter(|event| !is_sight(event)).cloned().collect()
}

/// Of each change of a match, by `seq` from 2: how many steps there were before, and after.
async fn changes(site: &Site, room: &str) -> Vec<(usize, usize)> {
    let entries = site.log.read(&match_stream(room, 1), 0).await.unwrap();
    let (mut changes, mut count) = (Vec::new(), 0);
    for entry in entries {
        let entry: Json = serde_json::from_str(&entry).unwrap();
        if entry["type"] == "played" {
            let lines = entry["lines"].as_array().unwrap().len();
            changes.push((count, count + lines));
            count += lines;
        }
    }
    changes
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_are_what_each_seat_was_told() {
    for kind in Kind::ALL {
        let (site, guests, clients) = played(kind.id()).await;
        let room = &guests[0].room;
        let changes = changes(&site, room).await;
        let mut compared = 0;
        for client in &clients {
            let asked = client.you.map_or_else(String::new, |seat| format!("seat={seat}"));
            let path = format!("/api/rooms/{room}/matches/1");
            let steps = steps(&site, &path, &asked, "en").await.concat();
            assert_eq!(Some(steps.len()), changes.last().map(|change| change.1));
            let heard = client.heard.iter().map(|text| serde_json::from_str(text).unwrap());
            for update in heard.filter(|it: &Json| it["type"] == "update" && it["seq"] != 1) {
                let (_, now) = changes[update["seq"].as_u64().unwrap() as usize - 2];
                let shown = &steps[now - 1]["view"];
                assert_eq!(shown.to_string(), update["view"].to_string(), "{kind}");
                for told in update["told"].as_array().unwrap() {
                    let (from, to) = changes[told["seq"].as_u64().unwrap() as usize - 2];
                    let all = steps[from..to].iter().flat_map(|it| it["all"].as_array().unwrap());
                    let all: Vec<&Json> = all.collect();
                    assert_eq!(json!(all).to_string(), told["all"].to_string(), "{kind}");
                    let own: Vec<Json> = steps[from..to].iter().flat_map(kept).collect();
                    assert_eq!(json!(own).to_string(), told["you"].to_string(), "{kind}");
                    compared += 1;
                }
                for peek in update["peeks"].as_array().unwrap() {
                    let mut told = steps[..now].iter().flat_map(|it| it["you"].as_array().unwrap());
                    assert!(told.any(|event| *event == peek["event"]), "{kind}: {peek}");
                }
                if update["aids"].is_object() {
                    let marks = &steps[now - 1]["aids"]["marks"];
                    assert_eq!(marks, &update["aids"]["marks"], "{kind}");
                }
            }
        }
        assert!(compared > 30, "{kind}: {compared}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_all_cards_sees_the_truth() {
    for kind in Kind::ALL {
        let (site, guests, _) = played(kind.id()).await;
        let path = format!("/api/rooms/{}/matches/1", guests[0].room);
        let record = text(&site.get(&format!("{path}/record")).await);
        let mut replay = Replay::new(&record).unwrap();
        for step in steps(&site, &path, "open=true", "en").await.concat() {
            let truth = replay.so_far().game().reveal();
            assert_eq!(step["view"].to_string(), truth.get(), "{kind}");
            assert_eq!(step["you"], json!([]));
            replay.step().unwrap();
        }
    }
}

fn text(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", String::from_utf8_lossy(&answer.body));
    assert_eq!(answer.headers["content-type"], "text/plain; charset=utf-8");
    String::from_utf8(answer.body.clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_shown_of_a_match_that_is_not_over() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 0, &short("ktu")).await;
    let room = guests[0].room.clone();
    let path = format!("/api/rooms/{room}/matches");
    let none = json!({ "matches": [], "games": [] });
    assert_eq!(site.get(&path).await.expect(200, "History"), none);
    site.get(&format!("{path}/1")).await.is_fault("not_found");
    let mut clients = site.lines(&guests).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let entry = site.log.read(&match_stream(&room, 1), 0).await.unwrap().remove(0);
    let entry: Json = serde_json::from_str(&entry).unwrap();
    let seed = entry["heading"].as_str().unwrap().lines().last().unwrap().to_owned();
    let running = async |site: &Site| {
        assert_eq!(site.get(&path).await.expect(200, "History"), none);
        let rounds = ["/rounds/1", "/rounds/1?open=true", "/rounds/1?seat=0&lens=true"];
        for end in ["", "/record", "/review"].into_iter().chain(rounds) {
            let answer = site.get(&format!("{path}/1{end}")).await;
            let fault = answer.is_fault("not_now");
            assert!(fault["message"].as_str().unwrap().contains("not over"), "{fault}");
            assert!(!String::from_utf8_lossy(&answer.body).contains(&seed));
        }
    };
    running(&site).await;
    // Also not between two rounds of it.
    let both = guests.iter().zip(&mut clients).enumerate().map(async |(at, (guest, client))| {
        let mut rng = Seed::from_number(5).rng("player", at as u64);
        let over = |client: &Client| client.room["stage"] == "round_over";
        play_until(&site, guest, client, &mut rng, over).await;
    });
    join_all(both).await;
    running(&site).await;
    play_out(&site, &guests, &mut clients, 9).await;
    let history = site.get(&path).await.expect(200, "History");
    assert_eq!(history["matches"].as_array().unwrap().len(), 1);
    assert!(text(&site.get(&format!("{path}/1/record")).await).contains(&seed));
}

/// The players of a match, as the API names them; rows are counted from 1.
struct Names<'a>(&'a [Json]);

impl Voice for Names<'_> {
    fn seat(&self, seat: Seat) -> String {
        self.0[seat.index()]["name"].as_str().unwrap().to_owned()
    }

    fn first(&self) -> u64 {
        1
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lens_says_what_the_engine_says() {
    for kind in Kind::ALL {
        let (site, guests, _) = played(kind.id()).await;
        let path = format!("/api/rooms/{}/matches/1", guests[0].room);
        let about = site.get(&path).await.expect(200, "MatchAbout");
        let record = text(&site.get(&format!("{path}/record")).await);
        let seat = Seat::new(1).unwrap();
        let expected = known(&record, Some(seat)).unwrap();
        let names = Names(about["players"].as_array().unwrap());
        for tag in ["en", "de"] {
            let language = Language::spoken(tag).unwrap();
            let rounds = steps(&site, &path, "seat=1&lens=true", tag).await;
            let mut replay = Replay::with_lenses(&record).unwrap();
            let (mut line, mut count) = (0, 0);
            for round in &rounds {
                let first = line;
                for step in round {
                    let facts = replay.so_far().game().facts(seat);
                    let same = |fact: &AnyFact| (fact.fact.clone(), fact.rule, fact.seq);
                    let of_engine = &expected[line].seats[0];
                    assert!(facts.iter().map(same).eq(of_engine.iter().map(same)), "{kind}");
                    let told = facts.iter().map(|fact| {
                        let step = fact.seq.map(|seq| seq as usize - 1 - first);
                        let [what, why] =
                            [&fact.what, &fact.why].map(|it| language.say_as(it, &names));
                        json!({
                            "what": what, "why": why, "rule": fact.rule, "step": step,
                            "unseen": fact.about == Place::Hidden,
                        })
                    });
                    assert_eq!(step["facts"], told.collect::<Json>(), "{kind}");
                    count += facts.len();
                    line += 1;
                    replay.step().unwrap();
                }
            }
            assert_eq!(line, expected.len());
            assert!(count > 30, "{kind}: {count}");
        }
        // A spectator has no lens.
        let answer = site.get(&format!("{path}/rounds/1?lens=true")).await;
        answer.is_fault("impossible");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_has_to_be_there() {
    let (site, guests, _) = played("kartu-sama").await;
    let path = format!("/api/rooms/{}/matches", guests[0].room);
    for (end, code) in [
        ("1/rounds/0", "not_found"),
        ("1/rounds/3", "not_found"),
        ("1/rounds/x", "not_found"),
        ("1/rounds/1?seat=3", "not_found"),
        ("1/rounds/1?seat=99", "impossible"),
        ("1/rounds/1?seat=", "impossible"),
        ("1/rounds/1?from=9999", "not_found"),
        ("1/rounds/1?from=-1", "impossible"),
        ("1/rounds/1?open=yes", "impossible"),
        ("1/rounds/1?step=4", "impossible"),
        ("0", "not_found"),
        ("2", "not_found"),
        ("x", "not_found"),
        ("2/record", "not_found"),
        ("99999999999", "not_found"),
    ] {
        site.get(&format!("{path}/{end}")).await.is_fault(code);
    }
    site.get("/api/rooms/plum-otter-4170/matches").await.is_fault("no_room");
    site.get("/api/rooms/plum-otter-4170/matches/1/record").await.is_fault("no_room");
    site.get("/api/records/plum-otter").await.is_fault("not_found");
    site.get(&format!("/api/records/{}", "0".repeat(32))).await.is_fault("not_found");
}

/// A record of a match that was played at random to its end.
fn record(kind: Kind, seed: u64) -> String {
    let mut settings = Settings::new(kind.options());
    for (name, value) in short(kind.id()) {
        settings.set(name, &value.to_string()).unwrap();
    }
    let setup = Setup { kind, seats: 3, settings, dealer: None, seed: Seed::from_number(seed) };
    let mut played = Match::new(&setup, None).unwrap();
    let mut rng = Seed::from_number(seed).rng("test", 0);
    while played.game().standings().winners().is_none() {
        match played.game().status().to_act.choose(&mut rng) {
            Some(seat) => {
                let moves = played.game().legal_moves(seat);
                let mv = rng.choose(&moves).unwrap().clone();
                played.play(seat, &mv).unwrap();
            }
            None => drop(played.next_round(None).unwrap()),
        }
    }
    played.record().to_owned()
}

async fn bring(site: &Site, text: &str) -> Answer {
    site.send("POST", "/api/records", &[("content-type", "text/plain")], Some(text.as_bytes()))
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_goes_out_and_comes_in_again() {
    for kind in Kind::ALL {
        let (site, guests, _) = played(kind.id()).await;
        let path = format!("/api/rooms/{}/matches/1", guests[0].room);
        let answer = site.get(&format!("{path}/record")).await;
        let file = format!("attachment; filename=\"{}-1.record\"", guests[0].room);
        assert_eq!(answer.headers["content-disposition"], file.as_str());
        let text = text(&answer);
        let brought = bring(&site, &text).await.expect(201, "RecordAnswer");
        let name = brought["record"].as_str().unwrap();
        let own = format!("/api/records/{name}");
        let mut about = site.get(&path).await.expect(200, "MatchAbout");
        for unknown in ["match", "began_at", "over_at"] {
            about[unknown] = Json::Null;
        }
        about["kept_until"] = brought["kept_until"].clone();
        assert_eq!(site.get(&own).await.expect(200, "MatchAbout"), about);
        assert_eq!(about["players"][0], json!({ "name": "Host", "bot": null }));
        assert_eq!(about["players"][2]["bot"], "novice");
        for asked in ["", "open=true", "seat=1&lens=true"] {
            let both = [&path, &own].map(async |path| steps(&site, path, asked, "de").await);
            let [a, b] = join_all(both).await.try_into().unwrap();
            assert_eq!(a, b, "{kind} {asked}");
        }
        let again = self::text(&site.get(&format!("{own}/record")).await);
        assert_eq!(again, text, "it goes out as it came in");
        assert_eq!(bring(&site, &text).await.expect(201, "RecordAnswer"), brought);
        assert_eq!(bring(&site, &again.replace('\n', "\r\n")).await.status, 201);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_the_terminal_comes_in() {
    let site = Site::start().await;
    let text = record(Kind::Ktu, 3);
    let bots = text.replacen('\n', "\n# you 0\n# bots novice,dice,dice\n", 1);
    let brought = bring(&site, &bots).await.expect(201, "RecordAnswer");
    // What is only remarked makes no other match of it.
    assert_eq!(bring(&site, &text).await.expect(201, "RecordAnswer"), brought);
    let path = format!("/api/records/{}", brought["record"].as_str().unwrap());
    let about = site.get(&path).await.expect(200, "MatchAbout");
    let names: Vec<&str> =
        (0..3).map(|seat| about["players"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ada", "Bea", "Cem"]);
    // Names are shown as a room would show them.
    let named = text.replacen(
        '\n',
        "\n# player 0 \u{202e}Dia\n# player 1 Dia\n# player 2 a name that is much too long to \
         be one\n# bot 1 <script>\n",
        1,
    );
    let brought = bring(&site, &named).await.expect(201, "RecordAnswer");
    let path = format!("/api/records/{}", brought["record"].as_str().unwrap());
    let players = site.get(&path).await.expect(200, "MatchAbout")["players"].clone();
    let expected = ["Dia", "Dia 2", "Ada"].map(|name| json!({ "name": name, "bot": null }));
    assert_eq!(players, json!(expected));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_of_a_finished_match_is_refused() {
    let site = Site::start().await;
    let good = record(Kind::Kartel, 2);
    let lines: Vec<&str> = good.lines().collect();
    let cut = lines[..lines.len() - 3].join("\n") + "\n";
    let half = &good[..good.len() - 3];
    let illegal = good.replacen("\n1 play ", "\n1 pass ", 1);
    let deck = good.replacen("deck ", "deck 2o ", 1);
    for (text, says) in [
        ("", "line 1: expected `kartenhaus record 1`, found nothing"),
        ("\n\n", "line 1: expected `kartenhaus record 1`"),
        ("kartenhaus record 2\n", "line 1: expected"),
        ("{\"game\":\"ktu\"}\n", "line 1: expected"),
        (&good.replacen("game kartel", "game chess", 1), "line 3: "),
        (&good.replacen("rules 1", "rules 7", 1), "line 2: "),
        (&good.replacen("seats 3", "seats 300", 1), "line 4: "),
        (&good.replacen("seats 3", "seats 99999999999999999999", 1), "line 4: "),
        (&cut, "the match of this record is not over"),
        (half, "the record is cut off in this line"),
        (&illegal, "line "),
        (&deck, "line "),
        (&format!("{good}0 pass\n"), "the match is over"),
    ] {
        let fault = bring(&site, text).await.is_fault("impossible");
        let message = fault["message"].as_str().unwrap();
        assert!(message.contains(says) && message.len() < 400, "{says}: {message}");
    }
    let bytes = [&good.as_bytes()[..40], &[0xff, 0xfe]].concat();
    let answer = site.send("POST", "/api/records", &[], Some(&bytes)).await;
    answer.is_fault("impossible");
    let huge = good.clone() + &"#\n".repeat(RECORD_BYTES_MAX / 2);
    let fault = bring(&site, &huge).await.expect(413, "Fault");
    assert!(fault["message"].as_str().unwrap().contains("512 KiB"), "{fault}");
    // Nothing of all that is kept.
    let late = SystemTime::now() + Duration::from_secs(1000 * 24 * 3600);
    assert_eq!(site.log.due(late, 10).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_kept_for_its_time() {
    let log: Arc<dyn EventLog> = Arc::new(MemoryLog::default());
    let site = Site::with(quick(), log.clone()).await;
    let brought = bring(&site, &record(Kind::Khamul, 1)).await.expect(201, "RecordAnswer");
    let name = brought["record"].as_str().unwrap().to_owned();
    let stream = Stream::new(format!("record/{name}")).unwrap();
    let day = Duration::from_secs(24 * 3600);
    assert_eq!(log.due(SystemTime::now() + 89 * day, 10).await.unwrap(), []);
    assert_eq!(
        log.due(SystemTime::now() + 91 * day, 10).await.unwrap(),
        std::slice::from_ref(&stream)
    );
    site.stop().await;
    // The next server looks at its agenda at once: a clock that is ahead ends nothing.
    log.remind(&stream, Some(SystemTime::now())).await.unwrap();
    let site = Site::with(quick(), log.clone()).await;
    let kept = async {
        while !log.due(SystemTime::now() + 89 * day, 10).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, kept).await.expect("it is looked at again later");
    site.get(&format!("/api/records/{name}")).await.expect(200, "MatchAbout");
    site.stop().await;
    let entry = log.read(&stream, 0).await.unwrap().remove(0);
    let mut entry: Json = serde_json::from_str(&entry).unwrap();
    entry["at"] = (entry["at"].as_u64().unwrap() - 98 * day.as_millis() as u64).into();
    log.forget(&stream).await.unwrap();
    log.append(&stream, 0, entry.to_string()).await.unwrap();
    log.remind(&stream, Some(SystemTime::now())).await.unwrap();
    let site = Site::with(quick(), log.clone()).await;
    let forgotten = async {
        while site.get(&format!("/api/records/{name}")).await.status != 404 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, forgotten).await.expect("it is forgotten");
    assert_eq!(log.read(&stream, 0).await.unwrap(), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_is_gone_leaves_the_agenda() {
    let log: Arc<dyn EventLog> = Arc::new(MemoryLog::default());
    let site = Site::with(quick(), log.clone()).await;
    let guests = site.table("ktu", 1, 1, &[]).await;
    let room = Stream::new(format!("room/{}", guests[0].room)).unwrap();
    site.stop().await;
    // As if a server had died after it forgot the room, and before its place in the agenda.
    log.forget(&room).await.unwrap();
    log.remind(&room, Some(SystemTime::now())).await.unwrap();
    let site = Site::with(quick(), log.clone()).await;
    let late = SystemTime::now() + Duration::from_secs(24 * 3600);
    let gone = async {
        while !log.due(late, 9).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, gone).await.expect("it is forgotten");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_brings_and_asks_for_so_much() {
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let good = record(Kind::Ktu, 8);
    let brought = bring(&site, &good).await.expect(201, "RecordAnswer");
    let name = brought["record"].as_str().unwrap().to_owned();
    let fill = RECORD_BYTES_MAX - good.len() - 1;
    let large = good.clone() + "#" + &"x".repeat(fill - 1) + "\n";
    let mut allowed = 0;
    let refused = loop {
        let answer = bring(&site, &large).await;
        if answer.status != 201 {
            break answer;
        }
        allowed += 1;
    };
    refused.is_fault("too_many");
    let burst = Allowance::RecordKib.at_once() as usize * 1024 / RECORD_BYTES_MAX;
    assert!((burst - 1..=burst).contains(&allowed), "{allowed}");
    let mut replayed = 0;
    while site.get(&format!("/api/records/{name}")).await.status == 200 {
        replayed += 1;
        assert!(
            replayed < 20 * Allowance::Replays.at_once(),
            "an address replays as much as it likes"
        );
    }
}

/// However much an address asks for at once.
#[tokio::test(flavor = "multi_thread")]
async fn one_log_is_read_at_a_time() {
    let (site, guests, clients) = played("kartel").await;
    drop(clients);
    let log = MemoryLog::default();
    copy(&*site.stop().await, &log).await.unwrap();
    let log = Watched::new(log, None);
    let config = Config { rate_limits: true, ..quick() };
    let site = Site::with(config, Arc::new(log.clone())).await;
    let brought = bring(&site, &record(Kind::Ktu, 8)).await.expect(201, "RecordAnswer");
    let matches = format!("/api/rooms/{}/matches", guests[0].room);
    let record = format!("/api/records/{}", brought["record"].as_str().unwrap());
    let paths = ["", "/1", "/1/record", "/1/rounds/1"].map(|path| format!("{matches}{path}"));
    let paths = paths.into_iter().chain(["", "/record"].map(|path| format!("{record}{path}")));
    let paths: Vec<String> = paths.collect();
    let all = paths.iter().cycle().take(3 * paths.len()).map(|path| site.get(path));
    for answer in join_all(all).await {
        assert_eq!(answer.status, 200);
    }
    assert_eq!(log.reading_most.load(Ordering::Relaxed), 1);
}

/// Somebody who asks for many lenses at once waits for them one after the other, and nobody else
/// does.
#[tokio::test(flavor = "multi_thread")]
async fn lenses_of_one_address_keep_no_other_waiting() {
    let config = Config { rate_limits: true, behind_proxy: true, ..quick() };
    let site = Site::with(config, Arc::new(MemoryLog::default())).await;
    let long = (0..20).map(|seed| record(Kind::KrassKariert, seed)).max_by_key(String::len);
    let brought = bring(&site, &long.unwrap()).await.expect(201, "RecordAnswer");
    let path = format!("/api/records/{}/rounds/1", brought["record"].as_str().unwrap());
    let many = Allowance::Replays.at_once() / LENS_COST;
    let (answered, answers) = (Notify::new(), AtomicU32::new(0));
    let lens = format!("{path}?seat=1&lens=true");
    let greedy = (0..many).map(|_| async {
        site.send("GET", &lens, &[("x-forwarded-for", "192.0.2.7")], None).await;
        answers.fetch_add(1, Ordering::Relaxed);
        answered.notify_one();
    });
    let other = async {
        answered.notified().await;
        let answer = site.send("GET", &lens, &[("x-forwarded-for", "192.0.2.8")], None).await;
        (answer.status, answers.load(Ordering::Relaxed))
    };
    let ((status, before), _) = join(other, join_all(greedy)).await;
    assert_eq!(status, 200);
    assert!(before < many - 5, "{before} of {many} came first");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_round_comes_in_parts() {
    let long = (0..50).map(|seed| record(Kind::KrassKariert, seed)).max_by_key(String::len);
    let site = Site::start().await;
    let brought = bring(&site, &long.unwrap()).await.expect(201, "RecordAnswer");
    let path = format!("/api/records/{}", brought["record"].as_str().unwrap());
    let about = site.get(&path).await.expect(200, "MatchAbout");
    let counts = about["rounds"].as_array().unwrap().iter().map(|it| it["steps"].as_u64().unwrap());
    let (longest, at) = counts.zip(1..).max().unwrap();
    let part = site.get(&format!("{path}/rounds/{at}?seat=0")).await.expect(200, "Steps");
    let got = part["steps"].as_array().unwrap().len();
    assert_eq!(got, (longest as usize).min(FRAMES_MAX), "of {longest}");
    let all = steps(&site, &path, "seat=0", "en").await;
    let tail = format!("{path}/rounds/{at}?seat=0&from={}", longest - 1);
    let tail = site.get(&tail).await.expect(200, "Steps")["steps"][0].clone();
    assert_eq!(Some(&tail["view"]), all[at - 1].last().map(|step| &step["view"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn statistics_are_of_finished_matches() {
    let (site, guests, mut clients) = played("kartel").await;
    let watching = clients.pop().unwrap();
    watching.close().await;
    site.does(&guests[1], json!({ "type": "rename", "name": "Bea" })).await;
    for guest in &guests {
        site.does(guest, json!({ "type": "ready" })).await;
    }
    for client in &mut clients {
        client.until(|client| client.update["match"] == 2).await;
    }
    let path = format!("/api/rooms/{}/matches", guests[0].room);
    let one = site.get(&path).await.expect(200, "History");
    assert_eq!(one["games"][0]["matches"], 1, "the second is not over");
    play_out(&site, &guests, &mut clients, 11).await;
    let history = site.get(&path).await.expect(200, "History");
    let matches = history["matches"].as_array().unwrap();
    let numbers: Vec<&Json> = matches.iter().map(|about| &about["match"]).collect();
    assert_eq!(numbers, [2, 1], "the latest first");
    for about in matches {
        let path = format!("{path}/{}", about["match"]);
        assert_eq!(&site.get(&path).await.expect(200, "MatchAbout"), about);
        assert!(about["began_at"].as_u64() <= about["over_at"].as_u64());
    }
    let game = &history["games"][0];
    assert_eq!((&game["game"], &game["matches"]), (&json!("kartel"), &json!(2)));
    assert_eq!(game["rounds"], 4);
    let total = |seat: usize| {
        matches.iter().map(|about| about["scores"][seat].as_i64().unwrap()).sum::<i64>()
    };
    let won = |seat: usize| {
        let winners = |about: &&Json| about["winners"].as_array().unwrap().contains(&json!(seat));
        matches.iter().filter(winners).count()
    };
    for (seat, name) in [(0, "Host"), (1, "Bea")] {
        let players = game["players"].as_array().unwrap();
        let player = players.iter().find(|player| player["name"] == name).unwrap();
        let expected = json!({
            "name": name, "bot": null, "matches": 2, "won": won(seat), "rounds": 4,
            "points": total(seat),
        });
        assert_eq!(player, &expected);
    }
    assert_eq!(game["players"].as_array().unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_played_is_told_as_it_was_last() {
    let site = Site::start().await;
    // Two people and two bots; in the match one comes to a bot's seat, and a person leaves.
    let guests = site.table("ktu", 2, 2, &short("ktu")).await;
    let mut host = Client::open(&site, &guests[0].room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    let late = site.sit(&guests[0].room, "Late").await;
    site.does(&late, json!({ "type": "delegate", "on": true })).await;
    site.does(&guests[1], json!({ "type": "leave" })).await;
    let mut rng = Seed::from_number(1).rng("player", 0);
    play_until(&site, &guests[0], &mut host, &mut rng, is_over).await;
    // After the match somebody gets up, and another one comes for the next.
    site.does(&late, json!({ "type": "leave" })).await;
    site.sit(&guests[0].room, "Next").await;
    let about = site.get(&format!("/api/rooms/{}/matches/1", guests[0].room)).await;
    let players = about.expect(200, "MatchAbout")["players"].clone();
    let told: Vec<(&str, bool)> = players
        .as_array()
        .unwrap()
        .iter()
        .map(|player| (player["name"].as_str().unwrap(), player["bot"].is_null()))
        .collect();
    assert_eq!(told[..3], [("Host", true), ("Guest 1", true), ("Late", true)]);
    assert!(!told[3].1, "{told:?}");
    assert_eq!(told.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sat_there_before_is_told_too() {
    let site = Site::start().await;
    let guests = site.table("ktu", 2, 1, &short("ktu")).await;
    let room = guests[0].room.clone();
    let bot = site.look(&room).await["seats"][2]["name"].clone();
    let mut host = Client::open(&site, &room, Some(&guests[0].key), None).await;
    site.does(&guests[0], json!({ "type": "start" })).await;
    host.until(|client| client.update["view"]["phase"] == "playing").await;
    // One comes to the bot's seat, a person leaves theirs, and another one takes that, renamed.
    let late = site.sit(&room, "Late").await;
    site.does(&late, json!({ "type": "delegate", "on": true })).await;
    site.does(&guests[1], json!({ "type": "leave" })).await;
    let mut rng = Seed::from_number(1).rng("player", 0);
    let next = |client: &Client| client.room["stage"] == "round_over";
    play_until(&site, &guests[0], &mut host, &mut rng, next).await;
    let dia = site.sit(&room, "Dia").await;
    site.does(&dia, json!({ "type": "rename", "name": "Dora" })).await;
    site.does(&dia, json!({ "type": "delegate", "on": true })).await;
    play_until(&site, &guests[0], &mut host, &mut rng, is_over).await;
    let path = format!("/api/rooms/{room}/matches/1");
    let about = site.get(&path).await.expect(200, "MatchAbout");
    let names: Vec<&str> =
        (0..3).map(|seat| about["players"][seat]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Host", "Dora", "Late"]);
    let taken = about["takeovers"].as_array().unwrap();
    let told: Vec<(&Json, &Json, &Json)> =
        taken.iter().map(|it| (&it["seat"], &it["round"], &it["before"])).collect();
    let [was_bot, was_guest] =
        [json!({ "name": bot, "bot": "novice" }), json!({ "name": "Guest 1", "bot": null })];
    assert_eq!(told, [(&json!(2), &json!(1), &was_bot), (&json!(1), &json!(1), &was_guest)]);
    let last = about["rounds"][0]["steps"].as_u64().unwrap() - 1;
    assert_eq!(taken[1]["step"], last, "between the rounds");
    // The record knows it too, and the lens calls them so.
    let record = text(&site.get(&format!("{path}/record")).await);
    let brought = bring(&site, &record).await.expect(201, "RecordAnswer");
    let own = format!("/api/records/{}", brought["record"].as_str().unwrap());
    let other = site.get(&own).await.expect(200, "MatchAbout");
    assert_eq!(other["takeovers"], about["takeovers"]);
    let lens = steps(&site, &path, "seat=0&lens=true", "en").await;
    let facts = |round: usize| -> String {
        lens[round].iter().map(|step| step["facts"].to_string()).collect()
    };
    assert!(facts(0).contains("Guest 1") && !facts(0).contains("Dora"));
    assert!(facts(1).contains("Dora") && !facts(1).contains("Guest 1"));
}
