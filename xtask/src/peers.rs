//! `cargo xtask peers`: OpenSpiel's random playouts beside ours, or boardgame.io's server beside
//! ours, in one run on one machine.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Context as _;
use serde_json::Value;

use crate::games::{Game, games};
use crate::load::{Built, generator};
use crate::python;
use crate::run::{cargo, output, run, store};

/// Measures OpenSpiel and our engine in turn, and prints medians with their ratios.
pub(crate) fn peers(runs: u32) -> anyhow::Result<()> {
    let python = ".venv/bin/python";
    if !Path::new(python).exists() {
        run(Command::new("python3").args(["-m", "venv", ".venv"]))?;
    }
    let install = ["-m", "pip", "install", "--quiet", "open_spiel==2.0.2", "numpy"];
    run(Command::new(python).args(install))?;
    run(cargo().args(["build", "--release", "--quiet"]))?;
    let games = games(&store().join("release/kartenhaus"))?;
    let theirs: BTreeSet<&str> = games.iter().map(|game| &*game.tools.relative).collect();
    let mut rows: Vec<(String, Vec<f64>)> = Vec::new();
    for _ in 0..runs {
        for mode in ["rollout", "bots", "python"] {
            let mut peer = Command::new(python);
            peer.env("OMP_NUM_THREADS", "1").env("PEER_RUNS", "1");
            let printed = output(peer.args(["peers/peer_openspiel.py", mode]).args(&theirs))?;
            for line in printed.lines().filter(|line| line.starts_with('{')) {
                let row: Value = serde_json::from_str(line)?;
                let name = row["name"].as_str().unwrap_or_default();
                let rate = row["decisions_per_wall_s"][0].as_f64();
                put(&mut rows, name, rate.context("a rate")?);
            }
        }
        let bench = ["run", "--release", "--quiet", "--", "bench", "--seconds", "1", "--json"];
        let printed: Value = serde_json::from_str(&output(cargo().args(bench))?)?;
        for row in printed["results"].as_array().into_iter().flatten() {
            let name = format!("{} {}", row["game"].as_str().unwrap_or_default(), row["how"]);
            put(&mut rows, &name, row["decisions_per_second"].as_f64().context("a rate")?);
        }
    }
    print(&games, &mut rows, runs)
}

/// Measures environments in Python, ours beside RLCard's, PettingZoo's and OpenSpiel's.
pub(crate) fn environments(runs: u32) -> anyhow::Result<()> {
    let wheel = python::wheel_file()?;
    let folder = std::env::current_dir()?.join(store()).join("python-peers");
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    let python = folder.join("bin/python");
    let peers = ["rlcard==1.2.0", "pettingzoo[classic]==1.26.1", "open_spiel==2.0.2"];
    let install = ["-m", "pip", "install", "--quiet"];
    run(Command::new(&python).args(install).args(peers).arg(wheel))?;
    let mut peer = Command::new(&python);
    peer.env("OMP_NUM_THREADS", "1").env("PEER_RUNS", runs.to_string());
    run(peer.arg("peers/peer_python.py"))
}

fn put(rows: &mut Vec<(String, Vec<f64>)>, name: &str, rate: f64) {
    let name = name.replace('"', "");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match rows.iter_mut().find(|row| row.0 == name) {
        Some(row) => row.1.push(rate),
        None => rows.push((name, vec![rate])),
    }
}

fn print(games: &[Game], rows: &mut [(String, Vec<f64>)], runs: u32) -> anyhow::Result<()> {
    rows.iter_mut().for_each(|row| row.1.sort_by(f64::total_cmp));
    println!("\nMillions of decisions a second, median of {runs} runs (lowest to highest)");
    for (name, rates) in &*rows {
        let (low, high) = (rates[0], rates[rates.len() - 1]);
        let median = rates[rates.len() / 2];
        println!("{name:40} {:7.2} ({:.2} to {:.2})", median / 1e6, low / 1e6, high / 1e6);
    }
    let median = |name: &str| {
        let row = rows.iter().find(|row| row.0 == name);
        row.map(|row| row.1[row.1.len() / 2]).with_context(|| format!("no figure for {name}"))
    };
    println!("\nOurs over OpenSpiel's C++: dealt rounds (rollout), whole rounds (bots)");
    for Game { id: ours, tools, .. } in games {
        let theirs = &tools.relative;
        for (how, peer) in [("draw", "rollout"), ("list", "rollout"), ("draw_with_deal", "bots")] {
            let ratio = median(&format!("{ours} {how}"))? / median(&format!("{peer} {theirs}"))?;
            println!("{ours:14} {how:14} {ratio:6.1} x {peer} {theirs}");
        }
    }
    Ok(())
}

