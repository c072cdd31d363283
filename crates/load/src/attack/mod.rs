//! `load attack`: what hostile guests do, beside people who play. Each attack comes from one
//! address, in a process of its own; the others come from other addresses, and the server is set up
//! as a host would. What counts is how much memory it takes, and how long the others wait.

mod hostile;

use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::figures::ms_at;
use crate::http::Http;
use crate::site::{Site, fresh_folder};
use crate::table::{Shared, Table};

pub(crate) use hostile::HostileArgs;
pub(crate) use hostile::hostile;

/// So many tables play, at this pace: 200 moves a second.
const TABLES: u8 = 20;
const PACE: Duration = Duration::from_millis(100);

/// How many rooms an address opens here: it may open twenty and sit down, all together, at once.
const TABLES_PER_ADDRESS: u8 = 5;

/// How long an attack, and a move beside it, may take at most.
const PATIENCE: Duration = Duration::from_secs(600);

/// The row without an attack, to compare with.
const NOBODY: &str = "nobody";

/// How often the server's memory is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// What is to be done to the server.
#[derive(clap::Args)]
pub(crate) struct AttackArgs {
    /// How long each attack takes, in seconds
    #[arg(long, default_value_t = 15.0)]
    seconds: f64,
    /// Only these
    #[arg(long)]
    only: Vec<String>,
    /// The memory that an attack may take, in MiB
    #[arg(long, default_value_t = 32.0)]
    memory: f64,
    /// How long 95 of 100 moves of the others may take, in milliseconds; none is not looked at
    #[arg(long)]
    p95: Option<f64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What an attack did.
struct Outcome {
    name: &'static str,
    /// How often the attacker did what it does.
    done: u64,
    /// The memory that it took, in MiB.
    memory: f64,
    moves: usize,
    p50: f64,
    p95: f64,
    max: f64,
}

/// Attacks a server in every way that is known here.
///
/// # Errors
///
/// If an attack took too much memory, or others waited too long; or if something does not work.
pub(crate) async fn attack(args: &AttackArgs) -> anyhow::Result<()> {
    let folder = fresh_folder("attack")?;
    let site = Site::start_with(&folder, &[]).await?;
    let shared = Rc::new(Shared::default());
    shared.pace.set(PACE);
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let shared = shared.clone();
        let from = Ipv4Addr::new(127, 0, 1, 1 + number / TABLES_PER_ADDRESS);
        let address = site.address;
        tables.spawn_local(async move {
            let mut http = Http::open_from(from, address).await?;
            let mut table = Table::open(&mut http, "kartu-sama", 2, number.into()).await?;
            let mut players = table.connect_two(&[address]).await?;
            sleep(PACE.mul_f64(f64::from(number) / f64::from(TABLES))).await;
            table.play(&mut players, &mut http, &shared).await
        });
    }
    let chosen = |name: &&&str| args.only.is_empty() || args.only.iter().any(|only| only == **name);
    let begun = Instant::now();
    let nobody = || Ok(begun.elapsed().as_secs_f64() > args.seconds);
    let mut outcomes = vec![watch(&site, &shared, NOBODY, nobody).await?];
    for (number, name) in (0..).zip(hostile::NAMES.iter().filter(chosen)) {
        let from = Ipv4Addr::new(127, 0, 2, 1 + number);
        let mut attacker = attacker(name, from, site.address, args.seconds)?;
        let gone = || Ok(attacker.try_wait()?.is_some());
        let outcome = watch(&site, &shared, name, gone).await?;
        let said = attacker.wait_with_output()?.stdout;
        let done = String::from_utf8(said)?.trim().parse().context("an attacker says no number")?;
        outcomes.push(Outcome { done, ..outcome });
        if let Some(ended) = tables.try_join_next() {
            ended?.context("a table ended")?;
        }
    }
    // What is there after all of it is there for whoever comes next.
    let mut http = Http::open_from(Ipv4Addr::new(127, 0, 3, 1), site.address).await?;
    http.open_room("ktu").await?;
    shared.stop.set(true);
    while let Some(table) = tables.join_next().await {
        table??;
    }
    site.stop()?;
    print(args, &outcomes);
    for outcome in &outcomes {
        let Outcome { name, memory, p95, .. } = outcome;
        ensure!(*memory <= args.memory, "{name} takes {memory:.1} MiB");
        ensure!(args.p95.is_none_or(|most| *p95 <= most), "{name}: others wait {p95:.1} ms");
        ensure!(*name == NOBODY || outcome.done > 0, "{name}: nothing hostile was done");
    }
    Ok(())
}

/// Begins an attack, which gives way to those who are measured: it comes from another machine.
fn attacker(name: &str, from: Ipv4Addr, to: SocketAddr, seconds: f64) -> anyhow::Result<Child> {
    let mut command = Command::new("nice");
    command.args(["-n", "19"]).arg(std::env::current_exe()?).arg("hostile");
    command.arg(name).args(["--from", &from.to_string(), "--to", &to.to_string()]);
    command.args(["--seconds", &seconds.to_string()]).stdout(Stdio::piped());
    command.spawn().context("nice runs programs")
}

/// Looks at what a server does until something is over, and somebody has moved.
async fn watch(
    site: &Site,
    shared: &Shared,
    name: &'static str,
    mut over: impl FnMut() -> anyhow::Result<bool>,
) -> anyhow::Result<Outcome> {
    shared.times.take();
    let (begun, before) = (Instant::now(), site.memory()?.rss);
    let mut most = before;
    while !over()? || shared.times.borrow().ack.is_empty() {
        ensure!(begun.elapsed() < PATIENCE, "{name}: it does not end, or nobody plays");
        sleep(LOOK).await;
        most = most.max(site.memory()?.rss);
    }
    let mut ack = shared.times.take().ack;
    ack.sort_unstable();
    let [p50, p95, max] = [0.5, 0.95, 1.0].map(|share| ms_at(&ack, share));
    let memory = (most - before) / f64::from(1 << 20);
    Ok(Outcome { name, done: 0, memory, moves: ack.len(), p50, p95, max })
}

fn print(args: &AttackArgs, outcomes: &[Outcome]) {
    if args.json {
        let all = outcomes.iter().map(|it| {
            json!({
                "attack": it.name, "done": it.done, "memory_mib": it.memory, "moves": it.moves,
                "ack_ms": { "p50": it.p50, "p95": it.p95, "max": it.max },
            })
        });
        println!("{}", json!({ "seconds": args.seconds, "attacks": all.collect::<Vec<_>>() }));
        return;
    }
    println!(
        "{} s each; what it takes, and how long the others wait for their moves",
        args.seconds
    );
    println!(
        "{:10} {:>9} {:>9} {:>7} {:>7} {:>7} {:>7}",
        "", "done", "MiB more", "moves", "p50", "p95", "max"
    );
    for Outcome { name, done, memory, moves, p50, p95, max } in outcomes {
        println!("{name:10} {done:>9} {memory:>9.1} {moves:>7} {p50:>7.2} {p95:>7.2} {max:>7.2}");
    }
}
