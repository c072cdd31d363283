//! Records that can be checked: the program, and the script in `docs/fair`, which was written from
//! the words beside it, find the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use games::fair::sealed;
use serde_json::Value as Json;

const FAIR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair");

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder for the test");
    path
}

fn kartenhaus(folder: &Path, args: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kartenhaus"));
    command.args(args).current_dir(folder).env("LC_ALL", "C").env_remove("KARTENHAUS_LANGUAGE");
    said(&command.stdin(Stdio::null()).output().expect("the program runs"))
}

fn script(record: &Path) -> (String, Option<i32>) {
    let mut python = Command::new("python3");
    python.arg(format!("{FAIR}/verify.py")).arg(record);
    said(&python.output().expect("python3 runs"))
}

fn said(output: &Output) -> (String, Option<i32>) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout) + &text(&output.stderr), output.status.code())
}

/// A record that an earlier version wrote, whose deals it drew alone.
fn old(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    fs::read_to_string(format!("{folder}/{name}")).expect("the record")
}

#[test]
fn an_old_record_of_the_terminal_can_be_checked() {
    let folder = folder("fair-terminal");
    let file = folder.join("a.record");
    let record = old("fair.record");
    fs::write(&file, &record).expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.starts_with("3 rounds were dealt as promised"), "{told}");
    assert!(told.contains("drew all numbers alone"), "{told}");
    assert_eq!(script(&file), ("3 rounds were dealt as promised\n".to_owned(), Some(0)));
    let (told, code) = kartenhaus(&folder, &["verify", "a.record", "--language", "de"]);
    assert!(code == Some(0) && told.starts_with("3 Runden wurden wie versprochen"), "{told}");
    let (told, code) = kartenhaus(&folder, &["play", "--resume", "a.record"]);
    assert!(code == Some(0) && told.contains("The match is over"), "{told}");
    assert_eq!(fs::read_to_string(&file).expect("the record"), record);
    // An editor has put a mark before it, and blank lines behind it.
    fs::write(&file, format!("\u{feff}{record}\n \r\n")).expect("it is written");
    assert_eq!(kartenhaus(&folder, &["verify", "a.record"]).1, Some(0));
    assert_eq!(script(&file).1, Some(0));
    assert_eq!(kartenhaus(&folder, &["replay", "a.record"]).1, Some(0));
    // One letter of a move.
    let at = record.find("\n1 ").expect("a move") + 1;
    fs::write(&file, format!("{}2{}", &record[..at], &record[at + 1..])).expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
    assert!(code == Some(1) && told.contains("the record was changed"), "{told}");
    let (told, code) = script(&file);
    assert!(code == Some(1) && told.contains("the record was changed"), "{told}");
}

/// The rounds that follow are dealt from the seed.
#[test]
fn an_old_match_with_such_deals_goes_on() {
    let folder = folder("fair-resumed");
    let file = folder.join("a.record");
    let left = old("fair-left.record");
    fs::write(&file, &left).expect("it is written");
    let (told, code) = kartenhaus(&folder, &["play", "--resume", "a.record", "--watch"]);
    assert!(code == Some(0) && told.contains("The match is over"), "{told}");
    let record = fs::read_to_string(&file).expect("the record");
    assert!(record.starts_with(&left) && record[left.len()..].contains("\ndeck "), "{record}");
    assert_eq!(record.matches("# deal ").count(), 1, "{record}");
    let (shown, code) = kartenhaus(&folder, &["replay", "a.record"]);
    assert!(code == Some(0) && shown.contains("The match is over"), "{shown}");
    let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
    assert!(code == Some(3) && told.contains("is not sealed"), "{told}");
}

#[test]
fn a_record_that_was_cut_is_not_praised() {
    let folder = folder("fair-cut");
    let file = folder.join("a.record");
    let record = old("fair.record");
    let second = record.match_indices("\n# deal ").nth(1).expect("a second round").0;
    let secret = record.split_once("\n# secret 1 ").expect("a secret").1;
    let secret = secret.lines().next().and_then(|text| text.parse().ok()).expect("a secret");
    fs::write(&file, sealed(record[..=second].to_owned(), &[secret])).expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "a.record", "--language", "en"]);
    assert!(code == Some(1) && told.contains("ends with round 1, before its match"), "{told}");
}

#[test]
fn what_was_dealt_from_a_seed_is_unverified() {
    let folder = folder("fair-seed");
    let seed = "ab".repeat(32);
    let play = ["play", "ktu", "--seats", "2", "--watch", "--record", "a.record", "--seed", &seed];
    kartenhaus(&folder, &play);
    let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
    assert!(code == Some(3) && told.contains("unverified: a.record does not say"), "{told}");
    assert_eq!(script(&folder.join("a.record")).1, Some(1));
    let (told, code) = kartenhaus(&folder, &["verify", "none.record"]);
    assert_eq!(code, Some(1), "{told}");
}

#[test]
fn the_program_and_the_script_find_the_same() {
    let folder = folder("fair-vectors");
    let text = fs::read_to_string(format!("{FAIR}/vectors.json")).expect("the vectors");
    let vectors: Json = serde_json::from_str(&text).expect("JSON");
    let record = vectors["record"].as_str().expect("a record");
    let file = folder.join("a.record");
    fs::write(&file, record).expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
    // In each of its rounds a share was withheld: that leaves a choice.
    let two = "could choose between two decks";
    assert!(code == Some(0) && told.contains(two), "{told}");
    assert!(!told.to_lowercase().contains("nobody could choose"), "{told}");
    assert_eq!(script(&file).1, Some(0));
    let body = record.rsplit_once("# end ").expect("an end").0;
    for change in vectors["tampered"].as_array().expect("changes") {
        let text = |name: &str| change[name].as_str().expect("text");
        let changed = body.replacen(text("from"), text("to"), 1);
        fs::write(&file, sealed(changed, &[])).expect("it is written");
        let (told, code) = kartenhaus(&folder, &["verify", "a.record"]);
        assert!(code == Some(1) && told.contains(text("says")), "{change}: {told}");
        let (told, code) = script(&file);
        assert_eq!(code, Some(1), "{change}: {told}");
        if let Some(card) = change["card"].as_u64() {
            assert!(told.contains(&format!("card {card} is ")), "{change}: {told}");
        }
    }
}

#[test]
fn what_is_no_record_is_not_called_unverified() {
    let folder = folder("fair-none");
    fs::write(folder.join("passwd"), "root:x:0:0\n").expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "passwd"]);
    let wanted = "kartenhaus: passwd is no record of Kartenhaus\n".to_owned();
    assert_eq!((told, code), (wanted, Some(1)));
    fs::write(folder.join("cut.record"), "kartenhaus record 1\nrules 1\n").expect("it is written");
    let (told, code) = kartenhaus(&folder, &["verify", "cut.record"]);
    assert!(code == Some(1) && told.contains("cut.record: line 3"), "{told}");
}
