//! `load soak`: a site for hours, with people who come, play, look around and go. The server's
//! memory may not grow, and when all are gone nothing of them may be left.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, bail, ensure};
use games::{Rng, Seed};
use server::protocol::RoomCommand;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::chaos::{Guest, World};
use crate::games::{GAME, game};
use crate::rooms::{add_bot, client, client_from, open_quick_room, sit, start};
use crate::site::{Site, fresh_folder};
use crate::stored::store;

/// How long, and how much.
#[derive(clap::Args)]
pub(crate) struct SoakArgs {
    /// How long people come, in minutes
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// How many tables at once, of all games in turn
    #[arg(long, default_value_t = 20)]
    tables: u32,
    /// By how much the memory may grow once the server's cache is full, in percent
    #[arg(long, default_value_t = 5.0)]
    growth: f64,
    /// The seed of all chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many matches are stored before anybody comes.
const STORED: usize = 10_000;

/// How often the server is sampled.
const LOOK: Duration = Duration::from_secs(2);

/// How long people stay at a table, in milliseconds.
const STAY_MS: (u32, u32) = (20_000, 90_000);

/// The pause between two looks of somebody who looks around, in milliseconds.
const ERRAND_MS: (u32, u32) = (500, 4_000);

/// How long an unused room stays in memory, in seconds.
const IDLE: &str = "5";

/// How long it may take until nothing is left; bots finish their matches first.
const GONE_WITHIN: Duration = Duration::from_secs(300);

const ANSWER: Duration = Duration::from_secs(60);

/// The least share of the time for warming up, and the share that is compared.
const WARM: f64 = 0.2;
const COMPARED: f64 = 0.1;

/// The size of the server's cache of its file, in bytes: until the file has grown by this much,
/// memory grows with it.
const CACHE: u64 = 64 << 20;

#[derive(Clone)]
struct Sample {
    seconds: f64,
    /// In bytes.
    memory: f64,
    /// The size of the data file, in bytes.
    file: u64,
    /// What its file descriptors refer to.
    open: Vec<String>,
    /// Its own counters.
    counted: BTreeMap<String, u64>,
}

/// Counters that have to be as before when all are gone.
const LEFT: [&str; 3] = ["sockets", "sessions", "tasks"];

/// Counters that are recorded in each sample, with [`LEFT`].
const COUNTED: [&str; 4] = ["rooms_total", "matches_total", "moves_total", "limited_total"];

pub(crate) async fn soak(args: &SoakArgs) -> anyhow::Result<()> {
    let folder = fresh_folder("soak")?;
    let data = folder.join("data");
    store(GAME, STORED, &data).await?;
    let options = ["--bot-pause", "50", "--idle", IDLE];
    // The checksums of what was stored are computed at the first start.
    Site::start_with(&data, &options).await?.stop()?;
    let site = Site::start_with(&data, &options).await?;
    let begun = Instant::now();
    // Everything that is opened once and stays is open after the first room.
    let first = Tables { address: site.address, ending: begun, seed: args.seed };
    first.visit(u32::MAX, 0).await?;
    let before = gone(&site, begun, None).await?;
    let ending = Instant::now() + Duration::from_secs_f64(args.minutes * 60.0);
    let mut tables = JoinSet::new();
    for number in 0..args.tables {
        let all = Tables { ending, ..first };
        tables.spawn_local(async move { all.play(number).await });
    }
    let file = folder.join("samples.csv");
    let samples = watch(&site, begun, &mut tables, &file).await?;
    let after = gone(&site, begun, Some(&before)).await?;
    let broken = after.count("broken_sessions_total");
    ensure!(broken == 0, "{broken} sessions broke");
    site.stop()?;
    print(args, &samples, [&before, &after], &file)
}

#[derive(Clone, Copy)]
struct Tables {
    address: SocketAddr,
    ending: Instant,
    seed: u64,
}

impl Tables {
    async fn play(self, number: u32) -> anyhow::Result<()> {
        for visit in 1.. {
            if Instant::now() >= self.ending {
                break;
            }
            let done = self.visit(number, visit).await;
            done.with_context(|| format!("table {number}, visit {visit}"))?;
        }
        Ok(())
    }

