//! What a person sees of a match and may do in it, as lines, wherever it is played: here, or at the
//! table of a site.

use games::{Kind, Message, for_game};

use super::results::Scores;
use super::view::AnyView;
use super::{guide, help, legend, pages, results, table, typed};
use prompt::AtTerminal as _;
use prompt::Names;
use prompt::lines;
use words::Param;

pub(crate) struct Seen<'a> {
    /// The person's own view, or what everyone sees.
    pub(crate) view: &'a AnyView,
    /// The moves that the person may play; none if others are to act.
    pub(crate) legal: &'a [String],
    pub(crate) asked: &'a [Message],
    /// What the seats are called, and which is the person's.
    pub(crate) names: &'a Names,
}

impl Seen<'_> {
    pub(crate) fn kind(&self) -> Kind {
        self.view.kind
    }

    /// The person's seat; who has none has nothing to decide either.
    pub(super) fn you(&self) -> usize {
        self.names.you().unwrap_or_default()
    }

    /// Whether a legal move has this verb.
    pub(super) fn may(&self, verb: &str) -> bool {
        self.legal.iter().any(|mv| mv.split(' ').next() == Some(verb))
    }

    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.names.text(id, params)
    }

    /// The game, and how many play it.
    pub(crate) fn heading(&self) -> String {
        heading(self.names, self.kind())
    }

    /// `Round 2 of 5`, and how the match is won.
    pub(crate) fn round(&self) -> String {
        results::round(self.view, self.names)
    }

    pub(crate) fn legend(&self) -> Vec<String> {
        legend::lines(self.view, self.names.language())
    }

    pub(crate) fn table(&self) -> Vec<String> {
        table::table(self.view, self.names)
    }

    pub(crate) fn hand(&self) -> Vec<String> {
        table::hand(self.view, self.names)
    }

    pub(crate) fn question(&self) -> Vec<String> {
        let columns = lines::columns();
        let lines = guide::lines(self);
        lines.iter().flat_map(|line| lines::wrapped(line, columns, 0)).collect()
    }

    /// The legal moves; without a filter, also what else may be typed, and how cards stand.
    pub(crate) fn help(&self, filter: &str) -> Vec<String> {
        let can_move = !self.legal.is_empty();
        let mut lines = if can_move { help::moves(self, filter) } else { Vec::new() };
        if filter.trim().is_empty() {
            lines.extend(can_move.then(|| help::besides(self)).into_iter().flatten());
            lines.extend(self.legend());
        }
        lines
    }

    pub(crate) fn score(&self) -> String {
        let scores = self.names.labels().zip(&self.view.common.scores);
        let scores: Vec<String> = scores.map(|(name, score)| format!("{name} {score}")).collect();
        let params = [("round", self.round().into()), ("scores", scores.join(", ").into())];
        self.names.text("terminal-in-total", &params)
    }

    /// The rules, or a part of them.
    pub(crate) fn rules(&self, what: &str) -> Vec<String> {
        pages::rules(self.kind(), what.trim(), self.names.language())
    }

    pub(crate) fn turned_up(&self, scores: &Scores<'_>) -> Vec<String> {
        results::turned_up(self.view, scores, self.names)
    }

    /// The card that the person holds, if they alone may know where it goes.
    pub(crate) fn held(&self) -> Option<String> {
        for_game!(self.kind(), G => G::held(self.view.of::<G>()))
    }

    /// The move that a text names, as the game writes it; the error is what to say if it names
    /// none.
    pub(crate) fn named(&self, text: &str) -> Result<String, String> {
        let tries = typed::tries(self.kind(), text, self.names);
        let unreadable = || help::unreadable(self.kind(), self.legal, &tries[2], self.names);
        let found = typed::first_move(self.kind(), &tries);
        let with_verb = || typed::with_verb(self.kind(), self.legal, &tries[2]);
        found.or_else(with_verb).ok_or_else(unreadable)
    }
}

/// What stands above a match: the game, and how many play it.
pub(super) fn heading(names: &Names, kind: Kind) -> String {
    let seats = names.labels().count();
    let direction = kind.direction().name().into();
    let params = [("game", kind.name().into()), ("seats", seats.into()), ("direction", direction)];
    names.text("terminal-heading", &params)
}
