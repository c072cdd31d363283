//! The server as a separate process, and what the system reports of it.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, ensure};
use tokio::time::{Instant, sleep};

use crate::rooms::client;

/// Ticks a second of the system's process clock, the same on every Linux.
const TICKS: f64 = 100.0;

const ANSWERS_WITHIN: Duration = Duration::from_secs(60);

pub(crate) struct Site {
    child: Child,
    /// Held open, so that the server does not fail because nobody reads.
    _out: BufReader<ChildStdout>,
    pub(crate) address: SocketAddr,
    pub(crate) file: PathBuf,
    pub(crate) started_in: Duration,
}

/// An empty folder for data, on a disk, below the build's.
pub(crate) fn fresh_folder(name: &str) -> anyhow::Result<PathBuf> {
    let own = std::env::current_exe()?;
    let target = own.ancestors().nth(2).context("the build has a folder")?;
    let folder = target.join("load").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

pub(crate) fn data_file(folder: &Path) -> PathBuf {
    folder.join("kartenhaus.db")
}

/// The processor time that a process has used, in seconds.
pub(crate) fn cpu(id: u32) -> anyhow::Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
    // Its name may contain spaces; after it, user and system time are the 12th and 13th field.
    let (_, fields) = stat.rsplit_once(") ").context("a process has a name")?;
    let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<f64>);
    Ok(ticks.sum::<Result<f64, _>>()? / TICKS)
}

/// A process's pages in memory, in bytes.
pub(crate) fn memory(id: u32) -> anyhow::Result<f64> {
    let rollup = fs::read_to_string(format!("/proc/{id}/smaps_rollup"))?;
    let line = rollup.lines().find_map(|line| line.strip_prefix("Rss:"));
    let kib = line.and_then(|line| line.trim().strip_suffix(" kB"));
    Ok(kib.context("no such figure")?.parse::<f64>()? * 1024.0)
}

impl Site {
    /// Starts the server that was built with us, and waits until it answers.
    pub(crate) async fn start(folder: &Path) -> anyhow::Result<Self> {
        Self::start_with(folder, &["--no-rate-limits"]).await
    }

    pub(crate) async fn start_with(folder: &Path, args: &[&str]) -> anyhow::Result<Self> {
        let mut command = Command::new(std::env::current_exe()?.with_file_name("kartenhaus"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder).args(args);
        Self::run(command, data_file(folder)).await
    }

    /// Starts any server that says where it is as ours does, and waits until it answers.
    pub(crate) async fn run(mut command: Command, file: PathBuf) -> anyhow::Result<Self> {
        let start = Instant::now();
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(|| format!("{command:?}"))?;
        let mut out = BufReader::new(child.stdout.take().context("it has an output")?);
        let port = out.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let url = line.strip_prefix("Kartenhaus: http://localhost:")?;
            url.trim_end_matches('/').parse().ok()
        });
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port.context("it says its port")?));
        let mut this = Self { child, _out: out, address, file, started_in: Duration::ZERO };
        while client(address).get("/healthz").await? != "ok" {
            ensure!(start.elapsed() < ANSWERS_WITHIN, "it does not answer");
            sleep(Duration::from_millis(5)).await;
        }
        this.started_in = start.elapsed();
        Ok(this)
    }

    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        let id = self.child.id().to_string();
        ensure!(Command::new("kill").args(["-TERM", &id]).status()?.success(), "it was gone");
        let status = self.child.wait()?;
        ensure!(status.success(), "the server failed: {status}");
        Ok(())
    }

    /// Fails if it has already exited.
    pub(crate) fn kill(mut self) -> anyhow::Result<()> {
        ensure!(self.child.try_wait()?.is_none(), "the server exited by itself");
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    pub(crate) fn cpu(&self) -> anyhow::Result<f64> {
        cpu(self.child.id())
    }

    pub(crate) fn memory(&self) -> anyhow::Result<f64> {
        memory(self.child.id())
    }

    /// What its file descriptors refer to, such as `socket:[4711]` or a path.
    pub(crate) fn open_files(&self) -> anyhow::Result<Vec<String>> {
        let all = fs::read_dir(format!("/proc/{}/fd", self.child.id()))?.flatten();
        // One may be closed meanwhile.
        let links = all.filter_map(|one| fs::read_link(one.path()).ok());
        Ok(links.map(|link| link.display().to_string()).collect())
    }
}

/// A server does not outlive its measurement.
impl Drop for Site {
    fn drop(&mut self) {
        // It may have exited already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
