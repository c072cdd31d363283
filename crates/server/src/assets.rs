//! The page: the web client, built into the binary.
//!
//! What it says of the link by which it is asked for is put into it in `previews`.

use std::borrow::Cow;
use std::io::{Read as _, Write as _};
use std::sync::LazyLock;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Deserialize;
use xxhash_rust::xxh3::xxh3_128;

use crate::protocol::FaultCode;
use crate::refused::Refused;
use crate::room::fault;

/// What the build script put there, by path: hashed names below `assets/`. What can be compressed
/// is there only so, once for each of [`CODINGS`].
const FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

fn stored(path: &str) -> Option<&'static [u8]> {
    let at = FILES.binary_search_by_key(&path, |(name, _)| name).ok()?;
    Some(FILES[at].1)
}

fn get(path: &str) -> Option<Cow<'static, [u8]>> {
    if let Some(file) = stored(path) {
        return Some(file.into());
    }
    let mut plain = Vec::new();
    GzDecoder::new(stored(&format!("{path}.gz"))?).read_to_end(&mut plain).ok()?;
    Some(plain.into())
}

/// The compressions, best first: the name in headers, and the end of the file's name.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the web client, or that there is none; nothing for a path of the page.
pub(crate) fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let path = path.trim_start_matches('/');
    let is_ours = CODINGS.iter().all(|(_, end)| !path.ends_with(end)) && !path.starts_with('.');
    let found = stored(path).or_else(|| stored(&format!("{path}.gz"))).filter(|_| is_ours);
    match found {
        Some(stored) => Some(answer(path, stored, headers)),
        // A file that is asked for by name and is not there must not be answered with a page, and
        // neither must a program.
        None if matches!(path.split('/').next(), Some("assets" | "api")) || path.contains('.') => {
            Some(Refused(fault(FaultCode::NotFound, "there is no such file")).into_response())
        }
        None => None,
    }
}

/// The path of the page as it was built.
pub(crate) const PAGE: &str = "/index.html";

/// The page, for a site that is hosted below the path `base`. Its head names what is needed at this
/// path in this language beside what every page needs, so that a browser asks for all of it at
/// once.
pub(crate) fn page(path: &str, language: &str, base: &str) -> Option<String> {
    let page = String::from_utf8(get(&PAGE[1..])?.into_owned()).ok()?;
    let links: String = ahead(path, language).iter().map(|file| link(file)).collect();
    let page = page.replacen("  </head>", &format!("{links}  </head>"), 1);
    Some(if base.is_empty() { page } else { below(&page, base) })
}

/// The page with a path in front of each address that it begins with.
fn below(page: &str, base: &str) -> String {
    ["href", "src"].iter().fold(page.to_owned(), |page, name| {
        page.replace(&format!(" {name}=\"/"), &format!(" {name}=\"{base}/"))
    })
}

/// A report of the lab as a page in one file, which needs no network: `report` is its JSON. Nothing
/// if this binary was built without npm.
pub fn report_page(report: &str) -> Option<String> {
    const PLACE: &str = "/* report */";
    let page = String::from_utf8(get(".report.html")?.into_owned()).ok()?;
    // Nothing in it ends the element that it stands in.
    let report = report.replace('<', "\\u003c");
    page.contains(PLACE).then(|| page.replacen(PLACE, &report, 1))
}

/// What a page needs, as the build wrote it down.
#[derive(Deserialize)]
struct Ahead {
    /// The path of the page; `*` is one part, whatever it is.
    path: String,
    language: String,
    files: Vec<String>,
}

/// The files that are needed at a path; none if nobody wrote them down.
fn ahead(path: &str, language: &str) -> &'static [String] {
    static ALL: LazyLock<Vec<Ahead>> = LazyLock::new(|| {
        let written = get("ahead.json");
        written.and_then(|file| serde_json::from_slice(&file).ok()).unwrap_or_default()
    });
    let found = ALL.iter().find(|page| page.language == language && leads(&page.path, path));
    found.map_or(&[], |page| page.files.as_slice())
}

/// Whether a path is one of those of a pattern.
fn leads(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.trim_end_matches('/'), path.trim_end_matches('/'));
    pattern.split('/').count() == path.split('/').count()
        && pattern
            .split('/')
            .zip(path.split('/'))
            .all(|(wanted, part)| wanted == part || (wanted == "*" && !part.is_empty()))
}

/// A `link` that has the browser load a file before the page asks for it.
fn link(file: &str) -> String {
    let how = if file.ends_with(".css") {
        r#"rel="preload" as="style""#
    } else {
        // What is read first needs no script: its styles and fonts come first.
        r#"rel="modulepreload" fetchpriority="low""#
    };
    format!("    <link {how} crossorigin href=\"/{file}\" />\n")
}

