//! The key of a seat.

/// The key to a seat at a table. Whoever holds it can play there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatKey(String);

impl SeatKey {
    /// The key in this text, which a site or a person wrote. `None` if it is none.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let is_key = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_key.then(|| Self(text.to_owned()))
    }

    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}
