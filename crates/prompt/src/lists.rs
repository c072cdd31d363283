//! Lists of a view, of which some show only how long they are.

use engine::List;

/// More elements than any list has.
const COUNT_MAX: usize = 1_000;

/// How many elements a list has. A number from elsewhere may be any.
pub fn count<T>(list: &List<T>) -> usize {
    list.count().min(COUNT_MAX)
}

/// Cards as text.
pub fn texts<C: ToString>(cards: impl IntoIterator<Item = C>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}
