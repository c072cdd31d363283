//! The HTTP side: rooms, games, rules, the page, and what operators ask for.

mod finished;
mod fixed;
mod page;
mod routes;
mod signed;

use std::future::ready;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock, Once};

use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::rejection::{BytesRejection, JsonRejection};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequestParts, Json, Path, State};
use axum::extract::{Request, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use games::{Allowed, Kind};
use http_body_util::{BodyExt as _, Limited};
use serde_json::Value;
use tokio::runtime::Handle;
use tokio::time::timeout;
use words::Language;

pub use self::routes::{Answers, Route, Takes, routes};
use self::signed::{BodyHash, Signer};
use crate::allowances::{Allowance, Hold};
use crate::archive::Reader;
use crate::examples;
use crate::faults::internal;
use crate::guests::{self, Guest};
use crate::key::Key;
use crate::lesson::Lesson;
use crate::limits;
use crate::log::{Trouble, Warnings};
use crate::names::RoomName;
use crate::presets;
use crate::protocol::{
    Clause, DailyAbout, DailyResult, History, MatchRatings, RecordAnswer, RoomAnswer, RoomLook,
    Rules, Section, Status,
};
use crate::protocol::{Fault, FaultCode, GameAbout, LevelAbout, NewRoom, OptionAbout, RoomCommand};
use crate::refused::Refused;
use crate::room::fault;
use crate::shared::Shared;
use crate::socket;

pub(crate) struct Site {
    pub(crate) shared: Arc<Shared>,
    /// Whether the log has said that a proxy does not pass WebSockets on.
    pub(crate) proxy_warning: Once,
}

type SiteState = State<Arc<Site>>;

/// Which sites may show an answer on their pages.
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const ROOMS: &str = "/api/rooms/";

pub(crate) fn router(site: Arc<Site>) -> Router {
    let (mut api, mut site_wide) = (Router::new(), Router::new());
    for route in routes() {
        match route.path.strip_prefix("/api") {
            Some(path) => api = api.route(path, route.handler),
            None => site_wide = site_wide.route(route.path, route.handler),
        }
    }
    let api = api
        .fallback(|| async { Refused(fault(FaultCode::NotFound, "there is no such route")) })
        .method_not_allowed_fallback(|| async {
            let message = "this route has another method";
            (StatusCode::METHOD_NOT_ALLOWED, Json(fault(FaultCode::NotFound, message)))
        })
        .layer(middleware::map_response(as_fault))
        .layer(middleware::from_fn_with_state(site.clone(), guard))
        // Bodies are read above, each with a limit of its own.
        .layer(DefaultBodyLimit::disable());
    let base = site.shared.config.base().to_owned();
    let router = site_wide
        .nest("/api", api)
        .fallback(page::page)
        .layer(middleware::from_fn_with_state(site.clone(), counted))
        .layer(middleware::from_fn_with_state(site.clone(), headers))
        .with_state(site);
    if base.is_empty() { router } else { below(base, router) }
}

/// The site below a path, whether its proxy passes that path on or takes it away.
fn below(base: String, router: Router) -> Router {
    let shorten = move |mut request: Request| {
        if let Some(uri) = shortened(&base, request.uri()) {
            *request.uri_mut() = uri;
        }
        ready(request)
    };
    // A layer of the site's own router would come after it has chosen a route.
    Router::new().fallback_service(router).layer(middleware::map_request(shorten))
}

/// An address without the path that the site is hosted below; nothing if it is not below it.
fn shortened(base: &str, uri: &Uri) -> Option<Uri> {
    let path = uri.path().strip_prefix(base)?;
    if !path.is_empty() && !path.starts_with('/') {
        return None;
    }
    let path = if path.is_empty() { "/" } else { path };
    let query = uri.query().map_or_else(String::new, |query| format!("?{query}"));
    format!("{path}{query}").parse().ok()
}

/// What the framework refuses is a fault too, not a sentence.
async fn as_fault(response: Response) -> Response {
    let content = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    let is_text = content.is_none_or(|content| content.starts_with(b"text/plain"));
    if !response.status().is_client_error() || !is_text {
        return response;
    }
    let message = response.status().canonical_reason().unwrap_or("this cannot be understood");
    let fault = fault(FaultCode::BadMessage, message.to_lowercase());
    (response.status(), Json(fault)).into_response()
}

/// The address that a request comes from.
struct Address(IpAddr);

impl FromRequestParts<Arc<Site>> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let peer = peer.ok_or_else(|| Refused(internal()))?;
        if !site.shared.config.behind_proxy {
            return Ok(Self(peer));
        }
        // The last address is the one that our own proxy saw; those before it are hearsay.
        let forwarded = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        Ok(Self(last.and_then(address_of).unwrap_or(peer)))
    }
}

