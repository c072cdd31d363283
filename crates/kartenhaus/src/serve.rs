//! `kartenhaus serve` and `kartenhaus backup`: the site and where everything is kept.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::Args;
use server::Config;
use server::log::{EventLog, JetStreamLog, SqliteLog};
use server::nats::Cluster;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing_subscriber::EnvFilter;

use crate::cli::{output, shown, usage};

/// Where the site listens by default: on every network, so that a phone in the same house finds it.
const LISTEN: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::UNSPECIFIED), 4747);

/// The data file's name in its folder.
const FILE: &str = "kartenhaus.db";

/// What `kartenhaus serve` is asked for.
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen: an address and a port
    #[arg(long, value_name = "ADDR", env = "KARTENHAUS_LISTEN", default_value_t = LISTEN)]
    listen: SocketAddr,
    #[command(flatten)]
    data: DataArgs,
    /// Keep everything on NATS JetStream instead of in a file, such as nats://a,b:4333,c
    // The value may hold a password, which help must not show.
    #[arg(
        long,
        value_name = "URL",
        env = "KARTENHAUS_LOG",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    log: Option<String>,
    /// Where people reach the site, if not where it listens, such as https://cards.example.org
    #[arg(long, value_name = "URL", env = "KARTENHAUS_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// A proxy of yours stands before it and names in X-Forwarded-For who asks
    #[arg(long, env = "KARTENHAUS_BEHIND_PROXY")]
    behind_proxy: bool,
    /// What it tells of itself on standard error: error, warn, info, debug or trace
    #[arg(long, value_name = "LEVEL", env = "KARTENHAUS_LOG_LEVEL", default_value = "warn")]
    log_level: tracing::Level,
    /// How long bots wait before they play, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900, hide = true)]
    bot_pause: u64,
    /// After how many seconds a room that nobody uses leaves memory
    #[arg(long, value_name = "S", default_value_t = 60, hide = true)]
    idle: u64,
    /// No limit on what one address may ask for: only to measure
    #[arg(long, hide = true)]
    no_rate_limits: bool,
}

/// Where everything is kept.
#[derive(Args)]
pub(crate) struct DataArgs {
    /// The folder of the data file [env: KARTENHAUS_DATA] [default: kartenhaus in your data folder]
    // Not the environment of clap: what it says is for all commands, and gives way to `--log`.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// What `kartenhaus backup` is asked for.
#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

impl Default for ServeArgs {
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Only {
            #[command(flatten)]
            serve: ServeArgs,
        }
        <Only as clap::Parser>::parse_from(["kartenhaus"]).serve
    }
}

fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(url.to_owned()),
        _ => Err("expected http:// or https:// and a host, without a path".to_owned()),
    }
}

impl DataArgs {
    /// The data file.
    fn file(&self) -> PathBuf {
        let said = || env::var_os("KARTENHAUS_DATA").map(PathBuf::from);
        let folder = self.data.clone().or_else(said).unwrap_or_else(|| {
            let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|p| p.is_absolute());
            let home = || env::home_dir().map(|home| home.join(".local/share"));
            data.or_else(home).unwrap_or_default().join("kartenhaus")
        });
        folder.join(FILE)
    }
}

/// Opens the log, and says where it is.
async fn open(args: &ServeArgs) -> anyhow::Result<(Arc<dyn EventLog>, String)> {
    if let Some(address) = &args.log {
        // The address is not shown: there may be a password in it.
        let cluster: Cluster = address.parse().map_err(|error| {
            usage(format!(
                "--log (KARTENHAUS_LOG) says where the log is kept: {error}; how much is told is \
                 --log-level"
            ))
        })?;
        let log = JetStreamLog::connect(&cluster).await.context(cluster.to_string())?;
        return Ok((Arc::new(log), cluster.to_string()));
    }
    let file = args.data.file();
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(|| shown(folder))?;
    }
    let log = SqliteLog::open(&file).with_context(|| shown(&file))?;
    Ok((Arc::new(log), shown(&file)))
}

/// Serves the site until it is told to stop.
pub(crate) fn serve(args: ServeArgs) -> anyhow::Result<()> {
    let level = EnvFilter::new(format!("warn,server={0},kartenhaus={0}", args.log_level));
    tracing_subscriber::fmt().with_env_filter(level).with_writer(std::io::stderr).init();
    let config = Config {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        rate_limits: !args.no_rate_limits,
        bot_pause: Duration::from_millis(args.bot_pause),
        idle: Duration::from_secs(args.idle),
    };
    let runtime = Runtime::new().context("the server's threads cannot be started")?;
    runtime.block_on(async {
        let (log, place) = open(&args).await?;
        let listener = TcpListener::bind(args.listen).await.map_err(|error| {
            let address = args.listen;
            anyhow!("{address} cannot be used ({error}); choose another with --listen")
        })?;
        let address = listener.local_addr()?;
        // Before the link is printed: who has read it may stop the server.
        let stopped = stopped().context("the server could not be stopped")?;
        let text = greeting(address, args.public_url.as_deref(), &place);
        // The site runs also where nobody reads this.
        let _ = output().write_all(text.as_bytes());
        server::run(listener, log, config, stopped).await;
        Ok(())
    })
}

/// What is said when the site starts: where it is.
fn greeting(address: SocketAddr, public_url: Option<&str>, place: &str) -> String {
    let mut text = match public_url {
        Some(url) => format!("Kartenhaus: {url}/\n"),
        None => {
            let local = match address.ip() {
                ip if ip.is_unspecified() || ip.is_loopback() => "localhost".to_owned(),
                IpAddr::V6(ip) => format!("[{ip}]"),
                ip => ip.to_string(),
            };
            let port = address.port();
            let own = own_address().filter(|_| address.ip().is_unspecified());
            let phone =
                own.map(|ip| format!("On a phone in the same network: http://{ip}:{port}/\n"));
            format!("Kartenhaus: http://{local}:{port}/\n{}", phone.unwrap_or_default())
        }
    };
    text += &format!("Everything is kept in {place}\n");
    text += "Ctrl+C stops it; rooms and games are there again when it comes back.\n";
    text
}

/// This machine's address in its own network: the one from which a packet would leave. None is
/// sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which no host has (RFC 5737).
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified() && ip != IpAddr::V6(Ipv6Addr::LOCALHOST))
        .then_some(ip)
}

/// What ends when Ctrl+C is pressed, or the system asks the server to stop: from this call on, not
/// only once it is waited for.
#[cfg(unix)]
pub(crate) fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// What ends when Ctrl+C is pressed.
#[cfg(not(unix))]
pub(crate) fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

/// Copies the data file, also while a server uses it.
pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<()> {
    let from = args.data.file();
    if !from.exists() {
        return Err(usage(format!("there is no data file {}", shown(&from))));
    }
    SqliteLog::backup(&from, &args.file).with_context(|| shown(&args.file))?;
    writeln!(output(), "{} is a copy of {}", shown(&args.file), shown(&from))?;
    Ok(())
}
