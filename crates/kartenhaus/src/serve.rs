//! `kartenhaus serve` and `kartenhaus backup`: the site and where everything is kept.

use std::env;
use std::fs::{self, DirBuilder, File};
use std::io::{self, IsTerminal as _, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs as _, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use clap::{Args, ValueHint};
use client::Site;
use nats::Cluster;
use server::log::{Copied, EventLog, JetStreamLog, SqliteLog, copy, network_file_system};
use server::{Config, limits};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::console::{data_folder, output, parsed, shown, usage};
use crate::interrupt::stopped;
use crate::listed::Listed;
use crate::seed::seed_number;

/// Where the site listens by default: on every network, so that a phone in the same house finds it.
const LISTEN: &str = "0.0.0.0:4747";

/// How much the server tells of itself, the least first.
const LEVELS: [&str; 5] = ["error", "warn", "info", "debug", "trace"];

const FILE: &str = "kartenhaus.db";

/// The name of the file that is locked in a folder that somebody uses.
const LOCK: &str = "in-use";

/// How long a deal waits for shares with `--seed-for-tests`: longer than any slow machine needs.
const TEST_SHARES_WITHIN: Duration = Duration::from_secs(60);

/// What `kartenhaus serve` is asked for.
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen: an address, or a name such as localhost, and a port
    #[arg(
        long,
        value_name = "ADDR",
        env = "KARTENHAUS_LISTEN",
        default_value = LISTEN,
        value_parser = listen
    )]
    listen: Listen,
    #[command(flatten)]
    kept: KeptArgs,
    /// Where people reach the site, if not where it listens, such as https://cards.example.org or
    /// <https://example.org/cards/>
    #[arg(long, value_name = "URL", env = "KARTENHAUS_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// A proxy of yours stands before it and names in X-Forwarded-For who asks
    #[arg(long, env = "KARTENHAUS_BEHIND_PROXY")]
    behind_proxy: bool,
    /// No table may be open to everyone: nobody finds one without its link
    #[arg(long, env = "KARTENHAUS_NO_OPEN_TABLES")]
    no_open_tables: bool,
    /// There is no leaderboard, and no table can be ranked
    #[arg(long, env = "KARTENHAUS_NO_LEADERBOARD")]
    no_leaderboard: bool,
    /// What it tells of itself on standard error
    #[arg(
        long,
        value_name = "LEVEL",
        env = "KARTENHAUS_LOG_LEVEL",
        default_value = "warn",
        value_parser = Listed::new(LEVELS, |text: &str| text.parse::<Level>())
    )]
    log_level: Level,
    /// How long bots wait before they play, in milliseconds
    #[arg(
        long,
        value_name = "MS",
        default_value_t = limits::BOT_PAUSE.as_millis() as u64,
        hide = true
    )]
    bot_pause: u64,
    /// How long every snap window is, in milliseconds, whatever the rooms say
    #[arg(long, value_name = "MS", hide = true)]
    snap_ms: Option<u64>,
    /// After how many seconds a room that nobody uses leaves memory
    #[arg(long, value_name = "S", default_value_t = 60, hide = true)]
    idle: u64,
    /// No limit on what one address may ask for: only to measure
    #[arg(long, hide = true)]
    no_rate_limits: bool,
    /// The same names, keys and cards in each run: only for tests, and only on this machine
    #[arg(long, value_name = "SEED", hide = true, value_parser = seed_number)]
    seed_for_tests: Option<u64>,
}

/// Where everything is kept: in a file, or on NATS.
#[derive(Args)]
pub(crate) struct KeptArgs {
    #[command(flatten)]
    data: DataArgs,
    /// NATS JetStream instead of a file, such as nats://a,b:4333,c, for one or several servers
    // The value may hold a password, which help must not show.
    #[arg(
        long,
        value_name = "URL",
        env = "KARTENHAUS_LOG",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    log: Option<String>,
}

/// Where the data file is.
#[derive(Args)]
pub(crate) struct DataArgs {
    /// The folder of the data file [env: KARTENHAUS_DATA] [default: kartenhaus in your data folder]
    // Not the environment of clap: what it says is for all commands, and gives way to `--log`.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
    data: Option<PathBuf>,
}

/// What `kartenhaus backup` is asked for.
#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    kept: KeptArgs,
}

/// What `kartenhaus restore` is asked for.
#[derive(Args)]
pub(crate) struct RestoreArgs {
    /// A data file, or a backup of one
    file: PathBuf,
    #[command(flatten)]
    kept: KeptArgs,
}

impl Default for ServeArgs {
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Only {
            #[command(flatten)]
            serve: ServeArgs,
        }
        let only: Only = parsed(["kartenhaus".into()].into_iter()).unwrap_or_else(|it| it.exit());
        only.serve
    }
}

/// Where to listen: the addresses of what was named, of which the first that works is used.
#[derive(Clone, Debug)]
struct Listen {
    named: String,
    addresses: Vec<SocketAddr>,
}

