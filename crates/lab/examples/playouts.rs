//! How fast the playout policy finishes a round that was just dealt, on one core, and how long it
//! takes to sample a deal in the middle of one: `playouts GAME SEATS ROUNDS`.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use bots::{Level, Policy, Searcher, Space, choose_typed, playout};
use games::{Chance, GameExt as _, Kartel, Kind, Memories, Seed, Settings, ToAct, for_game};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = if let [game, seats, rounds] = &args[..] {
        game.parse::<Kind>().ok().zip(seats.parse().ok().zip(rounds.parse().ok()))
    } else {
        None
    };
    let Some((kind, (seats, rounds))) = asked else {
        eprintln!("usage: playouts GAME SEATS ROUNDS, such as: playouts ktu 4 100000");
        return ExitCode::from(2);
    };
    if kind == Kind::Kartel {
        print!("without a look ahead: ");
        measure::<Kartel>(seats, rounds, Some(Searcher::default()));
    }
    for_game!(kind, G => {
        let decision = measure::<G>(seats, rounds, None);
        let (mean, longest) = worlds::<G>(seats);
        println!(
            "{:.1} us to sample a deal, as {:.0} decisions; at most {:.1} us",
            1e6 * mean,
            mean / decision,
            1e6 * longest
        );
    });
    ExitCode::SUCCESS
}

/// Plays rounds with this observer, or one of everything so far; returns how long a decision takes,
/// in seconds.
fn measure<G: Policy>(seats: usize, rounds: u64, heard: Option<G::Observer>) -> f64 {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let seed = Seed::from_number(1);
    let mut dealt = Vec::new();
    for round in 0..64 {
        let (mut game, mut events) = (fresh.clone(), Vec::new());
        game.shuffle_and_deal(&mut seed.rng("deal", round), &mut Vec::new(), &mut events);
        let mut memories: Memories<G> = Memories::new(G::standings(game.table()).seats());
        memories.hear(&events);
        let seat = game.deciders().first().expect("somebody is to act");
        let all = || G::observer(game.view(seat), memories.of(seat), &game);
        let observer = heard.clone().unwrap_or_else(all);
        dealt.push((game, observer));
    }
    let (mut decisions, mut cut, mut longest) = (0, 0, 0);
    let (mut rng, mut space) = (seed.rng("playout", 0), Space::default());
    let start = Instant::now();
    for round in 0..rounds {
        let (mut game, mut observer) = dealt[round as usize % dealt.len()].clone();
        let count = playout(&mut game, &mut observer, G::CUT, &mut rng, &mut space);
        decisions += count;
        longest = longest.max(count);
        cut += u64::from(count == u64::from(G::CUT));
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:.0} playouts a second, {:.1} decisions each, at most {longest}; {cut} cut; {:.0} ns a \
         decision",
        rounds as f64 / seconds,
        decisions as f64 / rounds as f64,
        1e9 * seconds / decisions as f64,
    );
    seconds / decisions as f64
}

/// How long a world takes in rounds of novices, in seconds: on average, and in the position where
/// its average is highest.
fn worlds<G: Policy>(seats: usize) -> (f64, f64) {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let (mut sum, mut count, mut longest) = (0.0, 0.0, 0.0_f64);
    let (each, mut rng) = (50, Seed::from_number(2).rng("worlds", 0));
    for _ in 0..10 {
        let (mut game, mut events) = (fresh.clone(), Vec::new());
        let mut memories = Memories::new(G::standings(game.table()).seats());
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        loop {
            memories.hear(&events);
            events.clear();
            match G::to_act(game.table()) {
                ToAct::Seats(deciders) => {
                    let seat = deciders.choose(&mut rng).expect("somebody is to act");
                    let (view, memory) = (game.view(seat), memories.of(seat));
                    let start = Instant::now();
                    for _ in 0..each {
                        black_box(G::world(view, memory, &mut rng));
                    }
                    let seconds = start.elapsed().as_secs_f64() / f64::from(each);
                    (sum, count, longest) = (sum + seconds, count + 1.0, longest.max(seconds));
                    let mv = choose_typed::<G>(Level::Novice.into(), view, memory, &mut rng);
                    game.play_unchecked(seat, mv.expect("there is a move"), &mut events);
                }
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
                }
                _ => break,
            }
        }
    }
    (sum / count, longest)
}
