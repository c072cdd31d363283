//! `load chaos`: three nats-servers, three of our servers, clients that check everything, and
//! faults.
//!
//! | module | what it holds |
//! |---|---|
//! | `plan` | the faults, which a seed decides |
//! | `nodes`, `link`, `slow`, `damage` | the nodes, links, disks and files that they hit |
//! | `guest` | a client, and what it saw |
//! | `check` | compares what clients saw with the log |
//! | `times` | how long faults delayed clients |

mod check;
mod damage;
mod guest;
mod link;
mod nodes;
mod plan;
mod slow;
mod times;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;

use anyhow::{Context as _, bail, ensure};
use clap::ValueEnum as _;
use serde_json::json;
use server::log::JetStreamLog;
use tokio::task::JoinSet;
use tokio::time::{Duration, Instant, sleep, sleep_until, timeout};

use self::check::Checked;
use self::guest::Witness;
use self::link::Link;
use self::plan::{Fault, Kind, NODES, Plan};
use self::slow::SlowDisk;
use self::times::{Mended, Times};
use crate::games::game;
use crate::rooms::{add_bot, client, open_quick_room, sit, start};
use crate::site::fresh_folder;

pub(crate) use self::guest::{Guest, World};
pub(crate) use self::link::Thread;
pub(crate) use self::nodes::{Node, Nodes};

