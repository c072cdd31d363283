//! The arena's side: hands out blocks, and takes in results.

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

use super::queue::{Announced, Names, Played, Queue, Status, TASK_BLOCKS_MAX, Task, json};
use crate::{Measure, Progress, Run};

const ANNOUNCE: Duration = Duration::from_secs(1);

/// After how long a silent worker no longer counts.
const GONE: Duration = Duration::from_secs(5);

/// How long the arena waits for another worker if all refuse.
const REFUSED: Duration = Duration::from_secs(5);

/// How often the servers report that there is nothing new.
const HEARTBEAT: Duration = Duration::from_secs(1);

/// How long a task should take: long compared with handing it out, short compared with the run, so
/// that nobody waits long for the last ones.
const TASK_MIN: Duration = Duration::from_millis(100);
const TASK_MAX: Duration = Duration::from_secs(1);

/// A task may take this fraction of the run's time so far.
const TASK_PART: u32 = 50;

/// The approximate limit of a result, in bytes; NATS accepts a million.
const RESULT_BYTES: u64 = 1 << 18;

/// How many tasks there are for each thread: one is being played, the others wait.
const TASKS_PER_THREAD: usize = 3;

const TASKS_MIN: usize = 4;

/// News of a run.
pub enum Seen {
    /// Its progress, and how many workers play.
    Progress(Progress, usize),
    /// Something for the user to read.
    Note(String),
}

/// Measures with the workers of a cluster. After `silence` a worker's blocks go to another. The
/// arena ends when the future that `stopped` returns does.
///
/// # Errors
///
/// As [`run_with`](crate::run_with); also if the cluster cannot be used, all workers refuse, or two
/// workers disagree.
pub fn measure<M: Measure, S: Future<Output = ()>>(
    cluster: &Cluster,
    measure: &M,
    file: Option<&Path>,
    silence: Duration,
    stopped: impl FnOnce() -> io::Result<S>,
    watch: &dyn Fn(Seen),
) -> anyhow::Result<M::Report> {
    let order = measure.order()?;
    let run = Run::open(measure, file)?;
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
            let mut dispatcher = Dispatcher {
                queue,
                run,
                measure,
                watch,
                began: Instant::now(),
                tasks: BTreeMap::new(),
                workers: Vec::new(),
                played_by: HashMap::new(),
                spent: Spent::default(),
            };
            let result = tokio::select! {
                result = dispatcher.run(&client, subject.clone(), say) => result,
                () = stopped => Err(anyhow!("the arena was ended")),
            };
            _ = client.publish(subject, over.into()).await;
            dispatcher.queue.delete().await;
            _ = client.flush().await;
            result.map(|()| dispatcher.run)
        })
        .and_then(|run| Ok(run.report()?))
}

struct Worker {
    name: String,
    threads: usize,
    heard: Instant,
    refused: Option<String>,
}

#[derive(Default)]
struct Spent {
    blocks: u64,
    time: Duration,
    bytes: u64,
}

struct Dispatcher<'a, M: Measure> {
    queue: Queue,
    run: Run<M>,
    measure: &'a M,
    watch: &'a dyn Fn(Seen),
    began: Instant,
    /// Unfinished tasks: the number of blocks, by the first block.
    tasks: BTreeMap<u64, u64>,
    workers: Vec<Worker>,
    played_by: HashMap<u64, usize>,
    spent: Spent,
}

