//! A slow disk for one process: the system lets it write only a few times a second, so that each of
//! its fsyncs takes that long. Where the system cannot do that (it takes root and version 1 of the
//! control groups), there is no such fault; suspending a process again and again would be a
//! different one.

use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use tokio::time::{Duration, sleep};

/// Where the control groups for disks are.
const GROUPS: &str = "/sys/fs/cgroup/blkio";

const WRITES_PER_SECOND: u32 = 20;

pub(super) struct SlowDisk {
    group: PathBuf,
    /// The disk, as `major:minor`.
    disk: String,
}

impl SlowDisk {
    /// For the disk with this folder.
    pub(super) fn new(folder: &Path) -> anyhow::Result<Self> {
        let device = fs::metadata(folder)?.dev();
        let major = (device >> 8) & 0xfff;
        let minor = (device & 0xff) | ((device >> 12) & 0xfff00);
        let known = PathBuf::from(format!("/sys/dev/block/{major}:{minor}"));
        // A partition has no limits of its own.
        let whole = if known.join("partition").exists() { "../dev" } else { "dev" };
        let disk = fs::canonicalize(&known).context("it is not on a disk")?.join(whole);
        let disk = fs::read_to_string(disk)?.trim().to_owned();
        let group = Path::new(GROUPS).join(format!("kartenhaus-{}", std::process::id()));
        fs::create_dir_all(&group).with_context(|| group.display().to_string())?;
        let this = Self { group, disk };
        this.limit(WRITES_PER_SECOND).context("no limit can be set")?;
        Ok(this)
    }

    fn limit(&self, writes: u32) -> std::io::Result<()> {
        let limit = self.group.join("blkio.throttle.write_iops_device");
        fs::write(limit, format!("{} {writes}", self.disk))
    }

    pub(super) async fn slow(&self, process: u32, lasts: Duration) -> anyhow::Result<()> {
        let groups = fs::read_to_string(format!("/proc/{process}/cgroup"))?;
        let own = groups.lines().find_map(|line| line.split_once(":blkio:"));
        let own = own.map_or("/", |(_, own)| own).trim_start_matches('/');
        self.limit(WRITES_PER_SECOND)?;
        fs::write(self.group.join("cgroup.procs"), process.to_string())?;
        sleep(lasts).await;
        // What waits is then written at once.
        self.limit(0)?;
        let back = Path::new(GROUPS).join(own).join("cgroup.procs");
        fs::write(back, process.to_string())?;
        Ok(())
    }
}

impl Drop for SlowDisk {
    fn drop(&mut self) {
        // An empty group costs nothing.
        _ = fs::remove_dir(&self.group);
    }
}
