//! The nodes: nats-servers that keep one log, our servers that use it, and the links between them.

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, bail, ensure};
use tokio::time::{Duration, Instant, sleep, timeout};

use super::link::{Link, Thread};
use super::plan::NODES;
use crate::rooms::client;

/// How long a node may take to recover.
const THERE_WITHIN: Duration = Duration::from_secs(60);

/// How long to wait for one answer.
const ANSWER: Duration = Duration::from_secs(1);

/// A program that may be running.
pub(crate) struct Node {
    name: String,
    program: PathBuf,
    args: Vec<String>,
    log: PathBuf,
    health: SocketAddr,
    child: Option<Child>,
}

impl Node {
    pub(super) fn start(&mut self) -> anyhow::Result<()> {
        let log = || File::options().create(true).append(true).open(&self.log);
        let mut command = Command::new(&self.program);
        command.args(&self.args).stdin(Stdio::null()).stdout(log()?).stderr(log()?);
        let child = command.spawn().with_context(|| self.program.display().to_string())?;
        self.child = Some(child);
        Ok(())
    }

    pub(super) fn id(&self) -> anyhow::Result<u32> {
        let child = self.child.as_ref();
        Ok(child.with_context(|| format!("{} does not run", self.name))?.id())
    }

    /// Sends it a signal, such as `STOP`.
    pub(super) fn signal(&self, signal: &str) -> anyhow::Result<()> {
        send(self.id()?, signal).with_context(|| self.name.clone())
    }

    /// Takes over its process, to end it.
    pub(super) fn take(&mut self) -> anyhow::Result<Child> {
        self.child.take().with_context(|| format!("{} does not run", self.name))
    }

    /// Whether it has exited unexpectedly.
    pub(crate) fn fell(&mut self) -> anyhow::Result<bool> {
        Ok(match &mut self.child {
            Some(child) => child.try_wait()?.is_some(),
            None => false,
        })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    async fn is_well(health: SocketAddr) -> bool {
        let mut client = client(health);
        timeout(ANSWER, client.get("/healthz")).await.is_ok_and(|answer| answer.is_ok())
    }

    pub(super) fn health(&self) -> SocketAddr {
        self.health
    }

    /// A line in its log that only a bug can cause.
    pub(crate) fn panics(&self) -> anyhow::Result<Option<String>> {
        let log = fs::read(&self.log)?;
        let log = String::from_utf8_lossy(&log);
        let line = log.lines().find(|line| line.contains("panicked at"));
        Ok(line.map(|line| format!("{}: {line}", self.name)))
    }

    /// The processor time that it has used, in seconds.
    pub(crate) fn cpu(&self) -> anyhow::Result<f64> {
        crate::site::cpu(self.id()?)
    }

    pub(crate) fn memory(&self) -> anyhow::Result<f64> {
        crate::site::memory(self.id()?)
    }
}

/// A node does not outlive its run.
impl Drop for Node {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have exited already.
            _ = child.kill();
            _ = child.wait();
        }
    }
}

fn send(process: u32, signal: &str) -> anyhow::Result<()> {
    let signal = format!("-{signal}");
    let sent = Command::new("kill").args([&signal, &process.to_string()]).status()?;
    ensure!(sent.success(), "process {process} was gone");
    Ok(())
}