/// What to do.
#[derive(clap::Args)]
pub(crate) struct ChaosArgs {
    /// How many faults; nine are one of each kind that damages no files
    #[arg(long, default_value_t = 9)]
    faults: u32,
    /// Or faults for this many minutes
    #[arg(long, conflicts_with = "faults")]
    minutes: Option<f64>,
    /// Or faults for this many seconds
    #[arg(long, conflicts_with_all = ["faults", "minutes"])]
    seconds: Option<f64>,
    /// The seed of the faults, and of what clients play
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The longest pause between two faults, in seconds; with the default 500 take two hours
    #[arg(long, default_value_t = 20.0)]
    pause_max: f64,
    /// How many rooms, each with two or three clients
    #[arg(long, default_value_t = 15)]
    rooms: usize,
    /// Only faults of these kinds; those that damage files happen only if they are named here
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    only: Vec<Kind>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How long everybody plays before the first fault, and without any faults.
const CALM: Duration = Duration::from_secs(3);

/// How long a node with damaged files is waited for; nats-server may hang while it reads them, or
/// catch up for ever.
const WORKS_WITHIN: Duration = Duration::from_secs(15);

/// What a node wrote in this time is gone after a power cut; more than a disk would lose.
const UNWRITTEN: Duration = Duration::from_millis(50);

/// How long all matches may take to end once every node is healthy.
const FINISHED_WITHIN: Duration = Duration::from_secs(150);

/// How long matches may take before rooms are examined that may be refused.
const REFUSED_AFTER: Duration = Duration::from_secs(30);

/// For how long everyone must have seen the end.
const STABLE: Duration = Duration::from_secs(3);

struct Table {
    name: String,
    guests: Vec<(Option<u8>, Rc<RefCell<Witness>>)>,
}

/// Plays while faults happen, and checks that no acknowledged move is lost or doubled, nobody is
/// told anything false, every match ends, and no node fails by itself.
pub(crate) async fn chaos(args: &ChaosArgs) -> anyhow::Result<()> {
    let folder = fresh_folder(&format!("chaos/{}", args.seed))?;
    let done = run(args, &folder).await;
    let kept = folder.display();
    done.with_context(|| format!("seed {}; the nodes' logs are in {kept}", args.seed))?;
    fs::remove_dir_all(&folder)?;
    Ok(())
}

async fn run(args: &ChaosArgs, folder: &Path) -> anyhow::Result<()> {
    let thread = Thread::start()?;
    let start = Instant::now();
    let nodes = Rc::new(RefCell::new(Nodes::start(folder, &thread, NODES).await?));
    let addresses = nodes.borrow().addresses.clone();
    let world = Rc::new(World::new(addresses.clone()));
    let mut tables = Vec::new();
    let mut playing = JoinSet::new();
    for number in 0..args.rooms {
        tables.push(sit_down(args, number, &world, &mut playing).await?);
    }
    eprintln!("seed {}: {} rooms; all there after {:.1} s", args.seed, args.rooms, s(start));
    let mut storm = Storm::new(args, folder, nodes.clone(), start);
    let mended = tokio::select! {
        mended = storm.rage() => mended?,
        wrong = alarm(&world) => bail!(wrong),
        fallen = fallen(&nodes) => bail!(fallen?),
    };
    eprintln!("{:7.1} s  all nodes are healthy", s(start));
    tokio::select! {
        finished = finish(&world, &tables) => finished?,
        wrong = alarm(&world) => bail!(wrong),
        fallen = fallen(&nodes) => bail!(fallen?),
    }
    eprintln!("{:7.1} s  all matches are over", s(start));
    while playing.join_next().await.is_some() {}
    forget(&nodes).await?;
    let url = nodes.borrow().url.clone();
    let checked = compare(&url, &addresses, &tables).await?;
    let most = may_refuse(mended.iter().map(|mended| &mended.fault), tables.len() as u64);
    let Checked { refused, .. } = checked;
    ensure!(refused <= most, "{refused} rooms are refused, where at most {most} may be");
    for node in nodes.borrow().nats.iter().chain(&nodes.borrow().servers) {
        if let Some(panic) = node.panics()? {
            bail!("it panicked: {panic}");
        }
    }
    print(args, &tables, &mended, checked, start.elapsed());
    Ok(())
}

/// The seconds since a time.
fn s(since: Instant) -> f64 {
    since.elapsed().as_secs_f64()
}

/// Opens a room and seats its guests, each connected to another server; every fourth has a bot, and
/// every third a spectator.
async fn sit_down(
    args: &ChaosArgs,
    number: usize,
    world: &Rc<World>,
    playing: &mut JoinSet<()>,
) -> anyhow::Result<Table> {
    let (game, options) = game(number);
    let mut http = client(world.servers[number % NODES]);
    let (name, host) = open_quick_room(&mut http, game, options).await?;
    let mut keys = vec![host.clone()];
    for _ in 0..1 + number % 2 {
        keys.push(sit(&mut http, &name).await?);
    }
    if number % 4 == 3 {
        add_bot(&mut http, &name, &host, "novice").await?;
    }
    start(&mut http, &name, &host).await?;
    let seats = (0..).zip(keys).map(Some);
    let seats = seats.chain((number % 3 == 2).then_some(None));
    let mut guests = Vec::new();
    for (place, seat) in seats.enumerate() {
        let seed = args.seed.wrapping_mul(1_000_003) + (number * 16 + place) as u64;
        let server = (number + place) % NODES;
        let guest = Guest::new(world.clone(), &name, game, seat, seed, server);
        guests.push((guest.seat(), guest.witness()));
        playing.spawn_local(guest.play());
    }
    Ok(Table { name, guests })
}

/// Restarts our servers: what they have in memory would hide what the log lost.
async fn forget(nodes: &RefCell<Nodes>) -> anyhow::Result<()> {
    for server in 0..NODES {
        let child = nodes.borrow_mut().servers[server].take()?;
        nodes::end(child, "TERM").await?;
        nodes.borrow_mut().servers[server].start()?;
    }
    for server in 0..NODES {
        let health = nodes.borrow().servers[server].health();
        nodes::well(health).await?;
    }
    Ok(())
}

async fn alarm(world: &World) -> String {
    world.alarm.notified().await;
    world.wrong.borrow().join("\n")
}

/// Waits until a node exits unexpectedly.
async fn fallen(nodes: &RefCell<Nodes>) -> anyhow::Result<String> {
    loop {
        sleep(Duration::from_millis(200)).await;
        let mut nodes = nodes.borrow_mut();
        let Nodes { nats, servers, .. } = &mut *nodes;
        for node in nats.iter_mut().chain(servers) {
            if node.fell()? {
                return Ok(format!("{} ended by itself", node.name()));
            }
        }
    }
}

/// Waits until everyone has seen the last match end.
async fn finish(world: &World, tables: &[Table]) -> anyhow::Result<()> {
    world.ending.set(true);
    let begun = Instant::now();
    let mut stable = begun;
    let guests = || tables.iter().flat_map(|table| &table.guests);
    while stable.elapsed() < STABLE {
        sleep(Duration::from_millis(100)).await;
        if !guests().all(|(_, witness)| witness.borrow().done) {
            stable = Instant::now();
        }
        // Whoever is refused plays no more.
        if begun.elapsed() > REFUSED_AFTER && refused_or_done(world, tables).await? {
            break;
        }
        if begun.elapsed() > FINISHED_WITHIN {
            let waits = |table: &&Table| table.guests.iter().any(|(_, guest)| !guest.borrow().done);
            let names: Vec<_> = tables.iter().filter(waits).map(|it| it.name.as_str()).collect();
            bail!("not over: {}", names.join(", "));
        }
    }
    world.closing.set(true);
    Ok(())
}

/// Whether each room is over for all, or refused by all servers, and some are refused.
async fn refused_or_done(world: &World, tables: &[Table]) -> anyhow::Result<bool> {
    let mut some = false;
    for Table { name, guests } in tables {
        if guests.iter().all(|(_, witness)| witness.borrow().done) {
            continue;
        }
        if !check::is_refused(&world.servers, &format!("/api/rooms/{name}")).await? {
            return Ok(false);
        }
        some = true;
    }
    Ok(some)
}

/// How many of so many rooms may be refused after these faults: none while one node alone was
/// damaged, as the others have all, and half of them once two or more were.
fn may_refuse<'a>(faults: impl Iterator<Item = &'a Fault>, rooms: u64) -> u64 {
    let damaged = faults.filter(|fault| fault.kind.damages()).map(|fault| fault.node);
    if damaged.collect::<BTreeSet<_>>().len() > 1 { rooms / 2 } else { 0 }
}

