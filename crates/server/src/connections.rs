//! Connections: how many there are, and how long they may say nothing.

use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service as _;

use crate::limits;
use crate::rates::network;

/// How long to wait after the system had no connection to give: one may end meanwhile.
const AGAIN: Duration = Duration::from_millis(250);

/// How many connections each address has now.
#[derive(Clone, Default)]
struct Counts(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// One connection of an address: it counts until the last copy is gone. A WebSocket keeps one.
#[derive(Clone)]
pub(crate) struct Guest {
    _counted: Option<Arc<Counted>>,
}

struct Counted {
    counts: Counts,
    network: IpAddr,
}

impl Counts {
    /// Counts one more; `None` if the address has as many as it may.
    fn add(&self, address: IpAddr, counted: bool) -> Option<Guest> {
        if !counted {
            return Some(Guest { _counted: None });
        }
        let network = network(address);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(network).or_default();
        if *count >= limits::CONNECTIONS_PER_ADDRESS_MAX {
            return None;
        }
        *count += 1;
        let counted = Counted { counts: self.clone(), network };
        Some(Guest { _counted: Some(Arc::new(counted)) })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}

/// Serves connections until `closing` is cancelled; then waits a while for those that are being
/// answered. `counted` is whether one address may have only so many.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    counted: bool,
    closing: CancellationToken,
) {
    let open = TaskTracker::new();
    let counts = Counts::default();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits::HEADERS_WITHIN);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closing.cancelled() => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_the_client(&error) => continue,
            Err(error) => {
                tracing::warn!(%error, "no connection can be accepted");
                sleep(AGAIN).await;
                continue;
            }
        };
        let Some(guest) = counts.add(address.ip(), counted) else { continue };
        at_once(&stream);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            request.extensions_mut().insert(guest.clone());
            router.clone().call(request.map(Body::new))
        });
        let (http, closing) = (http.clone(), closing.clone());
        open.spawn(async move {
            // The time for headers begins with their first byte.
            let mut first = [0];
            let speaks = tokio::select! {
                peeked = timeout(limits::HEADERS_WITHIN, stream.peek(&mut first)) => peeked.is_ok(),
                () = closing.cancelled() => false,
            };
            if !speaks {
                return;
            }
            let connection = http.serve_connection(TokioIo::new(stream), service);
            let mut connection = pin!(connection.with_upgrades());
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = closing.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = ended {
                tracing::trace!(%error, "a connection ends");
            }
        });
    }
    drop(listener);
    // Connections that stay open without a request must not hold the server.
    open.close();
    let _ = timeout(limits::SHUTDOWN_WITHIN, open.wait()).await;
}

/// Whether the client went away before it was accepted.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Lets what is sent leave at once: else a small message waits until the one before it was
/// acknowledged, and clients acknowledge late when they have nothing to say.
fn at_once(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
}
