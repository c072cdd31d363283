//! `cargo xtask ladder`: how strong the levels are, as the tables of `docs/bots.md`.

use serde_json::Value;

use crate::games::{Goal, Meant, games};
use crate::run::{cargo, output, run, store};

/// The levels from the bottom up.
const LEVELS: [&str; 5] = ["dice", "novice", "club", "strong", "expert"];

/// How many blocks there are where the order of two levels is shown, not tested.
const SHOWN: u64 = 200;

/// Measures and prints, line by line: the goals, and then each level against the one below it.
pub(crate) fn ladder(game: Option<&str>, blocks: u64, most: u64, seed: u64) -> anyhow::Result<()> {
    run(cargo().args(["build", "--release", "--quiet"]))?;
    let mut games = games(&store().join("release/kartenhaus"))?;
    games.retain(|it| game.is_none_or(|game| game == it.id));
    println!("| game | seats | counts | one expert among novices | goal | blocks | seed |");
    println!("|---|---|---|---|---|---|---|");
    for game in &games {
        for goal in &game.tools.goals {
            println!("{}", against_novices(&game.id, goal, blocks, seed)?);
        }
    }
    println!(
        "\n| game | seats | levels | one among the others | test | blocks | as many of each |"
    );
    println!("|---|---|---|---|---|---|---|");
    for game in &games {
        for seats in 2..=game.seats_max {
            let decide = game.tools.decided.contains(&seats).then_some(most);
            let mut nodes = 0;
            for pair in LEVELS.windows(2) {
                let bots = match pair[1] {
                    // Both within 5 ms: an expert differs from a strong player mostly in time, so
                    // here it has four times as much.
                    "expert" => format!("expert@{nodes},strong@{}", nodes / 4),
                    level => format!("{level},{}", pair[0]),
                };
                let report = above(&game.id, seats, &bots, decide, seed)?;
                nodes = report["bots"][0]["budget"].as_u64().unwrap_or_default();
            }
        }
    }
    Ok(())
}

fn arena(game: &str, seats: u8, bots: &str, blocks: u64, more: &[&str]) -> anyhow::Result<Value> {
    let (seats, blocks) = (seats.to_string(), blocks.to_string());
    let mut arena = cargo();
    arena.args(["run", "--release", "--quiet", "--", "arena", "--json", "--game", game]);
    arena.args(["--seats", &seats, "--bots", bots, "--blocks", &blocks]).args(more);
    Ok(serde_json::from_str(&output(&mut arena)?)?)
}

fn against_novices(game: &str, goal: &Goal, blocks: u64, seed: u64) -> anyhow::Result<String> {
    let &Goal { seats, meant } = goal;
    let report = arena(game, seats, "expert,novice", blocks, &["--seed", &seed.to_string()])?;
    let expert = &report["bots"][0];
    let (best, worst) = (&expert["best"], &expert["worst"]);
    // A share has its interval beside it; the others contain theirs.
    let (what, found, meant) = match meant {
        Meant::Share(least) => {
            ("rounds won", interval(&expert["share"], expert), format!("≥ {least}"))
        }
        Meant::Best(least) => {
            ("lowest row, or tied", interval(&best["value"], best), format!("≥ {least}"))
        }
        Meant::Lost(most) => ("rounds lost", interval(&worst["value"], worst), format!("≤ {most}")),
    };
    Ok(format!("| {game} | {seats} | {what} | {found} | {meant} % | {blocks} | {seed} |"))
}

/// Measures one of the first bot among others of the second, until it is decided if there are
/// blocks for that; then, if the seats allow, equally many of both. Prints the line; returns the
/// first report.
fn above(
    game: &str,
    seats: u8,
    bots: &str,
    decide: Option<u64>,
    seed: u64,
) -> anyhow::Result<Value> {
    let seed = seed.to_string();
    let mut more = vec!["--seed", &seed];
    if decide.is_some() {
        more.extend(["--sprt", "gain"]);
    }
    let report = arena(game, seats, bots, decide.unwrap_or(SHOWN), &more)?;
    let share = |report: &Value| interval(&report["bots"][0]["share"], &report["bots"][0]);
    let verdict = report["sprt"]["verdict"].as_str().unwrap_or("–");
    let mixed = if decide.is_some() && seats >= 4 {
        share(&arena(game, seats, bots, SHOWN, &["--seed", &seed, "--form", "mixed"])?)
    } else {
        "–".to_owned()
    };
    let (one, blocks, bots) = (share(&report), &report["blocks"], bots.replace(',', " among "));
    println!("| {game} | {seats} | {bots} | {one} | {verdict} | {blocks} | {mixed} |");
    Ok(report)
}

fn interval(value: &Value, ends: &Value) -> String {
    let percent = |it: &Value| 100.0 * it.as_f64().unwrap_or(f64::NAN);
    let (value, low, high) = (percent(value), percent(&ends["low"]), percent(&ends["high"]));
    format!("{value:.1} % ({low:.1} to {high:.1})")
}
