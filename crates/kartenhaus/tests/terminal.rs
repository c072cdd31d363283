//! The program at a terminal, as a process behind pipes: whole matches, leaving and going on, bad
//! input.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use games::Kind;

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
    command.env("KARTENHAUS_DATA", folder.join("data"));
    command.env("LC_ALL", "C").env_remove("KARTENHAUS_LANGUAGE");
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
    play_through(folder, args, "Your move > ")
}

/// The same where the prompt is this one.
fn play_through(folder: &Path, args: &[&str], prompt: &str) -> (String, ExitStatus) {
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
        if text == prompt {
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
                skip_prompt(&mut stdout, &mut all, prompt);
                continue;
            }
            all.push_str(&text);
            line.clear();
        }
    }
    (all, child.wait().expect("the program ends"))
}

fn skip_prompt(stdout: &mut impl BufRead, all: &mut String, prompt: &str) {
    let mut line = Vec::new();
    loop {
        let mut byte = [0];
        if stdout.read(&mut byte).expect("its output can be read") == 0 {
            return;
        }
        line.push(byte[0]);
        let text = String::from_utf8_lossy(&line);
        if byte[0] == b'\n' || text == prompt {
            all.push_str(&text);
            if byte[0] != b'\n' {
                return;
            }
            line.clear();
        }
    }
}

/// Waits until the program asks for a move; its output stays open.
fn asked(child: &mut Child) -> impl Read + use<> {
    let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
    skip_prompt(&mut stdout, &mut String::new(), "Your move > ");
    stdout
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
        let (lens, _, code) = run(&folder, &["replay", &file, "--lens", "1"], "");
        assert_eq!(code, 0);
        let knows = |line: &&str| line.starts_with("Bea knows: ");
        assert!(lens.lines().any(|line| knows(&line)), "{game}: {lens}");
        let (_, error, code) = run(&folder, &["replay", &file, "--lens", "9"], "");
        assert_eq!(code, 2, "{error}");
        assert!(error.contains("the lens is of a seat from 0 to "), "{error}");
    }
}

/// Words that stand in most English sentences, and in no German one.
const ENGLISH: [&str; 16] = [
    "the", "you", "your", "is", "are", "and", "of", "with", "card", "cards", "plays", "draws",
    "round", "nobody", "wins", "move",
];

/// The line if it holds the name of a message or English.
fn not_german(line: &str) -> bool {
    let ids = ["terminal-", "event-", "lens-", "list-", "suit-", "khamul-", "refused-", "{", "$"];
    let mut words = line.split(|char: char| !char.is_alphabetic());
    ids.iter().any(|id| line.contains(id))
        || words.any(|word| ENGLISH.contains(&word.to_lowercase().as_str()))
}

#[test]
fn a_whole_match_of_each_game_is_german_for_who_reads_german() {
    let folder = folder("german");
    for (game, option) in [
        ("kartel", "rounds=1"),
        ("kartu-sama", "rounds=1"),
        ("krass-kariert", "chips=1"),
        ("khamul", "target=10"),
        ("ktu", "rounds=1"),
    ] {
        let file = format!("{game}.record");
        let args = ["play", game, "--seats", "3", "--seed", SEED, "--option", option];
        let args = [&args[..], &["--record", &file, "--language", "de"]].concat();
        let (text, status) = play_through(&folder, &args, "Dein Zug > ");
        assert!(status.success() && text.contains("Die Partie ist vorbei"), "{game}: {text}");
        let (again, _, code) = run(&folder, &["replay", &file, "--language", "de"], "");
        assert!(code == 0 && again.contains("Die Partie ist vorbei"), "{game}: {again}");
        let args = ["replay", &file, "--lens", "1", "--language", "de"];
        let (lens, _, code) = run(&folder, &args, "");
        assert!(code == 0 && lens.contains("Bea weiß: "), "{game}: {lens}");
        let lines = text.lines().chain(again.lines()).chain(lens.lines());
        let wrong: Vec<&str> = lines.filter(|line| not_german(line)).collect();
        assert!(wrong.is_empty(), "{game}: {wrong:#?}");
    }
}

