//! What a person sees and may do.

use words::Param;

use super::view::AnyView;
use prompt::Names;

/// What one person sees and may do.
pub(super) struct Sight<'a> {
    /// The person's own view.
    pub view: &'a AnyView,
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
        self.legal.iter().any(|mv| mv.split(' ').next() == Some(verb))
    }

    /// A message of the catalogue.
    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.names.text(id, params)
    }
}
