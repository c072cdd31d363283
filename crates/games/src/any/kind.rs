//! Which games there are. In the engine this is the only place that lists them.

use std::fmt;
use std::str::FromStr;

use engine::Direction;
use engine::Game as _;
use engine::Message;
use engine::OptionSpec;
use engine::TextError;

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Climbing with five suits.
    Kartel,
    /// Matching rank or suit, with jokers.
    KartuSama,
    /// Climbing with a hand that is never sorted.
    KrassKariert,
    /// Memory, with snaps.
    Khamul,
    /// Shedding hand, open and closed cards.
    Ktu,
}

/// Turns a [`Kind`] into the game's type: `for_game!(kind, G => G::NAME)`.
#[macro_export]
macro_rules! for_game {
    ($kind:expr, $game:ident => $body:expr) => {
        match $kind {
            $crate::Kind::Kartel => {
                type $game = $crate::Kartel;
                $body
            }
            $crate::Kind::KartuSama => {
                type $game = $crate::KartuSama;
                $body
            }
            $crate::Kind::KrassKariert => {
                type $game = $crate::KrassKariert;
                $body
            }
            $crate::Kind::Khamul => {
                type $game = $crate::Khamul;
                $body
            }
            $crate::Kind::Ktu => {
                type $game = $crate::Ktu;
                $body
            }
        }
    };
}

/// What stands in a file of each game, in the order of [`Kind::ALL`]:
/// `files_of_games!("../lessons/", ".txt")`, where the path is that of the file that asks.
#[macro_export]
macro_rules! files_of_games {
    ($before:literal, $after:literal) => {
        [
            include_str!(concat!($before, "kartel", $after)),
            include_str!(concat!($before, "kartu-sama", $after)),
            include_str!(concat!($before, "krass-kariert", $after)),
            include_str!(concat!($before, "khamul", $after)),
            include_str!(concat!($before, "ktu", $after)),
        ]
    };
}

impl Kind {
    /// Every game, in the order of the rules' index.
    pub const ALL: [Self; 5] =
        [Self::Kartel, Self::KartuSama, Self::KrassKariert, Self::Khamul, Self::Ktu];

    /// Its name in text, such as `kartu-sama`.
    pub fn id(self) -> &'static str {
        for_game!(self, G => G::ID)
    }

    /// Its name for people, such as `Kartu Sama`.
    pub fn name(self) -> &'static str {
        for_game!(self, G => G::NAME)
    }

    /// The fewest and the most seats.
    pub fn seats(self) -> (usize, usize) {
        for_game!(self, G => (*G::SEATS.start(), *G::SEATS.end()))
    }

    /// The best number of seats.
    pub fn best_seats(self) -> usize {
        for_game!(self, G => G::SEATS_BEST)
    }

    /// Which way play goes round the table.
    pub fn direction(self) -> Direction {
        for_game!(self, G => G::DIRECTION)
    }

    /// Its options.
    pub fn options(self) -> &'static [OptionSpec] {
        for_game!(self, G => G::OPTIONS)
    }

    /// Options and values that make a match short: for tests.
    pub fn short(self) -> &'static [(&'static str, &'static str)] {
        for_game!(self, G => G::SHORT)
    }

    /// What one of its options does, with its clause.
    pub fn about(self, option: &OptionSpec) -> Message {
        Message::plain(format!("option-{self}-{}", option.name.replace('_', "-")))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let expected = "a game: kartel, kartu-sama, krass-kariert, khamul or ktu";
        let found = Self::ALL.into_iter().find(|kind| kind.id() == text);
        found.ok_or_else(|| TextError::new(expected, text))
    }
}

crate::serde_as_text!(Kind, id);
