//! Which games there are: the only place that lists them.

use std::fmt;
use std::str::FromStr;

use kit::{Direction, Game as _, Message, OptionSpec, TextError};

macro_rules! listed {
    ($one:literal) => { $one };
    ($one:literal $other:literal) => { concat!($one, " or ", $other) };
    ($one:literal $($more:literal)+) => { concat!($one, ", ", listed!($($more)+)) };
}

/// Does not compile if one of these types can be serialized: what `check` is meant is ambiguous
/// then.
macro_rules! never_serialized {
    ($($type:ty),+ $(,)?) => {
        const _: () = {
            trait NeverSerialized<Marker> {
                fn check() {}
            }
            impl<T> NeverSerialized<()> for T {}
            impl<T: serde::Serialize> NeverSerialized<u8> for T {}
            $(let _ = <$type as NeverSerialized<_>>::check;)+
        };
    };
}

/// Makes all that follows from the list of games: their types, [`Kind`], and the macros that go
/// through them. `$` is handed in, since a macro that makes a macro needs one.
macro_rules! games {
    ($d:tt $($(#[$doc:meta])+ $game:ident = $module:ident in $folder:literal;)+) => {
        $(
            pub use ::$module;
            pub use ::$module::$game;
        )+

        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $($(#[$doc])+ $game,)+
        }

        impl Kind {
            /// Every game, in the order of the rules' index.
            pub const ALL: [Self; [$(stringify!($game)),+].len()] = [$(Self::$game),+];
        }

        const EXPECTED: &str = concat!("a game: ", listed!($($folder)+));

        /// Turns a [`Kind`] into the game's type: `for_game!(kind, G => G::NAME)`.
        #[macro_export]
        macro_rules! for_game {
            ($d kind:expr, $d game:ident => $d body:expr) => {
                match $d kind {
                    $($crate::Kind::$game => {
                        type $d game = $crate::$game;
                        $d body
                    })+
                }
            };
        }

        /// What stands in a file of each game, in the order of [`Kind::ALL`]:
        /// `files_of_games!("../../../games/", "/data/lesson.txt")`, where the path begins at the
        /// file that asks. A game that lacks the file is an error of the compiler, which names it.
        #[macro_export]
        macro_rules! files_of_games {
            ($d before:literal, $d after:literal) => {
                [$(include_str!(concat!($d before, $folder, $d after))),+]
            };
        }

        /// A module with a test for each game, of which the test has the [`Kind`] and the type:
        /// `each_game!(mod conforms, kind: G => check::<G>(kind))`. One that waits begins with the
        /// attribute of its runtime: `each_game!(#[tokio::test] async mod …)`.
        #[macro_export]
        macro_rules! each_game {
            (mod $d tests:ident, $d kind:ident: $d game:ident => $d body:expr) => {
                #[allow(unused)]
                mod $d tests {
                    use super::*;
                    $(
                        #[test]
                        fn $module() {
                            type $d game = $crate::$game;
                            let $d kind = $crate::Kind::$game;
                            $d body;
                        }
                    )+
                }
            };
            (
                #[$d ($d test:tt)+] async mod $d tests:ident,
                $d kind:ident: $d game:ident => $d body:expr
            ) => {
                #[allow(unused)]
                mod $d tests {
                    use super::*;
                    $(
                        #[$d ($d test)+]
                        async fn $module() {
                            type $d game = $crate::$game;
                            let $d kind = $crate::Kind::$game;
                            $d body.await;
                        }
                    )+
                }
            };
        }

        // A state, a table and a private are shown by `Game::show` alone, which is told who looks.
        never_serialized! {
            $($game, <$game as kit::State>::Table, <$game as kit::State>::Private,)+
        }
    };
}

games! { $
    /// Climbing with five suits.
    Kartel = kartel in "kartel";
    /// Matching rank or suit, with jokers.
    KartuSama = kartu_sama in "kartu-sama";
    /// Climbing with a hand that is never sorted.
    KrassKariert = krass_kariert in "krass-kariert";
    /// Memory, with snaps.
    Khamul = khamul in "khamul";
    /// Shedding hand, open and closed cards.
    Ktu = ktu in "ktu";
}

impl Kind {
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
        let found = Self::ALL.into_iter().find(|kind| kind.id() == text);
        found.ok_or_else(|| TextError::new(EXPECTED, text))
    }
}

crate::serde_as_text!(Kind, id);
