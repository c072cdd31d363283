//! `kartenhaus arena --workers`, `kartenhaus lab … --workers` and `kartenhaus worker`: real
//! processes and a real nats-server.
//! What is measured must be what one machine measures, whoever dies, hangs, comes late or plays
//! twice.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::{Consumer, pull};
use async_nats::jetstream::stream::{self, RetentionPolicy, StorageType};
use async_nats::jetstream::{self, AckKind};
use futures_util::{StreamExt as _, TryStreamExt as _};
use games::{Kind, Settings};
use lab::work::Worker;
use lab::{Arena, Form};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::nats::{self, ALONE, Nats, Setup, THREE};

/// How long something may take that has to happen.
const LONG: Duration = Duration::from_secs(90);

/// Some blocks of a few tenths of a second each.
const SLOW: &str = "--game ktu --seats 2 --bots strong@8000,novice --seed 3 --blocks";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("workers").join(name);
    // It may be there from an earlier run.
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A nats-server, unless there is none to be tested with.
fn start(name: &str, setup: &Setup<'_>) -> Option<(Nats, PathBuf)> {
    let program = nats::program()?;
    let folder = folder(name);
    Some((Nats::start(&program, folder.join("nats"), setup), folder))
}

fn kartenhaus(command: &str, args: &str) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    program.arg(command).args(args.split(' ').filter(|arg| !arg.is_empty()));
    program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

struct Process {
    child: Option<Child>,
    lines: Receiver<String>,
}

impl Process {
    fn arena(args: &str) -> Self {
        Self::start("arena", args)
    }

    fn lab(args: &str, out: &Path) -> Self {
        Self::start("lab", &format!("{args} --out {}", out.display()))
    }

    fn start(command: &str, args: &str) -> Self {
        let child = Some(kartenhaus(command, args).spawn().expect("it starts"));
        Self { child, lines: channel().1 }
    }

    /// A worker that has told where it waits.
    fn worker(url: &str, args: &str) -> Self {
        let mut child = kartenhaus("worker", &format!("{url} {args}")).spawn().expect("it starts");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let (say, lines) = channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| say.send(line))
        });
        let worker = Self { child: Some(child), lines };
        worker.says("waits for arenas");
        worker
    }

    fn says(&self, part: &str) -> String {
        let mut said = Vec::new();
        loop {
            let line = self.lines.recv_timeout(LONG);
            let line = line.unwrap_or_else(|_| panic!("no {part:?} in {said:?}"));
            if line.contains(part) {
                return line;
            }
            said.push(line);
        }
    }

    /// How many blocks of the arena that ends now it has played.
    fn played(&self) -> u64 {
        let line = self.says("is over");
        let number = line.split("over; ").nth(1).and_then(|rest| rest.split(' ').next());
        number.and_then(|number| number.parse().ok()).expect("a number")
    }

    fn signal(&self, name: &str) {
        let id = self.child.as_ref().expect("it runs").id().to_string();
        let status = Command::new("kill").args(["-s", name, &id]).status();
        assert!(status.expect("kill runs").success());
    }

    fn ends(mut self) -> Output {
        let child = self.child.take().expect("it runs");
        child.wait_with_output().expect("it ends")
    }

    fn measures(self) -> String {
        measured(self.ends())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            _ = child.kill();
            _ = child.wait();
        }
    }
}

fn measured(output: Output) -> String {
    assert!(output.status.success(), "{}", error(&output));
    assert_eq!(error(&output), "", "nothing is told where nothing happens");
    String::from_utf8(output.stdout).expect("text")
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What one machine measures.
fn alone(args: &str) -> String {
    measured(kartenhaus("arena", &format!("{args} --threads 2")).output().expect("it runs"))
}

fn blocks(file: &Path) -> Vec<u64> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines().skip(1).filter_map(|line| serde_json::from_str::<Value>(line).ok());
    lines.filter_map(|line| line["block"].as_u64()).collect()
}

