//! What a person sees and may do.

use words::Param;

use super::view::AnyView;
use prompt::Names;

pub(super) struct Sight<'a> {
    /// The person's own view.
    pub view: &'a AnyView,
    pub you: usize,
    pub legal: &'a [String],
    pub names: &'a Names,
}

impl Sight<'_> {
    /// Whether a legal move has this verb.
    pub(super) fn may(&self, verb: &str) -> bool {
        self.legal.iter().any(|mv| mv.split(' ').next() == Some(verb))
    }

    pub(super) fn text(&self, id: &str, params: &[(&str, Param<'_>)]) -> String {
        self.names.text(id, params)
    }
}
