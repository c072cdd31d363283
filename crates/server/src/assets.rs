//! The page: the web client, built into the binary.
//!
//! What it says of the link by which it is asked for is put into it in `previews`.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::hex;
use rust_embed::{EmbeddedFile, RustEmbed};
use xxhash_rust::xxh3::xxh3_128;

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

/// A file of the web client, or that there is none; nothing for a path of the page.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let path = path.trim_start_matches('/');
    let is_ours = CODINGS.iter().all(|(_, end)| !path.ends_with(end)) && !path.starts_with('.');
    let found = Files::get(path).filter(|_| is_ours && !path.is_empty());
    match found {
        Some(file) => Some(answer(path, file, headers)),
        // A file that is asked for by name and is not there must not be answered with a page, and
        // neither must a program.
        None if matches!(path.split('/').next(), Some("assets" | "api")) || path.contains('.') => {
            Some(Refused(fault(FaultCode::NotFound, "there is no such file")).into_response())
        }
        None => None,
    }
}

/// The page, as it was built.
pub(crate) fn page() -> Option<String> {
    String::from_utf8(Files::get("index.html")?.data.into_owned()).ok()
}

/// Something that was made for this request, with a tag by which it is known again.
pub(crate) fn tagged<const N: usize>(
    body: Bytes,
    headers: &HeaderMap,
    about: [(HeaderName, &'static str); N],
) -> Response {
    let tag = format!("\"{:032x}\"", xxh3_128(&body));
    let common = [(header::ETAG, tag.as_str())];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, common, about).into_response();
    }
    (common, about, Body::from(body)).into_response()
}

/// Whether who asks has what has this tag.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.is_some_and(|known| known.split(',').any(|one| bare(one) == bare(tag)))
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
    if is_known(headers, &tag) {
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