fn listen(text: &str) -> Result<Listen, String> {
    let has_port = text.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    if !has_port {
        let expected = "expected an address and a port, such as 127.0.0.1:4747 or localhost:4747";
        return Err(expected.to_owned());
    }
    let unknown = |error| format!("no address is known for it: {error}");
    let mut addresses: Vec<SocketAddr> = text.to_socket_addrs().map_err(unknown)?.collect();
    // Where a proxy is told an address at all, it is that of IPv4.
    addresses.sort_by_key(SocketAddr::is_ipv6);
    Ok(Listen { named: text.to_owned(), addresses })
}

fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    let end = |rest: &str| rest.find('/').unwrap_or(rest.len());
    let path = rest.map_or("", |rest| &rest[end(rest)..]);
    // What stands in pages and addresses as it is.
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let is_path = path
        .split('/')
        .skip(1)
        .all(|part| !part.is_empty() && part.bytes().all(is_plain) && !matches!(part, "." | ".."));
    if url.parse::<Site>().is_ok() && is_path {
        return Ok(url.to_owned());
    }
    let expected = "expected http:// or https://, a host and perhaps a path, such as \
                    https://cards.example.org or https://example.org/cards";
    Err(expected.to_owned())
}

impl DataArgs {
    fn file(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(data_folder).join(FILE)
    }
}

/// Connects to the log at an address, and says where that is. The address is not shown: there may
/// be a password in it.
async fn connect(address: &str) -> anyhow::Result<(JetStreamLog, String)> {
    let cluster: Cluster = address.parse().map_err(|error| {
        usage(format!(
            "--log (KARTENHAUS_LOG) says where the log is kept: {error}; how much is told is \
             --log-level"
        ))
    })?;
    let log = JetStreamLog::connect(&cluster).await.context(cluster.to_string())?;
    Ok((log, cluster.to_string()))
}

/// Makes a folder, unless it is there, that nobody else on the machine sees into.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut make = DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(folder)
}

fn make_folder_of(file: &Path) -> anyhow::Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    make_folder(folder).with_context(|| shown(folder))
}

fn warn_of_network_file_system(file: &Path) {
    let Some(folder) = file.parent() else { return };
    if let Some(kind) = network_file_system(folder) {
        tracing::warn!(
            "{} lies on a network file system ({kind}), whose locks cannot be relied on: what is \
             kept may be damaged; choose a folder on this machine's own disk with --data, or NATS \
             with --log (docs/cluster.md)",
            shown(folder)
        );
    }
}

/// Opens the log, and says where it is.
async fn open(args: &KeptArgs) -> anyhow::Result<(Arc<dyn EventLog>, String)> {
    if let Some(address) = &args.log {
        let (log, place) = connect(address).await?;
        return Ok((Arc::new(log), place));
    }
    let file = args.data.file();
    make_folder_of(&file)?;
    warn_of_network_file_system(&file);
    let log = SqliteLog::open(&file).with_context(|| shown(&file))?;
    Ok((Arc::new(log), shown(&file)))
}

