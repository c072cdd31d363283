//! Every game has tests of its own, in its folder.

use games::{Kind, each_game};

use crate::facts::text;

/// A file of `tests/it/`, what it has to call, and why.
const NEEDED: [(&str, &str, &str); 4] = [
    ("bots", "", "what its bots must find, and what they must never do"),
    ("examples", "testing::examples", "what is said of its positions beside the rules"),
    ("lens", "too_strong::<", "a deduction that is slightly too strong, which has to be refuted"),
    ("remarks", "remarks(", "its remarks, derived a second time from a spectator's view"),
];

fn check(kind: Kind) {
    let main = text(kind, "tests/it/main.rs", "a line `mod NAME;` for each file of tests");
    for (name, call, what) in NEEDED {
        let file = text(kind, &format!("tests/it/{name}.rs"), what);
        assert!(file.contains(call), "test in games/{kind}/tests/it/{name}.rs {what}: `{call}`");
        let line = format!("mod {name};");
        assert!(main.contains(&line), "add `{line}` to games/{kind}/tests/it/main.rs");
    }
}

each_game!(mod own_tests, kind: G => check(kind));
