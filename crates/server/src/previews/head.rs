//! The page's head, which says what its link leads to.

use axum::http::{HeaderMap, HeaderValue, header};
use words::Language;

use super::{About, escaped};
use crate::Config;

/// The page as it was built, with a head that says what it is about. Without a `site`, an address
/// at which others reach it, it has no picture.
pub(crate) fn html(page: &str, about: &About, language: Language, site: Option<&str>) -> String {
    let (title, text) = (escaped(&about.title), escaped(&about.text));
    let mut head = format!("<title>{title}</title>");
    let mut meta = |attribute: &str, name: &str, content: &str| {
        head += &format!("\n    <meta {attribute}=\"{name}\" content=\"{content}\" />");
    };
    meta("name", "description", &text);
    meta("property", "og:type", "website");
    meta("property", "og:site_name", "Kartenhaus");
    meta("property", "og:title", &title);
    meta("property", "og:description", &text);
    if let Some(site) = site {
        let picture = escaped(&format!("{site}{}", about.picture())).into_owned();
        meta("property", "og:image", &picture);
        meta("property", "og:image:type", "image/png");
        meta("property", "og:image:width", "1200");
        meta("property", "og:image:height", "630");
        meta("property", "og:image:alt", &title);
    }
    let card = if site.is_some() { "summary_large_image" } else { "summary" };
    meta("name", "twitter:card", card);
    let page = without(page, "<meta name=\"description\"", "/>");
    let html = format!("<html lang=\"{}\"", language.tag());
    let page = page.replacen("<html lang=\"en\"", &html, 1);
    match between(&page, "<title>", "</title>") {
        Some((before, after)) => [before, head.as_str(), after].concat(),
        None => page,
    }
}

/// Where others reach the site, as far as this request tells: what whoever runs it says, or else
/// the name by which it is asked.
pub(crate) fn site_url(headers: &HeaderMap, config: &Config) -> Option<String> {
    if let Some(url) = &config.public_url {
        return Some(url.trim_end_matches('/').to_owned());
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let host = text(header::HOST)?;
    let is_good = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if host.is_empty() || !host.chars().all(is_good) {
        return None;
    }
    // A proxy of our own ends TLS, unless it says otherwise.
    let said = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    let is_plain = !config.behind_proxy || said == Some(b"http");
    Some(format!("{}://{host}", if is_plain { "http" } else { "https" }))
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<(&'a str, &'a str)> {
    let (before, rest) = text.split_once(begin)?;
    Some((before, rest.split_once(end)?.1))
}

fn without(text: &str, begin: &str, end: &str) -> String {
    between(text, begin, end)
        .map_or_else(|| text.to_owned(), |(before, after)| before.trim_end().to_owned() + after)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a proxy says counts only if there is one.
    #[test]
    fn links_lead_to_where_the_site_was_asked() {
        let config = |public: Option<&str>, behind_proxy| Config {
            public_url: public.map(str::to_owned),
            behind_proxy,
            ..Config::default()
        };
        let public = Some("https://cards.example.org/");
        for (host, proto, config, site) in [
            ("192.0.2.7:4747", None, config(None, false), Some("http://192.0.2.7:4747")),
            ("[2001:db8::7]:4747", None, config(None, false), Some("http://[2001:db8::7]:4747")),
            ("attic.local", Some("https"), config(None, false), Some("http://attic.local")),
            ("cards.example.org", None, config(None, true), Some("https://cards.example.org")),
            ("attic", Some("http"), config(None, true), Some("http://attic")),
            ("192.0.2.7", None, config(public, false), Some("https://cards.example.org")),
            ("a\"><script>", None, config(None, true), None),
            ("a/b", None, config(None, true), None),
            ("", None, config(None, true), None),
        ] {
            let value = |text: &str| HeaderValue::from_str(text).expect("a header");
            let mut headers = HeaderMap::from_iter([(header::HOST, value(host))]);
            if let Some(proto) = proto {
                headers.insert("x-forwarded-proto", value(proto));
            }
            assert_eq!(site_url(&headers, &config).as_deref(), site, "{host}");
        }
    }

    #[test]
    fn a_page_without_a_head_stays_as_it_is() {
        let about = About::site(Language::english());
        let none = "<!doctype html><p>No page";
        assert_eq!(html(none, &about, Language::english(), None), none);
    }
}
