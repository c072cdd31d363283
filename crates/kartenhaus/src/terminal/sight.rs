//! What a person sees and may do.

use serde_json::Value;
use words::Param;

use super::names::Names;

/// What one person sees and may do.
pub(super) struct Sight<'a> {
    /// The person's own view.
    pub view: &'a Value,
    /// The person's seat.
    pub you: usize,
    /// Its legal moves.
    pub legal: &'a [String],
    /// What the seats are called.
    pub names: &'a Names,
}

impl Sight<'_> {
    /// Whether a legal move has this verb.
    pub(super) fn may(&self, verb: &str) -> bool {
        self.first(verb).is_some()
    }

    /// The first legal move with this verb.
    pub(super) fn first(&self, verb: &str) -> Option<&str> {
        let mut moves = self.legal.iter().map(String::as_str);
        moves.find(|mv| mv.split(' ').next() == Some(verb))
    }

    /// Whether a legal move has this verb, as a message is told.
    pub(super) fn yes(&self, verb: &str) -> Param<'static> {
        yes(self.may(verb))
    }

    /// A message of the catalogue.
    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.names.text(id, params)
    }
}

/// Whether something is so, as a message is told.
pub(super) fn yes(is: bool) -> Param<'static> {
    if is { "yes" } else { "no" }.into()
}

/// A rank in a message: a number if it is one, because some languages say numbers differently.
pub(super) fn number_or_text(rank: &str) -> Param<'_> {
    rank.parse::<usize>().map_or_else(|_| rank.into(), Into::into)
}
