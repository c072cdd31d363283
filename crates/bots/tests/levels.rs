//! The levels: a novice is better than dice, and no bot knows more than its seat. Everything is
//! played from fixed seeds, so these tests are as deterministic as the engine.

use bots::{Bot, Level, Policy, choose_typed, play_round};
use games::testing::Table;
use games::{
    GameExt as _, Kind, Match, Memories, Rng, Seed, Settings, Setup, ToAct, each_game, for_game,
};
use serde::Deserialize;

use crate::facts::facts;

#[derive(Deserialize)]
struct Bots {
    novice: Novice,
    worlds: Worlds,
    long_ends: Option<bool>,
}

/// By how many points a round a novice is better than dice, at least.
#[derive(Deserialize)]
struct Novice {
    seats: usize,
    rounds: usize,
    by: f64,
}

#[derive(Deserialize)]
struct Worlds {
    seats: usize,
    rounds: usize,
}

/// The scores of one novice among dice and, on average, of the dice, over this many rounds; the
/// novice sits on every seat in turn.
fn novice_among_dice<G: Policy>(seats: usize, rounds: usize) -> (f64, f64) {
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a standard table");
    let mut rng = Seed::from_number(11).rng("novice", 0);
    let (mut novice, mut dice) = (0.0, 0.0);
    for round in 0..rounds {
        let own = round % seats;
        let mut bots = vec![Bot::from(Level::Dice); seats];
        bots[own] = Level::Novice.into();
        let mut game = fresh.clone();
        play_round(&mut game, &bots, &mut rng);
        let scores = G::standings(game.table()).round_scores().expect("the round is over");
        let total: i32 = scores.iter().sum();
        novice += f64::from(scores[own]);
        dice += f64::from(total - scores[own]) / (seats - 1) as f64;
    }
    (novice / rounds as f64, dice / rounds as f64)
}

fn check_novice<G: Policy>(kind: Kind) {
    let Bots { novice: Novice { seats, rounds, by }, .. } = facts(kind, "bots");
    let (novice, dice) = novice_among_dice::<G>(seats, rounds);
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a standard table");
    let better = if G::low_wins(fresh.table()) { dice - novice } else { novice - dice };
    assert!(
        better > by,
        "a novice has to be better than dice by more than {by} points a round ([bots] novice in \
         games/{kind}/tests/facts.toml): games/{kind}/src/bots/novice.rs has {novice:.2}, \
         dice {dice:.2}"
    );
}

each_game!(mod a_novice_is_better_than_dice, kind: G => check_novice::<G>(kind));

const BOTS: [Bot; 5] = [
    Bot { level: Level::Dice, nodes: None },
    Bot { level: Level::Novice, nodes: None },
    Bot { level: Level::Club, nodes: None },
    Bot { level: Level::Strong, nodes: Some(100) },
    Bot { level: Level::Expert, nodes: Some(100) },
];

fn same_in_every_world<G: Policy>(kind: Kind) {
    let Bots { worlds: Worlds { seats, rounds }, .. } = facts(kind, "bots");
    let fresh = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a standard table");
    same_at(&fresh, rounds);
}

fn same_at<G: Policy>(fresh: &G, rounds: usize) {
    let mut rng = Seed::from_number(12).rng("worlds", 0);
    for round in 0..rounds {
        let mut game = fresh.clone();
        let mut memories = Memories::new(G::standings(game.table()).seats());
        let mut events = Vec::new();
        game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
        for number in 0.. {
            memories.hear(&events);
            events.clear();
            let deciders = match G::to_act(game.table()) {
                ToAct::Seats(seats) => seats,
                ToAct::Chance(games::Chance::Reshuffle) => {
                    game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut events);
                    continue;
                }
                _ => break,
            };
            let seat = deciders.first().expect("somebody is to act");
            let memory = memories.of(seat);
            let seed = Seed::from_number(round as u64);
            let ask = |game: &G, bot| {
                choose_typed::<G>(bot, game.view(seat), memory, &mut seed.rng("ask", number))
            };
            for level in BOTS {
                let mv = ask(&game, level).expect("a seat that is to act has a move");
                assert_eq!(game.may_play(seat, &mv.into()), Ok(mv), "{level} plays by the rules");
                for _ in 0..2 {
                    let world = G::determinize(game.view(seat), memory, &mut rng);
                    assert_eq!(ask(&world, level), Some(mv), "{level} sees what its seat does not");
                }
            }
            let mv = ask(&game, BOTS[round % 2]).expect("a move");
            game.play_unchecked(seat, mv, &mut events);
        }
    }
}

each_game!(mod no_bot_knows_more_than_its_seat, kind: G => same_in_every_world::<G>(kind));

#[test]
fn nor_in_a_variant() {
    for kind in Kind::ALL {
        let mut rng = Seed::from_number(13).rng("variants", 0);
        for_game!(kind, G => for _ in 0..6 {
            let Table { settings, seats, .. } = Table::variant::<G>(&mut rng);
            same_at(&G::table_for(&settings, seats, None).expect("it was tried"), 1);
        });
    }
}

