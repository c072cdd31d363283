//! Threads that step parts of a batch together with the thread that asks for it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// By process and number of threads: the threads that were started. They wait for work until the
/// process ends. A fork has none of its parent's threads, so it starts its own.
static POOLS: Mutex<BTreeMap<(u32, usize), &'static ThreadPool>> = Mutex::new(BTreeMap::new());

/// A standing pool of so many threads; `None` if they are none, or cannot be started.
pub(crate) fn pool(threads: usize) -> Option<&'static ThreadPool> {
    if threads == 0 {
        return None;
    }
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (std::process::id(), threads);
    if let Some(pool) = pools.get(&key) {
        return Some(pool);
    }
    let named = |at| format!("batch-{at}");
    let made = ThreadPoolBuilder::new().num_threads(threads).thread_name(named).build().ok()?;
    let pool: &'static ThreadPool = Box::leak(Box::new(made));
    pools.insert(key, pool);
    Some(pool)
}
