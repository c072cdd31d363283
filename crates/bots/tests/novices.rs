//! Novices play as they did: whatever makes them faster changes no move.

use bots::{Bot, Level, Policy, choose_typed};
use games::{
    Allowed, Chance, GameExt as _, Kind, Memories, Rng, Seed, Settings, ToAct, fnv1a, for_game,
};

/// What the moves of the rounds below are, as FNV-1a of their text, by game. Where a novice or the
/// rules are changed on purpose, these numbers are, too.
const MOVES: [u64; Kind::ALL.len()] = [
    0xb5a5f7a57729e5bc,
    0x698d90672ff7362e,
    0xcfca59f7e022a52f,
    0x0e8af7881c509240,
    0x4abf068664300b11,
];

/// How many rounds are played at each table.
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

/// Plays a round of novices, and adds its moves to `text`.
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

fn moves<G: Policy>(kind: Kind) -> u64 {
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
    assert!(text.lines().count() > 5_000, "{kind}: many moves");
    fnv1a(text.bytes())
}

#[test]
fn novices_play_as_they_did() {
    let played = Kind::ALL.map(|kind| for_game!(kind, G => moves::<G>(kind)));
    assert_eq!(played, MOVES);
}