/// How many matches of two seats each server has.
const MATCHES: &str = "50";

/// The figures to compare: where they are in the output of both, and their digits.
const FIGURES: [(&str, &str, usize); 7] = [
    ("moves a second", "/moves_per_second", 0),
    ("a second of the server's processor", "/moves_per_server_cpu_second", 0),
    ("own update, p50, ms", "/ack_ms/p50", 2),
    ("own update, p99, ms", "/ack_ms/p99", 2),
    ("other's update, p50, ms", "/other_ms/p50", 2),
    ("other's update, p99, ms", "/other_ms/p99", 2),
    ("server memory, MB", "/server_rss_mb", 0),
];

/// Measures our server and boardgame.io's in turn, as fast as they answer and paced, and prints
/// medians with their ratios. Ours has every move on disk before it tells anybody; boardgame.io
/// keeps none.
pub(crate) fn servers(runs: u32, seconds: f64) -> anyhow::Result<()> {
    let folder = store().join("peers/boardgameio");
    fs::create_dir_all(&folder)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(Path::new("peers/boardgameio").join(file), folder.join(file))?;
    }
    let npm = || Command::new("npm");
    run(npm().args(["ci", "--silent", "--no-audit", "--no-fund"]).current_dir(&folder))?;
    let script = fs::canonicalize("peers/boardgameio.mjs")?;
    let seconds = seconds.to_string();
    for mode in ["closed", "paced"] {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..runs {
            let mut own = generator(Built::Release)?;
            own.args(["play", "--json", "--runs", "1", "--matches", MATCHES]);
            own.args(["--seconds", &seconds]).args((mode == "paced").then_some("--paced"));
            ours.push(last_json(&output(&mut own)?)?);
            let mut peer = Command::new("node");
            peer.arg(&script).args([mode, MATCHES, &seconds]).current_dir(&folder);
            theirs.push(last_json(&output(&mut peer)?)?);
        }
        compare(mode, &ours, &theirs)?;
    }
    Ok(())
}

fn last_json(printed: &str) -> anyhow::Result<Value> {
    let line = printed.lines().rfind(|line| line.starts_with('{'));
    Ok(serde_json::from_str(line.context("no figures")?)?)
}

fn compare(mode: &str, ours: &[Value], theirs: &[Value]) -> anyhow::Result<()> {
    let runs = ours.len();
    println!("\n{MATCHES} matches, {mode}: medians of {runs} runs (lowest to highest)");
    println!("{:36} {:>30} {:>30}   ratio", "", "kartenhaus, all on disk", "boardgame.io, nothing");
    for (name, pointer, digits) in FIGURES {
        let figures = |all: &[Value]| {
            let figure = |one: &Value| {
                let found = one.pointer(pointer);
                found.and_then(|found| found.get(0).unwrap_or(found).as_f64())
            };
            let mut all = all.iter().map(figure).collect::<Option<Vec<f64>>>()?;
            all.sort_by(f64::total_cmp);
            let (low, high) = (*all.first()?, *all.last()?);
            let median = all[all.len() / 2];
            Some((median, format!("{median:.digits$} ({low:.digits$} to {high:.digits$})")))
        };
        let ((own, shown), (other, peer)) =
            figures(ours).zip(figures(theirs)).with_context(|| format!("no figure for {name}"))?;
        println!("{name:36} {shown:>30} {peer:>30} {:>7.2}", own / other);
    }
    Ok(())
}