fn until(what: &str, is: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is() {
        assert!(begun.elapsed() < LONG, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn many(file: &Path, count: usize) {
    until("blocks are finished", || blocks(file).len() >= count);
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("threads")
}

async fn client(url: &str) -> async_nats::Client {
    let hosts = url.strip_prefix("nats://").expect("an address").split(',');
    let hosts: Vec<async_nats::ServerAddr> = hosts.map(|it| it.parse().expect("a host")).collect();
    async_nats::connect(hosts).await.expect("a connection")
}

fn kept(url: &str) -> Vec<String> {
    runtime().block_on(async {
        let jetstream = async_nats::jetstream::new(client(url).await);
        let begun = Instant::now();
        loop {
            // Servers that choose a leader say nothing.
            match jetstream.stream_names().try_collect().await {
                Ok(names) => return names,
                Err(error) => assert!(begun.elapsed() < LONG, "{error}"),
            }
        }
    })
}

#[test]
fn workers_change_nothing() {
    let Some((nats, folder)) = start("same", &ALONE) else { return };
    let url = nats.url();
    let cases = [
        "--game ktu --seats 2 --bots novice,dice --blocks 700 --seed 3 --json",
        "--game kartel --bots novice,dice,club --form mixed --blocks 30 --seed 9 \
         --option pass=hard",
        "--game ktu --seats 4 --bots novice,dice --blocks 400 --seed 1 --sprt gain --json",
        "--game khamul --seats 3 --bots club,novice --blocks 20 --seed 5 --sprt no-harm",
    ];
    let mut workers = vec![Process::worker(&url, "--threads 1")];
    for count in [1, 3] {
        while workers.len() < count {
            workers.push(Process::worker(&url, "--threads 2"));
        }
        let at_once = cases.map(|args| Process::arena(&format!("{args} --workers {url}")));
        for (args, arena) in cases.into_iter().zip(at_once) {
            assert_eq!(arena.measures(), alone(args), "{args}, {count} workers");
        }
    }
    // What was begun here goes on there, and what was ended there is made longer here.
    let file = folder.join("blocks.jsonl");
    let args = |blocks: u32| format!("--game ktu --bots novice,dice --seed 2 --blocks {blocks}");
    let kept_in = format!("--file {}", file.display());
    alone(&format!("{} {kept_in}", args(20)));
    let there = Process::arena(&format!("{} {kept_in} --workers {url}", args(60))).measures();
    assert_eq!(there, alone(&args(60)));
    assert_eq!(alone(&format!("{} {kept_in}", args(80))), alone(&args(80)));
    assert_eq!(blocks(&file).len(), 80, "each block was played once");
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn a_worker_may_come_late_and_be_killed() {
    let Some((nats, folder)) = start("killed", &ALONE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 12"));
    let arena = format!("{args} --workers {url} --silence 1 --file {}", file.display());
    let arena = Process::arena(&arena);
    until("the queue is there", || !kept(&url).is_empty());
    let first = Process::worker(&url, "--threads 2");
    many(&file, 3);
    first.signal("KILL");
    // What it held is given to the other one.
    let _second = Process::worker(&url, "--threads 1");
    assert_eq!(arena.measures(), alone(&args));
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn a_second_result_is_dropped() {
    let Some((nats, folder)) = start("stopped", &ALONE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 28"));
    let arena = format!("{args} --workers {url} --silence 1 --file {}", file.display());
    let arena = Process::arena(&arena);
    let first = Process::worker(&url, "--threads 1");
    many(&file, 2);
    first.signal("STOP");
    // The block that it plays, and what it has pulled or sent at most.
    let next = blocks(&file).len() as u64;
    let second = Process::worker(&url, "--threads 1");
    until("another one plays its blocks", || {
        let blocks = blocks(&file);
        (next..next + 3).all(|block| blocks.contains(&block))
    });
    first.signal("CONT");
    assert_eq!(arena.measures(), alone(&args));
    assert!(first.played() + second.played() > 28, "some block was played twice");
    let mut blocks = blocks(&file);
    blocks.sort_unstable();
    assert!(blocks.into_iter().eq(0..28), "and counted once");
}

#[test]
fn a_block_that_ends_whoever_plays_it_ends_the_arena() {
    let Some((nats, _)) = start("deadly", &ALONE) else { return };
    let url = nats.url();
    let arena = Process::arena(&format!("{SLOW} 3 --workers {url} --silence 1"));
    until("the queue is there", || !kept(&url).is_empty());
    let queue = kept(&url).remove(0);
    // Nobody comes to the end of what it takes.
    runtime().block_on(async {
        let jetstream = async_nats::jetstream::new(client(&url).await);
        let stream = jetstream.get_stream(&queue).await.expect("the queue");
        let begun = Instant::now();
        let mut tries = 0;
        while tries < 60 {
            assert!(begun.elapsed() < LONG, "{tries} tries");
            let tasks = stream.get_consumer::<pull::Config>("tasks").await;
            let Ok(tasks) = tasks else { continue };
            let mut taken = tasks.fetch().max_messages(3).messages().await.expect("tasks");
            while let Some(Ok(task)) = taken.next().await {
                task.ack_with(AckKind::Nak(None)).await.expect("a server");
                tries += 1;
            }
        }
    });
    let worker = Process::worker(&url, "--threads 1");
    let output = arena.ends();
    assert_eq!(output.status.code(), Some(1));
    let told = "was handed out 20 times, and nobody finished it";
    assert!(error(&output).contains(told), "{}", error(&output));
    worker.says("is over");
    assert!(kept(&url).is_empty());
}

#[test]
fn whoever_ends_gives_back_what_it_plays() {
    let Some((nats, folder)) = start("ended", &ALONE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 12"));
    // Nobody would wait that long for a worker that is gone.
    let arena = format!("{args} --workers {url} --silence 600 --file {}", file.display());
    let arena = Process::arena(&arena);
    let first = Process::worker(&url, "--threads 2");
    let _second = Process::worker(&url, "--threads 1");
    many(&file, 3);
    first.signal("INT");
    assert_eq!(first.ends().status.code(), Some(0));
    assert_eq!(arena.measures(), alone(&args));
}

/// The queue of an arena that is announced and has put no task there yet, for [`ALONE`].
async fn queue(
    jetstream: &jetstream::Context,
    arena: &str,
) -> (stream::Stream, Consumer<pull::Config>) {
    let subject = |end: &str| format!("kartenhaus.arena.{arena}.{end}");
    let stream = jetstream.create_stream(stream::Config {
        name: format!("kartenhaus-arena-{arena}"),
        subjects: vec![subject("task.*"), subject("result.*.*")],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::Memory,
        ..stream::Config::default()
    });
    let tasks = pull::Config {
        durable_name: Some("tasks".to_owned()),
        filter_subject: subject("task.*"),
        // Nobody would wait that long for a worker that is gone.
        ack_wait: Duration::from_secs(600),
        ..pull::Config::default()
    };
    let stream = stream.await.expect("a stream");
    let tasks = stream.create_consumer(tasks).await.expect("a consumer");
    (stream, tasks)
}

/// A worker asks for a task, and ends; the task that comes then is another worker's at once.
#[test]
fn a_task_that_comes_while_a_worker_ends_is_not_lost() {
    let Some((nats, _)) = start("ending", &ALONE) else { return };
    let (url, arena) = (nats.url(), "00000000000000ad");
    let runtime = runtime();
    runtime.block_on(async {
        let client = client(&url).await;
        let jetstream = jetstream::new(client.clone());
        let (kept, mut tasks) = queue(&jetstream, arena).await;
        let order = slow().order().expect("an order");
        let announced = json!({ "arena": arena, "order": order }).to_string();
        for block in 0..3 {
            let (end, ended) = oneshot::channel::<()>();
            let worker = Worker {
                cluster: url.parse().expect("an address"),
                threads: 1,
                allow_commands: false,
                forget: 60,
                say: |_| {},
            };
            let ending = async {
                let begun = Instant::now();
                while tasks.info().await.expect("a consumer").num_waiting == 0 {
                    assert!(begun.elapsed() < LONG, "nobody asks for a task");
                    let told = client.publish("kartenhaus.arenas", announced.clone().into());
                    told.await.expect("it is sent");
                }
                end.send(()).expect("a worker");
                let task = json!({ "block": block, "count": 1 }).to_string();
                let subject = format!("kartenhaus.arena.{arena}.task.{block}");
                let sent = jetstream.publish(subject, task.into()).await.expect("it is sent");
                sent.await.expect("it is kept");
            };
            let stopped = || Ok(async { _ = ended.await });
            let (played, ()) = tokio::join!(worker.play(stopped), ending);
            played.expect("it ends");
            // What it took meanwhile it has given back, unless it has played it.
            let result = format!("kartenhaus.arena.{arena}.result.{block}.*");
            let begun = Instant::now();
            loop {
                let mut free = tasks.fetch().max_messages(1).messages().await.expect("tasks");
                if let Some(task) = free.next().await {
                    break task.expect("a task").ack().await.expect("a server");
                }
                if kept.get_last_raw_message_by_subject(&result).await.is_ok() {
                    break;
                }
                assert!(begun.elapsed() < LONG, "somebody holds the task, and does not play it");
            }
        }
    });
    // Blocks that were given back are not waited for.
    runtime.shutdown_background();
}

/// An arena whose blocks take about a second each.
fn slow() -> Arena {
    let bots = ["strong@20000", "novice"].map(|bot| bot.parse().expect("a bot"));
    Arena {
        kind: Kind::Ktu,
        seats: 2,
        settings: Settings::new(Kind::Ktu.options()),
        bots: bots.to_vec(),
        form: Form::One,
        blocks: 3,
        seed: 3,
        threads: 1,
        ms: 1,
        start_ms: 0,
        sprt: None,
    }
}

#[test]
fn an_arena_may_be_killed_and_started_again() {
    let Some((nats, folder)) = start("again", &ALONE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 12"));
    let again = format!("{args} --workers {url} --file {}", file.display());
    let worker = Process::worker(&url, "--threads 2 --forget 2");
    let arena = Process::arena(&again);
    many(&file, 3);
    arena.signal("KILL");
    drop(arena);
    assert_eq!(Process::arena(&again).measures(), alone(&args));
    // The worker has seen that nobody speaks of the first one any more.
    until("nothing is left of the first one", || kept(&url).is_empty());
    worker.says("is over");
    worker.says("is over");
}

#[test]
fn the_servers_may_lose_the_queue() {
    let Some((mut nats, folder)) = start("lost", &ALONE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 12"));
    let arena = format!("{args} --workers {url} --silence 1 --file {}", file.display());
    let worker = Process::worker(&url, "--threads 2");
    let arena = Process::arena(&arena);
    many(&file, 3);
    nats.kill(0);
    worker.says("The connection is lost");
    nats.run(0);
    nats.wait(0);
    assert_eq!(arena.measures(), alone(&args));
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn a_leader_of_the_queue_may_die() {
    let Some((mut nats, folder)) = start("leader", &THREE) else { return };
    let (url, file, args) = (nats.url(), folder.join("blocks.jsonl"), format!("{SLOW} 12"));
    let arena = format!("{args} --workers {url} --silence 1 --file {}", file.display());
    let _worker = Process::worker(&url, "--threads 2");
    let arena = Process::arena(&arena);
    many(&file, 2);
    let leader = runtime().block_on(async {
        let jetstream = async_nats::jetstream::new(client(&url).await);
        let name = jetstream.stream_names().next().await.expect("a stream").expect("a name");
        let stream = jetstream.get_stream(name).await.expect("a stream");
        assert_eq!(stream.cached_info().config.num_replicas, 3);
        stream.cached_info().cluster.as_ref().and_then(|it| it.leader.clone()).expect("a leader")
    });
    let leader = leader.strip_prefix("node").and_then(|node| node.parse().ok());
    nats.kill(leader.expect("a node"));
    assert_eq!(arena.measures(), alone(&args));
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn workers_that_disagree_are_named() {
    let Some((nats, folder)) = start("disagree", &ALONE) else { return };
    let (url, file) = (nats.url(), folder.join("blocks.jsonl"));
    let arena = format!("{SLOW} 1000 --workers {url} --file {}", file.display());
    let worker = Process::worker(&url, "--threads 1");
    let arena = Process::arena(&arena);
    let id = worker.says("Arena ")["Arena ".len()..][..16].to_owned();
    many(&file, 1);
    let text = fs::read_to_string(&file).expect("a file");
    let mut block: Value =
        serde_json::from_str(text.lines().nth(1).expect("a line")).expect("a block");
    let number = block["block"].as_u64().expect("a number");
    let send = |block: &Value| {
        let played = json!({
            "worker": "fen", "block": number, "us": 1, "blocks": [block], "failed": null
        });
        runtime().block_on(async {
            let jetstream = async_nats::jetstream::new(client(&url).await);
            let subject = format!("kartenhaus.arena.{id}.result.{number}.fen");
            let sent = jetstream.publish(subject, played.to_string().into()).await;
            sent.expect("it is sent").await.expect("it is kept");
        });
    };
    // A duplicate result does no harm.
    send(&block);
    many(&file, 3);
    let score = block["bots"][0]["score"].as_i64().expect("a score");
    block["bots"][0]["score"] = (score + 1).into();
    send(&block);
    let output = arena.ends();
    let (error, text) = (error(&output), format!("got different results for block {number}:"));
    assert_eq!(output.status.code(), Some(1));
    for part in [&text, "worker fen", "is broken"] {
        assert!(error.contains(part), "{error}");
    }
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn another_build_is_refused() {
    let Some((nats, _)) = start("build", &ALONE) else { return };
    let url = nats.url();
    // What an arena says, and the same of one of another commit.
    let arena = Process::arena(&format!("{SLOW} 12 --workers {url}"));
    let runtime = runtime();
    let client = runtime.block_on(client(&url));
    let announced = runtime.block_on(async {
        let mut announced = client.subscribe("kartenhaus.arenas").await.expect("a line");
        let first = announced.next().await.expect("an arena");
        serde_json::from_slice::<Value>(&first.payload).expect("JSON")
    });
    arena.signal("INT");
    let output = arena.ends();
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).contains("the arena was ended"), "{}", error(&output));
    assert_eq!(kept(&url), [""; 0]);

    let other = |arena: &str, member: &str, value: Value| {
        let mut other = announced.clone();
        other["arena"] = arena.into();
        other["order"][member] = value;
        other
    };
    let cases = [
        (other("0123456789abcdef", "commit", "0123456789ab".into()), "commit 0123456789ab"),
        (other("0123456789abcde0", "rules", json!({"version": 0})), "its rules"),
        (other("0123456789abcde1", "game", "chess".into()), "a game"),
    ];
    let worker = Process::worker(&url, "");
    for (other, why) in cases {
        runtime.block_on(async {
            let id = other["arena"].as_str().expect("a name");
            let words = format!("kartenhaus.arena.{id}.words");
            let mut words = client.subscribe(words).await.expect("a line");
            let say = other.to_string();
            let said_again = async {
                loop {
                    // An arena says it again and again, too: the worker's own line may be too young
                    // to hear it the first time.
                    let say = say.clone().into();
                    client.publish("kartenhaus.arenas", say).await.expect("it is said");
                    if let Ok(word) = timeout(Duration::from_secs(1), words.next()).await {
                        break word;
                    }
                }
            };
            let word = timeout(LONG, said_again).await.expect("in time");
            let word = word.expect("an answer");
            let word: Value = serde_json::from_slice(&word.payload).expect("JSON");
            assert!(word["refused"].as_str().is_some_and(|it| it.contains(why)), "{word}");
        });
        assert!(worker.says("is not played here").contains(why));
    }
}

#[test]
fn commands_are_run_where_they_are_allowed() {
    let Some((nats, _)) = start("commands", &ALONE) else { return };
    let url = nats.url();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lab/examples/bot.py");
    let arena = |command: &str| {
        let bots = format!("exec:python3 {command},novice");
        let mut program = kartenhaus("arena", "--game ktu --seats 2 --blocks 6 --seed 4 --bots");
        program.arg(bots);
        program
    };
    let bot = bot.to_str().expect("text");
    let there = || arena(bot).args(["--workers", &url]).output().expect("it runs");
    let careful = Process::worker(&url, "");
    let output = there();
    let text = error(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("no worker plays here") && text.contains("--allow-commands"), "{text}");
    careful.says("is not played here");
    // One that does is enough, and the other one is named.
    let _willing = Process::worker(&url, "--allow-commands");
    let output = there();
    assert!(output.status.success() && error(&output).contains("does not play here"));
    assert_eq!(output.stdout, arena(bot).output().expect("it runs").stdout);
    drop(careful);
    let mut missing = kartenhaus("arena", "--game ktu --bots exec:/no/such/bot,novice");
    let output = missing.args(["--workers", &url]).output().expect("it runs");
    assert!(error(&output).contains("exec:/no/such/bot cannot be started"), "{}", error(&output));
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn servers_that_cannot_be_used_are_named() {
    let url = "nats://ada:s3cret@127.0.0.1:1";
    let commands = |url: &str| {
        let arena =
            kartenhaus("arena", &format!("--game ktu --bots dice --workers {url}")).output();
        [arena, kartenhaus("worker", url).output()].map(|output| output.expect("it runs"))
    };
    for output in commands(url) {
        let text = error(&output);
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(text.contains("nats://127.0.0.1:1") && !text.contains("s3cret"), "{text}");
    }
    for url in ["here", "nats://", "nats://ada:s3cret@a?streams=x"] {
        for output in commands(url) {
            let text = error(&output);
            assert!(output.status.code() == Some(2) && !text.contains("s3cret"), "{text}");
        }
    }
    let setup = Setup { more: "# no jetstream", ..ALONE };
    let Some((nats, _)) = start("off", &setup) else { return };
    for output in commands(&nats.url()) {
        let text = error(&output);
        assert!(output.status.code() == Some(1) && text.contains("JetStream"), "{text}");
    }
}

/// A report of many short blocks.
const REPORT: &str = "report --game kartu-sama --seats 2 --bots novice --seed 3 --rounds 4000";

/// The files in which a lab says what it found, without the blocks, whose order is by chance.
fn found(out: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(out).expect("a folder").map(|file| file.expect("a file").path());
    let files = files.filter(|path| path.extension().is_none_or(|end| end != "jsonl"));
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut found: Vec<_> =
        files.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    found.sort();
    found
}

/// What one thread finds.
fn found_alone(args: &str, out: &Path) -> Vec<(String, Vec<u8>)> {
    Process::lab(&format!("{args} --threads 1"), out).measures();
    found(out)
}

#[test]
fn a_worker_of_the_lab_may_be_killed() {
    let Some((nats, folder)) = start("lab-killed", &ALONE) else { return };
    let (url, out) = (nats.url(), folder.join("there"));
    let first = Process::worker(&url, "--threads 1");
    let second = Process::worker(&url, "--threads 1");
    let lab = Process::lab(&format!("{REPORT} --workers {url} --silence 1"), &out);
    first.says("a report on kartu-sama, 2 seats, novice");
    many(&out.join("blocks.jsonl"), 3);
    first.signal("KILL");
    lab.measures();
    let here = found_alone(REPORT, &folder.join("here"));
    assert!(here.iter().any(|(name, _)| name == "report.json"));
    assert!(here.iter().any(|(name, _)| name == "rounds.parquet"));
    assert!(found(&out) == here, "workers change nothing");
    // A comparison is another measurement, which the same worker plays.
    let compare = "compare --game kartu-sama --seats 2 --bots novice --b may_draw=true \
                   --seed 4 --rounds 1000";
    let (out, here) = (folder.join("compared"), folder.join("compared-here"));
    Process::lab(&format!("{compare} --workers {url}"), &out).measures();
    second.says("a comparison of two rule sets of kartu-sama, 2 seats, novice");
    assert!(found(&out) == found_alone(compare, &here), "workers change nothing");
    assert_eq!(kept(&url), [""; 0]);
}

#[test]
fn a_lab_that_was_killed_goes_on() {
    let Some((nats, folder)) = start("lab-again", &ALONE) else { return };
    let (url, out) = (nats.url(), folder.join("there"));
    let blocks_file = out.join("blocks.jsonl");
    let worker = Process::worker(&url, "--threads 1 --forget 2");
    let args = format!("{REPORT} --workers {url}");
    let lab = Process::lab(&args, &out);
    many(&blocks_file, 3);
    lab.signal("KILL");
    drop(lab);
    let lab = Process::lab(&args, &out);
    many(&blocks_file, 6);
    lab.signal("INT");
    let output = lab.ends();
    assert_eq!(output.status.code(), Some(1), "{}", error(&output));
    // The rest is played here.
    let here = found_alone(REPORT, &folder.join("here"));
    assert!(found_alone(REPORT, &out) == here, "interruptions change nothing");
    let mut numbers = blocks(&blocks_file);
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(0..80), "each block was kept once");
    until("nothing is left of the first one", || kept(&url).is_empty());
    drop(worker);
}

/// Whatever somebody says on the subjects of arenas: a worker goes on, and so does a lab.
#[test]
fn nonsense_on_the_subjects_does_no_harm() {
    let Some((nats, folder)) = start("lab-nonsense", &ALONE) else { return };
    let (url, out) = (nats.url(), folder.join("there"));
    let lab = Process::lab(&format!("{REPORT} --workers {url} --silence 1"), &out);
    until("the queue is there", || !kept(&url).is_empty());
    let queue = kept(&url).remove(0);
    let id = queue.strip_prefix("kartenhaus-arena-").expect("a name").to_owned();
    let worker = runtime().block_on(async {
        let client = client(&url).await;
        let jetstream = async_nats::jetstream::new(client.clone());
        let huge = vec![b' '; 900_000];
        // Tasks that are none, or are of no block of this report.
        let tasks = [
            json!({"block": 80, "count": 1}),
            json!({"block": u64::MAX, "count": 2}),
            json!({"block": 0, "count": 81}),
            json!({"block": -1, "count": 1}),
            json!("task"),
        ];
        let mut tasks: Vec<Vec<u8>> = tasks.iter().map(|it| it.to_string().into_bytes()).collect();
        tasks.extend([vec![0xff, 0], huge.clone()]);
        for (number, task) in tasks.into_iter().enumerate() {
            let subject = format!("kartenhaus.arena.{id}.task.{}", 1_000 + number);
            let sent = jetstream.publish(subject, task.into()).await.expect("it is sent");
            sent.await.expect("it is kept");
        }
        let worker = Process::worker(&url, "--threads 1");
        for subject in ["kartenhaus.arenas".to_owned(), format!("kartenhaus.arena.{id}.words")] {
            for said in [&b"{"[..], b"{\"arena\":\"../..\",\"order\":{}}", b"\xff", &huge] {
                client.publish(subject.clone(), said.to_vec().into()).await.expect("it is sent");
            }
        }
        client.flush().await.expect("a server");
        worker
    });
    lab.measures();
    assert!(found(&out) == found_alone(REPORT, &folder.join("here")), "nothing is changed");
    worker.says("is over");
    // What does not fit the report ends it, with a reason.
    let out = folder.join("unfit");
    let lab = Process::lab(&format!("{REPORT} --workers {url} --silence 1"), &out);
    let id = worker.says("Arena ")["Arena ".len()..][..16].to_owned();
    many(&out.join("blocks.jsonl"), 1);
    let text = fs::read_to_string(out.join("blocks.jsonl")).expect("a file");
    let mut block: Value =
        serde_json::from_str(text.lines().nth(1).expect("a line")).expect("a block");
    block["sums"]["cut"] = u64::MAX.into();
    let number = &block["block"];
    let played =
        json!({"worker": "fen", "block": number, "us": 1, "blocks": [block], "failed": null});
    runtime().block_on(async {
        let jetstream = async_nats::jetstream::new(client(&url).await);
        let subject = format!("kartenhaus.arena.{id}.result.{number}.fen");
        let sent = jetstream.publish(subject, played.to_string().into()).await;
        sent.expect("it is sent").await.expect("it is kept");
    });
    let output = lab.ends();
    let text = error(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("worker fen sent something that is not a block"), "{text}");
}
