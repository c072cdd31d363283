//! Lists that are filled from tables of constants.

/// Appends the first `count` elements of `row` to `list`.
///
/// It copies the whole row and truncates, since a copy of constant size takes few instructions.
/// Games use it for moves that they keep in tables.
///
/// # Panics
///
/// In debug builds, if `count` is greater than `N`. In release builds it then appends `N` elements.
///
/// # Examples
///
/// ```
/// let mut list = vec![1];
/// engine::add_row(&mut list, &[2, 3, 4], 2);
/// assert_eq!(list, [1, 2, 3]);
/// ```
#[inline]
pub fn add_row<T: Copy, const N: usize>(list: &mut Vec<T>, row: &[T; N], count: usize) {
    debug_assert!(count <= N);
    let len = list.len() + count;
    list.extend_from_slice(row);
    list.truncate(len);
}
