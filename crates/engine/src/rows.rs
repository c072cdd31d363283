//! Moves that are copied from tables.

/// Adds the first `count` elements of a row to a list.
///
/// The whole row is copied, and what is too much is dropped: how much to copy is then known when
/// this is compiled, and takes a few instructions.
#[inline]
pub fn add_row<T: Copy, const N: usize>(list: &mut Vec<T>, row: &[T; N], count: usize) {
    debug_assert!(count <= N);
    let len = list.len() + count;
    list.extend_from_slice(row);
    list.truncate(len);
}
