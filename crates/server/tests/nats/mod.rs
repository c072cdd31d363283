//! Real nats-servers on loopback, for tests and measurements.

use std::fs::{self, File};
use std::io::Read as _;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const START: Duration = Duration::from_secs(30);

/// The nats-server that tests use; `None` where nobody said which. `cargo xtask ci` always does, so
/// nothing is left out there.
pub(crate) fn program() -> Option<PathBuf> {
    let program = std::env::var_os("NATS_SERVER").map(PathBuf::from);
    if program.is_none() {
        eprintln!("left out: NATS_SERVER is not set; `cargo xtask nats` says what to set it to");
    }
    program
}

pub(crate) struct Nats {
    program: PathBuf,
    folder: PathBuf,
    nodes: Vec<Node>,
}

struct Node {
    port: u16,
    monitor: u16,
    child: Option<Child>,
}

pub(crate) struct Setup<'a> {
    pub(crate) nodes: usize,
    /// When they write to the disk what they have acknowledged: `always`, or a time.
    pub(crate) sync: &'static str,
    /// What else stands in their configuration; where this speaks of JetStream, there is none.
    pub(crate) more: &'a str,
    /// Whether they answer on a monitoring port.
    pub(crate) monitored: bool,
}

pub(crate) const ALONE: Setup<'_> = Setup { nodes: 1, sync: "2m", more: "", monitored: false };

pub(crate) const THREE: Setup<'_> = Setup { nodes: 3, ..ALONE };

/// Three nodes that are set up as they have to be.
pub(crate) const SYNCED: Setup<'_> = Setup { nodes: 3, sync: "always", more: "", monitored: true };

impl Nats {
    pub(crate) fn start(program: &Path, folder: PathBuf, setup: &Setup<'_>) -> Self {
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        // All at once, so that no two are the same.
        let free = || TcpListener::bind("127.0.0.1:0").expect("a free port");
        let listeners: Vec<_> = (0..3 * setup.nodes).map(|_| free()).collect();
        let ports = listeners.iter().map(|it| it.local_addr().expect("an address").port());
        let ports: Vec<u16> = ports.collect();
        drop(listeners);
        let (ports, rest) = ports.split_at(setup.nodes);
        let (routes, monitors) = rest.split_at(setup.nodes);
        for (node, (port, route)) in ports.iter().zip(routes).enumerate() {
            let others = routes.iter().filter(|other| *other != route);
            let others: Vec<_> = others.map(|it| format!("nats://127.0.0.1:{it}")).collect();
            let cluster = format!(
                "cluster {{ name: tests, listen: \"127.0.0.1:{route}\", routes: {others:?} }}"
            );
            let (store, sync, more) = (folder.join(node.to_string()), setup.sync, setup.more);
            let http = format!("http: \"127.0.0.1:{}\"", monitors[node]);
            let config = format!(
                "listen: \"127.0.0.1:{port}\"\nserver_name: node{node}\n{more}\n{}\n{}\n{}\n",
                if setup.monitored { &http } else { "" },
                if more.contains("jetstream") {
                    String::new()
                } else {
                    format!("jetstream {{ store_dir: {store:?}, sync_interval: {sync} }}")
                },
                if setup.nodes > 1 { cluster } else { String::new() }
            );
            fs::write(folder.join(format!("{node}.conf")), config).expect("a file");
        }
        let nodes = ports.iter().zip(monitors);
        let nodes = nodes.map(|(&port, &monitor)| Node { port, monitor, child: None }).collect();
        let mut this = Self { program: program.to_owned(), folder, nodes };
        (0..setup.nodes).for_each(|node| this.run(node));
        (0..setup.nodes).for_each(|node| this.wait(node));
        this
    }

    /// Where they are, as `kartenhaus serve --log` takes it.
    pub(crate) fn url(&self) -> String {
        let hosts = self.nodes.iter().map(|node| format!("127.0.0.1:{}", node.port));
        format!("nats://{}", hosts.collect::<Vec<_>>().join(","))
    }

    pub(crate) fn host(&self, node: usize) -> String {
        format!("127.0.0.1:{}", self.nodes[node].port)
    }

