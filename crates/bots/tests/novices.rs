//! Novices play as they did: whatever makes them faster changes no move.

use bots::{Bot, Level, Policy, choose_typed};
use games::{
    Allowed, Chance, GameExt as _, Kind, Memories, Rng, Seed, Settings, ToAct, each_game, fnv1a,
};
use serde::Deserialize;

use crate::facts::facts;

#[derive(Deserialize)]
struct Bots {
    /// The moves of the rounds below, as FNV-1a of their text. Where a novice or the rules are
    /// changed on purpose, this number is, too.
    moves: String,
}

/// At each table.
const ROUNDS: u64 = 12;

/// The usual options, and each option that a table may have changed alone; but none that was added
/// later, since a new option changes no other table.
fn tables(kind: Kind) -> Vec<Settings> {
    let usual = Settings::new(kind.options());
    let mut tables = vec![usual.clone()];
    for spec in kind.options().iter().filter(|spec| !spec.later) {
        let values: Vec<String> = match spec.allowed {
            Allowed::Values(values) => values.iter().map(ToString::to_string).collect(),
            Allowed::Between(low, high) => vec![low.to_string(), high.to_string()],
        };
        for value in values {
            let mut other = usual.clone();
            other.set(spec.name, &value).expect("an allowed value");
            tables.push(other);
        }
    }
    tables
}

fn play<G: Policy>(game: &mut G, deal: &mut Rng, rng: &mut Rng, text: &mut String) {
    let mut memories: Memories<G> = Memories::new(G::standings(game.table()).seats());
    let (mut cards, mut events) = (Vec::new(), Vec::new());
    game.shuffle_and_deal(deal, &mut cards, &mut events);
    // Some legal play never ends.
    for _ in 0..2_000 {
        memories.hear(&events);
        events.clear();
        match G::to_act(game.table()) {
            ToAct::Seats(seats) => {
                let seat = seats.choose(rng).expect("somebody is to act");
                let (view, bot) = (game.view(seat), Bot::from(Level::Novice));
                let mv = choose_typed::<G>(bot, view, memories.of(seat), rng).expect("a move");
                text.push_str(&format!("{seat} {mv}\n"));
                game.play_unchecked(seat, mv, &mut events);
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(deal, &mut cards, &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => return,
        }
    }
}

fn check<G: Policy>(kind: Kind) {
    let (seed, (min, max), mut text) = (Seed::from_number(11), kind.seats(), String::new());
    for settings in tables(kind) {
        for seats in min..=max {
            let Ok(mut game) = G::table_for(&settings, seats, Some(0)) else { continue };
            let fresh = game.clone();
            for round in 0..ROUNDS {
                if G::to_act(game.table()) != ToAct::Chance(Chance::Round) {
                    game = fresh.clone();
                }
                let mut rng = seed.rng("bot", round);
                play(&mut game, &mut seed.rng("deal", round), &mut rng, &mut text);
            }
        }
    }
    assert!(text.lines().count() > 1_000, "{kind}: many moves");
    let moves = format!("{:016x}", fnv1a(text.bytes()));
    let known = facts::<Bots>(kind, "bots").moves;
    assert_eq!(
        moves, known,
        "novices play other moves: if they should, write `moves = \"{moves}\"` into [bots] in \
         games/{kind}/tests/facts.toml"
    );
}

each_game!(mod novices_play_as_they_did, kind: G => check::<G>(kind));
