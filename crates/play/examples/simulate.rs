//! Plays days of busy tables in virtual time: see `play::testing`. For `cargo xtask simulate`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;
#[expect(clippy::disallowed_types, reason = "it says how long it took")]
use std::time::Instant;

use play::testing::{Broken, DAYS_IN_YEAR, Failure, Figures, Plan, What, shrink, simulate};
use serde_json::{Value as Json, json};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Arguments {
    days: u64,
    first: u64,
    seed: u64,
    json: bool,
}

fn arguments() -> Option<Arguments> {
    let mut asked = Arguments { days: DAYS_IN_YEAR, first: 0, seed: 1, json: false };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || words.next()?.parse::<u64>().ok();
        match &*word {
            "--years" => asked.days = number()? * DAYS_IN_YEAR,
            "--seed" => asked.seed = number()?,
            "--days" => asked.days = number()?,
            "--day" => (asked.first, asked.days) = (number()?, 1),
            "--json" => asked.json = true,
            _ => return None,
        }
    }
    Some(asked)
}

fn add(all: &mut Figures, day: Figures) {
    all.steps += day.steps;
    all.moves += day.moves;
    all.matches += day.matches;
    all.updates += day.updates;
    all.conflicts += day.conflicts;
    all.crashes += day.crashes;
    all.hints += day.hints;
    all.taken_back += day.taken_back;
    all.digest = all.digest.rotate_left(1) ^ day.digest;
}

fn failure_json(Failure { plan, broken }: &Failure, seed: u64, day: u64) -> Json {
    let fault = |(at, what): &(Duration, What)| json!([at.as_millis(), format!("{what:?}")]);
    let faults: Vec<Json> = plan.faults.iter().map(fault).collect();
    json!({
        "seed": seed, "day": day, "rule": broken.rule, "what": broken.what,
        "at_ms": broken.at.as_millis(), "steps": broken.steps,
        "plan": {
            "seed": plan.seed, "game": plan.kind.id(), "people": plan.people,
            "watchers": plan.watchers, "bots": plan.bots, "servers": plan.servers,
            "length_ms": plan.length.as_millis(), "faults": faults,
        },
    })
}

fn tell(Failure { plan, broken }: &Failure, seed: u64, day: u64) {
    println!("day {day} of seed {seed} fails\n{broken}");
    println!(
        "it takes {} with {} people, {} who watch and {} bots, {} servers, {:?}, and",
        plan.kind.id(),
        plan.people,
        plan.watchers,
        plan.bots,
        plan.servers,
        plan.length
    );
    for (at, what) in &plan.faults {
        println!("  at {at:?} {what:?}");
    }
    println!("again: cargo xtask simulate --seed {seed} --day {day}");
}

/// Plays days one after the other on each processor, until one fails; what was played by
/// day, or the first day that fails.
fn play_days(asked: &Arguments) -> Result<Vec<(u64, Figures)>, (u64, Broken)> {
    let (next, end) = (AtomicU64::new(asked.first), AtomicU64::new(asked.first + asked.days));
    let one_after_the_other = || {
        let mut played = Vec::new();
        loop {
            let day = next.fetch_add(1, Relaxed);
            if day >= end.load(Relaxed) {
                return (played, None);
            }
            match simulate(&Plan::of(asked.seed, day)) {
                Ok(figures) => played.push((day, figures)),
                Err(broken) => {
                    end.fetch_min(day, Relaxed);
                    return (played, Some((day, broken)));
                }
            }
        }
    };
    let count = thread::available_parallelism().map_or(1, usize::from);
    let (mut all, mut failures) = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        let threads: Vec<_> = (0..count).map(|_| scope.spawn(one_after_the_other)).collect();
        for thread in threads {
            let (played, failed) = thread.join().expect("a simulation does not panic");
            all.extend(played);
            failures.extend(failed);
        }
    });
    failures.into_iter().min_by_key(|(day, _)| *day).map_or(Ok(all), Err)
}

fn main() -> ExitCode {
    let Some(asked) = arguments() else {
        eprintln!("simulate [--years N | --days N | --day N] [--seed S] [--json]");
        return ExitCode::from(2);
    };
    #[expect(clippy::disallowed_types, reason = "it says how long it took")]
    let begun = Instant::now();
    let mut played = match play_days(&asked) {
        Ok(played) => played,
        Err((day, broken)) => {
            let failure = shrink(Plan::of(asked.seed, day), broken);
            if asked.json {
                println!("{}", failure_json(&failure, asked.seed, day));
            } else {
                tell(&failure, asked.seed, day);
            }
            return ExitCode::FAILURE;
        }
    };
    played.sort_unstable_by_key(|(day, _)| *day);
    let (mut all, days) = (Figures::default(), played.len());
    played.into_iter().for_each(|(_, figures)| add(&mut all, figures));
    let seconds = begun.elapsed().as_secs_f64();
    let Figures { steps, moves, matches, hints, taken_back, .. } = all;
    let Figures { updates, conflicts, crashes, digest, .. } = all;
    if asked.json {
        println!(
            "{}",
            json!({
                "seed": asked.seed, "days": days, "seconds": seconds, "steps": steps,
                "moves": moves, "matches": matches, "updates": updates, "conflicts": conflicts,
                "crashes": crashes, "hints": hints, "taken_back": taken_back,
                "digest": format!("{digest:016x}"),
            })
        );
    } else {
        println!(
            "{days} days of seed {} in {seconds:.1} s: {moves} moves in {matches} matches, \
             {updates} updates, {conflicts} conflicts, {crashes} crashes, {hints} hints, \
             {taken_back} times taken back, {steps} steps, digest {digest:016x}",
            asked.seed
        );
    }
    ExitCode::SUCCESS
}