    /// Replaces something in the configuration of a node that does not run.
    pub(crate) fn configure(&self, node: usize, from: &str, to: &str) {
        let file = self.folder.join(format!("{node}.conf"));
        let config = fs::read_to_string(&file).expect("its configuration");
        assert!(config.contains(from), "{from} is in {config}");
        fs::write(file, config.replace(from, to)).expect("a file");
    }

    /// Their monitoring ports, as the address takes them.
    pub(crate) fn monitors(&self) -> String {
        let ports: Vec<_> = self.nodes.iter().map(|node| node.monitor.to_string()).collect();
        ports.join(",")
    }

    pub(crate) fn run(&mut self, node: usize) {
        let log = self.folder.join(format!("{node}.log"));
        let log = File::options().create(true).append(true).open(log).expect("a file");
        let mut command = Command::new(&self.program);
        command.arg("-c").arg(self.folder.join(format!("{node}.conf"))).stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(log);
        self.nodes[node].child = Some(command.spawn().expect("nats-server"));
    }

    pub(crate) fn wait(&mut self, node: usize) {
        let log = self.folder.join(format!("{node}.log"));
        let Node { port, child, .. } = &mut self.nodes[node];
        let start = Instant::now();
        loop {
            let stream = TcpStream::connect(("127.0.0.1", *port));
            if stream.is_ok_and(|mut stream| stream.read(&mut [0]).is_ok_and(|read| read == 1)) {
                return;
            }
            let ended =
                child.as_mut().is_none_or(|child| child.try_wait().is_ok_and(|it| it.is_some()));
            let log = || fs::read_to_string(&log).unwrap_or_default();
            assert!(!ended && start.elapsed() < START, "node {node} does not run:\n{}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn kill(&mut self, node: usize) {
        if let Some(mut child) = self.nodes[node].child.take() {
            _ = child.kill();
            _ = child.wait();
        }
    }

    /// Has a node end in order, and waits for that.
    pub(crate) fn stop(&mut self, node: usize) {
        let mut child = self.nodes[node].child.take().expect("it runs");
        let done = Command::new("kill").arg(child.id().to_string()).status().expect("kill");
        assert!(done.success());
        child.wait().expect("it ends");
    }

    /// Changes the files with the messages of a stream on a node that does not run; returns how
    /// many there are.
    pub(crate) fn damage(
        &self,
        node: usize,
        stream: &str,
        damage: impl Fn(Vec<u8>) -> Vec<u8>,
    ) -> usize {
        let folder = self.folder.join(node.to_string()).join("jetstream/$G/streams");
        let files = fs::read_dir(folder.join(stream).join("msgs")).expect("its messages");
        let blocks = files.map(|file| file.expect("a file").path());
        let blocks = blocks.filter(|path| path.extension().is_some_and(|end| end == "blk"));
        let damaged = blocks.map(|path| {
            let bytes = fs::read(&path).expect("a block");
            fs::write(&path, damage(bytes)).expect("a block");
        });
        damaged.count()
    }

    /// Stops a node as a debugger does, or lets it go on: it says nothing, and keeps its lines.
    pub(crate) fn freeze(&self, node: usize, frozen: bool) {
        let child = self.nodes[node].child.as_ref().expect("it runs");
        let signal = if frozen { "-STOP" } else { "-CONT" };
        let id = child.id().to_string();
        let done = Command::new("kill").args([signal, &id]).status().expect("kill");
        assert!(done.success());
    }

    pub(crate) fn lose(&self, node: usize) {
        fs::remove_dir_all(self.folder.join(node.to_string())).expect("its files");
    }

    pub(crate) fn bytes(&self, node: usize) -> u64 {
        let mut folders = vec![self.folder.join(node.to_string())];
        let mut bytes = 0;
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                match entry.metadata() {
                    Ok(data) if data.is_dir() => folders.push(entry.path()),
                    Ok(data) => bytes += data.len(),
                    Err(_) => {}
                }
            }
        }
        bytes
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        (0..self.nodes.len()).for_each(|node| self.kill(node));
        if !std::thread::panicking() {
            _ = fs::remove_dir_all(&self.folder);
        }
    }
}
