//! `cargo xtask peers`: OpenSpiel's random playouts beside ours, in one run on one machine.

use std::path::Path;
use std::process::Command;

use anyhow::Context as _;
use serde_json::Value;

use crate::run::{cargo, output, run};

/// A game of ours, its nearest relative there, and the seats of both.
const PAIRS: [(&str, &str); 5] = [
    ("kartu-sama", "crazy_eights(players=4)"),
    ("ktu", "crazy_eights(players=4)"),
    ("khamul", "crazy_eights(players=4)"),
    ("krass-kariert", "dou_dizhu"),
    ("kartel", "dou_dizhu"),
];

/// Measures in turn, theirs and ours, and prints medians with their ratios.
///
/// # Errors
///
/// If the peer cannot be installed, or a measurement fails.
pub(crate) fn peers(runs: u32) -> anyhow::Result<()> {
    let python = ".venv/bin/python";
    if !Path::new(python).exists() {
        run(Command::new("python3").args(["-m", "venv", ".venv"]))?;
    }
    let install = ["-m", "pip", "install", "--quiet", "open_spiel==2.0.2", "numpy"];
    run(Command::new(python).args(install))?;
    run(cargo().args(["build", "--release", "--quiet"]))?;
    let theirs = ["crazy_eights(players=4)", "dou_dizhu"];
    let mut rows: Vec<(String, Vec<f64>)> = Vec::new();
    for _ in 0..runs {
        for mode in ["rollout", "bots", "python"] {
            let mut peer = Command::new(python);
            peer.env("OMP_NUM_THREADS", "1").env("PEER_RUNS", "1");
            let printed = output(peer.args(["peers/peer_openspiel.py", mode]).args(theirs))?;
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
    print(&mut rows, runs)
}

fn put(rows: &mut Vec<(String, Vec<f64>)>, name: &str, rate: f64) {
    let name = name.replace('"', "");
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    match rows.iter_mut().find(|row| row.0 == name) {
        Some(row) => row.1.push(rate),
        None => rows.push((name, vec![rate])),
    }
}

fn print(rows: &mut [(String, Vec<f64>)], runs: u32) -> anyhow::Result<()> {
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
    for (ours, theirs) in PAIRS {
        for (how, peer) in [("draw", "rollout"), ("list", "rollout"), ("draw_with_deal", "bots")] {
            let ratio = median(&format!("{ours} {how}"))? / median(&format!("{peer} {theirs}"))?;
            println!("{ours:14} {how:14} {ratio:6.1} x {peer} {theirs}");
        }
    }
    Ok(())
}
