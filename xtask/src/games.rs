//! What the tools know of single games: `games/<game>/data/tools.toml`.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use serde::Deserialize;
use serde_json::Value;

/// When any game will do.
pub(crate) const GAME: &str = "kartu-sama";

/// The option of that game which makes a match short, and what it is then.
pub(crate) const SHORT: (&str, u32) = ("rounds", 1);

pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) seats_max: u8,
    pub(crate) tools: Tools,
}

/// A game's `tools.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tools {
    /// The goals of an expert among novices.
    pub(crate) goals: Vec<Goal>,
    /// The seat counts at which the order of the levels is tested until it is decided: two, four,
    /// and the game's best number.
    pub(crate) decided: Vec<u8>,
    /// Its nearest relative in OpenSpiel, for four players.
    pub(crate) relative: String,
    /// A picture for the README.
    pub(crate) picture: Option<Picture>,
}

/// How strong one expert is to be among novices.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Goal {
    pub(crate) seats: u8,
    #[serde(flatten)]
    pub(crate) meant: Meant,
}

/// The measure of strength in a game, in percent.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Meant {
    /// The share of rounds won, ties divided, at least.
    Share(u8),
    /// How often a round has the best score, alone or tied, at least.
    Best(u8),
    /// How often a round is lost, at most.
    Lost(u8),
}

/// A picture of a session at a terminal.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Picture {
    /// What follows `kartenhaus play <game>`.
    pub(crate) args: Vec<String>,
    /// What is typed at the program's prompts.
    pub(crate) typed: String,
    pub(crate) lines: usize,
}

pub(crate) fn games(program: &Path) -> anyhow::Result<Vec<Game>> {
    let mut referee = Command::new(program)
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| program.display().to_string())?;
    let ask = br#"{"jsonrpc":"2.0","id":1,"method":"games"}"#;
    referee.stdin.take().context("its input")?.write_all(&[&ask[..], b"\n"].concat())?;
    let answer: Value = serde_json::from_slice(&referee.wait_with_output()?.stdout)?;
    answer["result"].as_array().context("a list of games")?.iter().map(game).collect()
}

fn game(about: &Value) -> anyhow::Result<Game> {
    let id = about["game"].as_str().context("a game's id")?.to_owned();
    let seats_max = about["seats"]["max"].as_u64().context("a number of seats")?;
    let tools = tools(&Path::new("games").join(&id))?;
    Ok(Game { id, seats_max: seats_max.try_into()?, tools })
}

fn tools(game: &Path) -> anyhow::Result<Tools> {
    let path = game.join("data/tools.toml");
    let shown = path.display().to_string();
    ensure!(path.exists(), "write {shown}, as `Tools` of xtask/src/games.rs says");
    toml::from_str(&fs::read_to_string(path)?).context(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_says_what_the_tools_ask() {
        let folders = fs::read_dir("../games").expect("the games");
        let games: Vec<_> = folders.map(|folder| folder.expect("a folder").path()).collect();
        assert!(games.len() > 4, "{games:?}");
        for game in games {
            let tools = tools(&game).expect("its tools");
            assert!(!tools.goals.is_empty() && !tools.decided.is_empty(), "{}", game.display());
        }
    }
}
