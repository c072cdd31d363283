//! `load attack`: hostile guests beside people who play. Each attack comes from one address, in a
//! process of its own; the others come from other addresses, and the server is configured as a host
//! would. What counts is how much memory it takes, and how long the others wait. With `--cluster`
//! there are three servers with their log on three nats-servers: one is attacked, and the two seats
//! of each match are on different ones.

mod hostile;
mod target;

use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::figures::ms_at;
use crate::games::GAME;
use crate::rooms::{client_from, open_room};
use crate::table::{Shared, Table};

pub(crate) use hostile::HostileArgs;
pub(crate) use hostile::hostile;
use target::Target;

/// How many tables play, and at which pace: 200 moves a second.
const TABLES: u8 = 20;
const PACE: Duration = Duration::from_millis(100);

/// How many rooms an address opens here; it may open rooms and take seats twenty times at once.
const TABLES_PER_ADDRESS: u8 = 5;

/// How long an attack, and a move beside it, may take at most.
const PATIENCE: Duration = Duration::from_secs(600);

/// The row without an attack, for comparison.
const NOBODY: &str = "nobody";

/// How often the server's memory is sampled.
const LOOK: Duration = Duration::from_millis(50);

/// What to do to the server.
#[derive(clap::Args)]
pub(crate) struct AttackArgs {
    /// How long each attack takes, in seconds
    #[arg(long, default_value_t = 15.0)]
    seconds: f64,
    /// Attack one of three servers with their log on NATS
    #[arg(long)]
    cluster: bool,
    /// Only these attacks
    #[arg(long)]
    only: Vec<String>,
    /// The memory that an attack may take, in MiB
    #[arg(long, default_value_t = 32.0)]
    memory: f64,
    /// How long 95 of 100 moves of the others may take, in milliseconds; by default not checked
    #[arg(long)]
    p95: Option<f64>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

struct Outcome {
    name: &'static str,
    /// How often the attacker struck.
    done: u64,
    /// By how much the memory of the servers grew, in MiB.
    memory: f64,
    /// By how much the memory of the nats-servers grew, in MiB.
    nats: f64,
    moves: usize,
    p50: f64,
    p95: f64,
    max: f64,
}

pub(crate) async fn attack(args: &AttackArgs) -> anyhow::Result<()> {
    let target = Target::start(args.cluster).await?;
    let addresses = target.addresses();
    let shared = Rc::new(Shared::default());
    shared.pace.set(PACE);
    let mut tables = play(&addresses, &shared);
    let chosen = |name: &&&str| args.only.is_empty() || args.only.iter().any(|only| only == **name);
    let begun = Instant::now();
    let nobody = || Ok(begun.elapsed().as_secs_f64() > args.seconds);
    let mut outcomes = vec![watch(&target, &shared, NOBODY, nobody).await?];
    for (number, name) in (0..).zip(hostile::NAMES.iter().filter(chosen)) {
        let from = Ipv4Addr::new(127, 0, 2, 1 + number);
        let mut attacker = attacker(name, from, addresses[0], args.seconds)?;
        let gone = || Ok(attacker.try_wait()?.is_some());
        let outcome = watch(&target, &shared, name, gone).await?;
        let said = attacker.wait_with_output()?.stdout;
        let done = String::from_utf8(said)?
            .trim()
            .parse()
            .context("an attacker did not print a number")?;
        outcomes.push(Outcome { done, ..outcome });
        if let Some(ended) = tables.try_join_next() {
            ended?.context("a table ended")?;
        }
    }
    // The server has to be usable afterwards.
    for address in &addresses {
        let mut http = client_from(Ipv4Addr::new(127, 0, 3, 1), *address);
        open_room(&mut http, GAME).await?;
    }
    shared.stop.set(true);
    while let Some(table) = tables.join_next().await {
        table??;
    }
    target.stop()?;
    print(args, &outcomes);
    for outcome in &outcomes {
        let Outcome { name, memory, p95, .. } = outcome;
        ensure!(*memory <= args.memory, "{name} takes {memory:.1} MiB");
        ensure!(args.p95.is_none_or(|most| *p95 <= most), "{name}: others wait {p95:.1} ms");
        ensure!(*name == NOBODY || outcome.done > 0, "{name}: nothing hostile was done");
    }
    Ok(())
}

/// Lets others play, each table on these servers in turn, each beginning with another one.
fn play(addresses: &[SocketAddr], shared: &Rc<Shared>) -> JoinSet<anyhow::Result<()>> {
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let shared = shared.clone();
        let from = Ipv4Addr::new(127, 0, 1, 1 + number / TABLES_PER_ADDRESS);
        let mut addresses = addresses.to_vec();
        let first = usize::from(number) % addresses.len();
        addresses.rotate_left(first);
        tables.spawn_local(async move {
            let mut http = client_from(from, addresses[0]);
            let mut table = Table::open(&mut http, GAME, 2, number.into()).await?;
            let mut players = table.connect_two(&addresses).await?;
            sleep(PACE.mul_f64(f64::from(number) / f64::from(TABLES))).await;
            table.play(&mut players, &mut http, &shared).await
        });
    }
    tables
}

/// Begins an attack, with low priority, as if it came from another machine.
fn attacker(name: &str, from: Ipv4Addr, to: SocketAddr, seconds: f64) -> anyhow::Result<Child> {
    let mut command = Command::new("nice");
    command.args(["-n", "19"]).arg(std::env::current_exe()?).arg("hostile");
    command.arg(name).args(["--from", &from.to_string(), "--to", &to.to_string()]);
    command.args(["--seconds", &seconds.to_string()]).stdout(Stdio::piped());
    command.spawn().context("nice runs programs")
}

/// Samples a server until something is over and somebody has moved.
async fn watch(
    target: &Target,
    shared: &Shared,
    name: &'static str,
    mut over: impl FnMut() -> anyhow::Result<bool>,
) -> anyhow::Result<Outcome> {
    shared.times.take();
    let begun = Instant::now();
    let before = [target.memory()?, target.nats_memory()?];
    let mut most = before;
    while !over()? || shared.times.borrow().ack.is_empty() {
        ensure!(begun.elapsed() < PATIENCE, "{name}: it does not end, or nobody plays");
        sleep(LOOK).await;
        most = [most[0].max(target.memory()?), most[1].max(target.nats_memory()?)];
    }
    let mut ack = shared.times.take().ack;
    ack.sort_unstable();
    let [p50, p95, max] = [0.5, 0.95, 1.0].map(|share| ms_at(&ack, share));
    let [memory, nats] = [0, 1].map(|of| (most[of] - before[of]) / f64::from(1 << 20));
    Ok(Outcome { name, done: 0, memory, nats, moves: ack.len(), p50, p95, max })
}

fn print(args: &AttackArgs, outcomes: &[Outcome]) {
    if args.json {
        let all = outcomes.iter().map(|it| {
            json!({
                "attack": it.name, "done": it.done, "moves": it.moves,
                "memory_mib": it.memory, "nats_memory_mib": it.nats,
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
        "{:10} {:>9} {:>9} {:>9} {:>7} {:>7} {:>7} {:>7}",
        "", "done", "MiB more", "of NATS", "moves", "p50", "p95", "max"
    );
    for Outcome { name, done, memory, nats, moves, p50, p95, max } in outcomes {
        print!("{name:10} {done:>9} {memory:>9.1} {nats:>9.1} ");
        println!("{moves:>7} {p50:>7.2} {p95:>7.2} {max:>7.2}");
    }
}
