//! `cargo xtask findings`: what the lab finds out about each game, for the site and for
//! `games/<game>/findings.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context as _;
use serde_json::Value;

use crate::games::{Game, games};
use crate::run::{cargo, run, store};

/// The levels: the first one plays most rounds.
const BOTS: &str = "novice,dice,club";

/// How many rounds the report at the usual number of seats has.
const ROUNDS: &str = "100000";

/// How many rounds a report at another number of seats has, and how many deals each change of a
/// house rule is played.
const FEWER: &str = "20000";

pub(crate) fn findings(game: Option<&str>) -> anyhow::Result<()> {
    run(cargo().args(["build", "--release", "--quiet"]))?;
    let _ = fs::remove_dir_all(store().join("findings"));
    let mut games = games(&store().join("release/kartenhaus"))?;
    games.retain(|it| game.is_none_or(|game| game == it.id));
    for Game { id: name, seats_max, .. } in &games {
        let seats = 2..=*seats_max;
        let reports: Vec<Value> =
            seats.map(|seats| report(name, Some(seats))).collect::<anyhow::Result<_>>()?;
        let usual = report(name, None)?;
        let (_, folder) = lab("sweep", name, None)?;
        let effects = fs::read_to_string(folder.join("effects.json"))?;
        let site = Path::new("games").join(name).join("page");
        fs::write(site.join("lab.json"), page(&folder_of("report", name, None))?)?;
        fs::write(site.join("effects.json"), &effects)?;
        let text = told(&usual, &reports, &serde_json::from_str(&effects)?)?;
        fs::write(format!("games/{name}/findings.md"), text)?;
    }
    Ok(())
}

fn folder_of(what: &str, game: &str, seats: Option<u8>) -> PathBuf {
    let seats = seats.map_or("usual".to_owned(), |seats| seats.to_string());
    store().join("findings").join(format!("{what}-{game}-{seats}"))
}

fn report(game: &str, seats: Option<u8>) -> anyhow::Result<Value> {
    Ok(lab("report", game, seats)?.0)
}

/// What the lab finds out about a game, and the folder where it lies.
fn lab(what: &str, game: &str, seats: Option<u8>) -> anyhow::Result<(Value, PathBuf)> {
    let out = folder_of(what, game, seats);
    let rounds = if what == "report" && seats.is_none() { ROUNDS } else { FEWER };
    let mut lab = Command::new(store().join("release/kartenhaus"));
    lab.args(["lab", what, "--game", game]);
    lab.args(["--rounds", rounds, "--seed", "1", "--bots", BOTS]);
    lab.args(seats.iter().flat_map(|seats| ["--seats".to_owned(), seats.to_string()]));
    run(lab.arg("--out").arg(&out))?;
    let text = fs::read_to_string(out.join(format!("{what}.json")))?;
    Ok((serde_json::from_str(&text)?, out))
}

/// The report as the site's page shows it, taken from the page in one file.
fn page(folder: &Path) -> anyhow::Result<String> {
    let html = fs::read_to_string(folder.join("index.html"))?;
    let json = html.split_once("id=\"report\">").and_then(|(_, rest)| rest.split_once("</script>"));
    let json: Value = serde_json::from_str(json.context("the page has no report")?.0)?;
    Ok(format!("{json}\n"))
}

/// What has this id in a list of a report, or of a section.
fn named<'a>(of: &'a Value, list: &str, id: &str) -> &'a Value {
    let found = of[list].as_array().and_then(|list| list.iter().find(|it| it["id"] == id));
    found.unwrap_or(&Value::Null)
}

/// A share of a chart with its interval, as a percentage.
fn percent(point: &Value) -> String {
    let part = |name: &str| point[name].as_f64().map(|it| 100.0 * it);
    match (part("y"), part("low"), part("high")) {
        (Some(value), Some(low), Some(high)) => format!("{value:.1} % ({low:.1} to {high:.1})"),
        _ => "–".to_owned(),
    }
}

fn number(figure: &Value, decimals: usize) -> String {
    figure["value"].as_f64().map_or("–".to_owned(), |it| format!("{it:.decimals$}"))
}

/// A game's `findings.md`.
fn told(usual: &Value, reports: &[Value], effects: &Value) -> anyhow::Result<String> {
    let identity = &usual["identity"];
    let name = identity["name"].as_str().context("a name")?;
    let mut text = format!(
        "# {name} in the lab\n\n<!-- Written by `cargo xtask findings`. -->\n\n\
         Bots played all of this. The report that it is taken from is made again by:\n\n\
         ```\n{}\n```\n\n## With {} seats\n\n",
        identity["command"].as_str().unwrap_or_default(),
        identity["seats"],
    );
    let sections = usual["sections"].as_array().context("sections")?.iter();
    for sentence in sections.filter_map(|it| it["sentences"].as_array()).flatten() {
        writeln!(text, "* {}", sentence["text"]["en"].as_str().unwrap_or_default())?;
    }
    text += "\n## How many play\n\nThe same command with `--seats` and `--rounds 20000`. The seat \
             that begins wins more than its part if its share is above the even one; *club ahead* \
             is how often a club player has a better score than a novice.\n\n\
             | seats | turns | minutes | seat that begins wins | even | club ahead |\n\
             |---|---|---|---|---|---|\n";
    for report in reports {
        let length = named(report, "sections", "length");
        let won = named(named(report, "sections", "fairness"), "charts", "won");
        let ahead = named(named(report, "sections", "luck"), "charts", "ahead");
        let club = ahead["series"][0]["points"].as_array().and_then(|points| {
            points.iter().find(|it| it["of"].as_str().is_some_and(|of| of.starts_with("club-")))
        });
        writeln!(
            text,
            "| {} | {} | {} | {} | {:.1} % | {} |",
            report["identity"]["seats"],
            number(named(length, "figures", "turns-median"), 0),
            number(named(length, "figures", "minutes-median"), 1),
            percent(&won["series"][0]["points"][0]),
            100.0 * won["reference"]["value"].as_f64().unwrap_or_default(),
            percent(club.unwrap_or(&Value::Null)),
        )?;
    }
    text += &rules(effects)?;
    Ok(text)
}

fn rules(effects: &Value) -> anyhow::Result<String> {
    let mut text = format!(
        "\n## What house rules change\n\n{} deals by each rule, with {} seats; the base is the \
         usual rules. Shares are in percentage points. **Bold** is found: of all that is, no \
         more than one in twenty is chance.\n\n```\n{}\n```\n\n\
         | rule | minutes of a round | seat that begins wins | comebacks |\n|---|---|---|---|\n",
        effects["rounds"],
        effects["seats"],
        effects["command"].as_str().unwrap_or_default(),
    );
    let options = effects["options"].as_object().context("options")?;
    for (option, values) in options {
        for (value, change) in values.as_object().into_iter().flatten() {
            let measures = [("length", 1.0), ("fairness", 100.0), ("comebacks", 100.0)];
            let cells = measures.map(|(what, by)| changed(&change[what], by));
            writeln!(text, "| `{option}` = {value} | {} |", cells.join(" | "))?;
        }
    }
    Ok(text)
}

/// A change with its interval, in bold if it is found.
fn changed(change: &Value, by: f64) -> String {
    let part = |name: &str| change[name].as_f64().map(|it| by * it);
    match (part("value"), part("low"), part("high")) {
        (Some(value), Some(low), Some(high)) => {
            let bold = if change["found"] == true { "**" } else { "" };
            format!("{bold}{value:+.2}{bold} ({low:+.2} to {high:+.2})")
        }
        _ => "–".to_owned(),
    }
}