#[test]
fn games_and_rules_are_german_too() {
    let folder = folder("german-games");
    let (text, error, code) = run(&folder, &["games", "--language", "de"], "");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("kartel: Kartel, 2 bis 6 Sitze, gegen den Uhrzeigersinn"), "{text}");
    assert!(text.contains("pass: soft oder hard, Vorgabe soft"), "{text}");
    let wrong: Vec<&str> = text.lines().filter(|line| not_german(line)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let (text, _, code) = run(&folder, &["rules", "ktu", "4.4", "--language", "de"], "");
    assert!(code == 0 && text.starts_with("4.4 Auf jede andere Karte"), "{text}");
}

#[test]
fn the_environment_says_which_language() {
    let folder = folder("language");
    let greeting = |set: &[(&str, &str)], args: &[&str]| {
        let args = [&["play", "ktu", "--watch", "--seed", SEED], args].concat();
        let mut command = kartenhaus(&folder, &args);
        command.envs(set.iter().copied());
        let output = command.output().expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (text(output.stdout), text(output.stderr), output.status.code())
    };
    for (set, args, first) in [
        (&[][..], &[][..], "KTU, 4 seats"),
        (&[("LC_ALL", "de_CH.UTF-8")], &[], "KTU, 4 Sitze"),
        (&[("LC_ALL", "de_CH.UTF-8"), ("KARTENHAUS_LANGUAGE", "en")], &[], "KTU, 4 seats"),
        (&[("KARTENHAUS_LANGUAGE", "en")], &["--language", "de-AT"], "KTU, 4 Sitze"),
    ] {
        let (text, error, code) = greeting(set, args);
        assert_eq!((text.lines().next(), code), (Some(first), Some(0)), "{error}");
    }
    let (_, error, code) = greeting(&[("KARTENHAUS_LANGUAGE", "tlh")], &[]);
    assert!(code == Some(2) && error.contains("the languages are en, de"), "{error}");
}

#[test]
fn leaving_says_in_german_how_to_go_on() {
    let folder = folder("ja");
    let args = ["play", "kartel", "--seed", SEED, "--language", "de"];
    let (text, _, code) = run(&folder, &args, "sing\nleave\nquit\n");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("hier spielst du allein gegen Bots."), "{text}");
    assert!(text.contains("Die Partie ist gesichert; weiter geht es mit: "), "{text}");
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
    let (text, said, code) = run(&folder, &args, "score\nquit\n");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("to go on: kartenhaus play --resume "), "{text}");
    // The folder in which it was started stays as it was.
    let here = std::fs::read_dir(&folder).expect("the folder").flatten();
    assert_eq!(here.map(|entry| entry.file_name()).collect::<Vec<_>>(), ["data"]);
    let file = "data/records/kartu-sama-abcdef012345.record";
    let place = folder.join(file);
    let place = place.display();
    assert_eq!(said, format!("If you leave, the match is kept in {place}.\n"));
    let kept = std::fs::read_to_string(folder.join(file)).expect("the record is kept");
    assert!(kept.starts_with("kartenhaus record 1\n# you 0\n# bots novice,novice\n"), "{kept}");
    // Going on, leaving again: nothing that was kept changes.
    let (_, _, code) = run(&folder, &["play", "--resume", file], "quit\n");
    assert_eq!(code, 0);
    let again = std::fs::read_to_string(folder.join(file)).expect("the record is kept");
    assert!(again.starts_with(&kept));
    let (text, status) = play_to_the_end(&folder, &["play", "--resume", file]);
    assert!(status.success() && text.contains("The match is over"), "{text}");
    let (text, _, code) = run(&folder, &["play", "--resume", file], "");
    assert_eq!((code, text.contains("The match is over")), (0, true), "{text}");
    // The same person who never left sees the same match.
    let whole = [&args[..], &["--record", "whole.record"]].concat();
    let (_, status) = play_to_the_end(&folder, &whole);
    assert!(status.success());
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a record");
    assert_eq!(read("whole.record"), read(file), "leaving changes nothing");
}

