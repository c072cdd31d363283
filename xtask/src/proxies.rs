//! `cargo xtask proxies`: the examples of `deploy/proxies`, each in front of a real server, played
//! through by a real client; and a proxy that passes no WebSockets on, which both sides must name.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};

use crate::games::GAME;
use crate::run::{build, built, debian, store};

/// The server's address in the examples.
const SERVER: &str = "127.0.0.1:4747";

/// How long a proxy may take to listen, and a client to be welcomed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lines of an nginx that passes no WebSockets on.
const UPGRADES: [&str; 2] = ["Upgrade $http_upgrade;", "Connection $connection_upgrade;"];

pub(crate) fn proxies() -> anyhow::Result<()> {
    debian(&["nginx-light", "caddy"])?;
    build()?;
    let nginx = fs::read_to_string("deploy/proxies/nginx.conf")?;
    check("nginx", "", |folder, port, server| nginx_at(folder, port, server, &nginx))?;
    let path = fs::read_to_string("deploy/proxies/nginx-path.conf")?;
    let (map, _) = nginx.split_once("server {").context("nginx.conf has a server")?;
    let below = format!("{map}server {{\n    listen 80;\n{path}\n}}\n");
    check("nginx, below a path", "/cards", |folder, port, server| {
        nginx_at(folder, port, server, &below)
    })?;
    let caddy = fs::read_to_string("deploy/proxies/Caddyfile")?;
    check("Caddy", "", |folder, port, server| caddy_at(folder, port, server, &caddy))?;
    let spoiled: Vec<&str> =
        nginx.lines().filter(|line| !UPGRADES.iter().any(|part| line.contains(part))).collect();
    ensure!(spoiled.len() + 2 == nginx.lines().count(), "nginx.conf passes WebSockets on");
    check_spoiled(&spoiled.join("\n"))
}

struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Behind {
    server: Running,
    _proxy: Running,
    /// Where the proxy is, with the path.
    site: String,
}

impl Behind {
    fn start(
        name: &str,
        path: &str,
        proxy: impl FnOnce(&Path, u16, u16) -> anyhow::Result<Child>,
    ) -> anyhow::Result<Self> {
        let words: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
        let folder = std::env::current_dir()?.join(store()).join("proxies").join(words);
        // It may be there from an earlier run.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
        let (listens, port) = (free_port()?, free_port()?);
        let site = format!("http://localhost:{port}{path}");
        let mut server = Command::new(built("kartenhaus"));
        server.args(["serve", "--behind-proxy", "--public-url", &site]);
        server.args(["--listen", &format!("127.0.0.1:{listens}"), "--data"]).arg(&folder);
        let server = server.stdout(Stdio::null()).stderr(Stdio::piped()).spawn()?;
        let server = Running(server);
        let proxy = Running(proxy(&folder, port, listens)?);
        for port in [listens, port] {
            until(&format!("{name} listens"), || TcpStream::connect(("127.0.0.1", port)).is_ok())?;
        }
        Ok(Self { server, _proxy: proxy, site })
    }

    /// Lets two people play at a table that one opens from a terminal; returns what that one is
    /// told until the match begins, or the client ends.
    fn play(&self) -> anyhow::Result<String> {
        let mut ada = join(&["--open", GAME, "--site", &self.site, "--name", "Ada"])?;
        let mut input = ada.0.stdin.take().context("its input")?;
        let output = BufReader::new(ada.0.stdout.take().context("its output")?);
        let mut bea = None;
        let (says, hears) = channel();
        // It ends with the client.
        thread::spawn(move || output.lines().map_while(Result::ok).all(|it| says.send(it).is_ok()));
        let mut said = String::new();
        loop {
            let line = match hears.recv_timeout(PATIENCE) {
                Ok(line) => line,
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => bail!("nothing more is said after {said}"),
            };
            said += &format!("{line}\n");
            if let Some(link) = line.split(' ').find(|word| word.starts_with(&self.site)) {
                bea = Some(join(&[link, "--name", "Bea"])?);
            } else if line.contains("Bea sat down") {
                input.write_all(b"start\n")?;
            } else if line.contains("Goal: ") {
                return Ok(said);
            }
        }
        drop(bea);
        ada.0.stderr.take().context("its errors")?.read_to_string(&mut said)?;
        Ok(said)
    }
}

