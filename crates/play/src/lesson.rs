//! Lessons: the first round of each game with a fixed deck and a script, told step by step.
//!
//! A lesson is a record with remarks: `# wheel` gives the learner's moves after it their step, and
//! the text of that is the message `lesson-<game>-wheel`; after the script comes the step `end`.
//! The learner has the first seat. How far a match has followed its lesson is told by its log.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use games::{Kind, Seat, Value};
use serde_json::Value as Json;
use words::{Language, Param};

use crate::protocol::{self, LessonTexts};

/// Where the learner sits.
pub const LEARNER: Seat = Seat::FIRST;

/// The step after the script.
const END: &str = "end";

const SOURCES: [&str; Kind::ALL.len()] =
    games::files_of_games!("../../../games/", "/data/lesson.txt");

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |source: &&'static str| Lesson::read(source).expect("the lessons can be read");
    SOURCES.iter().map(read).collect()
});

/// The lesson of a game.
#[derive(Debug)]
pub struct Lesson {
    /// Which game it teaches.
    pub kind: Kind,
    /// How many seats it has.
    pub seats: usize,
    /// Who deals.
    pub dealer: usize,
    /// The options that are not the standard.
    pub options: BTreeMap<String, Json>,
    /// The line that deals the round.
    pub deck: &'static str,
    /// By seat.
    moves: Vec<Vec<&'static str>>,
    /// The steps of the learner's moves.
    steps: Vec<&'static str>,
}

impl Lesson {
    /// The lesson of this game.
    pub fn of(kind: Kind) -> &'static Self {
        let found = LESSONS.iter().find(|lesson| lesson.kind == kind);
        found.expect("every game has a lesson")
    }

    fn read(source: &'static str) -> Option<Self> {
        let field = |name: &str| {
            let named = |line: &&str| line.split_once(' ').is_some_and(|(word, _)| word == name);
            source.lines().find(named)?.split_once(' ').map(|(_, value)| value)
        };
        let seats = field("seats")?.parse().ok()?;
        let options =
            source.lines().filter_map(|line| line.strip_prefix("option ")?.split_once(' '));
        let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Json::from(text));
        let mut lesson = Self {
            kind: field("game")?.parse().ok()?,
            seats,
            dealer: field("dealer")?.parse().ok()?,
            options: options.map(|(name, text)| (name.to_owned(), value(text))).collect(),
            deck: source.lines().find(|line| line.starts_with("deck "))?,
            moves: vec![Vec::new(); seats],
            steps: Vec::new(),
        };
        let mut step = "";
        for line in source.lines() {
            let (word, rest) = line.split_once(' ')?;
            if word == "#" {
                step = rest;
            } else if let Ok(seat) = word.parse::<usize>() {
                lesson.moves.get_mut(seat)?.push(rest);
                if seat == LEARNER.index() {
                    lesson.steps.push(step);
                }
            }
        }
        Some(lesson)
    }

    /// Its steps in order, each once.
    fn names(&self) -> Vec<&'static str> {
        let mut names = self.steps.clone();
        names.push(END);
        names.dedup();
        names
    }

    /// What it says first.
    pub fn first_text(&self, language: Language) -> String {
        let step = self.steps.first().unwrap_or(&END);
        language.text(&format!("lesson-{}-{step}", self.kind), &[])
    }

    /// What a lesson says.
    pub fn texts(&self, language: Language) -> LessonTexts {
        let kind = self.kind;
        let text = |id: String| language.text(&id, &[]);
        let steps = self.names().into_iter();
        let hint = format!("hint-{kind}-");
        let hints = Language::english().ids().filter_map(|id| id.strip_prefix(&hint));
        // A hint may name any option; the page says it with those of its table.
        let standard = kind.options().iter().filter_map(|spec| Some((spec.name, spec.default?)));
        let standard: Vec<_> = standard.map(|(name, value)| (name, param(value))).collect();
        let about = |name: &str| language.text(&format!("{hint}{name}"), &standard);
        LessonTexts {
            steps: steps
                .map(|step| (step.to_owned(), text(format!("lesson-{kind}-{step}"))))
                .collect(),
            hints: hints.map(|name| (name.to_owned(), about(name))).collect(),
        }
    }
}

fn param(value: Value) -> Param<'static> {
    match value {
        Value::Number(number) => number.into(),
        Value::Flag(flag) => flag.to_string().into(),
        Value::Word(word) => word.into(),
    }
}

