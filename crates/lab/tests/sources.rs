//! A report names the commit, or the hash, of the sources that it follows from.

use std::fs;

use games::Kind;

#[path = "../sources.rs"]
mod build;

#[test]
fn a_byte_of_a_game_changes_the_hash() {
    let sources = build::sources();
    for kind in Kind::ALL {
        for part in ["src", "rules.md"] {
            let path = format!("../../games/{kind}/{part}");
            assert!(sources.contains(&path), "crates/lab/sources.rs lacks {path}");
        }
    }
    let folder = std::env::temp_dir().join(format!("lab-{}-sources", std::process::id()));
    fs::create_dir_all(folder.join("rules")).expect("a folder");
    let hash = |text: &str| {
        fs::write(folder.join("rules/mod.rs"), text).expect("a file");
        build::hash(&[folder.display().to_string()])
    };
    let before = hash("pub const HAND: usize = 4;");
    assert_ne!(before, hash("pub const HAND: usize = 5;"));
    assert_eq!(before, hash("pub const HAND: usize = 4;"));
    fs::remove_dir_all(&folder).expect("it is there");
}
