//! `kartenhaus completions`: the scripts of each shell, and what bash makes of ours.

use std::process::{Command, Output};

use games::Kind;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

fn completions(shell: &str) -> Output {
    let program = env!("CARGO_BIN_EXE_kartenhaus");
    Command::new(program).args(["completions", shell]).output().expect("it runs")
}

fn script(shell: &str) -> String {
    let output = completions(shell);
    assert_eq!(output.status.code(), Some(0), "{shell}");
    String::from_utf8(output.stdout).expect("text")
}

/// What bash offers for the last of these words, after its script was read.
fn offered(words: &[&str]) -> Vec<String> {
    // As bash itself calls it: the words, which of them is meant, and three arguments.
    let complete = r#"
        set -eu
        eval "$SCRIPT"
        COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
        function=$(complete -p kartenhaus | sed 's/.* -F \([^ ]*\) .*/\1/')
        "$function" kartenhaus "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let mut bash = Command::new("bash");
    bash.args(["-c", complete, "bash", "kartenhaus"]).args(words).env("SCRIPT", script("bash"));
    let output = bash.output().expect("bash runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && error.is_empty(), "{words:?}: {error}");
    String::from_utf8(output.stdout).expect("text").lines().map(str::to_owned).collect()
}

#[test]
fn each_shell_has_a_script_with_commands_options_and_values() {
    for shell in SHELLS {
        let script = script(shell);
        for word in ["serve", "backup", "completions", "screen", "no-open-tables"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        // These two complete the names of commands and options alone.
        if !["elvish", "powershell"].contains(&shell) {
            let games = Kind::ALL.map(Kind::id);
            for value in games.iter().chain(&["novice", "expert", "de", "debug"]).chain(&SHELLS) {
                assert!(script.contains(value), "{shell}: {value}");
            }
        }
    }
}

#[test]
fn bash_completes_commands_options_and_values() {
    let games = Kind::ALL.map(Kind::id);
    for (words, expected) in [
        (&["ser"][..], &["serve"][..]),
        (&["completions", "z"], &["zsh"]),
        (&["rules", "kh"], &["khamul"]),
        (&["bench", "--game", ""], &games),
        (&["play", "--bots", ""], &["dice", "novice", "club", "strong", "expert"]),
        (&["arena", "--bots", "ex"], &["expert"]),
        (&["arena", "--form", ""], &["one", "mixed"]),
        (&["lab", "rep"], &["report"]),
        (&["lab", "comp"], &["compare"]),
        (&["lab", "report", "--game", "kh"], &["khamul"]),
        (&["games", "--language", ""], &["en", "de"]),
        (&["serve", "--log-level", "de"], &["debug"]),
        (&["serve", "--no-o"], &["--no-open-tables"]),
        (&["help", "rest"], &["restore"]),
    ] {
        assert_eq!(offered(words), expected, "{words:?}");
    }
    let all = offered(&["play", ""]);
    assert!(games.iter().all(|game| all.iter().any(|it| it == game)), "{all:?}");
}

#[test]
fn bash_reads_its_script_without_a_word() {
    let mut bash = Command::new("bash");
    let output = bash.args(["-n", "-c", &script("bash")]).output().expect("bash runs");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn an_unknown_shell_is_misuse() {
    let output = completions("nonsense");
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]), "{error}");
    assert!(SHELLS.iter().all(|shell| error.contains(shell)), "{error}");
}
