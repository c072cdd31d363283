//! Reading the fields of a view or an event.

use serde_json::Value;
use serde_json::value::Index;

pub(super) fn list(value: &Value, at: impl Index) -> &[Value] {
    value[at].as_array().map_or(&[], Vec::as_slice)
}

/// More elements than any list has.
const COUNT_MAX: usize = 1_000;

/// How many elements: a list's length, or the number shown in its place. A number from elsewhere
/// may be any.
pub(super) fn count(value: &Value) -> usize {
    value.as_array().map_or_else(|| number(value).min(COUNT_MAX), Vec::len)
}

pub(super) fn texts(value: &Value) -> impl DoubleEndedIterator<Item = &str> {
    value.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str)
}

pub(super) fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or(0) as usize
}