/// The address in what a proxy says: by itself, in brackets, or with a port.
fn address_of(said: &str) -> Option<IpAddr> {
    let said = said.trim();
    let bare = said.strip_prefix('[').and_then(|said| said.strip_suffix(']')).unwrap_or(said);
    let with_port = || said.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

struct Speaks(Language);

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let header = parts.headers.get(header::ACCEPT_LANGUAGE);
        let asked = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
        Ok(Self(Language::accepted(asked)))
    }
}

type Spoken = [(header::HeaderName, &'static str); 2];

/// Says in which language an answer is, and that it depends on what was asked for.
fn spoken(language: Language) -> Spoken {
    [(header::CONTENT_LANGUAGE, language.tag()), (header::VARY, "accept-language")]
}

/// Knows the address that asks, whose time and memory every answer takes.
async fn counted(
    State(site): SiteState,
    Address(address): Address,
    mut request: Request,
    next: Next,
) -> Response {
    let config = &site.shared.config;
    let is_own = config.behind_proxy || is_own_name(request.headers(), config.public_host());
    let is_file = !request.uri().path().starts_with("/api/");
    let guest = site.shared.guests.of(address);
    let asks_for_room = request.uri().path().starts_with(ROOMS);
    let room = room_of(request.uri().path());
    let is_named = request.headers().get_all(header::HOST).iter().count() == 1;
    let may = !is_file || guest.take(Allowance::Files, 1);
    let allowed = site.shared.allow(may, "too many requests; wait a few seconds").and_then(|()| {
        // Of two, a proxy and this server might believe another one.
        let message = "a request names the site in one `Host`, and not in none or several";
        is_named.then_some(()).ok_or_else(|| fault(FaultCode::BadMessage, message))?;
        let message = "this site has another name; whoever runs it says which with --public-url";
        is_own.then_some(()).ok_or_else(|| fault(FaultCode::Origin, message))?;
        let message = "what you asked for took long; wait a second";
        site.shared.allow(guest.overdrawn(Allowance::Work).is_none(), message)?;
        let message = "too many rooms that there are not; wait a minute";
        site.shared.allow(!asks_for_room || guest.may_ask_for(room.as_ref()), message)
    });
    request.extensions_mut().insert(guest.clone());
    let response = match allowed {
        Ok(()) => guest.work(next.run(request)).await,
        Err(fault) => Refused(fault).into_response(),
    };
    let mut response = held(&guest, response).await;
    match (response.extensions().get(), room) {
        (Some(FaultCode::NoRoom), _) => guest.missed(),
        // Whoever is refused at once asks at once again.
        (Some(FaultCode::TooMany | FaultCode::Origin), _) => {
            guest.refused().await;
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        (_, Some(room)) if is_there(response.status()) => guest.found(&room),
        _ => {}
    }
    response
}

fn room_of(path: &str) -> Option<RoomName> {
    RoomName::new(path.strip_prefix(ROOMS)?.split('/').next()?)
}

/// Whether an answer about a room says that there is one.
fn is_there(status: StatusCode) -> bool {
    status.is_success() || status == StatusCode::SWITCHING_PROTOCOLS
}

/// An answer that counts as waiting until it is sent.
async fn held(guest: &Guest, response: Response) -> Response {
    // Without a body it is perhaps the start of a line, which counts by itself.
    let Some(bytes) = response.body().size_hint().exact().filter(|bytes| *bytes > 0) else {
        return response;
    };
    let Some(waiting) = guest.hold(Hold::Waiting, usize::try_from(bytes).unwrap_or(usize::MAX))
    else {
        let message = "too much waits to be read; read it first";
        return Refused(fault(FaultCode::TooMany, message)).into_response();
    };
    let (parts, body) = response.into_parts();
    // All of it is in memory already.
    match body.collect().await {
        Ok(body) => {
            let held = Held { data: body.to_bytes(), _waiting: waiting };
            Response::from_parts(parts, Body::from(Bytes::from_owner(held)))
        }
        Err(_) => Refused(internal()).into_response(),
    }
}

/// Bytes that count until they are sent.
struct Held {
    data: Bytes,
    _waiting: guests::Held,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.data
    }
}

async fn whole_body<const MAX: usize>(
    Extension(guest): Extension<Arc<Guest>>,
    request: Request,
    next: Next,
) -> Response {
    let refused = |status: StatusCode, message: String| {
        (status, Json(fault(FaultCode::BadMessage, message))).into_response()
    };
    let too_long = || {
        refused(StatusCode::PAYLOAD_TOO_LARGE, format!("at most {} KiB are taken here", MAX >> 10))
    };
    let (parts, body) = request.into_parts();
    let mut body = Limited::new(body, MAX.saturating_mul(limits::BODY_READ));
    let whole = if body.size_hint().lower() > MAX as u64 {
        Ok(Err(Unread::TooLong))
    } else {
        timeout(limits::BODY_WITHIN, read(&guest, &mut body, MAX)).await
    };
    if let Ok(Err(_)) = whole {
        // Whoever is cut off while sending may not see the answer.
        let rest = async { while let Some(Ok(_)) = body.frame().await {} };
        _ = timeout(limits::REFUSED_AFTER, rest).await;
    }
    match whole {
        Ok(Ok((whole, _waiting))) => {
            let mut request = Request::from_parts(parts, Body::empty());
            if request.headers().contains_key(signed::HEADER) {
                request.extensions_mut().insert(BodyHash(games::fair::Bytes::sha256(&whole)));
            }
            *request.body_mut() = Body::from(whole);
            next.run(request).await
        }
        Ok(Err(Unread::TooLong)) => too_long(),
        Ok(Err(Unread::TooMany)) => {
            let message = "too much of what you send is on its way";
            Refused(fault(FaultCode::TooMany, message)).into_response()
        }
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT, "the body did not come in time".to_owned()),
    }
}

enum Unread {
    /// It is too long, or broke off.
    TooLong,
    /// Too much comes from its address.
    TooMany,
}

/// A body of at most so many bytes, which count while it is held.
async fn read(
    guest: &Guest,
    body: &mut Limited<Body>,
    max: usize,
) -> Result<(Vec<u8>, Vec<guests::Held>), Unread> {
    // Whoever sends halves of records keeps nobody there from sending anything small.
    let arriving = if max <= limits::BODY_BYTES_MAX { Hold::Bodies } else { Hold::Records };
    let (mut whole, mut held) = (Vec::new(), Vec::new());
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(|_| Unread::TooLong)?.into_data() else { continue };
        if whole.len() + data.len() > max {
            return Err(Unread::TooLong);
        }
        held.push(guest.hold(arriving, data.len()).ok_or(Unread::TooMany)?);
        whole.extend_from_slice(&data);
    }
    Ok((whole, held))
}

