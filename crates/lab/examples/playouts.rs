//! How fast quick players finish a round that was just dealt, on one core:
//! `playouts GAME SEATS ROUNDS`.

use std::process::ExitCode;
use std::time::Instant;

use bots::{Policy, Space, playout};
use engine::{GameExt as _, Kind, Memories, Seed, Settings, for_game};

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
    for_game!(kind, G => measure::<G>(seats, rounds));
    ExitCode::SUCCESS
}

fn measure<G: Policy>(seats: usize, rounds: u64) {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let seed = Seed::from_number(1);
    let mut dealt = Vec::new();
    for round in 0..64 {
        let (mut game, mut events) = (fresh.clone(), Vec::new());
        game.shuffle_and_deal(&mut seed.rng("deal", round), &mut Vec::new(), &mut events);
        let mut memories: Memories<G> = Memories::new(G::standings(game.table()).seats());
        memories.hear(&events);
        let seat = game.deciders().first().expect("somebody is to act");
        let ears = G::ears(game.view(seat), memories.of(seat), &game);
        dealt.push((game, ears));
    }
    let (mut decisions, mut cut, mut longest) = (0, 0, 0);
    let (mut rng, mut space) = (seed.rng("playout", 0), Space::default());
    let start = Instant::now();
    for round in 0..rounds {
        let (mut game, mut ears) = dealt[round as usize % dealt.len()].clone();
        let count = playout(&mut game, &mut ears, &mut rng, &mut space);
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
}
