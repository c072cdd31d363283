//! `cargo xtask pictures`: the README's pictures, drawn from real sessions of the program.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context as _, ensure};

use crate::games::{Game, Picture, games};
use crate::run::{build, built};

const COLUMNS: usize = 100;

/// Sizes in CSS pixels.
const CELL: f32 = 8.0;
const LINE: f32 = 18.0;
const MARGIN: f32 = 14.0;

/// Draws every picture; with `check`, only compares the committed ones.
pub(crate) fn pictures(check: bool) -> anyhow::Result<()> {
    build()?;
    fs::create_dir_all("docs/pictures")?;
    for Game { id, tools, .. } in games(&built("kartenhaus"))? {
        let Some(picture) = tools.picture else { continue };
        let svg = draw(&id, &picture, &session(&id, &picture)?)?;
        let path = format!("docs/pictures/{id}.svg");
        if check {
            let committed = fs::read_to_string(&path).unwrap_or_default();
            ensure!(committed == svg, "{path} is stale: run `cargo xtask pictures`");
        } else {
            fs::write(&path, svg)?;
        }
        println!("{path}");
    }
    Ok(())
}

/// What the program prints, with its colours.
fn session(game: &str, picture: &Picture) -> anyhow::Result<String> {
    let program = env::current_dir()?.join(built("kartenhaus"));
    let folder = env::temp_dir().join(format!("kartenhaus-pictures-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let mut child = Command::new(program)
        .args(["play", game])
        .args(&picture.args)
        .current_dir(&folder)
        .env("KARTENHAUS_DATA", &folder)
        .env("CLICOLOR_FORCE", "1")
        .env("KARTENHAUS_LANGUAGE", "en")
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    child.stdin.take().context("its input")?.write_all(picture.typed.as_bytes())?;
    let output = child.wait_with_output()?;
    fs::remove_dir_all(&folder)?;
    Ok(String::from_utf8(output.stdout)?)
}

/// A text with ANSI colours as SVG, with each run of one colour at its own column.
fn draw(game: &str, picture: &Picture, text: &str) -> anyhow::Result<String> {
    let shown: Vec<&str> = ["kartenhaus", "play", game]
        .into_iter()
        .chain(picture.args.iter().map(|arg| &**arg).take_while(|arg| *arg != "--seed"))
        .collect();
    let command = format!("$ {} --seed …", shown.join(" "));
    let mut lines = vec![command];
    lines.extend(text.trim_end().lines().map(str::to_owned));
    lines.truncate(picture.lines);
    let (width, height) =
        (2.0 * MARGIN + CELL * COLUMNS as f32, 2.0 * MARGIN + LINE * lines.len() as f32);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" \
         font-size=\"13\" xml:space=\"preserve\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#16181d\"/>\n"
    );
    for (row, line) in lines.iter().enumerate() {
        let y = MARGIN + LINE * (row as f32 + 0.75);
        let mut column = 0;
        for (style, run) in runs(line) {
            if !run.trim().is_empty() {
                let lead = run.len() - run.trim_start().len();
                let x = MARGIN + CELL * (column + lead) as f32;
                let shown = run.trim();
                let length = CELL * width_of(shown) as f32;
                writeln!(
                    svg,
                    "<text x=\"{x}\" y=\"{y}\" {} textLength=\"{length}\" \
                     lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                    style_of(style),
                    escaped(shown)
                )?;
            }
            column += width_of(run);
        }
    }
    svg.push_str("</svg>\n");
    Ok(svg)
}

/// The line in pieces, each with its ANSI style.
fn runs(line: &str) -> Vec<(&str, &str)> {
    let mut pieces = Vec::new();
    let mut parts = line.split("\x1b[");
    pieces.extend(parts.next().map(|first| ("0", first)));
    pieces.extend(parts.filter_map(|part| part.split_once('m')));
    pieces
}

fn style_of(code: &str) -> &'static str {
    match code {
        "1" => "fill=\"#ffffff\" font-weight=\"bold\"",
        "2" => "fill=\"#8a919e\"",
        "91" => "fill=\"#ff7b72\"",
        "32" => "fill=\"#56d3a6\"",
        "33" => "fill=\"#e3a534\"",
        "94" => "fill=\"#7aa2ff\"",
        "35" => "fill=\"#d2a8ff\"",
        _ => "fill=\"#d5d9e0\"",
    }
}

fn width_of(text: &str) -> usize {
    text.chars().map(|char| if ('\u{4e00}'..='\u{9fff}').contains(&char) { 2 } else { 1 }).sum()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