/// What an earlier version left goes on as that version would have gone on, move by move; and a
/// match that is killed goes on as one that was not.
#[test]
fn an_old_record_goes_on_as_it_would_have() {
    let folder = folder("old");
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let old = |name: &str| std::fs::read_to_string(data.join(name)).expect("a record");
    let (left, over) = (old("left.record"), old("over.record"));
    let file = folder.join("x.record");
    std::fs::write(&file, &left).expect("written");
    let (text, error, code) = run(&folder, &["play", "--resume", "x.record"], "back\nhint\nquit\n");
    assert_eq!(code, 0, "{error}");
    assert!(text.contains("There is nothing that you can take back."), "{text}");
    assert!(text.contains("To do that, type "), "{text}");
    let hinted = std::fs::read_to_string(&file).expect("a record");
    let hint = hinted.strip_prefix(&left).expect("what was there stays");
    assert!(hint.starts_with("# hint 0 ") && hint.lines().count() == 1, "{hint}");
    std::fs::write(&file, &left).expect("written");
    let watch = ["play", "--resume", "x.record", "--watch"];
    let (text, error, code) = run(&folder, &watch, "");
    assert!(code == 0 && text.contains("The match is over"), "{error}");
    assert_eq!(std::fs::read_to_string(&file).expect("a record"), over);

    // Killed as soon as it asks, with nothing but what is in the file.
    std::fs::remove_file(&file).expect("removed");
    let args = ["play", "khamul", "--seats", "3", "--seed", SEED, "--record", "x.record"];
    let args = [&args[..], &["--option", "target=10"]].concat();
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let _stdout = asked(&mut child);
    child.kill().expect("it is killed");
    child.wait().expect("it has ended");
    let (_, status) = play_to_the_end(&folder, &["play", "--resume", "x.record"]);
    assert!(status.success());
    let whole: Vec<&str> =
        args.iter().map(|arg| if *arg == "x.record" { "whole.record" } else { arg }).collect();
    let (_, status) = play_to_the_end(&folder, &whole);
    assert!(status.success());
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).expect("a record");
    assert_eq!(read("x.record"), read("whole.record"));
}