#[test]
fn through_text_too() {
    for kind in Kind::ALL {
        let seed = Seed::from_number(5);
        let settings = Settings::new(kind.options());
        let setup = Setup { kind, seats: 3, settings, dealer: None, seed };
        let mut played = Match::new(&setup, None).expect("a standard table");
        let mut rng: Rng = seed.rng("bot", 0);
        for number in 0..200 {
            let ToAct::Seats(seats) = played.game().to_act() else { break };
            let seat = seats.first().expect("somebody is to act");
            let level = Level::ALL[number % 2];
            let mv = bots::choose(level, played.game(), seat, &mut rng).expect("a move");
            played.play(seat, &mv).expect("a legal move");
            let outside = played.game().standings().seats().seats().find(|other| {
                !matches!(played.game().to_act(), ToAct::Seats(seats) if seats.contains(*other))
            });
            if let Some(other) = outside {
                assert_eq!(bots::choose(level, played.game(), other, &mut rng), None);
            }
        }
    }
}

/// The probability of each seat to have the best score of the round (ties divided) if everyone
/// plays at random, computed from all ways to play the rest. `None` if that takes more than `left`
/// moves in all or `deep` moves in one way, or involves chance.
fn exact_shares<G: Policy>(game: &G, left: &mut u32, deep: u32) -> Option<Vec<f64>> {
    let seats = match G::to_act(game.table()) {
        ToAct::Seats(seats) => seats,
        ToAct::Chance(games::Chance::Reshuffle) => return None,
        _ => return Some(shares(game)),
    };
    let mut sum = vec![0.0; G::standings(game.table()).seats().get()];
    let mut moves = Vec::new();
    for seat in seats.iter() {
        moves.clear();
        G::legal_moves(game.view(seat), &mut moves);
        for &mv in &moves {
            *left = left.checked_sub(1)?;
            let mut next = game.clone();
            next.play_unchecked(seat, mv, &mut ());
            let part = 1.0 / (seats.len() * moves.len()) as f64;
            let shares = exact_shares(&next, left, deep.checked_sub(1)?)?;
            sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += part * share);
        }
    }
    Some(sum)
}

/// Which seat has the best score of a finished round; ties are divided.
fn shares<G: Policy>(game: &G) -> Vec<f64> {
    let scores = G::standings(game.table()).round_scores().expect("the round is over");
    let worth = |&score: &i32| if G::low_wins(game.table()) { -score } else { score };
    let best = scores.iter().map(worth).max();
    let wins: Vec<bool> = scores.iter().map(|score| Some(worth(score)) == best).collect();
    let ties = wins.iter().filter(|&&wins| wins).count() as f64;
    wins.iter().map(|&wins| if wins { 1.0 / ties } else { 0.0 }).collect()
}

/// Returns the positions in which a seat had to decide.
fn play_dice<G: Policy>(game: &mut G, rng: &mut Rng) -> Vec<G> {
    let memories = Memories::<G>::new(G::standings(game.table()).seats());
    let mut states = Vec::new();
    loop {
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                states.push(game.clone());
                let seat = seats.choose(rng).expect("somebody is to act");
                let (view, memory) = (game.view(seat), memories.of(seat));
                let mv = choose_typed::<G>(Level::Dice.into(), view, memory, rng);
                game.play_unchecked(seat, mv.expect("a legal move"), &mut ());
            }
            ToAct::Chance(games::Chance::Reshuffle) => {
                game.shuffle_and_deal(rng, &mut Vec::new(), &mut ());
            }
            _ => return states,
        }
    }
}

/// Checks that dice win the end of a round as often as counting all ways says. Returns how many
/// decisions were left, or 0 if no end is open and short enough.
fn dice_as_counted<G: Policy>(seats: usize, seed: u64) -> usize {
    let mut game = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let mut rng = Seed::from_number(seed).rng("exact", 0);
    game.shuffle_and_deal(&mut rng, &mut Vec::new(), &mut ());
    let states = play_dice(&mut game, &mut rng);
    let count = |state| Some((state, exact_shares(state, &mut 20_000, 60)?));
    let open = |(_, shares): &(&G, Vec<f64>)| shares.iter().all(|&share| share < 0.99);
    let ends = (1..).zip(states.iter().rev().map_while(count));
    let Some((left, (state, exact))) = ends.filter(|(_, end)| open(end)).last() else { return 0 };
    let mut won = vec![0.0; seats];
    for _ in 0..4_000 {
        let mut game = state.clone();
        play_dice(&mut game, &mut rng);
        won.iter_mut().zip(shares(&game)).for_each(|(won, share)| *won += share);
    }
    for (seat, (won, exact)) in won.iter().zip(&exact).enumerate() {
        let (won, error) = (won / 4e3, (exact * (1.0 - exact) / 4e3).sqrt());
        let near = (won - exact).abs() <= 4.5 * error + 1e-9;
        assert!(near, "seed {seed}, seat {seat}: {won:.4}, exactly {exact:.4}");
    }
    left
}

fn check_dice<G: Policy>(kind: Kind) {
    if facts::<Bots>(kind, "bots").long_ends == Some(true) {
        return;
    }
    let found = (0..12).map(|seed| dice_as_counted::<G>(2 + seed as usize % 2, seed)).max();
    assert!(found >= Some(4), "{kind}: {found:?} decisions");
}

each_game!(mod dice_win_as_often_as_every_way_counted, kind: G => check_dice::<G>(kind));