pub(crate) fn serve(args: ServeArgs) -> anyhow::Result<()> {
    let levels = ["server", "kartenhaus"].map(|ours| (ours, args.log_level));
    let levels = Targets::new().with_default(Level::WARN).with_targets(levels);
    // The site goes on where nobody can be told of it: a pipe that is closed, or full.
    let (told, _told) = tracing_appender::non_blocking(std::io::stderr());
    let told = tracing_subscriber::fmt::layer()
        .with_writer(told)
        .with_ansi(has_colours())
        .log_internal_errors(false);
    tracing_subscriber::registry().with(told.with_filter(levels)).init();
    let config = Config {
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        rate_limits: !args.no_rate_limits,
        bot_pause: Duration::from_millis(args.bot_pause),
        snaps: args.snap_ms.map(Duration::from_millis),
        shares_within: args.seed_for_tests.map_or(limits::SHARES_WITHIN, |_| TEST_SHARES_WITHIN),
        idle: Duration::from_secs(args.idle),
        shutdown_within: limits::SHUTDOWN_WITHIN,
        open_tables: !args.no_open_tables,
        leaderboard: !args.no_leaderboard,
        seed: args.seed_for_tests,
        start_ms: None,
    };
    if config.seed.is_some() && !args.listen.addresses.iter().all(|it| it.ip().is_loopback()) {
        return Err(usage(
            "with --seed-for-tests everyone could know every card; it needs an address that only \
             this machine reaches, such as --listen 127.0.0.1:4747",
        ));
    }
    let runtime = Runtime::new().context("the server's threads cannot be started")?;
    runtime.block_on(async {
        let (log, place) = open(&args.kept).await?;
        let listener = TcpListener::bind(&*args.listen.addresses).await.map_err(|error| {
            let named = &args.listen.named;
            anyhow!("{named} cannot be used ({error}); choose another with --listen")
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

/// Whether what is told goes to a terminal that shows colours: a file must have none.
fn has_colours() -> bool {
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    io::stderr().is_terminal() && !unwanted
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

/// Copies the data file, also while a server uses it.
pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<()> {
    if let Some(address) = &args.kept.log {
        return backup_log(address, &args.file);
    }
    let from = args.kept.data.file();
    if !from.exists() {
        return Err(usage(format!("there is no data file {}", shown(&from))));
    }
    SqliteLog::backup(&from, &args.file)?;
    writeln!(output(), "{} is a copy of {}", shown(&args.file), shown(&from))?;
    tell_damage(&args.file)
}

/// Says what is damaged in a copy: only that stays closed.
fn tell_damage(copy: &Path) -> anyhow::Result<()> {
    for damage in SqliteLog::damaged(copy)? {
        writeln!(io::stderr(), "warning: {damage}; what it belongs to stays closed")?;
    }
    Ok(())
}

/// A folder next to a file that is made there, gone when this is.
struct Folder {
    path: PathBuf,
    /// It is locked as long as somebody uses the folder.
    _lock: File,
}

impl Folder {
    /// A new one, or one that was left by somebody who did not come to an end.
    fn new(beside: &Path) -> anyhow::Result<Self> {
        let mut name = beside.as_os_str().to_owned();
        name.push(".nats");
        let path = PathBuf::from(name);
        let lock = || -> anyhow::Result<File> {
            make_folder(&path)?;
            let lock = File::create(path.join(LOCK))?;
            lock.try_lock()?;
            // Nothing but what was begun to be copied is in it.
            for name in ["", "-wal", "-shm", ".lock"] {
                _ = fs::remove_file(path.join(format!("{FILE}{name}")));
            }
            Ok(lock)
        };
        let lock = lock().with_context(|| shown(&path))?;
        Ok(Self { path, _lock: lock })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays there is of no use to anybody, and does no harm.
        _ = fs::remove_dir_all(&self.path);
    }
}

/// Copies what is kept on NATS to a data file, also while servers use it.
fn backup_log(address: &str, to: &Path) -> anyhow::Result<()> {
    let folder = Folder::new(to)?;
    let part = folder.path.join(FILE);
    let runtime = Runtime::new().context("the copy cannot be started")?;
    let (copied, place) = runtime.block_on(async {
        let (from, place) = connect(address).await?;
        let copied = copy(&from, &SqliteLog::open(&part)?).await?;
        Ok::<_, anyhow::Error>((copied, place))
    })?;
    // Under its own name it is whole.
    SqliteLog::backup(&part, to)?;
    writeln!(output(), "{} is a copy of {place}: {}", shown(to), counted(copied))?;
    Ok(())
}

/// Puts a data file in the place of the one that the site keeps, or onto NATS, where nothing is
/// kept yet.
pub(crate) fn restore(args: &RestoreArgs) -> anyhow::Result<()> {
    if !args.file.exists() {
        return Err(usage(format!("there is no data file {}", shown(&args.file))));
    }
    match &args.kept.log {
        Some(address) => restore_log(&args.file, address),
        None => restore_file(&args.file, &args.kept.data.file()),
    }
}

fn restore_file(from: &Path, to: &Path) -> anyhow::Result<()> {
    make_folder_of(to)?;
    let aside = SqliteLog::restore(from, to)?;
    let aside = aside.map(|aside| format!("; what was there is kept in {}", shown(&aside)));
    let from = shown(from);
    writeln!(output(), "{} is a copy of {from}{}", shown(to), aside.unwrap_or_default())?;
    tell_damage(to)
}

fn restore_log(from: &Path, address: &str) -> anyhow::Result<()> {
    let runtime = Runtime::new().context("the copy cannot be started")?;
    runtime.block_on(async {
        let log = SqliteLog::open(from)?;
        let (to, place) = connect(address).await?;
        let copied = copy(&log, &to).await.with_context(|| place.clone())?;
        writeln!(output(), "{place} is a copy of {}: {}", shown(from), counted(copied))?;
        Ok(())
    })
}

fn counted(copied: Copied) -> String {
    let Copied { streams, entries, damaged } = copied;
    let text = format!("{entries} entries of {streams} rooms, matches and records");
    if damaged > 0 { format!("{text}; {damaged} more are damaged, and left out") } else { text }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn nobody_else_sees_into_a_new_data_folder() {
        let all = env::temp_dir().join(format!("kartenhaus-folder-{}", std::process::id()));
        let folder = all.join("new");
        make_folder_of(&folder.join(FILE)).expect("a folder");
        for folder in [&all, &folder] {
            let mode = fs::metadata(folder).expect("it is there").permissions().mode();
            assert_eq!(mode & 0o777, 0o700, "{folder:?}");
        }
        // One that is there stays as whoever made it wants it.
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o750)).expect("it is ours");
        make_folder_of(&folder.join(FILE)).expect("it is there");
        let mode = fs::metadata(&folder).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o750);
        fs::remove_dir_all(&all).expect("it is ours");
    }
}