/// How a match goes through its lesson. Seats may decide at the same time, so that each has its own
/// place in the script.
#[derive(Debug)]
pub struct Script {
    lesson: &'static Lesson,
    /// By seat, how many of its moves were played.
    at: Vec<usize>,
    /// Whether somebody played something else.
    left: bool,
}

impl Script {
    /// Nothing is played yet.
    pub fn new(lesson: &'static Lesson) -> Self {
        Self { lesson, at: vec![0; lesson.seats], left: false }
    }

    /// A line was played: a deck, or a seat and its move.
    pub fn follow(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let Ok(seat) = word.parse::<usize>() else {
            self.left |= line != self.lesson.deck;
            return;
        };
        if self.is_over() {
            return;
        }
        if self.moves(seat).first() == Some(&rest) {
            self.at[seat] += 1;
        } else {
            self.left = true;
        }
    }

    pub(crate) fn is_followed(&self) -> bool {
        !self.left
    }

    /// The moves that the script still has for a seat.
    fn moves(&self, seat: usize) -> &'static [&'static str] {
        let moves = self.lesson.moves.get(seat).map(Vec::as_slice).unwrap_or_default();
        &moves[self.at.get(seat).copied().unwrap_or(0)..]
    }

    fn is_over(&self) -> bool {
        !self.left && (0..self.at.len()).all(|seat| self.moves(seat).is_empty())
    }

    /// Whether the script says what is played, and what a bot on this seat plays next.
    pub(crate) fn move_of(&self, seat: Seat) -> Option<&'static str> {
        self.moves(seat.index()).first().copied().filter(|_| !self.left)
    }

    /// What the learner is told, who has chosen these moves to be played later. `may` says whether
    /// the learner may play a move now.
    pub fn view(&self, queued: &[String], may: impl Fn(&str) -> bool) -> protocol::Lesson {
        let names = self.lesson.names();
        let seat = LEARNER.index();
        let moves = self.moves(seat);
        let fits = moves.iter().zip(queued).all(|(mv, queued)| mv == queued);
        let at = self.at[seat] + queued.len();
        let step = self.lesson.steps.get(at).copied().unwrap_or(END);
        protocol::Lesson {
            step: (fits && !self.left).then(|| step.to_owned()),
            at: names.iter().position(|name| *name == step).map_or(0, |at| at as u32 + 1),
            of: names.len() as u32,
            mv: moves
                .get(queued.len())
                .filter(|mv| fits && !self.left && may(mv))
                .map(|&mv| mv.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::Match;

    use super::*;

    /// Each script is a record, so all of its moves are legal; and it leaves something to play.
    #[test]
    fn lessons_are_records_of_rounds_that_go_on() {
        for (source, kind) in SOURCES.iter().zip(Kind::ALL) {
            let played = Match::load(source).unwrap_or_else(|error| panic!("{kind}: {error}"));
            assert_eq!(played.game().kind(), kind);
            let goes_on = played.game().standings().is_playing();
            assert!(goes_on, "games/{kind}/data/lesson.txt: the learner ends the round alone");
            let lesson = Lesson::of(kind);
            let (file, found) = (format!("games/{kind}/data/lesson.txt"), lesson.steps.len());
            assert!((4..=17).contains(&found), "{file}: 4 to 17 moves of seat 0, not {found}");
            let named = lesson.steps.iter().all(|step| !step.is_empty());
            assert!(named, "{file}: a line `# STEP` before the first move of seat 0");
        }
    }

    /// A hint names what a variant changes, in every language: nothing in it is left unsaid.
    #[test]
    fn hints_say_the_standard_numbers() {
        for kind in Kind::ALL {
            for language in Language::all() {
                let hints = Lesson::of(kind).texts(language).hints;
                let file = format!("games/{kind}/words/{}.ftl", language.tag());
                assert_eq!(hints.len(), 3, "three hints (hint-{kind}-…) in {file}: {hints:?}");
                assert!(hints.values().all(|text| !text.contains(['{', '$'])), "{kind}: {hints:?}");
            }
        }
        let hints = Lesson::of(Kind::Khamul).texts(Language::english()).hints;
        assert_eq!(
            hints["announce"],
            "5 points or fewer? Announce Khamul before you draw. Nobody tells you when."
        );
    }
}