/// Ends a process with a signal, such as `KILL`, and waits until it has exited.
pub(super) async fn end(mut child: Child, signal: &str) -> anyhow::Result<()> {
    send(child.id(), signal)?;
    let deadline = Instant::now() + THERE_WITHIN;
    while child.try_wait()?.is_none() {
        if Instant::now() > deadline {
            // It does not outlive us, though.
            child.kill()?;
            child.wait()?;
            bail!("a process was sent {signal} and does not exit");
        }
        sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

/// Waits until a node is healthy; a nats-server is once it has all that the others have.
pub(super) async fn well(health: SocketAddr) -> anyhow::Result<()> {
    let deadline = Instant::now() + THERE_WITHIN;
    while !Node::is_well(health).await {
        ensure!(Instant::now() < deadline, "the node with {health} is not healthy");
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

pub(crate) struct Nodes {
    pub(crate) nats: Vec<Node>,
    pub(crate) servers: Vec<Node>,
    /// Where the servers listen.
    pub(crate) addresses: Vec<SocketAddr>,
    /// The log, without links in between.
    pub(crate) url: String,
    /// The monitoring ports of the nats-servers, as an address of a log takes them.
    monitors: String,
    folder: PathBuf,
    /// From each nats-server to the next one, so that each two have one link.
    nats_links: Vec<Link>,
    /// From each of our servers to each nats-server.
    server_links: Vec<Vec<Link>>,
}

/// The ports of nodes, below those that systems assign to outgoing connections, which could take
/// the port of a node that is down for a moment.
const PORTS: Range<u16> = 12_000..32_000;

/// Unused ports, all different, and not those of another run.
fn ports(count: usize) -> anyhow::Result<Vec<u16>> {
    let first = (std::process::id() * 64 % u32::from(PORTS.end - PORTS.start)) as usize;
    let order = PORTS.cycle().skip(first).take(PORTS.len());
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let found: Vec<u16> = order.filter(free).take(count).collect();
    ensure!(found.len() == count, "there are no free ports");
    Ok(found)
}

fn local(port: u16) -> SocketAddr {
    SocketAddr::from((Ipv4Addr::LOCALHOST, port))
}

impl Nodes {
    /// Starts three nats-servers and some of our servers, and waits until all are healthy.
    pub(crate) async fn start(
        folder: &Path,
        thread: &Thread,
        servers: usize,
    ) -> anyhow::Result<Self> {
        Self::start_with(folder, thread, servers, &["--no-rate-limits"]).await
    }

    pub(crate) async fn start_with(
        folder: &Path,
        thread: &Thread,
        servers: usize,
        args: &[&str],
    ) -> anyhow::Result<Self> {
        let nats = std::env::var_os("NATS_SERVER").context(
            "NATS_SERVER has to name a nats-server; `cargo xtask nats` fetches one and says where",
        )?;
        let ports = ports(3 * NODES + servers)?;
        let (clients, rest) = ports.split_at(NODES);
        let (routes, rest) = rest.split_at(NODES);
        let (monitors, own) = rest.split_at(NODES);
        let link = |to: u16| Link::new(thread, local(to));
        let mut nats_links = Vec::new();
        for from in 0..NODES {
            nats_links.push(link(routes[(from + 1) % NODES])?);
        }
        let links = (0..servers).map(|_| clients.iter().map(|&port| link(port)).collect());
        let server_links: Vec<Vec<Link>> = links.collect::<Result<_, _>>()?;
        let hosts: Vec<_> = clients.iter().map(|&port| local(port).to_string()).collect();
        let monitor_ports: Vec<_> = monitors.iter().map(u16::to_string).collect();
        let mut this = Self {
            nats: Vec::new(),
            servers: Vec::new(),
            addresses: own.iter().map(|&port| local(port)).collect(),
            url: format!("nats://{}?monitor={}", hosts.join(","), monitor_ports.join(",")),
            monitors: monitor_ports.join(","),
            folder: folder.to_owned(),
            nats_links,
            server_links,
        };
        for node in 0..NODES {
            let next = this.nats_links[node].address;
            let ports = [clients[node], routes[node], monitors[node]];
            let config = folder.join(format!("nats-{node}.conf"));
            fs::write(&config, nats_config(folder, node, ports, next))?;
            this.nats.push(Node {
                name: format!("nats {node}"),
                program: nats.clone().into(),
                args: vec!["-c".to_owned(), config.display().to_string()],
                log: folder.join(format!("nats-{node}.log")),
                health: local(monitors[node]),
                child: None,
            });
        }
        this.run(folder, args).await?;
        Ok(this)
    }

    async fn run(&mut self, folder: &Path, own: &[&str]) -> anyhow::Result<()> {
        for node in &mut self.nats {
            node.start()?;
        }
        for node in &self.nats {
            well(node.health).await?;
        }
        let program = std::env::current_exe()?.with_file_name("kartenhaus");
        for (number, (links, address)) in self.server_links.iter().zip(&self.addresses).enumerate()
        {
            let hosts: Vec<_> = links.iter().map(|link| link.address.to_string()).collect();
            let url = format!("nats://{}?monitor={}", hosts.join(","), self.monitors);
            let listen = address.to_string();
            let args = ["serve", "--listen", &listen, "--log", &url];
            let more = ["--log-level", "info", "--bot-pause", "200"];
            let mut node = Node {
                name: format!("server {number}"),
                program: program.clone(),
                args: args.iter().chain(&more).chain(own).map(|&arg| arg.to_owned()).collect(),
                log: folder.join(format!("server-{number}.log")),
                health: *address,
                child: None,
            };
            node.start()?;
            self.servers.push(node);
        }
        for node in &self.servers {
            well(node.health).await?;
        }
        Ok(())
    }

    /// The folder in which a nats-server keeps everything.
    pub(super) fn store(&self, nats: usize) -> PathBuf {
        self.folder.join(format!("nats-{nats}"))
    }

    pub(super) fn between_nats(&self, one: usize, other: usize) -> &Link {
        let from = if (one + 1) % NODES == other { one } else { other };
        &self.nats_links[from]
    }

    pub(super) fn to_nats(&self, server: usize, nats: usize) -> &Link {
        &self.server_links[server][nats]
    }
}

/// The configuration of a nats-server. It tells nobody how to reach it around the links, and writes
/// to disk what it acknowledges. Of the third it knows that there is one, and is found by it.
fn nats_config(folder: &Path, node: usize, ports: [u16; 3], next: SocketAddr) -> String {
    let store = folder.join(format!("nats-{node}"));
    let [client, route, monitor] = ports;
    format!(
        "listen: \"127.0.0.1:{client}\"\nhttp: \"127.0.0.1:{monitor}\"\nserver_name: node{node}\n\
         jetstream {{ store_dir: {store:?}, sync_interval: always }}\n\
         cluster {{\n  name: chaos\n  listen: \"127.0.0.1:{route}\"\n  \
         advertise: \"127.0.0.1:1\"\n  no_advertise: true\n  \
         routes: [\"nats://{next}\", \"nats://127.0.0.1:1\"]\n}}\n"
    )
}
