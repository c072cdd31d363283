//! What each level plays in fixed positions: the same view, memory, seed and budget lead to the
//! same move on every machine. A change to a bot changes these files; review it there.
//! `INSTA_UPDATE=always cargo test -p kartenhaus-bots --test it moves` rewrites them.

use std::fmt::Write as _;
use std::path::Path;

use bots::{Bot, Level, Policy, choose_typed};
use games::{Chance, GameExt as _, Kind, Memories, Seed, Settings, ToAct, each_game};

const BOTS: [Bot; 5] = [
    Bot { level: Level::Dice, nodes: None },
    Bot { level: Level::Novice, nodes: None },
    Bot { level: Level::Club, nodes: None },
    Bot { level: Level::Strong, nodes: Some(1_000) },
    Bot { level: Level::Expert, nodes: Some(4_000) },
];

/// The levels are asked in one of this many positions that leave a choice.
const EVERY: usize = 2;

const POSITIONS_MAX: usize = 12;

/// A round of novices and club players, and what each level would play in some of its positions.
fn asked<G: Policy>(seats: usize) -> String {
    let seed = Seed::from_number(40 + seats as u64);
    let mut game = G::table_for(&Settings::new(G::OPTIONS), seats, None).expect("a table");
    let mut memories = Memories::new(G::standings(game.table()).seats());
    let (mut deal, mut order) = (seed.rng("deal", 0), seed.rng("order", 0));
    let (mut events, mut moves, mut text) = (Vec::new(), Vec::new(), String::new());
    game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
    let (mut decisions, mut choices, mut positions) = (0_usize, 0, 0);
    while positions < POSITIONS_MAX {
        memories.hear(&events);
        events.clear();
        match G::to_act(game.table()) {
            ToAct::Seats(deciders) => {
                let seat = deciders.choose(&mut order).expect("somebody is to act");
                let (view, memory) = (game.view(seat), memories.of(seat));
                let ask = |bot: Bot| {
                    let mut rng = seed.rng("bot", decisions as u64);
                    choose_typed::<G>(bot, view, memory, &mut rng).expect("a move")
                };
                moves.clear();
                G::legal_moves(view, &mut moves);
                choices += usize::from(moves.len() > 1);
                if moves.len() > 1 && choices % EVERY == 0 {
                    positions += 1;
                    write!(text, "{decisions}, seat {seat}, {} moves:", moves.len())
                        .expect("a string takes all");
                    for bot in BOTS {
                        write!(text, " | {}", ask(bot)).expect("a string takes all");
                    }
                    text.push('\n');
                }
                let mv = ask(BOTS[1 + decisions % 2]);
                game.play_unchecked(seat, mv, &mut events);
                decisions += 1;
            }
            ToAct::Chance(Chance::Reshuffle) => {
                game.shuffle_and_deal(&mut deal, &mut Vec::new(), &mut events);
            }
            ToAct::Chance(Chance::Round) | ToAct::Nobody => break,
        }
    }
    assert!(positions > 0, "no position leaves a choice");
    text
}

fn check<G: Policy>(kind: Kind) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = folder.join(format!("../../games/{kind}/tests/moves"));
    for seats in [2, 4] {
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(&folder);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(seats.to_string(), asked::<G>(seats)));
    }
}

each_game!(mod moves, kind: G => check::<G>(kind));