async fn compare(url: &str, servers: &[SocketAddr], tables: &[Table]) -> anyhow::Result<Checked> {
    let log = JetStreamLog::connect(&url.parse()?).await?;
    let mut all = Checked::default();
    for Table { name, guests } in tables {
        let guests: Vec<_> = guests.iter().map(|(seat, it)| (*seat, it.borrow())).collect();
        let guests: Vec<_> = guests.iter().map(|(seat, witness)| (*seat, &**witness)).collect();
        match check::room(&log, servers, name, &guests).await {
            Ok(checked) => all += checked,
            Err(error) => {
                let Some(path) = check::damaged(&error) else {
                    return Err(error.context(name.clone()));
                };
                let refused = check::is_refused(servers, &path).await?;
                ensure!(refused, "{path} is not refused, although {error:#}");
                eprintln!("refused by name: {error:#}");
                all.refused += 1;
            }
        }
    }
    ensure!(all.moves > 0, "nothing was played");
    Ok(all)
}

struct Storm {
    plan: Plan,
    faults: u32,
    until: Option<Instant>,
    start: Instant,
    nodes: Rc<RefCell<Nodes>>,
    slow: Option<Rc<SlowDisk>>,
}

impl Storm {
    fn new(args: &ChaosArgs, folder: &Path, nodes: Rc<RefCell<Nodes>>, start: Instant) -> Self {
        let mut kinds =
            if args.only.is_empty() { Kind::value_variants().to_vec() } else { args.only.clone() };
        kinds.retain(|kind| !kind.damages() || args.only.contains(kind));
        let slow = SlowDisk::new(folder).map(Rc::new);
        if let Err(error) = &slow {
            eprintln!("without slow disks: {error:#}");
            kinds.retain(|kind| *kind != Kind::SlowDisk);
        }
        let seconds = args.seconds.or(args.minutes.map(|minutes| minutes * 60.0));
        let until = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
        let faults = if until.is_some() { u32::MAX } else { args.faults };
        let plan = Plan::new(args.seed, kinds, Duration::from_secs_f64(args.pause_max));
        Self { plan, faults, until, start, nodes, slow: slow.ok() }
    }

