//! A link between two nodes that can be cut: a proxy of our own, so that it works for everyone.
//!
//! While it is cut, no byte passes and neither end is told; a new connection gets no answer.
//! Afterwards it continues, or all connections through it break. (A namespace for each node would
//! cut below TCP, but needs root; nodes see the same silence.)

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

/// How much is passed on at once, in bytes.
const BYTES: usize = 16 << 10;

#[derive(Clone, Copy)]
struct State {
    cut: bool,
    /// How often its connections were broken.
    broken: u32,
}

/// The thread that serves links, so that the clients in this process do not slow them down.
pub(crate) struct Thread(Option<Runtime>);

impl Thread {
    pub(crate) fn start() -> io::Result<Self> {
        Builder::new_multi_thread().worker_threads(1).enable_all().build().map(Some).map(Self)
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        // Open connections are not waited for.
        self.0.take().into_iter().for_each(Runtime::shutdown_background);
    }
}

pub(super) struct Link {
    /// Where to connect instead.
    pub(super) address: SocketAddr,
    state: watch::Sender<State>,
}

impl Link {
    pub(super) fn new(thread: &Thread, to: SocketAddr) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (state, states) = watch::channel(State { cut: false, broken: 0 });
        if let Some(runtime) = &thread.0 {
            let _inside = runtime.enter();
            runtime.spawn(serve(TcpListener::from_std(listener)?, to, states));
        }
        Ok(Self { address, state })
    }

    pub(super) fn cut(&self) {
        self.state.send_modify(|state| state.cut = true);
    }

    /// Mends the link: its connections continue, or break.
    pub(super) fn mend(&self, breaks: bool) {
        self.state.send_modify(|state| {
            state.cut = false;
            state.broken += u32::from(breaks);
        });
    }
}

async fn serve(listener: TcpListener, to: SocketAddr, states: watch::Receiver<State>) {
    while let Ok((stream, _)) = listener.accept().await {
        let (mut breaks, state) = (states.clone(), states.clone());
        tokio::spawn(async move {
            let broken = breaks.borrow().broken;
            // When one direction ends, both sockets are closed.
            tokio::select! {
                _ = breaks.wait_for(|state| state.broken != broken) => {}
                _ = pass(stream, to, state) => {}
            }
        });
    }
}

async fn pass(stream: TcpStream, to: SocketAddr, mut state: watch::Receiver<State>) -> Option<()> {
    state.wait_for(|state| !state.cut).await.ok()?;
    let other = TcpStream::connect(to).await.ok()?;
    stream.set_nodelay(true).ok()?;
    other.set_nodelay(true).ok()?;
    let ((from, back), (answers, there)) = (stream.into_split(), other.into_split());
    tokio::select! {
        done = copy(from, there, state.clone()) => done,
        done = copy(answers, back, state) => done,
    }
}

/// Passes on bytes while the link is not cut.
async fn copy(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<State>,
) -> Option<()> {
    let mut buffer = vec![0; BYTES];
    loop {
        let read = from.read(&mut buffer).await.ok().filter(|&read| read > 0)?;
        state.wait_for(|state| !state.cut).await.ok()?;
        to.write_all(&buffer[..read]).await.ok()?;
    }
}
