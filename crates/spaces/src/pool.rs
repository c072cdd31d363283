//! Threads that step parts of a batch together with the thread that asks for it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread::yield_now;
use std::time::{Duration, Instant};

use rayon_core::{ThreadPool, ThreadPoolBuilder, Yield};

/// By process and number of threads: the threads that were started. They wait for work until the
/// process ends. A fork has none of its parent's threads, so it starts its own.
static POOLS: Mutex<BTreeMap<(u32, usize), &'static Pool>> = Mutex::new(BTreeMap::new());

/// How long an idle thread spins before it sleeps. On a virtual machine, waking a thread takes 15
/// to 50 µs, which is as long as a step of 256 matches takes. It yields as it spins, because the
/// thread that it waits for may be on the same core.
const SPIN: Duration = Duration::from_micros(50);

pub(crate) struct Pool {
    threads: ThreadPool,
    /// Threads in [`spin`](Self::spin).
    spinning: AtomicUsize,
}

impl Pool {
    /// The standing pool of `threads` threads; `None` if they are none, or cannot be started.
    pub(crate) fn get(threads: usize) -> Option<&'static Self> {
        if threads == 0 {
            return None;
        }
        let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (std::process::id(), threads);
        if let Some(pool) = pools.get(&key) {
            return Some(pool);
        }
        let named = |at| format!("batch-{at}");
        let threads = ThreadPoolBuilder::new().num_threads(threads).thread_name(named).build();
        let pool = Self { threads: threads.ok()?, spinning: AtomicUsize::new(0) };
        let pool: &'static Self = Box::leak(Box::new(pool));
        pools.insert(key, pool);
        Some(pool)
    }

    /// Runs `theirs` once for each thread of the pool, and `ours` on the calling thread. Returns
    /// when all have returned.
    pub(crate) fn run(&'static self, theirs: impl Fn() + Sync, ours: impl FnOnce()) {
        let threads = self.threads.current_num_threads();
        let running = AtomicUsize::new(threads);
        self.threads.in_place_scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|_| {
                    theirs();
                    running.fetch_sub(1, Relaxed);
                });
            }
            if self.spinning.load(Relaxed) == 0 {
                self.threads.spawn_broadcast(|_| self.spin());
            }
            ours();
            // The end of the scope puts this thread to sleep if a thread still runs.
            let since = Instant::now();
            while running.load(Relaxed) > 0 && since.elapsed() < SPIN {
                yield_now();
            }
        });
    }

    /// Returns after a while without work.
    fn spin(&self) {
        self.spinning.fetch_add(1, Relaxed);
        let mut since = Instant::now();
        while since.elapsed() < SPIN {
            match self.threads.yield_now() {
                Some(Yield::Executed) => since = Instant::now(),
                _ => yield_now(),
            }
        }
        self.spinning.fetch_sub(1, Relaxed);
    }
}
