//! The packages where there is nothing else: a bare Debian in which the program is installed, used
//! and removed. This needs root, and takes some minutes.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Context as _, bail, ensure};
use serde_json::{Value, json};

use crate::games::{GAME, SHORT};
use crate::run::{cargo, debian, output, run, store};

/// The Debian in which the package is installed: the one whose libraries it is built with.
const SUITE: &str = "bookworm";

const ABSENT: [&str; 7] = ["cc", "gcc", "rustc", "cargo", "node", "npm", "python3"];

/// What the package has to bring besides the program.
const BROUGHT: [&str; 8] = [
    "etc/default/kartenhaus",
    "usr/lib/systemd/system/kartenhaus.service",
    "usr/share/bash-completion/completions/kartenhaus",
    "usr/share/doc/kartenhaus/copyright",
    "usr/share/doc/kartenhaus/changelog.Debian.gz",
    "usr/share/doc/kartenhaus/kartenhaus.cdx.json",
    "usr/share/man/man1/kartenhaus.1.gz",
    "usr/share/man/man1/kartenhaus-serve.1.gz",
];

/// Where the service keeps everything, and where systemd really has it.
const DATA: &str = "var/lib/kartenhaus";
const PRIVATE: &str = "var/lib/private/kartenhaus";

/// What apt writes down when it is used for the first time, whatever it installs.
const BOOKS: [&str; 3] = ["var/cache/apt/", "var/lib/apt/", "var/log/apt/"];

/// A user of the number that systemd could give the service, in whose place it runs here.
const USER: u32 = 61234;

/// How long a match of bots may take on a slow machine.
const PATIENCE: Duration = Duration::from_secs(300);

pub(crate) struct Packages {
    pub(crate) folder: PathBuf,
    pub(crate) deb: String,
    pub(crate) archive: String,
}

/// Installs the packages in a bare Debian, uses the program, and removes it.
pub(crate) fn test(made: &Packages) -> anyhow::Result<()> {
    debian(&["debootstrap", "lintian"])?;
    let mut sums = Command::new("sha256sum");
    run(sums.args(["--check", "--strict", "SHA256SUMS"]).current_dir(&made.folder))?;
    let mut lintian = Command::new("lintian");
    lintian.args(["--allow-root", "--fail-on", "error,warning"]);
    run(lintian.arg(made.folder.join(&made.deb)))?;
    let root = Root::new()?;
    let before = root.files()?;
    root.take(&made.folder.join(&made.deb))?;
    root.run(&["apt-get", "install", "-qq", "-y", &format!("/tmp/{}", made.deb)])?;
    let version = root.is_installed()?;
    root.plays_at_a_terminal()?;
    root.serves()?;
    root.is_removed(&before)?;
    // The archive needs no more than a place to be unpacked in.
    root.take(&made.folder.join(&made.archive))?;
    let archive = format!("/tmp/{}", made.archive);
    let unpack = ["--directory", "/usr/local", "--strip-components", "1", "-xzf", &archive];
    root.run(&[&["tar"], &unpack[..]].concat())?;
    ensure!(root.says(&["kartenhaus", "--version"])? == version, "another version");
    for name in ["share/man/man1/kartenhaus.1.gz", "lib/systemd/system/kartenhaus.service"] {
        ensure!(root.path("usr/local").join(name).exists(), "{name} is not there");
    }
    println!("{version}installed, used and removed in a bare Debian {SUITE}");
    Ok(())
}

/// A bare Debian in a folder.
struct Root(PathBuf);