/// Refuses requests from pages of other sites, and too many from one address.
async fn guard(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    request: Request,
    next: Next,
) -> Result<Response, Refused> {
    let public = site.shared.config.public_host();
    if !same_origin(request.headers(), public) || is_embedded(request.headers()) {
        let message = "the request comes from a page of another site";
        return Err(fault(FaultCode::Origin, message).into());
    }
    site.shared
        .allow(guest.take(Allowance::Requests, 1), "too many requests; wait a few seconds")?;
    Ok(next.run(request).await)
}

/// Whether a request comes from our own page, or from no page at all.
fn same_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok() else { return false };
    let Some((_, from)) = origin.split_once("://") else { return false };
    let from = from.trim_end_matches('/');
    [text(header::HOST), public].into_iter().flatten().any(|own| own.eq_ignore_ascii_case(from))
}

/// Whether a browser says that a page of another site asks, as it does with a picture; a link that
/// somebody follows is none.
fn is_embedded(headers: &HeaderMap) -> bool {
    let says = |name| headers.get(name).map(HeaderValue::as_bytes);
    let from = says("sec-fetch-site");
    let elsewhere = from == Some(b"cross-site") || from == Some(b"same-site");
    elsewhere && says("sec-fetch-dest") != Some(b"document")
}

/// Whether a request asks for the site by a name that it has: the public one, an address, or a name
/// that only its own network knows. A page elsewhere whose name is made to lead here has none.
fn is_own_name(headers: &HeaderMap, public: Option<&str>) -> bool {
    let Some(host) = headers.get(header::HOST) else { return true };
    let Some(host) = host.to_str().ok() else { return false };
    if public.is_some_and(|public| public.eq_ignore_ascii_case(host)) {
        return true;
    }
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|byte| byte.is_ascii_digit()) { name } else { host }
    });
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let local = [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".fritz.box"];
    !name.contains('.')
        || address_of(&name).is_some()
        || local.iter().any(|ending| name.ends_with(ending))
}

