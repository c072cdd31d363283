//! The command `kartenhaus arena`, as a process.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

fn arena(args: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    command.arg("arena").args(args.split(' ')).output().expect("the program runs")
}

fn json(args: &str) -> Value {
    let output = arena(&format!("{args} --json"));
    let (out, err) = (String::from_utf8(output.stdout), String::from_utf8(output.stderr));
    assert!(output.status.success(), "{err:?}");
    assert_eq!(err.as_deref(), Ok(""), "no bar where nobody looks");
    serde_json::from_str(&out.expect("text")).expect("JSON")
}

#[test]
fn a_report_says_what_was_measured() {
    let args = "--game kartel --seats 3 --bots novice,strong@40 --blocks 3 --seed 8 --threads 2 \
                --option pass=hard";
    let report = json(args);
    assert_eq!(report["game"], "kartel");
    assert_eq!(report["seats"], 3);
    assert_eq!(report["options"]["pass"], "hard");
    assert_eq!(report["seed"], 8);
    assert_eq!(report["blocks"], 3);
    assert_eq!(report["form"], "one");
    assert_eq!(report["sprt"], Value::Null);
    let bots = report["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 2);
    assert_eq!((&bots[0]["name"], &bots[0]["budget"]), (&"novice".into(), &0.into()));
    assert_eq!((&bots[1]["name"], &bots[1]["budget"]), (&"strong@40".into(), &40.into()));
    assert_eq!((&bots[0]["rounds"], &bots[1]["rounds"]), (&9.into(), &18.into()));
    for bot in bots {
        let figure = |name: &str| bot[name].as_f64().expect("a number");
        assert!(figure("low") <= figure("share") && figure("share") <= figure("high"));
        assert!(figure("score").is_finite());
    }
    // Its own command plays the same again.
    let command = report["command"].as_str().expect("text");
    let again = command.strip_prefix("kartenhaus arena ").expect("a command");
    assert_eq!(json(again), report);
}

#[test]
fn a_budget_is_for_those_who_search() {
    let args = "--game ktu --seats 2 --bots strong,novice --blocks 1 --seed 1 --budget 30";
    let report = json(args);
    assert_eq!(report["bots"][0]["name"], "strong@30");
    assert_eq!(report["bots"][1]["budget"], 0);
}

#[test]
fn a_test_is_reported() {
    let args = "--game ktu --seats 4 --bots novice,dice --blocks 300 --seed 1 --sprt gain";
    let report = json(args);
    assert_eq!(report["sprt"]["test"], "gain");
    assert_eq!(report["sprt"]["verdict"], "passed");
    assert_eq!(report["blocks"], 200);
    let args = "--game ktu --bots novice,dice,club --blocks 9 --form mixed";
    let output = arena(args);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success());
    for part in ["ktu, 4 seats: 9 blocks", "--form mixed", "PL-Elo", "ahead of"] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn misuse_has_code_2_and_a_reason() {
    let cases = [
        ("--game chess --bots dice", "a game: kartel"),
        ("--bots dice", "--game"),
        ("--game ktu", "--bots"),
        ("--game ktu --bots ace", "dice, novice, club"),
        ("--game ktu --bots novice@5", "a level that searches"),
        ("--game ktu --bots strong@0", "nodes"),
        ("--game ktu --bots dice --seats 1", "seats"),
        ("--game ktu --bots dice --seats 99", "seats"),
        ("--game ktu --bots dice --seats two", "seats"),
        ("--game ktu --bots dice --blocks 0", "blocks"),
        ("--game ktu --bots dice --threads 0", "threads"),
        ("--game ktu --bots dice --seed x", "seed"),
        ("--game ktu --bots dice --budget 0", "budget"),
        ("--game ktu --bots dice --ms 0", "ms"),
        ("--game ktu --bots dice --form alone", "form"),
        ("--game ktu --bots dice --sprt gain", "two bots"),
        ("--game ktu --bots dice,novice --sprt loss", "gain"),
        ("--game ktu --bots dice --option colour=red", "there is no option"),
        ("--game ktu --bots dice --option eights", "NAME=VALUE"),
        ("--game ktu --seats 2 --bots dice,novice,club", "mixed"),
        ("--game ktu --bots exec:/no/such/bot", "cannot be started"),
        ("--game ktu --bots exec:", "a command"),
    ];
    for (args, expected) in cases {
        let output = arena(args);
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args}: {text}");
        assert!(output.stdout.is_empty(), "{args}");
        assert!(text.contains(expected), "{args}: {text}");
    }
}

/// Ctrl-C also ends a program that never reads its input.
#[cfg(unix)]
#[test]
fn nothing_of_a_program_is_left_after_ctrl_c() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interrupted");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for command in ["arena", "lab"] {
        let pids = folder.join(command);
        let bot = format!("exec:sh -c 'echo $$ >>{}; exec sleep 1000'", pids.display());
        let mut running = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        running.args([command].into_iter().chain((command == "lab").then_some("report")));
        running.args(["--game", "ktu", "--threads", "1", "--bots", &bot]);
        match command {
            "lab" => running.arg("--out").arg(folder.join("out")),
            _ => running.args(["--ms", "100000"]),
        };
        let mut running = running.stderr(Stdio::null()).spawn().expect("the program runs");
        // The first is started to see whether that works, and ended at once.
        let is_asked = || fs::read_to_string(&pids).is_ok_and(|text| text.lines().count() > 2);
        while !is_asked() {
            std::thread::sleep(Duration::from_millis(10));
        }
        let id = running.id().to_string();
        let asked = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
        assert!(asked.success());
        assert_eq!(running.wait().expect("it ends").code(), Some(130));
        for pid in fs::read_to_string(&pids).expect("they were written").lines() {
            // A process that has ended, but was not waited for yet, is a zombie.
            let runs = || {
                let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
                (stat.contains("(sleep)") || stat.contains("(sh)")) && !stat.contains(") Z ")
            };
            while runs() {
                std::thread::sleep(Duration::from_millis(10));
            }
        }
    }
}