#[test]
fn a_hint_is_given_and_a_move_is_taken_back() {
    let folder = folder("help");
    for (game, language, none, advice, back) in [
        (
            "kartu-sama",
            "en",
            "There is nothing that you can take back.",
            "To do that, type ",
            "You took back your last move.",
        ),
        (
            "khamul",
            "de",
            "Es gibt nichts, was du zurücknehmen kannst.",
            "Dafür tippe ",
            "Du hast deinen letzten Zug zurückgenommen.",
        ),
    ] {
        let args = ["play", game, "--seats", "2", "--seed", SEED, "--language", language];
        let (text, _, _) = run(&folder, &args, "back\nhint\n");
        assert!(text.contains(none), "{text}");
        let unwrapped = text.replace("\n  ", " ");
        let (_, found) = unwrapped.split_once(advice).expect("a hint");
        let mv = found.split([';', '.']).next().expect("a move");
        let file = format!("{game}.record");
        let args = [&args[..], &["--record", &file]].concat();
        let input = format!("hint\n{mv}\nback\nback\nhint\nwhy\nquit\n");
        let (text, _, code) = run(&folder, &args, &input);
        assert_eq!(code, 0, "{text}");
        let prompt = if language == "de" { "Dein Zug > " } else { "Your move > " };
        let [first, hint, played, taken, nothing, again, why, ..] =
            text.split(prompt).collect::<Vec<_>>()[..]
        else {
            panic!("{text}");
        };
        assert!(played.starts_with(mv) && hint.contains(mv), "{text}");
        let table = taken.strip_prefix(&format!("back\n{back}\n")).expect("it is taken back");
        assert!(first.ends_with(table), "the table is as before: {text}");
        assert_eq!(nothing, format!("back\n{none}\n"));
        assert_eq!(hint, again, "the same decision has the same hint");
        assert!(!hint.contains(" 100 "), "{text}");
        let has_figures = hint.trim_end().ends_with("why.");
        assert_eq!(why.contains(" 100 "), has_figures, "figures on request: {text}");
        // The record says so, and nothing of what was taken back stays in it.
        let kept = std::fs::read_to_string(folder.join(&file)).expect("the record");
        let remarks = kept.lines().filter_map(|line| line.strip_prefix("# "));
        let helped: Vec<&str> = remarks.filter(|line| line.contains(" 0 ")).collect();
        let (_, at) = helped[0].split_once(' ').expect("a seat and a decision");
        assert_eq!(helped, ["hint", "back", "hint"].map(|how| format!("{how} {at}")));
        assert!(!kept.contains(&format!("\n0 {mv}\n")), "{kept}");
        let (text, _, code) = run(&folder, &["play", "--resume", &file], "quit\n");
        assert_eq!(code, 0, "{text}");
    }
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
        &["play", "kartel", "--seed", "-1"],
        &["play", "kartel", "--you", "0", "--watch"],
        &["play", "kartel", "--screen", "--watch"],
        &["play", "kartel", "--screen"],
        &["rules"],
        &["rules", "chess"],
        &["rules", "kartel", "99"],
        &["replay"],
        &["bench", "--seconds", "0"],
        &["bench", "--game", "ktu", "--seats", "6"],
        &["serve", "--listen", "here"],
        &["serve", "--public-url", "cards.example.org"],
        &["serve", "--public-url", "https://cards.example.org\r\nx: y"],
        &["serve", "--public-url", "https://ada@cards.example.org"],
        &["serve", "--public-url", "https://example.org/a b"],
        &["serve", "--public-url", "https://example.org/a\"><script>"],
        &["serve", "--public-url", "https://example.org/../a"],
        &["serve", "--public-url", "https://example.org//a"],
        &["serve", "--public-url", "https://example.org/a?b"],
        &["serve", "--log-level", "loud"],
        &["serve", "--log", "info"],
        &["serve", "--log", "nats://a,b,c?streams=0"],
        &["serve", "--log", "nats://a", "--data", "here"],
        &["backup"],
        &["backup", "--data", "nowhere", "copy.db"],
        &["play"],
    ];
    for args in cases {
        let (_, error, code) = run(&folder, args, "");
        assert_eq!(code, 2, "{args:?}: {error}");
        assert!(!error.trim().is_empty(), "{args:?}");
    }
    let (_, error, code) = run(&folder, &["play", "kartel", "--bots", "exec:cat"], "");
    assert!(code == 2 && error.contains("kartenhaus sit"), "{error}");
}

#[test]
fn numbers_that_are_none_are_named_in_whole_words() {
    let folder = folder("numbers");
    for (args, why) in [
        (&["play", "kartel", "--seed", "-1"][..], "a seed is a number from 0 to"),
        (&["play", "kartel", "--seats", "x"], "error: --seats <N> is 'x': expected a whole number"),
        (&["worker", "nats://a", "--threads", "0"], "is '0': expected a whole number from 1"),
        (&["lab", "report", "--game", "ktu", "--out", "x", "--rounds", "abc"], "is 'abc': "),
    ] {
        let (_, error, code) = run(&folder, args, "");
        assert!(code == 2 && error.contains(why), "{args:?}: {error}");
        for words in ["invalid digit", "non-zero", "unexpected argument"] {
            assert!(!error.contains(words), "{args:?}: {error}");
        }
    }
    std::fs::write(folder.join("x"), "").expect("written");
    let lab = ["lab", "report", "--game", "ktu", "--rounds", "1000", "--out", "x"];
    let (_, error, code) = run(&folder, &lab, "");
    assert_eq!((&*error, code), ("kartenhaus: --out x is a file; name a folder\n", 2));
    // One form for all: a number is the seed of 64 digits that it stands for.
    let (number, digits) = ("7", format!("07{}", "0".repeat(62)));
    let watch = |seed: &str| {
        run(&folder, &["play", "ktu", "--watch", "--option", "rounds=1", "--seed", seed], "")
    };
    let (text, _, code) = watch(number);
    assert!(code == 0 && text.contains(&digits), "{text}");
    assert_eq!(watch(&digits), watch(number));
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
    assert_eq!((code, error.contains("not text")), (1, true), "{error}");
}

