//! A worker: plays the blocks of arenas that run elsewhere.

use std::collections::HashMap;
use std::pin::pin;
use std::process;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io};

use anyhow::Context as _;
use async_nats::connection::State;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::{AckKind, Context, Message};
use async_nats::{Client, Event};
use bytes::Bytes;
use futures_util::StreamExt as _;
use nats::{ANSWER, Cluster, Connection, PATIENCE};
use serde_json::Value as Json;
use serde_json::value::RawValue;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::job::{Job, job};
use super::queue::{
    Announced, Names, Played, Status, TASK_BLOCKS_MAX, Task, json, put_once, tasks,
};

/// How often the worker looks for silent arenas.
const TICK: Duration = Duration::from_secs(1);

/// After how many ticks of silence an arena is over.
const OVER: u32 = 30;

/// How long one request waits for a task.
const WAIT: Duration = Duration::from_millis(250);

/// A task that takes less than this is short. A task that was pulled ahead waits up to this long,
/// even at the end of an arena, and nobody else can play it.
const SHORT: Duration = Duration::from_secs(2);

/// How often a task is handed out at most: a task that was never finished so often seems to kill
/// those who try.
const TRIES_MAX: i64 = 20;

/// The longest announcement that is read, in bytes, and the most arenas that are known at once:
/// whoever may use the servers can announce anything.
const ANNOUNCED_BYTES_MAX: usize = 1 << 16;
const ARENAS_MAX: usize = 256;

const PAUSE: Duration = Duration::from_millis(100);

/// A worker's settings.
pub struct Worker {
    /// Where the arenas hand out blocks.
    pub cluster: Cluster,
    /// How many threads play.
    pub threads: usize,
    /// Whether it runs the commands of `exec:` bots.
    pub allow_commands: bool,
    /// After how many seconds of an arena's silence its queue is deleted.
    pub forget: u32,
    /// Prints a line for the user.
    pub say: fn(&str),
}

impl Worker {
    /// Plays for arenas until the future that `stopped` returns ends. A block that is being played
    /// then is not waited for; another worker gets it.
    ///
    /// # Errors
    ///
    /// If the servers cannot be used.
    pub async fn play<S: Future<Output = ()>>(
        self,
        stopped: impl FnOnce() -> io::Result<S>,
    ) -> anyhow::Result<()> {
        let Connection { client, jetstream, mut events } =
            self.cluster.connect().await.with_context(|| self.cluster.to_string())?;
        let stopped = stopped().context("the worker could not be stopped")?;
        let say = self.say;
        let pool = Arc::new(WorkerPool {
            name: name()?,
            worker: self,
            client,
            jetstream,
            arenas: Mutex::default(),
            news: Notify::new(),
            short: AtomicBool::new(false),
            held: Mutex::default(),
            stopping: CancellationToken::new(),
        });
        let pulling = tokio::spawn(Arc::clone(&pool).pull());
        let telling = async {
            // The first event is the initial connection.
            let mut lost = false;
            while let Some(event) = events.recv().await {
                match event {
                    Event::Disconnected => say("The connection is lost."),
                    Event::Connected if lost => say("Connected again."),
                    _ => {}
                }
                lost |= event == Event::Disconnected;
            }
        };
        let result = tokio::select! {
            result = pool.listen() => result,
            () = telling => Ok(()),
            () = stopped => Ok(()),
        };
        // The server may be sending a task. Wait for it and return it: otherwise no other worker
        // gets it until this one has been silent for as long as the arena allows.
        pool.stopping.cancel();
        _ = pulling.await;
        pool.return_tasks().await;
        result
    }
}

/// A unique name for a worker: its machine's name, if it has one, and a random number.
fn name() -> anyhow::Result<String> {
    let host = fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let host: String = host.trim().chars().map(plain).take(40).collect();
    let host = if host.is_empty() { "worker" } else { &host };
    Ok(format!("{host}-{}-{:04x}", process::id(), getrandom::u32()? & 0xffff))
}

/// A worker at work: the arenas that it knows, and the tasks that it holds.
struct WorkerPool {
    name: String,
    worker: Worker,
    client: Client,
    jetstream: Context,
    /// By name.
    arenas: Mutex<HashMap<String, ArenaEntry>>,
    /// Notified when there is an arena to play.
    news: Notify,
    /// Whether the last task was short.
    short: AtomicBool,
    held: Mutex<HashMap<u64, Message>>,
    /// Cancelled when no more tasks are to be pulled.
    stopping: CancellationToken,
}

