//! The site in process and without sockets, for recordings and tests: with a fixed seed and tokio's
//! paused clock, it answers the same every time.

use std::convert::Infallible;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Once};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::DuplexStream;
use tower_service::Service as _;

use crate::Config;
use crate::api::{self, Site};
use crate::connections::Bound;
use crate::log::EventLog;
use crate::shared::Shared;

/// How many bytes may wait in each direction of a connection.
const BUFFER: usize = 1 << 20;

/// Where everyone comes from.
const PEER: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 1);

/// Where it is: its name has no port.
const HERE: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 80);

/// A site that clients in the same process talk to.
#[derive(Clone)]
pub struct LocalSite(Router);

impl LocalSite {
    /// A site that keeps everything in `log`.
    pub fn new(log: Arc<dyn EventLog>, config: Config) -> Self {
        let shared = Arc::new(Shared::new(log, config));
        Self(api::router(Arc::new(Site { shared, proxy_warning: Once::new() })))
    }

    /// Answers an HTTP request.
    pub async fn answer(&self, mut request: Request<Body>) -> Response {
        request.extensions_mut().insert(ConnectInfo::<SocketAddr>(PEER));
        request.extensions_mut().insert(Bound(HERE));
        let Ok::<_, Infallible>(response) = self.0.clone().call(request).await;
        response
    }

    /// Opens a connection that speaks HTTP/1.1, to be upgraded to a WebSocket.
    pub fn connect(&self) -> DuplexStream {
        let (client, server) = tokio::io::duplex(BUFFER);
        let site = self.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let site = site.clone();
            async move { Ok::<_, Infallible>(site.answer(request.map(Body::new)).await) }
        });
        let connection = http1::Builder::new().serve_connection(TokioIo::new(server), service);
        tokio::spawn(connection.with_upgrades());
        client
    }
}