/// An answer made for this request, with a tag by which a client knows it again. `small` makes its
/// compressed form, for a client that accepts that and does not have the answer yet.
pub(crate) fn tagged<const N: usize>(
    plain: Bytes,
    small: impl FnOnce(&[u8]) -> Bytes,
    headers: &HeaderMap,
    about: [(HeaderName, &'static str); N],
) -> Response {
    // A weak one: it is the same for every coding.
    let tag = format!("W/\"{:032x}\"", xxh3_128(&plain));
    let common = [(header::ETAG, tag.as_str()), (header::VARY, "accept-language, accept-encoding")];
    if is_known(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, common, about).into_response();
    }
    if accepts(headers, "gzip") {
        let coding = [(header::CONTENT_ENCODING, "gzip")];
        return (common, about, coding, Body::from(small(&plain))).into_response();
    }
    (common, about, Body::from(plain)).into_response()
}

pub(crate) fn gzip(plain: &[u8]) -> Bytes {
    let mut small = GzEncoder::new(Vec::new(), Compression::best());
    let small = small.write_all(plain).and_then(|()| small.finish());
    small.expect("memory takes everything").into()
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    known.is_some_and(|known| known.split(',').any(|one| bare(one) == bare(tag)))
}

fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        words.next() == Some(coding) && words.next() != Some("q=0")
    })
}

fn answer(path: &str, found: &'static [u8], headers: &HeaderMap) -> Response {
    // A weak one: it is the same for every coding of a file.
    let tag = format!("W/\"{:032x}\"", xxh3_128(found));
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
    let kind = kind(path);
    for (coding, end) in CODINGS {
        if accepts(headers, coding)
            && let Some(small) = stored(&format!("{path}{end}"))
        {
            let own = [(header::CONTENT_TYPE, kind), (header::CONTENT_ENCODING, coding)];
            return (common, own, small).into_response();
        }
    }
    let plain = get(path).unwrap_or_default();
    (common, [(header::CONTENT_TYPE, kind)], plain).into_response()
}

/// The media type of a file of the page.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_leads_to_paths_of_as_many_parts() {
        for (pattern, path, wanted) in [
            ("/", "/", true),
            ("/", "", true),
            ("/", "/about", false),
            ("/r/*", "/r/plum-otter-lamp-1001", true),
            ("/r/*", "/r/plum-otter-lamp-1001/", true),
            ("/r/*", "/r//", false),
            ("/r/*", "/r", false),
            ("/r/*", "/r/plum-otter-lamp-1001/replay/1", false),
            ("/rules/bridge", "/rules/bridge", true),
            ("/rules/bridge", "/rules/whist", false),
            ("/rules/bridge", "/rules/bridge/clauses", false),
        ] {
            assert_eq!(leads(pattern, path), wanted, "{pattern} {path}");
        }
    }

    #[test]
    fn every_file_has_a_media_type() {
        for (path, _) in FILES {
            let path = CODINGS.iter().fold(*path, |path, (_, end)| path.trim_end_matches(end));
            assert_ne!(kind(path), "application/octet-stream", "{path}");
        }
    }

    /// A page that was built without npm has none of it.
    #[test]
    fn what_is_asked_for_ahead_is_there_and_stands_in_the_head() {
        if get("ahead.json").is_none() {
            assert!(ahead("/", "en").is_empty());
            return;
        }
        let game = games::Kind::ALL[0];
        let of = |page: &str| format!("/{page}/{game}");
        for path in ["/", &of("rules"), &of("learn"), "/r/plum-otter-lamp-1001"] {
            for language in ["en", "de"] {
                let page = page(path, language, "").expect("a page");
                let files = ahead(path, language);
                assert!(!files.is_empty(), "{path}");
                for file in files {
                    assert!(get(file).is_some(), "{file}");
                    assert!(page.contains(&format!("href=\"/{file}\"")), "{path} {file}");
                }
            }
        }
        assert!(ahead("/about", "en").is_empty());
        let (english, german) = (ahead("/", "en"), ahead("/", "de"));
        assert_ne!(english, german, "words are in the reader's language");
    }

    #[test]
    fn a_page_below_a_path_asks_for_its_files_there() {
        let page = "<link href=\"/icon.svg\" /><script src=\"/assets/a.js\"></script>href=";
        let moved = "<link href=\"/cards/icon.svg\" />\
                     <script src=\"/cards/assets/a.js\"></script>href=";
        assert_eq!(below(page, "/cards"), moved);
    }

    #[test]
    fn a_report_stands_in_its_page_whatever_it_says() {
        let report = r#"{"name":"</script><script>alert(1)</script>"}"#;
        let Some(page) = report_page(report) else {
            assert!(get("ahead.json").is_none(), "the page was built without a report");
            return;
        };
        let (_, rest) = page.split_once("id=\"report\">").expect("a place for the report");
        let (inside, _) = rest.split_once("</script>").expect("the place's end");
        let read: serde_json::Value = serde_json::from_str(inside).expect("JSON");
        assert_eq!(read, serde_json::from_str::<serde_json::Value>(report).expect("JSON"));
        // Served alone it would be of no use.
        let served = file("/.report.html", &HeaderMap::new()).expect("an answer");
        assert_eq!(served.status(), StatusCode::NOT_FOUND);
    }
}