/// A record whose last line went missing where a draw pile was due goes on, and stays readable.
#[test]
fn a_draw_pile_that_was_due_is_dealt_and_kept() {
    let folder = folder("reshuffle");
    let args = ["play", "khamul", "--seats", "8", "--bots", "dice", "--watch", "--seed", SEED];
    let args = [&args[..], &["--option", "target=400", "--record", "whole.record"]].concat();
    assert_eq!(run(&folder, &args, "").2, 0);
    let whole = std::fs::read_to_string(folder.join("whole.record")).expect("the record");
    let at = whole.find("\nreshuffle ").expect("a long match reshuffles") + 1;
    std::fs::write(folder.join("cut.record"), &whole[..at]).expect("written");
    assert_eq!(run(&folder, &["play", "--resume", "cut.record"], "").2, 0);
    let cut = std::fs::read_to_string(folder.join("cut.record")).expect("the record");
    assert_eq!(cut, whole, "it is the same match");
}

#[test]
fn a_record_belongs_to_one_program() {
    let folder = folder("lock");
    let args = ["play", "ktu", "--seats", "2", "--seed", SEED, "--record", "x.record"];
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let _stdout = asked(&mut child);
    for other in [&["play", "--resume", "x.record"][..], &args] {
        let (_, error, code) = run(&folder, other, "");
        assert_eq!(code, 1);
        assert!(error.contains("another program plays this match"), "{error}");
    }
    drop(child.stdin.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
}

#[test]
fn who_sits_where_is_remembered() {
    let folder = folder("seating");
    let args = ["play", "kartel", "--seats", "3", "--seed", SEED, "--record", "x.record"];
    run(&folder, &args, "quit\n");
    let file = |name: &str| std::fs::read_to_string(folder.join(name)).expect("the record");
    let before = file("x.record");
    let other = ["play", "--resume", "x.record", "--you", "2", "--bots", "dice"];
    assert_eq!(run(&folder, &other, "quit\n").2, 0);
    assert!(file("x.record").starts_with(&before));
    assert!(file("x.record").contains("# you 2\n# bots dice,dice,dice\n"), "{}", file("x.record"));
    let (text, _, _) = run(&folder, &["play", "--resume", "x.record"], "quit\n");
    assert!(text.contains("Cem (you)"), "{text}");
    for (remark, line) in [("# you 3", 2), ("# you x", 2), ("# bots dice", 2), ("# bots a,b,c", 2)]
    {
        let bad = before.replacen('\n', &format!("\n{remark}\n"), 1);
        std::fs::write(folder.join("bad.record"), bad).expect("written");
        let (_, error, code) = run(&folder, &["play", "--resume", "bad.record"], "");
        assert_eq!(code, 1, "{error}");
        assert!(error.contains(&format!("line {line}: ")), "{error}");
    }
}

#[test]
fn where_nothing_can_be_written_nothing_is_lost() {
    let folder = folder("full");
    // A link that leads nowhere has the name: the next name is taken.
    let records = folder.join("data/records");
    std::fs::create_dir_all(&records).expect("a folder");
    let link = records.join("kartel-abcdef012345.record");
    std::os::unix::fs::symlink("nowhere/at/all", link).expect("a link");
    let args = ["play", "kartel", "--seed", SEED];
    let (text, _, code) = run(&folder, &args, "quit\n");
    assert_eq!(code, 0);
    assert!(text.contains("kartel-abcdef012345.2.record"), "{text}");
    // No folder takes the record: the person stays, and at the end of input the record is shown.
    let taken = folder.join("taken");
    std::fs::write(&taken, "a file").expect("written");
    let mut play = kartenhaus(&folder, &["play", "kartel", "--seed", SEED]);
    let mut child = play.env("KARTENHAUS_DATA", &taken).spawn().expect("it starts");
    child.stdin.take().expect("input").write_all(b"quit\nscore\n").expect("written");
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, error) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(out.contains("The record cannot be written"), "{out}");
    assert!(error.contains("kartenhaus record 1\n") && error.contains("\ndeck "), "{error}");
    // A full disk under the output: what is kept is named, and is there.
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let args = ["play", "kartel", "--seed", SEED, "--record", "full.record"];
    let output = kartenhaus(&folder, &args).stdout(full).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(error.contains("to go on: kartenhaus play --resume full.record"), "{error}");
    assert_eq!(run(&folder, &["play", "--resume", "full.record"], "quit\n").2, 0);
    for (name, why) in [("/dev/null", "no regular file"), (".", "full")] {
        let (_, error, code) = run(&folder, &["play", "kartel", "--record", name], "");
        assert_eq!(code, 1, "{why}: {error}");
    }
}

