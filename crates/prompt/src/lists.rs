//! Lists in a view, some of which show only their length.

use engine::List;

const COUNT_MAX: usize = 1_000;

/// Returns the length of a list, capped because a remote server may send any number.
pub fn count<T>(list: &List<T>) -> usize {
    list.count().min(COUNT_MAX)
}
