//! `load play --floor`: our server in turns with a bare one, which shows what the machine allows.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::json;

use crate::bare::Counts;
use crate::figures::{Figure, ms_at};
use crate::file::File;
use crate::play::{PlayArgs, Run, measure, ours};
use crate::rooms::client;
use crate::site::{Site, data_file, fresh_folder};
use crate::table::{Player, Table};

/// Plays on both servers in turns, a run each time, and prints what ours does as a share of what
/// the bare one does.
pub(crate) async fn floor(args: &PlayArgs) -> anyhow::Result<()> {
    let script = record(&args.game).await?;
    let mut once = args.clone();
    once.runs = 1;
    let (mut own, mut floor, mut counted) = (Vec::new(), Vec::new(), Counts::default());
    for _ in 0..args.runs {
        own.extend(ours(&once).await?.0);
        let (runs, counts) = bare(&once, &script).await?;
        floor.extend(runs);
        counted += counts;
    }
    print(args, &own, &floor, &counted);
    Ok(())
}

/// Plays a match on our server: a file with the updates of both seats, from its deal on.
async fn record(game: &str) -> anyhow::Result<PathBuf> {
    let folder = fresh_folder("floor")?;
    let site = Site::start(&folder).await?;
    let mut http = client(site.address);
    let mut table = Table::open(&mut http, game, 2, 1).await?;
    let mut players = table.connect_two(&[site.address]).await?;
    players.iter_mut().for_each(Player::keep);
    while players[0].match_number() < 2 {
        table.play_one(&mut players, &mut http).await?;
    }
    site.stop()?;
    let [one, two] = players.map(Player::kept);
    let mut script: Vec<[String; 2]> = one.into_iter().zip(two).map(Into::into).collect();
    // The last two are the second match's deal, which stands for the first one's, and a move.
    script.pop();
    script.rotate_right(1);
    let file = folder.join("script.json");
    fs::write(&file, serde_json::to_string(&script)?)?;
    Ok(file)
}

async fn bare(args: &PlayArgs, script: &Path) -> anyhow::Result<(Vec<Run>, Counts)> {
    let file = data_file(&fresh_folder("bare")?);
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("bare").arg("--file").arg(&file).arg("--script").arg(script);
    let site = Site::run(command, file.clone()).await?;
    let (runs, tables) = measure(args, &site).await?;
    let counts = client(site.address).get("/counts").await?;
    let counts: Counts = serde_json::from_str(&counts).context(counts)?;
    site.stop()?;
    let acked: u64 = tables.iter().map(|table| table.acked.count).sum();
    let appended = File::open(&file)?.count()?;
    ensure!(counts.moves == acked, "{acked} moves were acknowledged: {counts:?}");
    ensure!(counts.moves + counts.starts == appended, "{appended} were appended: {counts:?}");
    ensure!(counts.written == 2 * appended, "{appended} were appended: {counts:?}");
    Ok((runs, counts))
}

fn print(args: &PlayArgs, ours: &[Run], floor: &[Run], counted: &Counts) {
    type Of = fn(&Run) -> f64;
    let rows: [(&str, Of, usize); 6] = [
        ("moves_per_second", |run| run.moves / run.seconds, 0),
        ("moves_per_server_cpu_second", |run| run.moves / run.cpu, 0),
        ("own_update_p50_ms", |run| ms_at(&run.ack, 0.5), 2),
        ("own_update_p95_ms", |run| ms_at(&run.ack, 0.95), 2),
        ("others_update_p50_ms", |run| ms_at(&run.other, 0.5), 2),
        ("others_update_p95_ms", |run| ms_at(&run.other, 0.95), 2),
    ];
    let of = |runs: &[Run], of: Of| Figure::new(runs.iter().map(of));
    let share = |of: Of| {
        Figure::new(ours.iter().zip(floor).map(|(ours, floor)| 100.0 * of(ours) / of(floor)))
    };
    if args.json {
        let mut all = json!({
            "game": args.game, "matches": args.matches, "seconds": args.seconds,
            "runs": args.runs, "paced": args.paced, "floor_counted": counted,
        });
        for (name, value, _) in rows {
            let [ours, floor] = [ours, floor].map(|runs| of(runs, value).json());
            let share = share(value).json();
            all[name] = json!({"ours": ours, "floor": floor, "share_percent": share});
        }
        println!("{all}");
        return;
    }
    let how = if args.paced { ", one move a match a second" } else { "" };
    let PlayArgs { game, matches, runs, .. } = args;
    println!("{matches} matches of {game}{how}: medians of {runs} runs of each, in turns");
    println!("  {:28} {:30} {:30} ours, % of the floor", "", "ours", "floor");
    for (name, value, digits) in rows {
        let [ours, floor] = [ours, floor].map(|runs| of(runs, value).text(digits));
        let (name, share) = (name.replace('_', " "), share(value).text(0));
        println!("  {name:28} {ours:30} {floor:30} {share}");
    }
    let Counts { moves, starts, written } = counted;
    println!("  the floor read {moves} moves and {starts} starts, appended each, wrote {written}");
}