impl Root {
    /// Makes a new one from this machine's own package sources.
    fn new() -> anyhow::Result<Self> {
        let folder = env::current_dir()?.join(store()).join("bare");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        let ask = ["indextargets", "--format", "$(CODENAME) $(COMPONENT) $(REPO_URI)"];
        let sources = output(Command::new("apt-get").args(ask).arg("Created-By: Packages"))?;
        let wanted = format!("{SUITE} main ");
        let mut found = sources.lines().filter_map(|line| line.strip_prefix(&wanted));
        let source = found.next().with_context(|| format!("apt has no source of {SUITE}"))?;
        let mut make = Command::new("debootstrap");
        for protocol in ["http", "https"] {
            let item = format!("Acquire::{protocol}::Proxy");
            let proxy = Command::new("apt-config").args(["dump", "--format=%v", &item]).output()?;
            if !proxy.stdout.is_empty() {
                let proxy = String::from_utf8_lossy(&proxy.stdout).trim().to_owned();
                make.env(format!("{protocol}_proxy"), proxy);
            }
        }
        // The unit is checked by systemd itself, which a minimal Debian does not have.
        make.args(["--variant=minbase", "--include=systemd", SUITE]).arg(&folder).arg(source);
        println!("$ debootstrap {SUITE}");
        let made = make.output().context("debootstrap")?;
        let said = String::from_utf8_lossy(&made.stdout);
        ensure!(made.status.success(), "debootstrap: {said}");
        Ok(Self(folder))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn command(&self, user: u32, args: &[&str]) -> Command {
        let mut command = Command::new("chroot");
        command.arg(format!("--userspec={user}:{user}")).arg(&self.0).args(args).env_clear();
        let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
        command.env("PATH", path).env("LC_ALL", "C.UTF-8").env("DEBIAN_FRONTEND", "noninteractive");
        command
    }

    /// Runs a command as root.
    fn run(&self, args: &[&str]) -> anyhow::Result<()> {
        run(&mut self.command(0, args))
    }

    /// What a command of root prints.
    fn says(&self, args: &[&str]) -> anyhow::Result<String> {
        output(&mut self.command(0, args))
    }

    /// Copies a file into `/tmp` there.
    fn take(&self, file: &Path) -> anyhow::Result<()> {
        let name = file.file_name().context("a file has a name")?;
        fs::copy(file, self.path("tmp").join(name))?;
        Ok(())
    }

    /// All files and folders, but those that are gone when a machine starts.
    fn files(&self) -> anyhow::Result<BTreeSet<String>> {
        let but = ["(", "-path", "/tmp", "-o", "-path", "/run", ")", "-prune", "-o", "-print"];
        let listed = self.says(&[&["find", "/", "-xdev"], &but[..]].concat())?;
        Ok(listed.lines().map(|line| line.trim_start_matches('/').to_owned()).collect())
    }

    /// Checks what was installed, and that nothing else was; returns the version that it tells.
    fn is_installed(&self) -> anyhow::Result<String> {
        for tool in ABSENT {
            let mut look = self.command(0, &["sh", "-c", &format!("command -v {tool}")]);
            ensure!(!look.stdout(Stdio::null()).status()?.success(), "{tool} is there");
        }
        let version = self.says(&["kartenhaus", "--version"])?;
        let expected = concat!("kartenhaus ", env!("CARGO_PKG_VERSION"), "\n");
        ensure!(version == expected, "the version is {version}");
        for name in BROUGHT {
            ensure!(self.path(name).exists(), "{name} is not there");
        }
        let wanted = "etc/systemd/system/multi-user.target.wants/kartenhaus.service";
        ensure!(self.path(wanted).symlink_metadata().is_ok(), "the unit is not enabled");
        let unit = "/usr/lib/systemd/system/kartenhaus.service";
        let mut verify = self.command(0, &["systemd-analyze", "verify", "--man=no", unit]);
        let verified = verify.output()?;
        let said = String::from_utf8_lossy(&verified.stderr);
        ensure!(verified.status.success() && said.is_empty(), "systemd-analyze: {said}");
        let changed = self.says(&["dpkg", "--verify", "kartenhaus"])?;
        ensure!(changed.is_empty(), "dpkg: {changed}");
        let script = "/usr/share/bash-completion/completions/kartenhaus";
        let completes = format!("source {script}; complete -p kartenhaus");
        ensure!(self.says(&["bash", "-c", &completes])?.contains("-F _kartenhaus"), "completion");
        Ok(version)
    }

    /// Plays a match at the terminal, through pipes, and checks what was kept of it.
    fn plays_at_a_terminal(&self) -> anyhow::Result<()> {
        let (record, option) = ("/tmp/kept.record", format!("{}={}", SHORT.0, SHORT.1));
        let play = ["kartenhaus", "play", GAME, "--watch"];
        let played =
            self.says(&[&play[..], &["--option", &option, "--record", record]].concat())?;
        ensure!(played.contains("The match is over"), "{played}");
        self.run(&["kartenhaus", "verify", record])?;
        let again = self.says(&["kartenhaus", "replay", record])?;
        ensure!(again.contains("The match is over"), "{again}");
        Ok(())
    }

    /// Starts the site as its unit does, plays a match there, and puts back a copy of everything.
    fn serves(&self) -> anyhow::Result<()> {
        let data = self.path(DATA);
        fs::create_dir(&data)?;
        chown(&data, Some(USER), Some(USER))?;
        let site = self.site()?;
        ensure!(site.asks("GET", "/healthz", "", &Value::Null)? == "ok", "it is not well");
        let page = site.asks("GET", "/", "", &Value::Null)?;
        let script = page.split('"').find(|it| it.starts_with("/assets/") && it.ends_with(".js"));
        let script = script.with_context(|| format!("the page has no script: {page}"))?;
        let length = site.asks("GET", script, "", &Value::Null)?.len();
        ensure!(length > 10_000, "the page's script has {length} bytes");
        let room = self.plays(&site)?;
        let (folder, copy) = (format!("/{DATA}"), "/tmp/copy.db");
        self.run(&["kartenhaus", "backup", "--data", &folder, copy])?;
        let later = site.opens()?;
        site.stop()?;
        self.run(&["kartenhaus", "restore", "--data", &folder, copy])?;
        let file = data.join("kartenhaus.db");
        ensure!(file.metadata()?.uid() == USER, "what root restores belongs to root");
        // What came after the copy is gone, and nothing else.
        let site = self.site()?;
        let gone = site.asks("GET", &later.path, "", &Value::Null).map_err(|why| why.to_string());
        ensure!(gone.as_ref().is_err_and(|why| why.contains(" 404 ")), "{gone:?}");
        let again: Value = serde_json::from_str(&site.asks("GET", &room, "", &Value::Null)?)?;
        ensure!(again["stage"] == "match_over", "{again}");
        site.stop()
    }

    /// The site, started by the command and in the environment of the installed unit, by a user of
    /// its own. Only its port is free, and its bots do not pause.
    fn site(&self) -> anyhow::Result<Site> {
        let unit = fs::read_to_string(self.path(BROUGHT[1]))?;
        let value = |key: &str| {
            let lines = unit.lines().filter_map(move |line| line.strip_prefix(key));
            lines.filter_map(|rest| rest.strip_prefix('=')).collect::<Vec<_>>()
        };
        let start = value("ExecStart").first().context("the unit starts something")?.to_string();
        let words: Vec<&str> = start.split(' ').collect();
        let mut serve = self.command(USER, &words);
        serve.args(["--bot-pause", "0", "--no-rate-limits", "--listen", "127.0.0.1:0"]);
        for (name, value) in value("Environment").iter().filter_map(|it| it.split_once('=')) {
            serve.env(name, value);
        }
        println!("$ {start}, as its unit says");
        let mut child = serve.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let said = child.stdout.take().context("its output")?;
        let mut site = Site { child: Ends(child), host: String::new() };
        let mut line = String::new();
        BufReader::new(said).read_line(&mut line)?;
        let host = line.trim().strip_prefix("Kartenhaus: http://");
        let host = host.and_then(|host| host.strip_suffix('/'));
        let host = host.with_context(|| format!("no link in {line:?}"))?;
        // A bare Debian has no names of hosts.
        site.host = host.replace("localhost", "127.0.0.1");
        Ok(site)
    }

    /// Plays a match between one of our bots and somebody's own program, which has a seat over a
    /// socket; returns the path of its room.
    fn plays(&self, site: &Site) -> anyhow::Result<String> {
        run(cargo().args(["build", "--quiet", "--package", "kartenhaus-lab", "--example", "bot"]))?;
        self.take(&store().join("debug/examples/bot"))?;
        let Room { name, key, path, mut settings } = site.opens()?;
        settings["programs"] = true.into();
        for command in [
            json!({ "type": "settings", "settings": settings }),
            json!({ "type": "option", "name": SHORT.0, "value": SHORT.1 }),
            json!({ "type": "delegate", "on": true }),
        ] {
            site.asks("POST", &path, &key, &command)?;
        }
        let link = format!("http://{}/r/{name}", site.host);
        let args = ["kartenhaus", "sit", &link, "--name", "Bot of Bea", "/tmp/bot"];
        let mut sit = self.command(0, &args);
        println!("$ {}", args.join(" "));
        let sit = sit.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let mut sit = Ends(sit);
        site.until(&path, |room| room["seats"][1]["bot"] == "program")?;
        site.asks("POST", &path, &key, &json!({ "type": "start" }))?;
        site.until(&path, |room| room["stage"] == "match_over")?;
        // Whose seat is taken away ends by itself, and says why.
        site.asks("POST", &path, &key, &json!({ "type": "remove", "seat": 1 }))?;
        let mut said = String::new();
        sit.0.stderr.take().context("its words")?.read_to_string(&mut said)?;
        ensure!(sit.0.wait()?.success() && !said.contains("refused"), "the program: {said}");
        Ok(path)
    }

    /// Removes the package, which keeps the data, and then purges it, which leaves nothing.
    fn is_removed(&self, before: &BTreeSet<String>) -> anyhow::Result<()> {
        // Where systemd has a folder of a user who exists only while the service runs.
        fs::create_dir_all(self.path(PRIVATE).with_file_name(""))?;
        fs::rename(self.path(DATA), self.path(PRIVATE))?;
        std::os::unix::fs::symlink("private/kartenhaus", self.path(DATA))?;
        self.run(&["apt-get", "remove", "-qq", "-y", "kartenhaus"])?;
        ensure!(!self.path("usr/bin/kartenhaus").exists(), "the program is not removed");
        let kept = self.path(PRIVATE).join("kartenhaus.db");
        ensure!(kept.exists(), "what the site kept is lost with the program");
        self.run(&["apt-get", "purge", "-qq", "-y", "kartenhaus"])?;
        let after = self.files()?;
        let left = after.difference(before).filter(|file| {
            file.contains("kartenhaus") || !BOOKS.iter().any(|books| file.starts_with(books))
        });
        let left: Vec<&String> = left.collect();
        ensure!(left.is_empty(), "after the purge there is still {left:?}");
        let lost: Vec<&String> = before.difference(&after).collect();
        ensure!(lost.is_empty(), "after the purge there is no longer {lost:?}");
        println!("all {} files are as before", before.len());
        Ok(())
    }
}

struct Ends(Child);

impl Drop for Ends {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

struct Room {
    name: String,
    /// The key of the host's seat.
    key: String,
    path: String,
    settings: Value,
}

struct Site {
    child: Ends,
    /// Where it is, such as `127.0.0.1:41234`.
    host: String,
}

impl Site {
    /// The body of an answer without an error, to the seat with this key.
    fn asks(&self, method: &str, path: &str, key: &str, body: &Value) -> anyhow::Result<String> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let mut lines = vec![
            format!("{method} {path} HTTP/1.1"),
            format!("host: {}", self.host),
            "connection: close".to_owned(),
            "content-type: application/json".to_owned(),
            format!("content-length: {}", body.len()),
        ];
        if !key.is_empty() {
            lines.push(format!("authorization: Bearer {key}"));
        }
        let mut stream = TcpStream::connect(&self.host)?;
        stream.write_all(format!("{}\r\n\r\n{body}", lines.join("\r\n")).as_bytes())?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").context("no answer")?;
        match head.split(' ').nth(1) {
            Some(status) if status.starts_with('2') => Ok(body.to_owned()),
            _ => bail!("{method} {path}: {answer}"),
        }
    }

    fn opens(&self) -> anyhow::Result<Room> {
        let new = json!({ "game": GAME, "name": "Ada" });
        let room: Value = serde_json::from_str(&self.asks("POST", "/api/rooms", "", &new)?)?;
        let text = |json: &Value| json.as_str().map(str::to_owned).context("no text");
        let (name, key) = (text(&room["room"]["room"])?, text(&room["key"])?);
        let path = format!("/api/rooms/{name}");
        Ok(Room { name, key, path, settings: room["room"]["settings"].clone() })
    }

    fn until(&self, path: &str, is: impl Fn(&Value) -> bool) -> anyhow::Result<()> {
        let start = Instant::now();
        loop {
            let room: Value = serde_json::from_str(&self.asks("GET", path, "", &Value::Null)?)?;
            if is(&room) {
                return Ok(());
            }
            ensure!(start.elapsed() < PATIENCE, "{room}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn stop(mut self) -> anyhow::Result<()> {
        let id = self.child.0.id().to_string();
        run(Command::new("kill").args(["-s", "TERM", &id]))?;
        let status = self.child.0.wait()?;
        ensure!(status.success(), "the site ends with {status}");
        Ok(())
    }
}