/// Headers of every answer. The browser tests that run without a server send the same.
static HEADERS: LazyLock<Vec<(HeaderName, HeaderValue)>> = LazyLock::new(|| {
    let pair = |line: &'static str| line.split_once(": ").expect("a name, a colon and a value");
    let header = |(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value));
    include_str!("api/headers.txt").lines().map(pair).map(header).collect()
});

async fn headers(State(site): SiteState, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_preview = path == "/preview.png" || path.starts_with("/preview/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS.iter() {
        headers.insert(name.clone(), value.clone());
    }
    // Other sites show the pictures of link previews.
    let policy = if is_preview { "cross-origin" } else { "same-origin" };
    headers.insert(RESOURCE_POLICY, HeaderValue::from_static(policy));
    let https =
        site.shared.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    if https {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

async fn games(Speaks(language): Speaks, headers: HeaderMap) -> Response {
    let games = || Kind::ALL.map(|kind| about(kind, language));
    fixed::answer("games".to_owned(), language, &headers, games)
}

fn about(kind: Kind, language: Language) -> GameAbout {
    let json =
        |value: &games::Value| serde_json::to_value(value).expect("a number, a flag or a word");
    let option = |spec: &games::OptionSpec| {
        let (values, min, max) = match spec.allowed {
            Allowed::Values(values) => (Some(values.iter().map(json).collect()), None, None),
            Allowed::Between(min, max) => (None, Some(min), Some(max)),
        };
        OptionAbout {
            name: spec.name.to_owned(),
            text: language.say(&kind.about(spec)),
            default: spec.default.as_ref().map_or(Value::Null, json),
            values,
            min,
            max,
            variant: spec.variant,
        }
    };
    let (seats_min, seats_max) = kind.seats();
    GameAbout {
        game: kind.id().to_owned(),
        name: kind.name().to_owned(),
        text: games::rules::Rules::of(kind, language).text.to_owned(),
        seats_min: seats_min as u8,
        seats_max: seats_max.min(limits::PLACES_MAX) as u8,
        direction: kind.direction(),
        options: kind.options().iter().map(option).collect(),
        presets: presets::of(kind),
        levels: bots::Level::ALL.map(|level| level_about(level, language)).to_vec(),
    }
}

fn level_about(level: bots::Level, language: Language) -> LevelAbout {
    LevelAbout {
        level: level.to_string(),
        name: language.text(&format!("level-{level}"), &[]),
        text: language.text(&format!("level-{level}-text"), &[]),
    }
}

async fn status(State(site): SiteState) -> Json<Status> {
    Json(site.shared.status().await)
}

async fn tables(State(site): SiteState) -> Response {
    let kind = HeaderValue::from_static("application/json");
    ([(header::CONTENT_TYPE, kind)], Body::from(site.shared.tables.answer())).into_response()
}

async fn leaderboard(
    State(site): SiteState,
    Path(game): Path<String>,
) -> Result<Response, Refused> {
    let now = site.shared.calendar.now();
    let board = site.shared.ratings.leaderboard(kind_of(&game)?, now).await?;
    let kind = HeaderValue::from_static("application/json");
    Ok(([(header::CONTENT_TYPE, kind)], Body::from(board)).into_response())
}

async fn match_ratings(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Path((room, number)): Path<(String, String)>,
) -> Result<Json<MatchRatings>, Refused> {
    let none = || fault(FaultCode::NotFound, "this room has no such match");
    let (room, number) = (name_of(&room)?, number.parse().map_err(|_| none())?);
    // Whoever guesses rooms guesses them here too.
    site.shared.look(Some(&guest), &room, None).await?;
    Ok(Json(site.shared.ratings.of_match(&room, number).await?))
}

async fn rules(
    Path(game): Path<String>,
    Speaks(language): Speaks,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let kind = kind_of(&game)?;
    Ok(fixed::answer(format!("{kind}/rules"), language, &headers, || rules_of(kind, language)))
}

async fn lesson(
    Path(game): Path<String>,
    Speaks(language): Speaks,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let kind = kind_of(&game)?;
    let texts = || Lesson::of(kind).texts(language);
    Ok(fixed::answer(format!("{kind}/lesson"), language, &headers, texts))
}

async fn all_examples(
    Path(game): Path<String>,
    Speaks(language): Speaks,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let kind = kind_of(&game)?;
    let all = || examples::of(kind, language);
    Ok(fixed::answer(format!("{kind}/examples"), language, &headers, all))
}

fn kind_of(game: &str) -> Result<Kind, Refused> {
    let parsed: Result<Kind, games::TextError> = game.parse();
    parsed.map_err(|error| fault(FaultCode::NotFound, error.to_string()).into())
}

fn rules_of(kind: Kind, language: Language) -> Rules {
    let rules = games::rules::Rules::of(kind, language);
    let clause =
        |clause: games::rules::Clause| Clause { rule: clause.rule, text: clause.text.to_owned() };
    let section = |section: games::rules::Section| Section {
        heading: section.heading.to_owned(),
        text: section.text.to_owned(),
        clauses: section.clauses.into_iter().map(clause).collect(),
    };
    Rules {
        game: kind.id().to_owned(),
        name: kind.name().to_owned(),
        text: rules.text.to_owned(),
        sections: rules.sections.into_iter().map(section).collect(),
    }
}

async fn open_room(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Signer(person): Signer,
    body: Result<Json<NewRoom>, JsonRejection>,
) -> Result<(StatusCode, Json<RoomAnswer>), Refused> {
    let Json(new) = body?;
    site.shared.allow(guest.take(Allowance::Rooms, 1), "too many new rooms; wait a minute")?;
    let message = "too many of your network play today's deals; try again in an hour";
    site.shared.allow(!new.daily || guest.take(Allowance::Dailies, 1), message)?;
    Ok((StatusCode::CREATED, Json(site.shared.open_room(&guest, person, new).await?)))
}

fn name_of(room: &str) -> Result<RoomName, Refused> {
    let none = || Refused(fault(FaultCode::NoRoom, "there is no such room, or no longer"));
    RoomName::new(room).ok_or_else(none)
}

async fn look(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Result<Json<RoomLook>, Refused> {
    let (room, key) = (name_of(&room)?, key_of(&headers)?);
    Ok(Json(site.shared.look(Some(&guest), &room, key).await?))
}

fn key_of(headers: &HeaderMap) -> Result<Option<Key>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let text = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let bad_key = || fault(FaultCode::BadKey, "`Authorization` must be `Bearer` and a seat's key");
    text.and_then(Key::new).ok_or_else(bad_key).map(Some)
}

async fn ask(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Path(room): Path<String>,
    headers: HeaderMap,
    Signer(person): Signer,
    body: Result<Json<RoomCommand>, JsonRejection>,
) -> Result<Json<RoomAnswer>, Refused> {
    let room = name_of(&room)?;
    let Json(command) = body?;
    // Each seat is kept in the room's log, which has an end.
    if matches!(command, RoomCommand::Sit { .. }) {
        let message = "too many people sat down from there; wait a minute";
        site.shared.allow(guest.take(Allowance::Rooms, 1), message)?;
    }
    let key = key_of(&headers)?;
    Ok(Json(site.shared.ask(&room, &guest, key, person, command).await?))
}

/// The answer to a request for a line that does not ask for a WebSocket.
fn not_upgraded(site: &Site, headers: &HeaderMap) -> Response {
    // A browser asked for one, and what stands between passed on only a part of that.
    if headers.contains_key(header::SEC_WEBSOCKET_KEY) {
        site.proxy_warning.call_once(|| {
            tracing::warn!(
                "the proxy in front of this server does not pass WebSockets on, so nobody can \
                 play: a request came without its `Upgrade` and `Connection` headers; \
                 docs/hosting.md says how to set up nginx, Caddy and Apache (this is said once)"
            );
        });
    }
    let message = "this is a WebSocket's address, and the request has no `Upgrade` and \
                   `Connection` headers: a proxy in front of the server has to pass them on";
    let fault = Json(fault(FaultCode::BadMessage, message));
    (StatusCode::UPGRADE_REQUIRED, [(header::UPGRADE, "websocket")], fault).into_response()
}

async fn play(
    State(site): SiteState,
    Path(room): Path<String>,
    Extension(guest): Extension<Arc<Guest>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let room = name_of(&room)?;
    let many = || fault(FaultCode::TooMany, "too many lines are open from there");
    let connection = guest.hold(Hold::Connections, 1).ok_or_else(many)?;
    let Ok(upgrade) = upgrade else { return Ok(not_upgraded(&site, &headers)) };
    let shared = site.shared.clone();
    // Reject a connection to a room that does not exist.
    shared.look(Some(&guest), &room, None).await?;
    let upgrade = upgrade
        .read_buffer_size(limits::MESSAGE_BYTES_MAX)
        .write_buffer_size(0)
        .max_write_buffer_size(limits::UNWRITTEN_BYTES_MAX)
        .max_message_size(limits::MESSAGE_BYTES_READ)
        .max_frame_size(limits::MESSAGE_BYTES_READ);
    let tasks = shared.tasks.clone();
    let serve = move |socket| {
        tasks.track_future(async move {
            socket::serve(socket, shared, guest, room).await;
            // The connection counts as long as the line is open.
            drop(connection);
        })
    };
    Ok(upgrade.on_upgrade(serve))
}

impl FromRequestParts<Arc<Site>> for Reader {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Refused> {
        let guest = parts.extensions.get::<Arc<Guest>>().cloned();
        let guest = guest.ok_or_else(|| Refused(internal()))?;
        Ok(Self { guest, key: key_of(&parts.headers)?, now: site.shared.now_ms() })
    }
}

async fn history(
    State(site): SiteState,
    reader: Reader,
    Path(room): Path<String>,
) -> Result<Json<History>, Refused> {
    site.may_replay(&reader, 1)?;
    Ok(Json(site.shared.archive.history(&reader, &name_of(&room)?).await?))
}

async fn dailies(State(site): SiteState) -> Result<Json<DailyAbout>, Refused> {
    Ok(Json(site.shared.dailies().await?))
}

async fn daily(
    State(site): SiteState,
    reader: Reader,
    Path(room): Path<String>,
) -> Result<Json<DailyResult>, Refused> {
    site.may_replay(&reader, 1)?;
    Ok(Json(site.shared.daily_result(&reader, &name_of(&room)?).await?))
}

async fn bring(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    body: Result<Bytes, BytesRejection>,
) -> Result<(StatusCode, Json<RecordAnswer>), Refused> {
    let body = body.map_err(|rejection| fault(FaultCode::BadMessage, rejection.body_text()))?;
    site.shared.may_begin()?;
    let kib = u32::try_from(body.len().div_ceil(1024)).unwrap_or(u32::MAX);
    let may = guest.take(Allowance::RecordKib, kib.max(1));
    site.shared.allow(may, "too many records; wait a few minutes")?;
    let text = String::from_utf8(body.into());
    let text = text.map_err(|_| fault(FaultCode::Impossible, "a record is text in UTF-8"))?;
    Ok((
        StatusCode::CREATED,
        Json(site.shared.archive.bring(&guest, text, site.shared.now_ms()).await?),
    ))
}

async fn health(State(site): SiteState) -> (StatusCode, &'static str) {
    match site.shared.trouble() {
        None => (StatusCode::OK, "ok"),
        // What is open goes on: nobody is to end this server for it.
        Some(Trouble { keeps: true, .. }) => (StatusCode::OK, "ok, but nothing new begins"),
        Some(Trouble { keeps: false, .. }) => {
            (StatusCode::SERVICE_UNAVAILABLE, "trouble: see what the server tells")
        }
    }
}

async fn metrics(State(site): SiteState) -> Response {
    let Warnings { damaged, unknown_sync } = site.shared.log.warnings();
    site.shared.metrics.damaged.set(damaged as i64);
    site.shared.metrics.unknown_sync.set(unknown_sync as i64);
    site.shared.metrics.sessions.set(site.shared.session_count() as i64);
    site.shared.metrics.tasks.set(Handle::current().metrics().num_alive_tasks() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], Body::from(site.shared.metrics.text())).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_says_an_address_in_many_ways() {
        let one: IpAddr = "192.0.2.7".parse().expect("an address");
        let two: IpAddr = "2001:db8::7".parse().expect("an address");
        for (said, address) in [
            ("192.0.2.7", Some(one)),
            (" 192.0.2.7:50123 ", Some(one)),
            ("2001:db8::7", Some(two)),
            ("[2001:db8::7]", Some(two)),
            ("[2001:db8::7]:443", Some(two)),
            ("unknown", None),
            ("", None),
        ] {
            assert_eq!(address_of(said), address, "{said:?}");
        }
    }

    #[test]
    fn a_site_below_a_path_has_that_path_in_front() {
        for (path, short) in [
            ("/cards", Some("/")),
            ("/cards/", Some("/")),
            ("/cards/r/plum-otter-lamp-1001?a=1", Some("/r/plum-otter-lamp-1001?a=1")),
            ("/cards?a", Some("/?a")),
            ("/cards/cards/", Some("/cards/")),
            ("/cardsharp", None),
            ("/api/games", None),
        ] {
            let uri: Uri = path.parse().expect("an address");
            let found = shortened("/cards", &uri).map(|uri| uri.to_string());
            assert_eq!(found.as_deref(), short, "{path}");
        }
        for (url, host, base) in [
            (None, None, ""),
            (Some("https://cards.example.org"), Some("cards.example.org"), ""),
            (Some("https://cards.example.org/"), Some("cards.example.org"), ""),
            (Some("http://example.org:8080/a/b/"), Some("example.org:8080"), "/a/b"),
        ] {
            let public_url = url.map(str::to_owned);
            let config = crate::Config { public_url, ..crate::Config::default() };
            assert_eq!((config.public_host(), config.base()), (host, base), "{url:?}");
        }
    }

    #[test]
    fn a_site_answers_to_its_own_names() {
        let public = Some("cards.example.org");
        for (host, public, own) in [
            ("cards.example.org", public, true),
            ("Cards.Example.org", public, true),
            ("cards.example.org", None, false),
            ("evil.example:4747", public, false),
            ("evil.example", None, false),
            ("192.0.2.7.evil.example", None, false),
            ("192.0.2.7:4747", public, true),
            ("[2001:db8::7]:4747", None, true),
            ("localhost:4747", public, true),
            ("attic", None, true),
            ("attic.local.:4747", None, true),
            ("attic.local.evil.example", None, false),
        ] {
            let host_value = HeaderValue::from_str(host).expect("a header");
            let headers = HeaderMap::from_iter([(header::HOST, host_value)]);
            assert_eq!(is_own_name(&headers, public), own, "{host} {public:?}");
        }
        assert!(is_own_name(&HeaderMap::new(), None));
    }
}
