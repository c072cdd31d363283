//! Answers that are the same whenever a language asks for them: each is made and compressed once.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use serde::Serialize;
use words::Language;

use crate::assets::{gzip, tagged};

#[derive(Clone)]
struct Fixed {
    plain: Bytes,
    small: Bytes,
}

/// Answers by path and language: a few for each game.
type All = HashMap<(String, &'static str), Fixed>;

static MADE: LazyLock<Mutex<All>> = LazyLock::new(Mutex::default);

/// The answer for this path in this language, which `make` makes the first time.
pub(super) fn answer<T: Serialize>(
    path: String,
    language: Language,
    headers: &HeaderMap,
    make: impl FnOnce() -> T,
) -> Response {
    let key = (path, language.tag());
    let lock = || MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let made = lock().get(&key).cloned();
    let Fixed { plain, small } = made.unwrap_or_else(|| {
        let made = Fixed::new(&make());
        lock().insert(key, made.clone());
        made
    });
    let common = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_LANGUAGE, language.tag()),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    tagged(plain, |_| small, headers, common)
}

impl Fixed {
    fn new(answer: &impl Serialize) -> Self {
        let plain = serde_json::to_vec(answer).expect("an answer has text keys only");
        Self { small: gzip(&plain), plain: plain.into() }
    }
}
