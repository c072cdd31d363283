//! Ctrl-C, and what else asks a program to end.

#[cfg(unix)]
use std::future::poll_fn;
use std::io;
#[cfg(unix)]
use std::task::{Context, Poll};
use std::thread;

use tokio::runtime::Builder;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

/// The signals that ask the program to end. None is missed once this exists, even while nobody
/// waits for one.
#[cfg(unix)]
struct Stops(Vec<Signal>);

#[cfg(unix)]
impl Stops {
    fn new() -> io::Result<Self> {
        Self::of([SignalKind::interrupt(), SignalKind::terminate()])
    }

    /// As [`Stops::new`], and when the terminal is closed.
    fn at_terminal() -> io::Result<Self> {
        Self::of([SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()])
    }

    fn of<const N: usize>(kinds: [SignalKind; N]) -> io::Result<Self> {
        Ok(Self(kinds.into_iter().map(signal).collect::<Result<_, _>>()?))
    }

    async fn next(&mut self) {
        let each = |context: &mut Context<'_>| {
            let is_sent = self.0.iter_mut().any(|signal| signal.poll_recv(context).is_ready());
            if is_sent { Poll::Ready(()) } else { Poll::Pending }
        };
        poll_fn(each).await;
    }
}

#[cfg(not(unix))]
struct Stops(());

#[cfg(not(unix))]
impl Stops {
    fn new() -> io::Result<Self> {
        Ok(Self(()))
    }

    fn at_terminal() -> io::Result<Self> {
        Self::new()
    }

    async fn next(&mut self) {
        drop(tokio::signal::ctrl_c().await);
    }
}

/// Completes when the program is asked to end (Ctrl-C or `SIGTERM`), at any time after this call.
pub(crate) fn stopped() -> io::Result<impl Future<Output = ()>> {
    let mut stops = Stops::new()?;
    Ok(async move { stops.next().await })
}

/// Calls `act`, on a thread of its own, each time the program is asked to end or its terminal is
/// closed.
pub(crate) fn when_stopped(act: impl Fn() + Send + 'static) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_io().build()?;
    let mut stops = {
        let _guard = runtime.enter();
        Stops::at_terminal()?
    };
    let watch = move || {
        loop {
            runtime.block_on(stops.next());
            // Outside the runtime: `act` may start one of its own.
            act();
        }
    };
    thread::Builder::new().name("interrupt".to_owned()).spawn(watch).map(drop)
}
