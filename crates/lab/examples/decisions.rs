//! How long a bot thinks about a move, on one core, among novices: `decisions GAME SEATS BOT
//! ROUNDS`. Forced moves are not counted, since they cost nothing.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::{Bot, Level, Policy, choose_typed};
use games::{Chance, GameExt as _, Kind, Memories, Seed, Settings, ToAct, for_game};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let asked = if let [game, seats, bot, rounds] = &args[..] {
        let numbers = seats.parse().ok().zip(rounds.parse().ok());
        game.parse::<Kind>().ok().zip(bot.parse::<Bot>().ok()).zip(numbers)
    } else {
        None
    };
    let Some(((kind, bot), (seats, rounds))) = asked else {
        eprintln!("usage: decisions GAME SEATS BOT ROUNDS, such as: decisions ktu 4 expert 20");
        return ExitCode::from(2);
    };
    let mut times = for_game!(kind, G => times::<G>(seats, bot, rounds));
    times.sort_unstable();
    let Some(longest) = times.last() else {
        eprintln!("there was nothing to decide");
        return ExitCode::FAILURE;
    };
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    println!(
        "{kind}, {seats} seats, {bot}: {} decisions, {:.2} ms (median), {:.2} ms (p99), at most \
         {:.2} ms",
        times.len(),
        at(50),
        at(99),
        longest.as_secs_f64() * 1e3,
    );
    ExitCode::SUCCESS
}

fn times<G: Policy>(seats: usize, bot: Bot, rounds: u64) -> Vec<Duration> {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let mut times = Vec::new();
    for round in 0..rounds {
        let seed = Seed::from_number(round);
        let (mut game, mut events, mut moves) = (fresh.clone(), Vec::new(), Vec::new());
        let mut memories = Memories::new(G::standings(game.table()).seats());
        let (mut deal, mut own) = (seed.rng("deal", 0), seed.rng("bot", 0));
        game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
        loop {
            memories.hear(&events);
            events.clear();
            match G::to_act(game.table()) {
                ToAct::Seats(deciders) => {
                    let seat = deciders.choose(&mut deal).expect("somebody is to act");
                    let (view, memory) = (game.view(seat), memories.of(seat));
                    let is_bot = seat.index() as u64 == round % seats as u64;
                    let player = if is_bot { bot } else { Level::Novice.into() };
                    moves.clear();
                    G::legal_moves(view, &mut moves);
                    let begin = Instant::now();
                    let mv = choose_typed::<G>(player, view, memory, &mut own);
                    if is_bot && moves.len() > 1 {
                        times.push(begin.elapsed());
                    }
                    game.play_unchecked(seat, mv.expect("there is a move"), &mut events);
                }
                ToAct::Chance(Chance::Reshuffle) => {
                    game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
                }
                ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
            }
        }
    }
    times
}
