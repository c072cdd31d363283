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

/// Each time that Ctrl-C is pressed or the system asks the program to end: from when this is made,
/// not only while it is waited for.
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

/// What ends when a program without a terminal is asked to end, from this call on.
pub(crate) fn stopped() -> io::Result<impl Future<Output = ()>> {
    let mut stops = Stops::new()?;
    Ok(async move { stops.next().await })
}

/// Does this, on a thread of its own, each time that a program at a terminal is asked to end.
pub(crate) fn when_stopped(act: impl Fn() + Send + 'static) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_io().build()?;
    let mut stops = {
        let _guard = runtime.enter();
        Stops::at_terminal()?
    };
    let watch = move || {
        loop {
            runtime.block_on(stops.next());
            // Outside of the runtime, since it may need one of its own.
            act();
        }
    };
    thread::Builder::new().name("interrupt".to_owned()).spawn(watch).map(drop)
}
