//! The program at a terminal, as a process behind pipes: whole matches, leaving and going on, bad
//! input.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn kartenhaus(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    command.args(args).current_dir(folder).env_remove("CLICOLOR_FORCE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program on this input: what it prints, what it complains of, and its exit code.
fn run(folder: &Path, args: &[&str], input: &str) -> (String, String, i32) {
    let mut child = kartenhaus(folder, args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    // The program may end before it has read everything.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = output.status.code().expect("an exit code");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(!err.contains("panicked"), "{err}");
    (out, err, code)
}

const SEED: &str = "abcdef0123456789abcdef0123456789abcdef0123456789abcdef0123456789";

/// A person who asks `?` at every prompt and plays the first move that is listed.
fn play_to_the_end(folder: &Path, args: &[&str]) -> (String, ExitStatus) {
    let mut child = kartenhaus(folder, args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
    let (mut all, mut asked, mut line) = (String::new(), false, Vec::new());
    loop {
        let mut byte = [0];
        if stdout.read(&mut byte).expect("its output can be read") == 0 {
            break;
        }
        line.push(byte[0]);
        let text = String::from_utf8_lossy(&line);
        if text == "Your move > " {
            let end = stdin.write_all(b"?\n");
            asked = end.is_ok();
            all.push_str(&text);
            line.clear();
        } else if byte[0] == b'\n' {
            if asked && text.starts_with("  ") && !text.contains("what you may do") {
                // The first line of the list: its first move, after the group's heading if there is
                // one.
                let list = text.split_once("): ").map_or(&*text, |(_, list)| list);
                let mv = list.split(" | ").next().expect("a move");
                // Of a range, the first.
                let mv = mv.split(" … ").next().expect("a move").trim().to_owned();
                stdin.write_all(format!("{mv}\n").as_bytes()).expect("its input is open");
                asked = false;
                all.push_str(&text);
                line.clear();
                // What was asked is answered at the next prompt, which is this one's second line.
                skip_prompt(&mut stdout, &mut all);
                continue;
            }
            all.push_str(&text);
            line.clear();
        }
    }
    (all, child.wait().expect("the program ends"))
}

/// Reads on to the end of the next prompt.
fn skip_prompt(stdout: &mut impl BufRead, all: &mut String) {
    let mut line = Vec::new();
    loop {
        let mut byte = [0];
        if stdout.read(&mut byte).expect("its output can be read") == 0 {
            return;
        }
        line.push(byte[0]);
        let text = String::from_utf8_lossy(&line);
        if byte[0] == b'\n' || text == "Your move > " {
            all.push_str(&text);
            if byte[0] != b'\n' {
                return;
            }
            line.clear();
        }
    }
}

#[test]
fn a_person_plays_a_whole_match_of_each_game() {
    let folder = folder("whole");
    for (game, option) in [
        ("kartel", "rounds=2"),
        ("kartu-sama", "rounds=2"),
        ("krass-kariert", "chips=1"),
        ("khamul", "target=30"),
        ("ktu", "rounds=1"),
    ] {
        let file = format!("{game}.record");
        let args = ["play", game, "--seats", "3", "--seed", SEED, "--option", option];
        let (text, status) = play_to_the_end(
            &folder,
            &[&args[..], &["--bots", "novice,dice", "--record", &file]].concat(),
        );
        assert!(status.success(), "{game}: {text}");
        assert!(text.contains("The match is over"), "{game}: {text}");
        assert!(!text.contains("{\"type\""), "every event has its sentence: {game}: {text}");
        let (shown, _, code) = run(&folder, &["replay", &file], "");
        assert_eq!(code, 0);
        assert!(shown.contains("The match is over"), "{game}");
        assert!(!shown.contains("{\"type\""), "every event has its sentence: {game}");
    }
}

#[test]
fn colour_is_only_for_those_who_see_it() {
    let folder = folder("colour");
    let args = ["play", "kartel", "--watch", "--seed", SEED, "--option", "rounds=1"];
    let (plain, _, code) = run(&folder, &args, "");
    assert_eq!(code, 0);
    assert!(!plain.contains('\x1b') && plain.contains("正"), "shapes and letters stay");
    let colour = |no_colour: bool| {
        let mut command = kartenhaus(&folder, &args);
        command.env("CLICOLOR_FORCE", "1");
        if no_colour {
            command.env("NO_COLOR", "1").env_remove("CLICOLOR_FORCE");
        }
        String::from_utf8(command.output().expect("it runs").stdout).expect("text").contains('\x1b')
    };
    assert!(colour(false) && !colour(true));
}

#[test]
fn leaving_keeps_the_match_and_resuming_goes_on() {
    let folder = folder("leaving");
    let args = ["play", "kartu-sama", "--seats", "2", "--seed", SEED];
    let (text, _, code) = run(&folder, &args, "quit\nno\nscore\nquit\nyes\n");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("go on with: kartenhaus play --resume "), "{text}");
    let file = "kartu-sama-abcdef012345.record";
    let kept = std::fs::read_to_string(folder.join(file)).expect("the record is kept");
    assert!(kept.starts_with("kartenhaus record 1\n# you 0\n# bots novice,novice\n"), "{kept}");
    // Going on, leaving again: nothing that was kept changes.
    let (_, _, code) = run(&folder, &["play", "--resume", file], "quit\nyes\n");
    assert_eq!(code, 0);
    let again = std::fs::read_to_string(folder.join(file)).expect("the record is kept");
    assert!(again.starts_with(&kept));
    let (text, status) = play_to_the_end(&folder, &["play", "--resume", file]);
    assert!(status.success() && text.contains("The match is over"), "{text}");
    // The same person who never left sees the same match.
    let whole = [&args[..], &["--record", "whole.record"]].concat();
    let (_, status) = play_to_the_end(&folder, &whole);
    assert!(status.success());
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a record");
    assert_eq!(read("whole.record"), read(file), "leaving changes nothing");
}

#[test]
fn the_end_of_input_keeps_the_match() {
    let folder = folder("ended");
    let args = ["play", "khamul", "--seed", SEED, "--record", "x.record"];
    let (_, error, code) = run(&folder, &args, "peek 0 1\n");
    assert_eq!(code, 1);
    assert!(error.contains("the input ended") && error.contains("--resume x.record"), "{error}");
    assert!(
        std::fs::read_to_string(folder.join("x.record")).expect("kept").contains("0 peek 0 1\n")
    );
    let (_, error, code) = run(&folder, &args, "");
    assert_eq!(code, 1, "a file that holds a match is not written over");
    assert!(error.contains("already holds something"), "{error}");
}

#[test]
fn a_refused_move_says_why_and_what_would_work() {
    let folder = folder("refused");
    let input = "?\nplay Zr Zr\npass\nfly\nrules 3.1\nrules 99.1\ntable\nscore\n\n";
    let args = ["play", "kartel", "--you", "4", "--seed", SEED];
    let (text, _, _) = run(&folder, &args, input);
    assert!(text.contains("(kartel:3.1)"), "{text}");
    assert!(text.contains("This would work: "), "{text}");
    assert!(text.contains("That is no move"), "{text}");
    assert!(text.contains("The leader may not pass on an empty pile."), "{text}");
    assert!(text.contains("Kartel has no clause 99.1."), "{text}");
}

#[test]
fn bad_usage_is_exit_code_2() {
    let folder = folder("usage");
    let cases: &[&[&str]] = &[
        &["fly"],
        &["play", "chess"],
        &["play", "kartel", "--seats", "7"],
        &["play", "kartel", "--seats", "x"],
        &["play", "kartel", "--you", "5"],
        &["play", "kartel", "--dealer", "9"],
        &["play", "kartel", "--bots", "master"],
        &["play", "kartel", "--bots", "dice,dice"],
        &["play", "kartel", "--option", "pass"],
        &["play", "kartel", "--option", "pass=loud"],
        &["play", "kartel", "--option", "speed=9"],
        &["play", "kartel", "--seed", "1234"],
        &["play", "kartel", "--you", "0", "--watch"],
        &["rules"],
        &["rules", "chess"],
        &["rules", "kartel", "99"],
        &["replay"],
        &["bench", "--seconds", "0"],
        &["bench", "--game", "ktu", "--seats", "6"],
        &[],
    ];
    for args in cases {
        let (_, error, code) = run(&folder, args, "");
        assert_eq!(code, 2, "{args:?}: {error}");
        assert!(!error.trim().is_empty(), "{args:?}");
    }
}

#[test]
fn bad_files_are_exit_code_1_and_name_the_line() {
    let folder = folder("files");
    let (_, error, code) = run(&folder, &["replay", "none.record"], "");
    assert_eq!(code, 1);
    assert!(error.contains("none.record"), "{error}");
    let args =
        ["play", "ktu", "--seats", "2", "--watch", "--record", "good.record", "--seed", SEED];
    assert_eq!(run(&folder, &args, "").2, 0);
    let good = std::fs::read_to_string(folder.join("good.record")).expect("the record");
    let lines: Vec<&str> = good.lines().collect();
    let edit = |name: &str, text: String, line: usize| {
        std::fs::write(folder.join(name), text).expect("written");
        for command in [&["replay", name][..], &["play", "--resume", name]] {
            let (_, error, code) = run(&folder, command, "");
            assert_eq!(code, 1, "{name}: {error}");
            assert!(error.contains(&format!("line {line}: ")), "{name}: {error}");
        }
    };
    let last = lines.len();
    edit("cut.record", good[..good.len() - 3].to_owned(), last);
    let mut swapped = lines.clone();
    swapped[last - 2] = "0 flip 9";
    edit("swapped.record", swapped.join("\n") + "\n", last - 1);
    edit("more.record", format!("{good}0 take\n"), last + 1);
    let deck = lines.iter().position(|line| line.starts_with("deck ")).expect("a deck");
    let mut short = lines.clone();
    let cut = short[deck].rsplit_once(' ').expect("cards").0.to_owned();
    short[deck] = &cut;
    edit("short.record", short.join("\n") + "\n", deck + 1);
    std::fs::write(folder.join("bytes.record"), [0xff, 0xfe]).expect("written");
    let (_, error, code) = run(&folder, &["replay", "bytes.record"], "");
    assert_eq!((code, error.contains("no text")), (1, true), "{error}");
}

#[test]
fn a_closed_pipe_and_an_interrupt_are_no_panic() {
    let folder = folder("closed");
    // Whoever reads goes away after one line, of more than any pipe holds.
    let args = ["play", "ktu", "--watch", "--seed", SEED, "--option", "rounds=200"];
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
    stdout.read_line(&mut String::new()).expect("a line");
    drop(stdout);
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("output was closed") && !error.contains("panicked"), "{error}");

    let args = ["play", "ktu", "--seats", "2", "--seed", SEED, "--record", "int.record"];
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
    let mut seen = Vec::new();
    while !seen.ends_with(b"Your move > ") {
        let mut byte = [0];
        assert_eq!(stdout.read(&mut byte).expect("readable"), 1, "it asks for a move");
        seen.push(byte[0]);
    }
    // The input stays open: its end would end the match too.
    let _stdin = child.stdin.take().expect("its input");
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
    assert!(killed.success());
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("stopped; go on with"), "{error}");
    assert!(folder.join("int.record").exists());
}

#[test]
fn the_first_start_asks_which_game() {
    let folder = folder("first");
    let (text, _, code) = run(&folder, &[], "9\nktu\nquit\nyes\n");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("Which game?") && text.contains("KTU, 4 seats"), "{text}");
    let (text, _, code) = run(&folder, &["games"], "");
    assert_eq!(code, 0);
    for game in ["kartel", "kartu-sama", "krass-kariert", "khamul", "ktu"] {
        assert!(text.contains(&format!("{game}: ")), "{text}");
    }
    let (text, _, code) = run(&folder, &["rules", "ktu", "4.3"], "");
    assert_eq!((code, text.starts_with("4.3 ")), (0, true), "{text}");
    let (text, _, code) = run(&folder, &["help"], "");
    assert_eq!((code, text.contains("referee")), (0, true));
}
