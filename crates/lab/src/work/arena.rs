//! The arena's side: hands out blocks, and takes what they came to.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail, ensure};
use async_nats::Client;
use async_nats::jetstream::consumer::pull;
use futures_util::StreamExt as _;
use nats::{Cluster, Connection};
use tokio::runtime;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::queue::{Announced, Names, Played, Queue, Task, Word, json};
use crate::{Arena, Progress, Report, Run};

/// How often the arena says that it is there.
const ANNOUNCE: Duration = Duration::from_secs(1);

/// After how long a worker that says nothing is counted no more.
const GONE: Duration = Duration::from_secs(5);

/// How long the arena waits for a better worker where all that there are refuse.
const REFUSED: Duration = Duration::from_secs(5);

/// How often the servers say that there is nothing new.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// How long a task should take: long beside what it costs to hand it out, short beside the run, so
/// that nobody waits long for the last ones.
const TASK_MIN: Duration = Duration::from_millis(100);
const TASK_MAX: Duration = Duration::from_secs(1);

/// The part of the run so far that a task may take.
const TASK_PART: u32 = 50;

/// The most blocks in a task.
const TASK_BLOCKS_MAX: u64 = 1024;

/// About how long a result may be, in bytes: NATS takes a million.
const RESULT_BYTES: u64 = 1 << 18;

/// How many tasks there are for each thread: one is played and the others wait.
const TASKS_PER_THREAD: usize = 3;

/// How many tasks there are at least.
const TASKS_MIN: usize = 4;

/// What is seen of a run.
pub enum Seen {
    /// How far it is, and how many workers play.
    Progress(Progress, usize),
    /// Something to be told.
    Note(String),
}

/// Measures with the workers of a cluster. `silence` is how long one may say nothing before its
/// blocks are given to another; what `stopped` gives ends once the arena is to end.
///
/// # Errors
///
/// As of [`run_with`](crate::run_with); and if the cluster cannot be used, all workers refuse, or
/// two workers disagree.
pub fn measure<S: Future<Output = ()>>(
    cluster: &Cluster,
    arena: &Arena,
    file: Option<&Path>,
    silence: Duration,
    stopped: impl FnOnce() -> io::Result<S>,
    watch: &dyn Fn(Seen),
) -> anyhow::Result<Report> {
    let order = arena.order()?;
    let run = Run::open(arena, file)?;
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime
        .block_on(async {
            let Connection { client, jetstream, .. } = cluster.connect().await?;
            let stopped = stopped().context("the arena could not be stopped")?;
            let id = format!("{:016x}", getrandom::u64()?);
            let names = Names::new(cluster, &id).context("an arena's name")?;
            let announced = |order| json(&Announced { arena: id.clone(), order });
            let (say, over) = (announced(Some(order))?, announced(None)?);
            let subject = Names::announced(cluster);
            let queue = Queue { cluster: cluster.clone(), jetstream, names, silence };
            let mut office = Office {
                queue,
                run,
                arena,
                watch,
                began: Instant::now(),
                tasks: BTreeMap::new(),
                workers: Vec::new(),
                by: HashMap::new(),
                spent: Spent::default(),
            };
            let result = tokio::select! {
                result = office.run(&client, subject.clone(), say) => result,
                () = stopped => Err(anyhow!("the arena was ended")),
            };
            _ = client.publish(subject, over.into()).await;
            office.queue.delete().await;
            _ = client.flush().await;
            result.map(|()| office.run)
        })
        .and_then(|run| Ok(run.report()?))
}

/// A worker that was heard.
struct Worker {
    name: String,
    threads: usize,
    heard: Instant,
    /// Whether it does not play, and why.
    refused: Option<String>,
}

/// What finished tasks took.
#[derive(Default)]
struct Spent {
    blocks: u64,
    time: Duration,
    bytes: u64,
}

/// Where blocks are handed out.
struct Office<'a> {
    queue: Queue,
    run: Run,
    arena: &'a Arena,
    watch: &'a dyn Fn(Seen),
    began: Instant,
    /// Those that were handed out and are not finished: how many blocks, by the first one.
    tasks: BTreeMap<u64, u64>,
    workers: Vec<Worker>,
    /// Who of them played which block.
    by: HashMap<u64, usize>,
    spent: Spent,
}