#[test]
fn hostile_lines_are_cut_and_refused() {
    let folder = folder("hostile");
    let long = "play ".repeat(100_000);
    let input = format!("{long}\n\u{1b}[2J\n\0\nscore\n");
    let (text, _, code) = run(&folder, &["play", "kartel", "--seed", SEED], &input);
    assert_eq!(code, 1);
    assert!(text.contains("That line is too long.") && text.len() < 20_000);
    let record = "kartenhaus record 1\nrules 1\ngame \u{1b}[2J".to_owned() + &"x".repeat(10_000);
    std::fs::write(folder.join("x.record"), record + "\n").expect("written");
    let (_, error, code) = run(&folder, &["replay", "x.record"], "");
    assert_eq!(code, 1);
    assert!(error.len() < 300 && !error.contains('\u{1b}') && error.contains("line 3"), "{error}");
    let (text, error, code) = run(&folder, &["bench", "--seats", "6"], "");
    assert_eq!((code, text.as_str()), (2, ""), "nothing is half done: {error}");
}

#[test]
fn a_closed_pipe_and_an_interrupt_are_no_panic() {
    let folder = folder("closed");
    // Whoever reads goes away after one line, long before everything is written.
    let args = ["play", "kartel", "--watch", "--option", "rounds=1000", "--seed", SEED];
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("its output"));
    stdout.read_line(&mut String::new()).expect("a line");
    drop(stdout);
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert_eq!(error, "", "other tools say nothing either");

    let args = ["play", "ktu", "--seats", "2", "--seed", SEED, "--record", "int.record"];
    let mut child = kartenhaus(&folder, &args).spawn().expect("it starts");
    let _stdout = asked(&mut child);
    // The input stays open: its end would end the match too.
    let _stdin = child.stdin.take().expect("its input");
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().expect("kill runs");
    assert!(killed.success());
    let output = child.wait_with_output().expect("it ends");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains("stopped; to go on"), "{error}");
    assert!(folder.join("int.record").exists());
}

#[test]
fn the_first_start_asks_which_game_and_how_well_bots_play() {
    let folder = folder("first");
    let (text, _, code) = run(&folder, &["play"], "9\nktu\nace\n3\nquit\n");
    assert_eq!(code, 0, "{text}");
    for part in ["Which game?", "There are 1 to 5", "Follows an experienced player", "KTU, 4 seats"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    // Nothing is the standard; and who has named a level is not asked.
    let (text, _, code) = run(&folder, &["play"], "1\n\nquit\n");
    let heading = "Kartel, 5 seats; play goes counter-clockwise, to the right";
    assert!(code == 0 && text.contains(heading), "{text}");
    let (text, _, code) = run(&folder, &["play", "--bots", "club"], "ktu\nquit\n");
    assert!(code == 0 && !text.contains("How well"), "{text}");
    let (text, _, code) = run(&folder, &["games"], "");
    assert_eq!(code, 0);
    for game in Kind::ALL {
        assert!(text.contains(&format!("{game}: ")), "{text}");
    }
    let (text, _, code) = run(&folder, &["rules", "ktu", "4.3"], "");
    assert_eq!((code, text.starts_with("4.3 ")), (0, true), "{text}");
    let (text, _, code) = run(&folder, &["help"], "");
    assert_eq!((code, text.contains("referee")), (0, true));
}