    /// A room with two people, bots, and sometimes a spectator. They play for a while, and somebody
    /// looks around; then all go. Each comes from an address of their own.
    async fn visit(self, number: u32, visit: u32) -> anyhow::Result<()> {
        let seed = Seed::from_number(self.seed);
        let mut rng = seed.rng("visit", u64::from(number) << 32 | u64::from(visit));
        let [_, b, c, d] = (1 + rng.below((1 << 24) - 2)).to_be_bytes();
        let from = Ipv4Addr::new(127, b, c, d);
        let (game, options) = game(number as usize + visit as usize);
        let mut http = client_from(from, self.address);
        let (room, host) = open_quick_room(&mut http, game, options).await?;
        let other = sit(&mut http, &room).await?;
        // Dice would throw cards into a snap for minutes after all have left.
        for level in ["novice", "club"] {
            add_bot(&mut http, &room, &host, level).await?;
        }
        start(&mut http, &room, &host).await?;
        let world = Rc::new(World::from(from, vec![self.address]));
        let mut seats = vec![Some((0, host.clone())), Some((1, other))];
        seats.extend((rng.below(3) == 0).then_some(None));
        let mut playing = JoinSet::new();
        for seat in seats {
            let seed = u64::from(rng.bits());
            playing.spawn_local(Guest::new(world.clone(), &room, game, seat, seed, 0).play());
        }
        let stay = Duration::from_millis(between(&mut rng, STAY_MS));
        let leaves = (Instant::now() + stay).min(self.ending);
        self.look_around(from, &room, game, leaves, &mut rng).await?;
        world.closing.set(true);
        while let Some(guest) = playing.join_next().await {
            guest?;
        }
        let wrong = world.wrong.borrow().join("\n");
        ensure!(wrong.is_empty(), "{wrong}");
        // Some leave their seat, others only close the page.
        if rng.below(2) == 0 {
            let mut http = client_from(from, self.address);
            // On a slow machine the address may have used up its allowance.
            _ = http.command(&room, Some(&host), &RoomCommand::Leave {}).await;
        }
        Ok(())
    }

    async fn look_around(
        self,
        from: Ipv4Addr,
        room: &str,
        game: &str,
        until: Instant,
        rng: &mut Rng,
    ) -> anyhow::Result<()> {
        let places = [
            "/".to_owned(),
            "/api/games".to_owned(),
            "/api/status".to_owned(),
            format!("/api/games/{game}/rules"),
            format!("/api/games/{game}/examples"),
            format!("/api/rooms/{room}"),
            format!("/api/rooms/{room}/matches"),
            format!("/api/rooms/{room}/matches/1/record"),
            format!("/api/rooms/{room}/matches/1/rounds/1?seat=0&lens=true"),
        ];
        loop {
            let pause = Duration::from_millis(between(rng, ERRAND_MS));
            let now = Instant::now();
            if now + pause >= until {
                sleep(until.saturating_duration_since(now)).await;
                return Ok(());
            }
            sleep(pause).await;
            let place = rng.choose(&places).context("there are places")?;
            let mut http = client_from(from, self.address);
            // Unfinished matches are refused.
            _ = timeout(ANSWER, http.get(place)).await.context("no answer")?;
        }
    }
}

fn between(rng: &mut Rng, (least, most): (u32, u32)) -> u64 {
    u64::from(least + rng.below(most - least))
}

/// Samples the server until all tables are over, and records each sample.
async fn watch(
    site: &Site,
    begun: Instant,
    tables: &mut JoinSet<anyhow::Result<()>>,
    file: &Path,
) -> anyhow::Result<Vec<Sample>> {
    let mut out = File::create(file)?;
    let columns: Vec<&str> = LEFT.into_iter().chain(COUNTED).collect();
    writeln!(out, "seconds,memory_bytes,file_bytes,file_descriptors,{}", columns.join(","))?;
    let mut samples = Vec::new();
    while !tables.is_empty() {
        let next = Instant::now() + LOOK;
        while let Ok(ended) = timeout(next - Instant::now().min(next), tables.join_next()).await {
            let Some(ended) = ended else { break };
            ended??;
        }
        let sample = Sample::take(site, begun).await?;
        let counts: Vec<_> = columns.iter().map(|it| sample.count(it).to_string()).collect();
        let Sample { seconds, memory, file, open, .. } = &sample;
        writeln!(out, "{seconds:.1},{memory},{file},{},{}", open.len(), counts.join(","))?;
        samples.push(sample);
    }
    Ok(samples)
}

/// Waits until all are gone, and no more is left than before.
async fn gone(site: &Site, begun: Instant, before: Option<&Sample>) -> anyhow::Result<Sample> {
    let start = Instant::now();
    loop {
        let now = Sample::take(site, begun).await?;
        let left = match before {
            Some(before) => now.more_than(before),
            None if now.count("sessions") + now.count("sockets") > 0 => {
                vec!["rooms".to_owned()]
            }
            None => Vec::new(),
        };
        if left.is_empty() {
            return Ok(now);
        }
        if start.elapsed() > GONE_WITHIN {
            bail!("{GONE_WITHIN:?} after all have gone there are left: {}", left.join("; "));
        }
        sleep(LOOK).await;
    }
}

impl Sample {
    async fn take(site: &Site, begun: Instant) -> anyhow::Result<Self> {
        let text = client(site.address).get("/metrics").await?;
        let counts = text.lines().filter_map(|line| line.strip_prefix("kartenhaus_"));
        let counts = counts.filter_map(|line| line.split_once(' '));
        let counted = counts.map(|(name, count)| Ok((name.to_owned(), count.parse()?)));
        Ok(Self {
            seconds: begun.elapsed().as_secs_f64(),
            memory: site.memory()?,
            file: fs::metadata(&site.file)?.len(),
            open: site.open_files()?,
            counted: counted.collect::<anyhow::Result<_>>()?,
        })
    }