/// An arena that has announced itself, or whose queue was found.
struct ArenaEntry {
    /// How many ticks it has been silent.
    quiet: u32,
    /// The arena, or why it is not played here; `None` if only its queue was found.
    played: Option<Result<Arc<JoinedArena>, String>>,
}

struct JoinedArena {
    job: Arc<dyn Job>,
    names: Names,
    tasks: PullConsumer,
    silence: Duration,
    blocks: AtomicU64,
    over: watch::Sender<bool>,
}

impl WorkerPool {
    fn say(&self, text: &str) {
        (self.worker.say)(text);
    }

    fn arenas(&self) -> MutexGuard<'_, HashMap<String, ArenaEntry>> {
        lock(&self.arenas)
    }

    async fn listen(&self) -> anyhow::Result<()> {
        let mut announced = self.client.subscribe(Names::announced(&self.worker.cluster)).await?;
        self.client.flush().await?;
        self.say(&format!(
            "Worker {} waits for arenas on {}; Ctrl+C ends it and gives back what it plays.",
            self.name, self.worker.cluster
        ));
        let mut tick = interval(TICK);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ticks: u32 = 0;
        loop {
            tokio::select! {
                message = announced.next() => {
                    let Some(message) = message else { return Ok(()) };
                    let bytes = message.payload;
                    let message = Some(bytes).filter(|it| it.len() <= ANNOUNCED_BYTES_MAX);
                    let message = message.and_then(|it| serde_json::from_slice(&it).ok());
                    if let Some(message) = message {
                        self.hear(message).await?;
                    }
                }
                _ = tick.tick() => {
                    ticks = ticks.wrapping_add(1);
                    self.forget_silent_arenas(ticks).await;
                }
            }
        }
    }

    async fn hear(&self, message: Announced) -> anyhow::Result<()> {
        let Announced { arena: id, order } = message;
        let Some(names) = Names::new(&self.worker.cluster, &id) else { return Ok(()) };
        let Some(order) = order else {
            let known = self.arenas().remove(&id);
            known.into_iter().for_each(|known| known.end(&id, self.worker.say));
            return Ok(());
        };
        if self.arenas().len() >= ARENAS_MAX && !self.arenas().contains_key(&id) {
            return Ok(());
        }
        let known = self.arenas().get_mut(&id).and_then(|known| {
            known.quiet = 0;
            known.played.as_ref().map(|played| played.as_ref().map(drop).map_err(String::clone))
        });
        let played = match known {
            Some(known) => known,
            None => {
                let played = self.join(&id, names.clone(), &order).await;
                // Its queue may not exist yet.
                let Some(played) = played else { return Ok(()) };
                let answer = played.as_ref().map(drop).map_err(String::clone);
                self.arenas().insert(id, ArenaEntry { quiet: 0, played: Some(played) });
                self.news.notify_one();
                answer
            }
        };
        let word = Status {
            worker: self.name.clone(),
            threads: self.worker.threads,
            refused: played.err(),
        };
        self.client.publish(names.words(), json(&word)?.into()).await?;
        Ok(())
    }

    /// `None` if that has to be tried again.
    async fn join(
        &self,
        id: &str,
        names: Names,
        order: &Json,
    ) -> Option<Result<Arc<JoinedArena>, String>> {
        let refused = |why: String| {
            self.say(&format!("Arena {id} is not played here: {why}"));
            Some(Err(why))
        };
        let job = match job(order) {
            Ok(job) => job,
            Err(error) => return refused(error.to_string()),
        };
        if job.by_programs() && !self.worker.allow_commands {
            let why = "exec: bots are commands, which it runs with --allow-commands only";
            return refused(why.to_owned());
        }
        let started = {
            let job = Arc::clone(&job);
            tokio::task::spawn_blocking(move || job.prepare()).await.ok()?
        };
        if let Err(error) = started {
            return refused(error.to_string());
        }
        let (tasks, silence) = tasks(&self.jetstream, &names).await.ok()?;
        self.say(&format!("Arena {id}: {}", job.about()));
        let (blocks, (over, _)) = (AtomicU64::new(0), watch::channel(false));
        Some(Ok(Arc::new(JoinedArena { job, names, tasks, silence, blocks, over })))
    }

    async fn forget_silent_arenas(&self, ticks: u32) {
        if self.client.connection_state() != State::Connected {
            // No arena can be heard.
            self.arenas().values_mut().for_each(|known| known.quiet = 0);
            return;
        }
        let mut strays = Vec::new();
        self.arenas().retain(|id, known| {
            known.quiet += 1;
            if known.quiet >= OVER.min(self.worker.forget)
                && let Some(played) = known.played.take()
            {
                ArenaEntry { quiet: 0, played: Some(played) }.end(id, self.worker.say);
            }
            if known.quiet >= self.worker.forget {
                strays.push(id.clone());
            }
            known.quiet < self.worker.forget
        });
        for names in strays.iter().filter_map(|id| Names::new(&self.worker.cluster, id)) {
            // Another worker may have done it.
            _ = self.jetstream.delete_stream(names.stream()).await;
        }
        if ticks.is_multiple_of(self.worker.forget.div_ceil(2)) {
            self.find_strays().await;
        }
    }

    /// Looks for queues of unknown arenas; their silence counts from now on.
    async fn find_strays(&self) {
        let prefix = Names::streams(&self.worker.cluster);
        let mut streams = self.jetstream.stream_names();
        while let Ok(Some(Ok(stream))) = timeout(ANSWER, streams.next()).await {
            let id = stream.strip_prefix(&prefix);
            let id = id.filter(|id| Names::new(&self.worker.cluster, id).is_some());
            if let Some(id) = id.filter(|_| self.arenas().len() < ARENAS_MAX) {
                let new = ArenaEntry { quiet: 0, played: None };
                self.arenas().entry(id.to_owned()).or_insert(new);
            }
        }
    }

    /// Pulls tasks until the worker stops, and plays as many at once as there are threads. If tasks
    /// are short, it pulls the next one before a thread is free.
    async fn pull(self: Arc<Self>) {
        let threads = Arc::new(Semaphore::new(self.worker.threads));
        let free = || async { Arc::clone(&threads).acquire_owned().await.ok() };
        let mut turn = 0;
        for number in 0.. {
            let mut permit = None;
            if !self.short.load(Ordering::Relaxed) {
                permit = self.stopping.run_until_cancelled(free()).await.flatten();
            }
            let Some((arena, message)) = self.next(&mut turn).await else { return };
            lock(&self.held).insert(number, message.clone());
            if permit.is_none() {
                let free = arena.keep_claim(&message, free());
                permit = self.stopping.run_until_cancelled(free).await.flatten();
            }
            let Some(permit) = permit else { return };
            tokio::spawn(Arc::clone(&self).play(number, arena, message, permit));
        }
    }

    /// The next task, unless the worker stops; arenas take turns.
    async fn next(&self, turn: &mut usize) -> Option<(Arc<JoinedArena>, Message)> {
        while !self.stopping.is_cancelled() {
            let mut arenas: Vec<Arc<JoinedArena>> = {
                let arenas = self.arenas();
                let played =
                    arenas.values().filter_map(|known| known.played.as_ref()?.as_ref().ok());
                played.cloned().collect()
            };
            if arenas.is_empty() {
                self.stopping.run_until_cancelled(self.news.notified()).await;
                continue;
            }
            arenas.sort_by_key(|arena| arena.names.stream());
            *turn = (*turn + 1) % arenas.len();
            arenas.rotate_left(*turn);
            for arena in &arenas {
                if let Some(message) = arena.task(Duration::ZERO).await {
                    return Some((Arc::clone(arena), message));
                }
            }
            if let Some(message) = arenas[0].task(WAIT).await {
                return Some((Arc::clone(&arenas[0]), message));
            }
        }
        None
    }

    async fn play(
        self: Arc<Self>,
        number: u64,
        arena: Arc<JoinedArena>,
        message: Message,
        permit: OwnedSemaphorePermit,
    ) {
        let task = serde_json::from_slice::<Task>(&message.payload).ok();
        let Some(task) = task.filter(|&task| arena.has(task)) else {
            _ = message.ack_with(AckKind::Term).await;
            lock(&self.held).remove(&number);
            return;
        };
        let tries = message.info().map_or(1, |info| info.delivered);
        let result = if tries > TRIES_MAX {
            Err(format!("it was handed out {TRIES_MAX} times, and nobody finished it"))
        } else {
            let at = Arc::clone(&arena);
            let playing = tokio::task::spawn_blocking(move || at.play(task));
            arena.keep_claim(&message, playing).await.map_err(|error| error.to_string())
        };
        if let Ok((_, us)) = &result {
            self.short.store(u128::from(*us) < SHORT.as_micros(), Ordering::Relaxed);
        }
        let played = |(blocks, us), failed| Played::<Box<RawValue>> {
            worker: self.name.clone(),
            block: task.block,
            us,
            blocks,
            failed,
        };
        let played = match result {
            Ok(blocks) => played(blocks, None),
            Err(why) => played((Vec::new(), 0), Some(why)),
        };
        // The next one may be pulled.
        drop(permit);
        let mut over = arena.over.subscribe();
        tokio::select! {
            // Then the result may be incomplete, and nobody wants it.
            biased;
            () = async { _ = over.wait_for(|over| *over).await } => {}
            sent = self.send(&arena, &played) => {
                _ = message.ack_with(if sent { AckKind::Ack } else { AckKind::Nak(None) }).await;
            }
        }
        lock(&self.held).remove(&number);
    }

    /// Sends the result of a task; returns whether it arrived.
    async fn send(&self, arena: &JoinedArena, played: &Played<Box<RawValue>>) -> bool {
        let subject = arena.names.result(played.block, &self.name);
        let deadline = Instant::now() + PATIENCE;
        let Ok(body) = json(played) else { return false };
        let mut body = Bytes::from(body);
        loop {
            match put_once(&self.jetstream, &subject, body.clone()).await {
                Ok(()) => {
                    arena.blocks.fetch_add(played.blocks.len() as u64, Ordering::Relaxed);
                    return true;
                }
                Err(error) if error.kind() == PublishErrorKind::MaxPayloadExceeded => {
                    let (worker, failed) = (self.name.clone(), Some(error.to_string()));
                    let (block, us) = (played.block, 0);
                    let blocks: Vec<Box<RawValue>> = Vec::new();
                    let Ok(short) = json(&Played { worker, block, us, blocks, failed }) else {
                        return false;
                    };
                    body = short.into();
                }
                Err(_) if Instant::now() >= deadline => return false,
                Err(_) => sleep(PAUSE).await,
            }
        }
    }

    async fn return_tasks(&self) {
        let held: Vec<Message> = lock(&self.held).drain().map(|(_, message)| message).collect();
        for message in &held {
            _ = message.ack_with(AckKind::Nak(None)).await;
        }
        _ = timeout(ANSWER, self.client.flush()).await;
    }
}

