//! Connections: how many there are, and how long they may say nothing.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
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
use tokio_io_timeout::TimeoutStream;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service as _;

use crate::allowances::Hold;
use crate::guests::Guests;
use crate::limits;

/// How long to wait after the system had no connection to give: one may end meanwhile.
const AGAIN: Duration = Duration::from_millis(250);

/// The address at which a request came in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bound(pub(crate) SocketAddr);

/// Serves connections until `closing` is cancelled; then waits so long for those that are being
/// answered. `guests` are counted here, if all that one address has comes on connections of its
/// own.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    guests: Option<Guests>,
    closing: CancellationToken,
    within: Duration,
) {
    let open = TaskTracker::new();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits::HEADERS_WITHIN);
    http.max_buf_size(limits::HEADERS_BYTES_MAX);
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
        let held = guests.as_ref().map(|it| it.of(address.ip()).hold(Hold::Connections, 1));
        if matches!(held, Some(None)) {
            continue;
        }
        at_once(&stream);
        let bound = stream.local_addr().ok().map(Bound);
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address));
            bound.and_then(|bound| request.extensions_mut().insert(bound));
            router.clone().call(request.map(Body::new))
        });
        let (http, closing) = (http.clone(), closing.clone());
        open.spawn(async move {
            let _held = held;
            // The time for headers begins with their first byte.
            let mut first = [0];
            let speaks = tokio::select! {
                peeked = timeout(limits::HEADERS_WITHIN, stream.peek(&mut first)) => peeked.is_ok(),
                () = closing.cancelled() => false,
            };
            if !speaks {
                return;
            }
            let mut stream = TimeoutStream::new(stream);
            stream.set_write_timeout(Some(limits::READ_WITHIN));
            let connection = http.serve_connection(TokioIo::new(Box::pin(stream)), service);
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
    let _ = timeout(within, open.wait()).await;
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
