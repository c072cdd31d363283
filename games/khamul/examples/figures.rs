//! Khamul's own figures: `figures BOT BLOCKS [SEED]` counts how often one bot among novices
//! announces, and how often falsely (7.3); `figures playouts [COUNT]` times playouts from a dealt
//! round.

// It says how long decisions and playouts take.
#![allow(clippy::disallowed_types)]

use std::time::Instant;

use khamul::{Khamul, Move, value};
use kit::search::{Bot, Level, Policy as _, Space, choose_typed, playout};
use kit::{
    Chance, Event, Game as _, GameExt as _, Memories, Seat, Seed, Settings, State as _, ToAct,
};

const SEATS: usize = 4;

/// How many playouts are timed together, each dealt round twice: on a busy machine the fastest part
/// tells more than the mean.
const PART: usize = 512;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, default| args.get(at).map_or(default, |it| it.parse().expect("a number"));
    match args[0].as_str() {
        "playouts" => playouts(number(1, 1_000_000)),
        bot => announcements(bot.parse().expect("a bot"), number(1, 100), number(2, 1)),
    }
}

/// What was counted.
#[derive(Default)]
struct Counts {
    rounds: u64,
    best: u64,
    /// How often its row counted least, whatever the score became (7.2 to 7.5).
    lowest: u64,
    announced: u64,
    false_ones: u64,
    won: u64,
    turns: u64,
    micros: Vec<u64>,
}

fn announcements(bot: Bot, blocks: u64, seed: u64) {
    let mut counts = Counts::default();
    for number in 0..blocks * SEATS as u64 {
        round(bot, Seed::from_number(seed), number, &mut counts);
    }
    counts.micros.sort_unstable();
    let len = counts.micros.len();
    let mean = counts.micros.iter().sum::<u64>() as f64 / len.max(1) as f64;
    let percent = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
    println!(
        "{bot}: best {:.1} % of {} rounds, lowest row {:.1} %",
        percent(counts.best, counts.rounds),
        counts.rounds,
        percent(counts.lowest, counts.rounds),
    );
    println!(
        "announced {} ({:.1} %), false {} ({:.2} %), then best {:.1} %",
        counts.announced,
        percent(counts.announced, counts.rounds),
        counts.false_ones,
        percent(counts.false_ones, counts.announced),
        percent(counts.won, counts.announced),
    );
    println!(
        "{:.1} turns a round; {mean:.0} us a decision, p99 {} us, of {len}",
        counts.turns as f64 / counts.rounds as f64,
        counts.micros.get(len * 99 / 100).copied().unwrap_or(0),
    );
}

/// Plays a round: the bot on one seat, novices on the others.
fn round(bot: Bot, seed: Seed, number: u64, counts: &mut Counts) {
    let own = Seat::new(number as usize % SEATS).expect("a seat");
    let dealer = (number as usize / SEATS) % SEATS;
    let settings = Settings::new(Khamul::OPTIONS);
    let mut game = Khamul::table_for(&settings, SEATS, Some(dealer)).expect("a table");
    let mut deal = seed.rng("deal", number / SEATS as u64);
    let (mut order, mut dice) = (seed.rng("order", number), seed.rng("bot", number));
    let mut memories = Memories::new(game.table().standings.seats());
    let mut events: Vec<Event<Khamul>> = Vec::new();
    game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
    let (mut announced, mut high) = (false, false);
    loop {
        memories.hear(&events);
        events.clear();
        match Khamul::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let seat = seats.choose(&mut order).expect("somebody is to act");
                let who = if seat == own { bot } else { Level::Novice.into() };
                let start = Instant::now();
                let mv = choose_typed::<Khamul>(who, game.view(seat), memories.of(seat), &mut dice);
                if seat == own {
                    counts.micros.push(start.elapsed().as_micros() as u64);
                }
                let mv = mv.expect("who is to act has a move");
                if seat == own && mv == Move::Khamul {
                    announced = true;
                    high = game.row(own).iter().map(|&card| value(card)).sum::<u16>() > 5;
                }
                game.play_unchecked(seat, mv, &mut events);
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
        }
    }
    let scores = game.table().standings.round_scores().expect("a round that is over");
    let best = scores.iter().all(|&score| scores[own.index()] <= score);
    counts.rounds += 1;
    counts.best += u64::from(best);
    let points = |seat: Seat| game.row(seat).iter().map(|&card| value(card)).sum::<u16>();
    let seats = game.table().standings.seats();
    counts.lowest += u64::from(seats.seats().all(|seat| points(own) <= points(seat)));
    counts.announced += u64::from(announced);
    counts.false_ones += u64::from(announced && high);
    counts.won += u64::from(announced && best);
    counts.turns += u64::from(game.table().turns);
}

/// Times playouts from a dealt round.
fn playouts(count: u64) {
    let settings = Settings::new(Khamul::OPTIONS);
    let fresh = Khamul::table_for(&settings, SEATS, Some(0)).expect("a table");
    let (mut space, mut cards) = (Space::default(), Vec::with_capacity(64));
    let (mut turns, mut decisions) = (0, 0);
    let deal = |number| {
        let mut game = fresh.clone();
        let mut observer = Khamul::observer(game.view(Seat::FIRST), &Default::default(), &game);
        let mut rng = Seed::from_number(1).rng("deal", number);
        game.shuffle_and_deal(&mut rng, &mut cards, &mut observer);
        (game, observer)
    };
    let dealt: Vec<_> = (0..256).map(deal).collect();
    let mut rng = Seed::from_number(1).rng("playouts", 0);
    let (start, mut part, mut fastest) = (Instant::now(), Instant::now(), f64::MAX);
    for (number, (game, observer)) in dealt.iter().cycle().take(count as usize).enumerate() {
        if number > 0 && number % PART == 0 {
            fastest = fastest.min(part.elapsed().as_secs_f64());
            part = Instant::now();
        }
        let (mut game, mut observer) = (game.clone(), *observer);
        decisions += playout(&mut game, &mut observer, Khamul::CUT, &mut rng, &mut space);
        turns += u64::from(game.table().turns);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} playouts a second, {:.0} in the fastest part, {:.1} turns and {:.1} decisions \
         each, {:.1} ns a decision",
        count as f64 / seconds,
        PART as f64 / fastest,
        turns as f64 / count as f64,
        decisions as f64 / count as f64,
        1e9 * seconds / decisions as f64
    );
}
