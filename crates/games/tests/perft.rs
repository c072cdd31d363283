//! Counts the tree of moves under fixed decks, against the counts of a slow and obvious
//! implementation written from the rules alone (`oracle/perft.py`).
//!
//! A case in `games/<game>/tests/tree.perft` is a table, a deck, the moves that come first and then
//! the number of positions by depth (`oracle/cases.py` writes them):
//!
//! ```text
//! ## two seats, three moves deep
//! seats 2
//! option rounds=1
//! deck 3o 5g …
//! then 0 play 3o
//! 1 20
//! 2 340
//! ```

use games::testing::perft;
use games::{Kind, Knows, Match, Seat, Seed, Settings, Setup, each_game, game_of};

use crate::facts::text;

#[derive(Default)]
struct Case {
    seats: usize,
    dealer: Option<usize>,
    options: Vec<(String, String)>,
    deck: String,
    moves: Vec<(Seat, String)>,
    counts: Vec<(u32, u64)>,
}

impl Case {
    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').expect("a word and its value");
        match word {
            "seats" => self.seats = rest.parse().expect("a number of seats"),
            "dealer" => self.dealer = Some(rest.parse().expect("a seat")),
            "deck" => self.deck = rest.to_owned(),
            "option" => {
                let (name, value) = rest.split_once('=').expect("NAME=VALUE");
                self.options.push((name.to_owned(), value.to_owned()));
            }
            "then" => {
                let (seat, mv) = rest.split_once(' ').expect("a seat and its move");
                let seat = seat.parse().ok().and_then(Seat::new).expect("a seat");
                self.moves.push((seat, mv.to_owned()));
            }
            depth => {
                let count = rest.parse().expect("a count");
                self.counts.push((depth.parse().expect("a depth"), count));
            }
        }
    }

    fn check<G: Knows>(&self, kind: Kind) {
        let mut settings = Settings::new(kind.options());
        for (name, value) in &self.options {
            settings.set(name, value).expect("an option");
        }
        let (seats, dealer, seed) = (self.seats, self.dealer, Seed::from_number(0));
        let setup = Setup { kind, seats, settings, dealer, seed };
        let mut played = Match::new(&setup, Some(&self.deck)).expect("the deck is the table's");
        for (seat, mv) in &self.moves {
            let answer = played.play(*seat, mv);
            assert!(answer.is_ok(), "{kind}: seat {seat} plays {mv}: {answer:?}");
        }
        let game = game_of::<G>(played.game()).expect("the game is of its kind");
        assert!(!self.counts.is_empty(), "nothing to count");
        for &(depth, count) in &self.counts {
            assert_eq!(perft(game, depth), count, "{kind} to depth {depth}, {seats} seats");
        }
    }
}

fn check<G: Knows>(kind: Kind) {
    let text = text(kind, "tests/tree.perft", "which `oracle/cases.py` prints");
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        if line.starts_with("## ") {
            cases.push(Case::default());
        } else {
            cases.last_mut().expect("a case has a title").line(line);
        }
    }
    assert!(cases.len() >= 3, "{kind} has too few cases");
    for case in cases {
        case.check::<G>(kind);
    }
}

each_game!(mod counts, kind: G => check::<G>(kind));
