//! The page: the web client, built into the binary.

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::protocol::FaultCode;
use crate::refused::Refused;
use crate::room::fault;

/// What the build script put there: hashed names below `assets/`, and beside each file what it is
/// when compressed.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
struct Files;

/// The compressions, best first: the name in headers, and the end of the file's name.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the web client; for every other path its page, which finds out itself what to show.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let is_ours = CODINGS.iter().all(|(_, end)| !path.ends_with(end)) && !path.starts_with('.');
    let found = Files::get(path).filter(|_| is_ours && !path.is_empty());
    match found {
        Some(file) => answer(path, file, &headers),
        // A file that is asked for by name and is not there must not be answered with a page, and
        // neither must a program.
        None if matches!(path.split('/').next(), Some("assets" | "api")) || path.contains('.') => {
            Refused(fault(FaultCode::NotFound, "there is no such file")).into_response()
        }
        None => match Files::get("index.html") {
            Some(file) => answer("index.html", file, &headers),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    // A weak one: it is the same for every coding of a file.
    let tag = format!("W/\"{}\"", hex(&hash[..12]));
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let common =
        [(header::CACHE_CONTROL, cache), (header::ETAG, &tag), (header::VARY, "accept-encoding")];
    if text(header::IF_NONE_MATCH).split(',').any(|one| one.trim() == tag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    let kind = if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind };
    let accepted = text(header::ACCEPT_ENCODING);
    let accepts = |coding: &str| {
        accepted.split(',').any(|part| {
            let mut words = part.split(';').map(str::trim);
            words.next() == Some(coding) && words.next() != Some("q=0")
        })
    };
    for (coding, end) in CODINGS {
        if accepts(coding)
            && let Some(small) = Files::get(&format!("{path}{end}"))
        {
            let own = [(header::CONTENT_TYPE, kind.as_str()), (header::CONTENT_ENCODING, coding)];
            return (common, own, Body::from(small.data)).into_response();
        }
    }
    (common, [(header::CONTENT_TYPE, kind)], Body::from(file.data)).into_response()
}
