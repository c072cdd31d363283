//! What the tools know of single games: the only file here that names them.

/// The measure of strength in a game.
#[derive(Clone, Copy)]
pub(crate) enum Counts {
    /// The share of rounds won, ties divided.
    Share,
    /// How often a round has the best score, alone or tied.
    Best,
    /// How often a round is lost.
    Lost,
}

/// A goal: one expert among novices.
pub(crate) struct Goal {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    pub(crate) counts: Counts,
    /// In percent: at least, or at most if it counts losses.
    pub(crate) meant: u8,
}

const fn goal(game: &'static str, seats: u8, counts: Counts, meant: u8) -> Goal {
    Goal { game, seats, counts, meant }
}

/// A picture: the file's name, the shell command, and what is typed at the program's prompts.
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    pub(crate) args: &'static [&'static str],
    pub(crate) typed: &'static str,
    /// How many lines it shows.
    pub(crate) lines: usize,
}

/// When any game will do.
pub(crate) const GAME: &str = "kartu-sama";

/// The option of that game which makes a match short, and what it is then.
pub(crate) const SHORT: (&str, u32) = ("rounds", 1);

/// The goals of an expert among novices.
pub(crate) const GOALS: [Goal; 9] = [
    goal("kartel", 2, Counts::Share, 83),
    goal("kartel", 4, Counts::Share, 68),
    goal("kartel", 5, Counts::Share, 52),
    goal("ktu", 2, Counts::Share, 86),
    goal("ktu", 4, Counts::Share, 42),
    goal("krass-kariert", 4, Counts::Lost, 7),
    goal("kartu-sama", 2, Counts::Share, 68),
    goal("kartu-sama", 4, Counts::Share, 34),
    goal("khamul", 4, Counts::Best, 42),
];

/// The games, their seat counts, and the seat counts at which the order of the levels is tested
/// until it is decided: two, four, and the game's best number.
pub(crate) const SEATS: [(&str, u8, &[u8]); 5] = [
    ("kartel", 6, &[2, 4, 5]),
    ("kartu-sama", 10, &[2, 4]),
    ("krass-kariert", 5, &[2, 4]),
    ("khamul", 8, &[2, 4]),
    ("ktu", 5, &[2, 4]),
];

/// One of our games, its nearest relative in OpenSpiel, and the seats of both.
pub(crate) const PAIRS: [(&str, &str); 5] = [
    ("kartu-sama", "crazy_eights(players=4)"),
    ("ktu", "crazy_eights(players=4)"),
    ("khamul", "crazy_eights(players=4)"),
    ("krass-kariert", "dou_dizhu"),
    ("kartel", "dou_dizhu"),
];

/// The pictures of the README.
pub(crate) const SCENES: [Scene; 2] = [
    Scene {
        name: "kartel",
        args: &[
            "play",
            "kartel",
            "--seed",
            "abababababababababababababababababababababababababababababababab",
        ],
        typed: "play 3o\nplay 2g 2b 3g 3b 3r\n",
        lines: 33,
    },
    Scene {
        name: "khamul",
        args: &[
            "play",
            "khamul",
            "--seats",
            "3",
            "--seed",
            "a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1",
        ],
        typed: "peek 0 1\ndraw\nswitch 0\ngive 2\n",
        lines: 51,
    },
];
