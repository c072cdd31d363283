//! The page and what belongs to it: its files, and its head, which says what a link leads to.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use words::Language;

use super::{Site, SiteState, Speaks};
use crate::allowances::Allowance;
use crate::archive::{Reader, Which};
use crate::assets;
use crate::guests::Guest;
use crate::limits;
use crate::names::RoomName;
use crate::previews::{self, About, Link};
use crate::protocol::FaultCode;

/// A file of the web client; for every other path its page, which finds out itself what to show.
pub(super) async fn page(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Speaks(language): Speaks,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let base = site.shared.config.base();
    // As it was built, the page has its files at the root.
    let is_page = !base.is_empty() && uri.path() == assets::PAGE;
    if let Some(file) = assets::file(uri.path(), &headers).filter(|_| !is_page) {
        return file;
    }
    let Some(built) = assets::page(uri.path(), language.tag(), base) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let asking = Asking { site: &site, guest: &guest, language };
    let about = timeout(limits::PREVIEW_WITHIN, asking.about(&Link::of(uri.path()))).await;
    let about = about.ok().flatten().unwrap_or_else(|| About::site(language));
    let own = previews::site_url(&headers, &site.shared.config);
    let begun = previews::begun(&built, uri.path(), language);
    let html = previews::html(&begun, &about, language, own.as_deref());
    let spoken = [
        (header::CONTENT_LANGUAGE, language.tag()),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
    ];
    assets::tagged(html.into(), assets::gzip, &headers, spoken)
}

struct Asking<'a> {
    site: &'a Site,
    guest: &'a Arc<Guest>,
    language: Language,
}

impl Asking<'_> {
    /// What a link leads to, if that is something, and may be told now: whoever may not ask the API
    /// for it is not told here either.
    async fn about(&self, link: &Link) -> Option<About> {
        let language = self.language;
        match link {
            Link::Site => None,
            Link::Rules(kind) => Some(About::rules(*kind, language)),
            Link::Lesson(kind) => Some(About::lesson(*kind, language)),
            Link::Lab(kind) => Some(About::lab(*kind, language)),
            Link::Room(room) => self.room(room).await,
            Link::Match(room, number) => {
                self.replay(Some(room), &Which::OfRoom(room.clone(), *number)).await
            }
            Link::Record(record) => self.replay(None, &Which::Brought(record.clone())).await,
        }
    }

    async fn room(&self, room: &RoomName) -> Option<About> {
        self.may_ask_for(room)?;
        let found = self.site.shared.look(Some(self.guest), room, None).await;
        About::room(&self.noted(room, found)?.room, self.language)
    }

    async fn replay(&self, room: Option<&RoomName>, which: &Which) -> Option<About> {
        if let Some(room) = room {
            self.may_ask_for(room)?;
        }
        let (guest, now) = (self.guest.clone(), self.site.shared.now_ms());
        let reader = Reader { guest, key: None, now };
        self.site.may_replay(&reader, 1).ok()?;
        let found = self.site.shared.archive.about(&reader, which).await;
        let about = match room {
            Some(room) => self.noted(room, found)?,
            None => found.ok()?,
        };
        About::replay(&about, self.language)
    }

    /// Whether it may ask for a room; whoever guesses links guesses them here too.
    fn may_ask_for(&self, room: &RoomName) -> Option<()> {
        let asks = self.site.shared.allow(self.guest.take(Allowance::Requests, 1), "").is_ok();
        (asks && self.guest.may_ask_for(Some(room))).then_some(())
    }

    /// What came back about a room; whether there is one is kept in mind.
    fn noted<T>(&self, room: &RoomName, found: Result<T, crate::protocol::Fault>) -> Option<T> {
        match found {
            Ok(found) => {
                self.guest.found(room);
                Some(found)
            }
            Err(fault) => {
                if fault.code == FaultCode::NoRoom {
                    self.guest.missed();
                }
                None
            }
        }
    }
}