    /// Lets every fault happen, and waits until all nodes are healthy.
    async fn rage(&mut self) -> anyhow::Result<Vec<Mended>> {
        let (mut mended, mut lasting) = (Vec::new(), JoinSet::new());
        let mut during: Vec<Fault> = Vec::new();
        sleep(CALM).await;
        for number in 1..=self.faults {
            let Some(fault) = self.plan.next() else { break };
            let pause = if fault.overlaps { Instant::now() + fault.pause } else { Instant::now() };
            sleep_until(pause).await;
            let waits = |during: &[Fault]| {
                let may = fault.may_begin(&during.iter().collect::<Vec<_>>());
                !may || (!fault.overlaps && !during.is_empty())
            };
            while waits(&during) {
                let done: anyhow::Result<Mended> =
                    lasting.join_next().await.context("a fault lasts")??;
                let done = done?;
                during.retain(|fault| *fault != done.fault);
                mended.push(done);
            }
            if !fault.overlaps {
                sleep(fault.pause).await;
            }
            if self.until.is_some_and(|until| until <= Instant::now()) {
                break;
            }
            eprintln!("{:7.1} s  {number}: {fault}", s(self.start));
            during.push(fault.clone());
            lasting.spawn_local(inflict(fault, self.nodes.clone(), self.slow.clone()));
        }
        while let Some(done) = lasting.join_next().await {
            mended.push(done??);
        }
        if mended.is_empty() {
            sleep(CALM).await;
        }
        Ok(mended)
    }
}

/// Lets a fault happen, ends it, and waits until all nodes are healthy again.
async fn inflict(
    fault: Fault,
    nodes: Rc<RefCell<Nodes>>,
    slow: Option<Rc<SlowDisk>>,
) -> anyhow::Result<Mended> {
    let began = Instant::now();
    let Fault { kind, node, other, lasts, breaks, .. } = fault;
    let signal = |signal: &str| node_of(&mut nodes.borrow_mut(), &fault).signal(signal);
    match kind {
        Kind::NatsKilled | Kind::ServerKilled => restart(&nodes, &fault, "KILL").await?,
        Kind::NatsRestarts | Kind::ServerRestarts => restart(&nodes, &fault, "TERM").await?,
        Kind::NatsHangs | Kind::ServerHangs => {
            signal("STOP")?;
            sleep(lasts).await;
            signal("CONT")?;
        }
        Kind::NatsCut | Kind::ServerCut => {
            cut(&nodes.borrow(), &fault).cut();
            sleep(lasts).await;
            cut(&nodes.borrow(), &fault).mend(breaks);
        }
        Kind::NatsTruncated | Kind::NatsFlipped | Kind::NatsRolledBack | Kind::NatsPowerCut => {
            harm(&nodes, &fault).await?;
            let led = lead(&nodes, &fault).await?;
            eprintln!("           {fault}: it led {led} streams, and begins anew");
            replace(&nodes, &fault).await?;
        }
        Kind::SlowDisk => {
            let id = nodes.borrow().nats[node].id()?;
            slow.context("disks can be slow here")?.slow(id, lasts).await?;
        }
    }
    let mut healths = vec![node_of(&mut nodes.borrow_mut(), &fault).health()];
    if kind == Kind::NatsCut {
        healths.push(nodes.borrow().nats[other].health());
    }
    for health in healths {
        nodes::well(health).await?;
    }
    if kind.damages() {
        let url = nodes.borrow().url.clone();
        damage::whole(&url, NODES).await?;
    }
    Ok(Mended { fault, began, well: Instant::now() })
}

fn node_of<'a>(nodes: &'a mut Nodes, fault: &Fault) -> &'a mut Node {
    match fault.server() {
        Some(server) => &mut nodes.servers[server],
        None => &mut nodes.nats[fault.node],
    }
}

fn cut<'a>(nodes: &'a Nodes, fault: &Fault) -> &'a Link {
    match fault.server() {
        Some(server) => nodes.to_nats(server, fault.other),
        None => nodes.between_nats(fault.node, fault.other),
    }
}

async fn restart(nodes: &RefCell<Nodes>, fault: &Fault, signal: &str) -> anyhow::Result<()> {
    let child = node_of(&mut nodes.borrow_mut(), fault).take()?;
    nodes::end(child, signal).await?;
    sleep(fault.lasts).await;
    node_of(&mut nodes.borrow_mut(), fault).start()
}