    fn count(&self, name: &str) -> u64 {
        self.counted[name]
    }

    fn more_than(&self, before: &Self) -> Vec<String> {
        let counts = LEFT.into_iter().filter_map(|name| {
            let (was, is) = (before.count(name), self.count(name));
            (is > was).then(|| format!("{is} {name}, {was} before"))
        });
        let files = (self.open.len() > before.open.len()).then(|| {
            let (was, is) = (before.open.len(), self.open.len());
            format!("{is} file descriptors, {was} before: {}", self.open.join(" "))
        });
        counts.chain(files).collect()
    }
}

/// The median memory of some samples, in MiB.
fn median(samples: &[Sample]) -> f64 {
    let mut all: Vec<f64> = samples.iter().map(|sample| sample.memory).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or_default() / f64::from(1 << 20)
}

/// Fails if the memory has grown.
fn print(
    args: &SoakArgs,
    samples: &[Sample],
    [before, after]: [&Sample; 2],
    file: &Path,
) -> anyhow::Result<()> {
    let at = |share: f64| (samples.len() as f64 * share) as usize;
    let is_full = |sample: &Sample| sample.file >= before.file + CACHE;
    let full = samples.iter().position(is_full).map(|full| full.max(at(WARM)));
    // In a short run the cache is still filling, so growing memory proves nothing.
    let warm = full.and_then(|from| samples.get(from..from + at(COMPARED))).map(median);
    let late = median(&samples[at(1.0 - COMPARED)..]);
    let most = samples.iter().map(|sample| sample.memory).fold(0.0, f64::max);
    let growth = warm.map(|warm| (late / warm - 1.0) * 100.0);
    let count = |name: &str| after.count(name);
    println!("{:.1} minutes, {} tables at once, seed {}:", args.minutes, args.tables, args.seed);
    println!(
        "  {} rooms, {} matches, {} moves; {} were refused as too many",
        count("rooms_total"),
        count("matches_total"),
        count("moves_total"),
        count("limited_total"),
    );
    let was = match warm.zip(growth) {
        Some((warm, growth)) => format!("{warm:.1} MiB once its cache was full, {growth:+.1} %:"),
        None => "the cache was not full;".to_owned(),
    };
    println!(
        "  memory: {was} {late:.1} MiB at the end, {:.1} at most, {:.1} when all were gone",
        most / f64::from(1 << 20),
        after.memory / f64::from(1 << 20),
    );
    for name in LEFT {
        let most = samples.iter().map(|sample| sample.count(name)).max().unwrap_or_default();
        println!("  {name}: {} before, {most} at most, {} after", before.count(name), count(name));
    }
    let most = samples.iter().map(|sample| sample.open.len()).max().unwrap_or_default();
    let (was, is) = (before.open.len(), after.open.len());
    println!("  file descriptors: {was} before, {most} at most, {is} after");
    println!("  every sample is in {}", file.display());
    let growth = growth.unwrap_or_default();
    ensure!(
        growth <= args.growth,
        "memory has grown by {growth:.1} %, more than {} %",
        args.growth
    );
    Ok(())
}
