//! The commands `kartenhaus lab report` and `kartenhaus lab sweep`, as processes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn lab(args: &str, out: &Path) -> Output {
    asked("report", args, out)
}

fn asked(what: &str, args: &str, out: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    command.args(["lab", what, "--language", "de"]).args(args.split(' '));
    command.arg("--out").arg(out).output().expect("the program runs")
}

fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("report-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn a_report_is_made_and_made_again() {
    let out = folder("whole");
    let args = "--game kartu-sama --seats 2 --option jokers=0 --bots novice,club --rounds 1000 \
                --seed 8 --threads 2";
    let read = || fs::read_to_string(out.join("report.json")).expect("a report");
    let made = lab(args, &out);
    let error = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success() && error.is_empty(), "no bar where nobody looks: {error}");
    let said = String::from_utf8(made.stdout).expect("text");
    let text = read();
    let report: Value = serde_json::from_str(&text).expect("JSON");
    let identity = &report["identity"];
    assert_eq!((&identity["seats"], &identity["seed"]), (&2.into(), &8.into()));
    assert_eq!(identity["options"]["jokers"], 0);
    for verdict in identity["verdicts"].as_array().expect("a list") {
        assert!(said.contains(verdict["text"]["de"].as_str().expect("German")), "{said}");
    }
    // Its own command makes the same again, in a folder of its own and where it is already.
    let command = identity["command"].as_str().expect("text");
    let again = command.strip_prefix("kartenhaus lab report ").expect("a command");
    let other = folder("again");
    assert!(lab(again, &other).status.success());
    assert_eq!(fs::read_to_string(other.join("report.json")).ok().as_ref(), Some(&text));
    assert!(lab(again, &out).status.success());
    assert_eq!(read(), text);
    for replay in report["replays"].as_array().expect("a list") {
        let file = out.join(replay["file"].as_str().expect("a name"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
        let shown = command.arg("replay").arg(&file).output().expect("it runs");
        assert!(shown.status.success(), "{}", file.display());
    }
    // What another command left there is not mixed with it.
    let mixed = lab(&args.replace("--seed 8", "--seed 9"), &out);
    let error = String::from_utf8_lossy(&mixed.stderr);
    assert!(mixed.status.code() == Some(2) && error.contains("seed"), "{error}");
    for folder in [out, other] {
        fs::remove_dir_all(folder).expect("it is there");
    }
}

#[test]
fn misuse_has_code_2_and_a_reason() {
    let out = folder("misuse");
    for (args, expected) in [
        ("--game ktu --rounds 999", "at least 1,000 rounds"),
        ("--game ktu --rounds 99999999", "at most 10,000,000"),
        ("--game ktu --bots novice,novice", "different levels"),
        ("--game ktu --bots exec:/no/such/bot", "cannot be started"),
        ("--game ktu --bots exec:cat --workers nats://localhost", "on this machine only"),
        ("--game ktu --bots novice,ace", "a bot: dice"),
        ("--game ktu --seats 1", "seats"),
        ("--game ktu --threads 0", "threads"),
        ("--game ktu --option colour=red", "there is no option"),
        ("--rounds 1000", "--game"),
    ] {
        let output = lab(args, &out);
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args}: {text}");
        assert!(text.contains(expected), "{args}: {text}");
        assert!(!out.exists(), "{args}: nothing is written");
    }
}

#[test]
fn rule_sets_that_cannot_differ_are_not_compared() {
    let out = folder("compare-misuse");
    for (args, expected) in [
        ("--game ktu", "--b <NAME=VALUE>"),
        ("--game kartel --a pass=soft", "--b <NAME=VALUE>"),
        ("--game kartel --a pass=soft --b pass=soft", "the same rules"),
        ("--game kartel --b rounds=7", "--matches"),
        ("--game kartel --b pass=hard --rounds 1000 --matches 1001", "more deals than its rounds"),
    ] {
        let output = asked("compare", args, &out);
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args}: {text}");
        assert!(text.contains(expected) && !out.exists(), "{args}: {text}");
    }
}

/// Others may write to the folder, too: what they link there to elsewhere is not written to.
#[cfg(unix)]
#[test]
fn a_report_is_written_through_no_link() {
    use std::os::unix::fs::symlink;
    let (out, elsewhere) = (folder("links"), folder("links-elsewhere"));
    fs::create_dir(&out).expect("a folder");
    fs::write(&elsewhere, "Ada's").expect("a file");
    for name in ["index.html", "index.html.part", "report.json", "typical.txt", "rounds.part"] {
        symlink(&elsewhere, out.join(name)).expect("a link");
    }
    let args = "--game kartu-sama --seats 2 --bots novice --rounds 1000 --seed 8";
    let made = lab(args, &out);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert_eq!(fs::read_to_string(&elsewhere).ok().as_deref(), Some("Ada's"));
    for name in ["index.html", "report.json", "typical.txt", "rounds.parquet"] {
        let file = out.join(name).symlink_metadata().expect("it is there");
        assert!(file.is_file(), "{name}");
    }
    // Blocks are added to a file that is there, so a link is refused.
    let blocks = out.join("blocks.jsonl");
    fs::remove_file(&elsewhere).expect("it is there");
    fs::remove_file(&blocks).expect("it is there");
    symlink(&elsewhere, &blocks).expect("a link");
    let made = lab(args, &out);
    let error = String::from_utf8_lossy(&made.stderr);
    assert!(!made.status.success() && error.contains("it is a link"), "{error}");
    assert!(!elsewhere.exists());
    fs::remove_dir_all(out).expect("it is there");
}

#[test]
fn a_sweep_is_made_and_made_again() {
    let (out, other) = (folder("sweep"), folder("sweep-again"));
    let args = "--game kartel --bots novice --rounds 1000 --seed 8 --threads 2 --wish short,fair";
    let made = asked("sweep", args, &out);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let said = String::from_utf8(made.stdout).expect("text");
    let text = fs::read_to_string(out.join("sweep.json")).expect("a sweep");
    let sweep: Value = serde_json::from_str(&text).expect("JSON");
    for sentence in sweep["wish"]["sentences"].as_array().expect("a list") {
        assert!(said.contains(sentence["text"]["de"].as_str().expect("German")), "{said}");
    }
    let again = sweep["command"].as_str().expect("text");
    let again = again.strip_prefix("kartenhaus lab sweep ").expect("a command");
    assert!(asked("sweep", again, &other).status.success());
    for name in ["sweep.json", "effects.json", "index.html"] {
        let [one, two] = [&out, &other].map(|folder| fs::read(folder.join(name)).ok());
        assert!(one.is_some() && one == two, "{name}");
    }
    for folder in [out, other] {
        fs::remove_dir_all(folder).expect("it is there");
    }
    let out = folder("sweep-misuse");
    for (args, expected) in [
        ("--game ktu --rounds 999", "at least 1,000 rounds"),
        ("--game ktu --wish quick", "short, long, choice, few-forced"),
        ("--game ktu --wish short,long", "the same measure"),
        ("--game ktu --bots novice --wish skilful", "--bots novice,club"),
        ("--game ktu --option colour=red", "there is no option"),
    ] {
        let output = asked("sweep", args, &out);
        let text = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args}: {text}");
        assert!(text.contains(expected) && !out.exists(), "{args}: {text}");
    }
}