/// Ends a nats-server, damages its files, and starts it again. One that ends in order has noted
/// what it applied, and does not apply it once more.
async fn harm(nodes: &RefCell<Nodes>, fault: &Fault) -> anyhow::Result<()> {
    let store = nodes.borrow().store(fault.node);
    let end = async |signal| {
        let child = node_of(&mut nodes.borrow_mut(), fault).take()?;
        nodes::end(child, signal).await
    };
    match fault.kind {
        Kind::NatsRolledBack => {
            let old = damage::Old::new(&store)?;
            sleep(fault.lasts).await;
            end("TERM").await?;
            old.put_back(&store)?;
        }
        Kind::NatsPowerCut => {
            let lengths = damage::Lengths::new(&store)?;
            sleep(UNWRITTEN).await;
            end("KILL").await?;
            lengths.drop_the_rest(&store)?;
        }
        Kind::NatsTruncated => {
            end("TERM").await?;
            damage::truncate(&store)?;
        }
        _ => {
            end("TERM").await?;
            damage::flip(&store, fault.lasts.as_millis() as u64)?;
        }
    }
    node_of(&mut nodes.borrow_mut(), fault).start()
}

/// Has a node with damaged files lead what it can for a while; returns how many streams it led.
async fn lead(nodes: &RefCell<Nodes>, fault: &Fault) -> anyhow::Result<usize> {
    let (url, health) = (nodes.borrow().url.clone(), nodes.borrow().nats[fault.node].health());
    // It may hang, or never have one stream, and lead others.
    _ = timeout(WORKS_WITHIN, nodes::well(health)).await;
    let led = damage::let_lead(&url, fault.node).await?;
    sleep(fault.lasts).await;
    Ok(led)
}

/// Starts a nats-server with an empty folder, as its operator is asked to.
async fn replace(nodes: &RefCell<Nodes>, fault: &Fault) -> anyhow::Result<()> {
    let child = node_of(&mut nodes.borrow_mut(), fault).take()?;
    // It may hang.
    nodes::end(child, "KILL").await?;
    fs::remove_dir_all(nodes.borrow().store(fault.node))?;
    node_of(&mut nodes.borrow_mut(), fault).start()
}

fn print(args: &ChaosArgs, tables: &[Table], mended: &[Mended], checked: Checked, took: Duration) {
    let witnesses: Vec<_> =
        tables.iter().flat_map(|table| &table.guests).map(|(_, guest)| guest.borrow()).collect();
    let times = Times::new(mended, witnesses.iter().map(|witness| &**witness));
    let lines: usize = witnesses
        .iter()
        .map(|witness| witness.lines.iter().filter(|(_, to)| to.is_some()).count())
        .sum();
    let refused: u64 = witnesses.iter().map(|witness| witness.refused).sum();
    let Checked { matches, entries, moves, updates, refused: damaged } = checked;
    if args.json {
        let figures = json!({
            "seed": args.seed, "faults": mended.len(), "rooms": tables.len(),
            "clients": witnesses.len(), "seconds": took.as_secs_f64(), "matches": matches,
            "entries": entries, "moves": moves, "updates": updates, "lines": lines,
            "refused": refused, "damaged_rooms": damaged, "held_up": times.json(),
        });
        println!("{figures}");
        return;
    }
    println!("{} faults in {:.0} s, seed {}:", mended.len(), took.as_secs_f64(), args.seed);
    println!("  every one of {moves} acknowledged moves of {} clients is in the", witnesses.len());
    println!("  log once and in order; {updates} updates agree with the log;");
    println!("  {matches} matches in {} rooms ended, and everyone saw it;", tables.len());
    if damaged > 0 {
        println!("  {damaged} more rooms are damaged, and refused by name;");
    }
    println!("  {lines} connections were opened, {refused} moves were refused as stale");
    times.print();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_are_refused_only_once_two_nodes_were_damaged() {
        let mut plan = Plan::new(1, vec![Kind::NatsFlipped], Duration::from_secs(1));
        let mut fault =
            |kind: Kind, node: usize| Fault { kind, node, ..plan.next().expect("they do not end") };
        let mut faults = vec![fault(Kind::NatsKilled, 1), fault(Kind::NatsHangs, 2)];
        assert_eq!(may_refuse(faults.iter(), 12), 0);
        for (kind, node, most) in [
            (Kind::NatsTruncated, 0, 0),
            (Kind::NatsPowerCut, 0, 0),
            (Kind::NatsFlipped, 1, 6),
            (Kind::NatsRolledBack, 2, 6),
        ] {
            faults.push(fault(kind, node));
            assert_eq!(may_refuse(faults.iter(), 12), most);
        }
    }
}