impl<M: Measure> Dispatcher<'_, M> {
    /// Hands out blocks until no more are needed, and announces the arena once a second.
    async fn run(&mut self, client: &Client, subject: String, say: Vec<u8>) -> anyhow::Result<()> {
        self.watch();
        if self.run.is_over() {
            return Ok(());
        }
        let mut words = client.subscribe(self.queue.names.words()).await?;
        let mut results = self.open().await?;
        // After a pause, announcements come later, not more often.
        let mut announce = interval(ANNOUNCE);
        announce.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = Instant::now();
        while !self.run.is_over() {
            self.hand_out().await?;
            tokio::select! {
                _ = announce.tick() => {
                    client.publish(subject.clone(), say.clone().into()).await?;
                    self.check_workers()?;
                    if quiet.elapsed() > self.queue.silence {
                        quiet = Instant::now();
                        self.requeue().await?;
                    }
                }
                Some(word) = words.next() => self.hear(&word.payload),
                result = results.next() => match result {
                    Some(Ok(message)) => {
                        quiet = Instant::now();
                        self.take(&message.payload)?;
                        // If that is lost, the result comes again and is compared.
                        _ = message.ack().await;
                    }
                    // The queue, or its leader, may be gone.
                    Some(Err(_)) | None => {
                        sleep(HEARTBEAT).await;
                        results = self.open().await?;
                        self.requeue().await?;
                    }
                }
            }
        }
        Ok(())
    }

    async fn open(&self) -> anyhow::Result<pull::Stream> {
        let results = self.queue.open().await.context("the arena's queue")?;
        Ok(results.stream().heartbeat(HEARTBEAT).messages().await?)
    }

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

    /// Puts all unfinished tasks into the queue again, unless they are there.
    async fn requeue(&self) -> anyhow::Result<()> {
        for (&block, &count) in &self.tasks {
            self.queue.put(Task { block, count }).await?;
        }
        Ok(())
    }

    fn task_size(&self) -> u64 {
        let Spent { blocks, time, bytes } = self.spent;
        if blocks == 0 {
            return 1;
        }
        let wanted = (self.began.elapsed() / TASK_PART).clamp(TASK_MIN, TASK_MAX);
        let by_time = wanted.as_secs_f64() / time.as_secs_f64().max(1e-6) * blocks as f64;
        let by_bytes = RESULT_BYTES * blocks / bytes.max(1);
        // Fewer towards the end, so that everybody has something to play.
        let fair = self.run.left() / (2 * self.threads().max(1)) as u64;
        (by_time as u64).min(by_bytes).min(fair).clamp(1, TASK_BLOCKS_MAX)
    }

    fn playing(&self) -> impl Iterator<Item = &Worker> {
        let playing = |it: &&Worker| it.refused.is_none() && it.heard.elapsed() < GONE;
        self.workers.iter().filter(playing)
    }

    fn threads(&self) -> usize {
        self.playing().map(|worker| worker.threads).sum()
    }

    /// The index of the worker with this name, added if it is new.
    fn worker(&mut self, name: &str) -> usize {
        if let Some(at) = self.workers.iter().position(|worker| worker.name == name) {
            return at;
        }
        let (name, heard) = (name.to_owned(), Instant::now());
        self.workers.push(Worker { name, threads: 1, heard, refused: None });
        self.workers.len() - 1
    }

    fn hear(&mut self, word: &[u8]) {
        // Anything else is not from a worker.
        let Ok(Status { worker, threads, refused }) = serde_json::from_slice(word) else { return };
        let known = self.workers.len();
        let at = self.worker(&worker);
        if let Some(why) = refused.as_ref().filter(|_| at == known) {
            (self.watch)(Seen::Note(format!("worker {worker} does not play here: {why}")));
        }
        let worker = &mut self.workers[at];
        (worker.threads, worker.refused, worker.heard) = (threads, refused, Instant::now());
    }

    fn check_workers(&self) -> anyhow::Result<()> {
        self.watch();
        let refused = self.workers.iter().filter_map(|it| Some((&it.name, it.refused.as_ref()?)));
        let refused: Vec<String> = refused.map(|(name, why)| format!("{name}: {why}")).collect();
        let nobody = self.workers.len() == refused.len() && !refused.is_empty();
        let why = || format!("no worker plays here ({})", refused.join("; "));
        ensure!(!nobody || self.began.elapsed() < REFUSED, why());
        Ok(())
    }

    fn take(&mut self, result: &[u8]) -> anyhow::Result<()> {
        let Ok(played) = serde_json::from_slice::<Played<M::Block>>(result) else {
            bail!("the queue {} holds something that is not a result", self.queue.names.stream());
        };
        let at = self.worker(&played.worker);
        if let Some(why) = played.failed {
            bail!("worker {} cannot play block {}: {why}", played.worker, played.block);
        }
        if let Some(count) = self.tasks.remove(&played.block) {
            let numbers = played.block..played.block + count;
            let whole = played.blocks.iter().map(M::number).eq(numbers);
            ensure!(whole, "worker {} sent blocks that it was not asked for", played.worker);
        }
        self.spent.blocks += played.blocks.len() as u64;
        self.spent.time += Duration::from_micros(played.us);
        self.spent.bytes += result.len() as u64;
        for block in played.blocks {
            let number = M::number(&block);
            let fits = number < self.measure.blocks() && self.measure.fits(&block);
            ensure!(
                fits,
                "worker {} sent something that is not a block of this arena",
                played.worker
            );
            if let Some(known) = self.run.block(number) {
                // A program may play differently the next time.
                let same = *known == block || self.measure.by_programs();
                let first = self.played_by.get(&number).map(|&at| self.workers[at].name.as_str());
                ensure!(
                    same,
                    "worker {} and {} got different results for block {number}: one of them is \
                     broken",
                    played.worker,
                    first.unwrap_or("the file")
                );
                continue;
            }
            self.run.add(block);
            self.played_by.insert(number, at);
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