fn join(args: &[&str]) -> anyhow::Result<Running> {
    let mut join = Command::new(built("kartenhaus"));
    join.arg("join").args(args).env("KARTENHAUS_LANGUAGE", "en");
    join.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Ok(Running(join.spawn()?))
}

fn check(
    name: &str,
    path: &str,
    proxy: impl FnOnce(&Path, u16, u16) -> anyhow::Result<Child>,
) -> anyhow::Result<()> {
    let behind = Behind::start(name, path, proxy)?;
    let said = behind.play()?;
    ensure!(said.contains("Goal: "), "through {name} nobody plays: {said}");
    ensure!(said.contains(&format!("{}/r/", behind.site)), "the link is another one: {said}");
    println!("{name}: a match begins");
    Ok(())
}

/// Without the headers of WebSockets, client and server say what is wrong.
fn check_spoiled(nginx: &str) -> anyhow::Result<()> {
    let mut behind = Behind::start("nginx without WebSockets", "", |folder, port, server| {
        nginx_at(folder, port, server, nginx)
    })?;
    let said = behind.play()?;
    ensure!(said.contains("WebSockets"), "the client does not say why: {said}");
    let mut told = behind.server.0.stderr.take().context("what the server tells")?;
    behind.server.0.kill()?;
    let mut text = String::new();
    told.read_to_string(&mut text)?;
    ensure!(text.contains("does not pass WebSockets on"), "the server does not warn: {text}");
    println!("nginx without WebSockets: both sides say so");
    Ok(())
}

/// nginx with these lines inside `http`, on its own in a folder.
fn nginx_at(folder: &Path, port: u16, server: u16, sites: &str) -> anyhow::Result<Child> {
    let sites = sites
        .replace("listen 80;", &format!("listen 127.0.0.1:{port};"))
        .replace(SERVER, &format!("127.0.0.1:{server}"));
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("    {kind}_temp_path {kind};\n"))
        .collect();
    let text = format!(
        "daemon off;\npid nginx.pid;\nerror_log stderr;\nevents {{}}\n\
         http {{\n    access_log off;\n{temporary}{sites}\n}}\n"
    );
    let file = folder.join("nginx.conf");
    fs::write(&file, text)?;
    let mut nginx = Command::new(program("nginx")?);
    nginx.arg("-p").arg(folder).arg("-c").arg(file).args(["-e", "stderr"]);
    Ok(nginx.stderr(Stdio::null()).spawn()?)
}

/// Caddy, without certificates, which nobody gives for a port of this machine.
fn caddy_at(folder: &Path, port: u16, server: u16, file: &str) -> anyhow::Result<Child> {
    let text = file
        .replace("cards.example.org {", &format!("http://localhost:{port} {{"))
        .replace(SERVER, &format!("127.0.0.1:{server}"));
    ensure!(text.contains(&port.to_string()), "the Caddyfile has a site");
    let path = folder.join("Caddyfile");
    fs::write(&path, format!("{{\n\tadmin off\n}}\n{text}"))?;
    let mut caddy = Command::new(program("caddy")?);
    caddy.args(["run", "--adapter", "caddyfile", "--config"]).arg(path);
    caddy.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
    Ok(caddy.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?)
}

/// Programs of the system are not on everybody's path.
fn program(name: &str) -> anyhow::Result<PathBuf> {
    let places = ["/usr/sbin", "/usr/bin"].map(|folder| Path::new(folder).join(name));
    places.into_iter().find(|place| place.is_file()).with_context(|| format!("no {name}"))
}

fn free_port() -> anyhow::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

fn until(what: &str, mut is: impl FnMut() -> bool) -> anyhow::Result<()> {
    let start = Instant::now();
    while !is() {
        ensure!(start.elapsed() < PATIENCE, "it never came about: {what}");
        thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}
