//! What all sessions share: the log, the calendar, and which rooms are in memory.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use play::session::{Called, nothing_new};
use tokio::sync::{Semaphore, mpsc};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::Config;
use crate::allowances::Allowance;
use crate::archive::Archive;
use crate::calendar::Calendar;
use crate::days::Days;
use crate::guests::Guests;
use crate::limits;
use crate::log::{EventLog, Trouble};
use crate::metrics::Metrics;
use crate::names::RoomName;
use crate::people::{People, Times};
use crate::protocol::{Fault, FaultCode};
use crate::random::Random;
use crate::ratings::Ratings;
use crate::room::fault;
use crate::session::Command;
use crate::tables::Tables;

pub(crate) struct Shared {
    /// Which server this is, among those that share its log.
    pub(crate) id: u64,
    pub(crate) log: Arc<dyn EventLog>,
    pub(crate) config: Config,
    pub(crate) random: Arc<Random>,
    pub(crate) metrics: Metrics,
    pub(crate) guests: Guests,
    pub(crate) archive: Archive,
    pub(crate) people: People,
    pub(crate) ratings: Ratings,
    pub(crate) days: Arc<Days>,
    /// When the names in use at open tables were renewed last.
    named: Mutex<Option<Instant>>,
    pub(crate) tables: Arc<Tables>,
    sessions: Mutex<HashMap<RoomName, mpsc::Sender<Command>>>,
    /// The sessions and the lines: what has to end before the server does.
    pub(crate) tasks: TaskTracker,
    /// Whether the server shuts down; then nothing begins that would have to end.
    pub(crate) closing: CancellationToken,
    /// How many bots may think at the same time: one fewer than there are processors, if there are
    /// several, so that moves are not kept waiting.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) begun: Instant,
    pub(crate) calendar: Calendar,
    /// Why nothing new is begun, if so.
    trouble: Mutex<Option<Trouble>>,
}

impl Shared {
    pub(crate) fn new(log: Arc<dyn EventLog>, config: Config) -> Self {
        let random = Arc::new(Random::new(config.seed));
        let id = u64::from_le_bytes(random.bytes("server"));
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Arc::new(Semaphore::new((processors - 1).max(1)));
        let days = Arc::new(Days::new(log.clone(), random.clone()));
        Self {
            id,
            tables: Tables::new(id, config.open_tables, config.leaderboard),
            people: People::new(log.clone()),
            ratings: Ratings::new(log.clone(), config.leaderboard && config.open_tables),
            named: Mutex::default(),
            archive: Archive::new(log.clone(), thinkers.clone(), days.clone()),
            days,
            log,
            calendar: Calendar::new(config.start_ms),
            guests: Guests::new(config.rate_limits, config.refill()),
            config,
            random,
            metrics: Metrics::new(),
            sessions: Mutex::default(),
            tasks: TaskTracker::new(),
            closing: CancellationToken::new(),
            thinkers,
            begun: Instant::now(),
            trouble: Mutex::default(),
        }
    }

    /// Finds out whether what is begun now could be lost, and tells the operator.
    pub(crate) fn look_for_trouble(&self) {
        let found = self.log.trouble();
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        match (&found, &*trouble) {
            (Some(Trouble { what, .. }), _) => {
                tracing::error!("{what}; no room or match begins until this is mended");
            }
            (None, Some(_)) => tracing::warn!("it is mended: rooms and matches begin again"),
            (None, None) => {}
        }
        self.metrics.trouble.set(i64::from(found.is_some()));
        *trouble = found;
    }

    pub(crate) fn trouble(&self) -> Option<Trouble> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) async fn note_time(&self) {
        if let Err(error) = self.calendar.pass(&*self.log).await {
            tracing::error!(error = crate::chain(&error), "the calendar cannot be kept");
        }
    }

    /// What is written beside what happens now, in milliseconds since 1970: what the clock says, or
    /// more if it is known to be later, so that nothing looks older than it is.
    pub(crate) fn now_ms(&self) -> u64 {
        self.calendar.wall().max(self.calendar.now())
    }

    pub(crate) fn times(&self) -> Times {
        Times { stamp: self.now_ms(), calendar: self.calendar.now() }
    }

    /// Renews, now and then, the names of those who sit at open tables.
    pub(crate) async fn note_names(&self) {
        {
            let mut named = self.named.lock().unwrap_or_else(PoisonError::into_inner);
            if named.is_some_and(|at| at.elapsed() < limits::NAMES_EVERY) {
                return;
            }
            *named = Some(Instant::now());
        }
        self.people.still_there(self.tables.people(), self.times()).await;
    }

    /// Refuses while what is begun might be lost.
    pub(crate) fn may_begin(&self) -> Result<(), Fault> {
        self.trouble().is_none().then_some(()).ok_or_else(nothing_new)
    }

    /// Refuses with `message`, and counts that, if something is more than an address may have.
    pub(crate) fn allow(&self, may: bool, message: &str) -> Result<(), Fault> {
        if !may {
            self.metrics.limited.inc();
            return Err(fault(FaultCode::TooMany, message));
        }
        Ok(())
    }

    /// Lets people be called so at an open table. Whoever is new here keeps the name only if their
    /// address may bring somebody. Refused if a name is somebody else's.
    pub(crate) async fn call(&self, calls: Vec<Called>, from: IpAddr) -> Result<(), Fault> {
        let now = self.times();
        for Called { name, person } in calls {
            let is_new = match &person {
                Some(who) => !self.people.is_known(who).await?,
                None => false,
            };
            let may = is_new && self.may_begin().is_ok();
            let may =
                may && self.allow(self.guests.of(from).take(Allowance::People, 1), "").is_ok();
            self.people.call(&name, person.as_ref(), may, now).await?;
        }
        Ok(())
    }

    pub(crate) fn lock(
        &self,
    ) -> std::sync::MutexGuard<'_, HashMap<RoomName, mpsc::Sender<Command>>> {
        // No code panics while it holds the lock; and a map of channels is whole after any panic.
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn session_count(&self) -> usize {
        self.lock().len()
    }

    /// A session leaves memory. With its commands, only if none waits; whether it left.
    pub(crate) fn leave(
        &self,
        room: &RoomName,
        commands: Option<&mut mpsc::Receiver<Command>>,
    ) -> bool {
        let mut sessions = self.lock();
        if commands.is_some_and(|commands| !commands.is_empty()) {
            return false;
        }
        sessions.remove(room);
        true
    }
}