impl Office<'_> {
    /// Hands out blocks until no more are needed, and says once a second that it does.
    async fn run(&mut self, client: &Client, subject: String, say: Vec<u8>) -> anyhow::Result<()> {
        self.watch();
        if self.run.is_over() {
            return Ok(());
        }
        let mut words = client.subscribe(self.queue.names.words()).await?;
        let mut results = self.open().await?;
        // Who is stopped in between hears it later, and not more often.
        let mut announce = interval(ANNOUNCE);
        announce.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = Instant::now();
        while !self.run.is_over() {
            self.hand_out().await?;
            tokio::select! {
                _ = announce.tick() => {
                    client.publish(subject.clone(), say.clone().into()).await?;
                    self.look_around()?;
                    if quiet.elapsed() > self.queue.silence {
                        quiet = Instant::now();
                        self.put_again().await?;
                    }
                }
                Some(word) = words.next() => self.hear(&word.payload),
                result = results.next() => match result {
                    Some(Ok(message)) => {
                        quiet = Instant::now();
                        self.take(&message.payload)?;
                        // Where that is lost it comes again, as what is known already.
                        _ = message.ack().await;
                    }
                    // The queue, or who leads it, may be gone.
                    Some(Err(_)) | None => {
                        sleep(HEARTBEAT).await;
                        results = self.open().await?;
                        self.put_again().await?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Begins to listen to results.
    async fn open(&self) -> anyhow::Result<pull::Stream> {
        let results = self.queue.open().await.context("the arena's queue")?;
        Ok(results.stream().heartbeat(HEARTBEAT).messages().await?)
    }

    /// Hands out as many tasks as the workers need now.
    async fn hand_out(&mut self) -> anyhow::Result<()> {
        let enough = TASKS_MIN.max(TASKS_PER_THREAD * self.threads());
        while self.tasks.len() < enough {
            let Some(blocks) = self.run.next(self.task_size()) else { break };
            let task = Task { block: blocks.start, count: blocks.end - blocks.start };
            self.tasks.insert(task.block, task.count);
            self.queue.put(task).await?;
        }
        Ok(())
    }

    /// Puts all tasks that are not finished into the queue, unless they are there.
    async fn put_again(&self) -> anyhow::Result<()> {
        for (&block, &count) in &self.tasks {
            self.queue.put(Task { block, count }).await?;
        }
        Ok(())
    }

    /// How many blocks the next task should have.
    fn task_size(&self) -> u64 {
        let Spent { blocks, time, bytes } = self.spent;
        if blocks == 0 {
            return 1;
        }
        let wanted = (self.began.elapsed() / TASK_PART).clamp(TASK_MIN, TASK_MAX);
        let by_time = wanted.as_secs_f64() / time.as_secs_f64().max(1e-6) * blocks as f64;
        let by_bytes = RESULT_BYTES * blocks / bytes.max(1);
        // Towards the end less, so that all have something to play.
        let fair = self.run.left() / (2 * self.threads().max(1)) as u64;
        (by_time as u64).min(by_bytes).min(fair).clamp(1, TASK_BLOCKS_MAX)
    }

    /// Those that play now.
    fn playing(&self) -> impl Iterator<Item = &Worker> {
        let playing = |it: &&Worker| it.refused.is_none() && it.heard.elapsed() < GONE;
        self.workers.iter().filter(playing)
    }

    fn threads(&self) -> usize {
        self.playing().map(|worker| worker.threads).sum()
    }

    /// Which worker has this name; a new one, if it is the first time.
    fn worker(&mut self, name: &str) -> usize {
        if let Some(at) = self.workers.iter().position(|worker| worker.name == name) {
            return at;
        }
        let (name, heard) = (name.to_owned(), Instant::now());
        self.workers.push(Worker { name, threads: 1, heard, refused: None });
        self.workers.len() - 1
    }

    /// Hears what a worker says of itself.
    fn hear(&mut self, word: &[u8]) {
        // What is none is somebody else's.
        let Ok(Word { worker, threads, refused }) = serde_json::from_slice(word) else { return };
        let known = self.workers.len();
        let at = self.worker(&worker);
        if let Some(why) = refused.as_ref().filter(|_| at == known) {
            (self.watch)(Seen::Note(format!("worker {worker} does not play here: {why}")));
        }
        let worker = &mut self.workers[at];
        (worker.threads, worker.refused, worker.heard) = (threads, refused, Instant::now());
    }

    /// Whether anybody may still play.
    fn look_around(&self) -> anyhow::Result<()> {
        self.watch();
        let refused = self.workers.iter().filter_map(|it| Some((&it.name, it.refused.as_ref()?)));
        let refused: Vec<String> = refused.map(|(name, why)| format!("{name}: {why}")).collect();
        let nobody = self.workers.len() == refused.len() && !refused.is_empty();
        let why = || format!("no worker plays here ({})", refused.join("; "));
        ensure!(!nobody || self.began.elapsed() < REFUSED, why());
        Ok(())
    }

    /// Takes what came of a task.
    fn take(&mut self, result: &[u8]) -> anyhow::Result<()> {
        let Ok(played) = serde_json::from_slice::<Played>(result) else {
            bail!("what is no result lies in the queue {}", self.queue.names.stream());
        };
        let at = self.worker(&played.worker);
        if let Some(why) = played.failed {
            bail!("worker {} cannot play block {}: {why}", played.worker, played.block);
        }
        if let Some(count) = self.tasks.remove(&played.block) {
            let numbers = played.block..played.block + count;
            let whole = played.blocks.iter().map(|block| block.block).eq(numbers);
            ensure!(whole, "worker {} sent other blocks than it was asked for", played.worker);
        }
        self.spent.blocks += played.blocks.len() as u64;
        self.spent.time += Duration::from_micros(played.us);
        self.spent.bytes += result.len() as u64;
        for block in played.blocks {
            let fits = block.block < self.arena.blocks && self.arena.fits(&block);
            ensure!(fits, "worker {} sent what is no block of this arena", played.worker);
            let number = block.block;
            if let Some(known) = self.run.block(number) {
                // A program may play otherwise the next time.
                let same = *known == block || self.arena.by_programs();
                let first = self.by.get(&number).map(|&at| self.workers[at].name.as_str());
                ensure!(
                    same,
                    "block {number} came out otherwise from worker {} than from {}: one of them is \
                     broken",
                    played.worker,
                    first.unwrap_or("the file")
                );
                continue;
            }
            self.run.add(block);
            self.by.insert(number, at);
            if self.run.is_over() {
                break;
            }
        }
        self.watch();
        Ok(())
    }

    fn watch(&self) {
        (self.watch)(Seen::Progress(self.run.progress(), self.playing().count()));
    }
}