impl ArenaEntry {
    /// Ends an arena, also for the threads that play for it.
    fn end(self, id: &str, say: fn(&str)) {
        if let Some(Ok(arena)) = self.played {
            arena.over.send_replace(true);
            let blocks = arena.blocks.load(Ordering::Relaxed);
            say(&format!("Arena {id} is over; {blocks} blocks were played here."));
        }
    }
}

impl JoinedArena {
    /// A task, if there is one or one arrives within `wait`.
    async fn task(&self, wait: Duration) -> Option<Message> {
        let pulled = async {
            if wait.is_zero() {
                self.tasks.fetch().max_messages(1).messages().await.ok()?.next().await?.ok()
            } else {
                let pull = self.tasks.batch().max_messages(1).expires(wait);
                pull.messages().await.ok()?.next().await?.ok()
            }
        };
        let begun = Instant::now();
        let message = timeout(wait + ANSWER, pulled).await.ok().flatten();
        if message.is_none() {
            // Without a queue the answer comes at once.
            sleep(wait.saturating_sub(begun.elapsed())).await;
        }
        message
    }

    /// Waits for `what`, and meanwhile keeps the claim on the task, so that nobody else gets it.
    async fn keep_claim<T>(&self, message: &Message, what: impl Future<Output = T>) -> T {
        let mut what = pin!(what);
        loop {
            tokio::select! {
                it = &mut what => return it,
                () = sleep(self.silence / 3) => {
                    _ = message.ack_with(AckKind::Progress).await;
                }
            }
        }
    }

    /// Plays a task; returns the blocks and how many microseconds they took. If the arena ends,
    /// there are fewer.
    fn play(&self, task: Task) -> (Vec<Box<RawValue>>, u64) {
        let begun = Instant::now();
        let is_over = || *self.over.borrow();
        let blocks = self.job.play(task.block..task.block + task.count, &is_over);
        (blocks, begun.elapsed().as_micros() as u64)
    }

    /// Whether a task, which comes from elsewhere, is one of this arena.
    fn has(&self, Task { block, count }: Task) -> bool {
        let end = block.checked_add(count);
        count <= TASK_BLOCKS_MAX && end.is_some_and(|end| end <= self.job.blocks())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // No code panics between two changes that belong together.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
