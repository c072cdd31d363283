//! Requests that somebody has signed with a key of their own, and what is kept for them.
//!
//! What is signed names this site, the route, the time and a number by chance, and has the hash of
//! the body: so it is good for one request, at one site, once.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Json, State};
use axum::http::request::Parts;
use games::fair::Bytes;
use ring::signature::{ED25519, UnparsedPublicKey};

use super::{Site, SiteState, name_of};
use crate::allowances::Allowance;
use crate::archive::Reader;
use crate::connections::Bound;
use crate::faults::internal;
use crate::guests::Guest;
use crate::key::PersonId;
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{
    Fault, FaultCode, OwnMatches, OwnMatchesAsked, OwnRatings, PersonAnswer, PersonCommand,
    RatingsAsked,
};
use crate::refused::Refused;
use crate::room::fault;

/// The header with a signature: the public key, the time, the number by chance and the signature
/// itself.
pub(super) const HEADER: &str = "kartenhaus-person";

/// What every text begins with that is signed, so that no other text is taken for one.
const KIND: &str = "kartenhaus person 1";

#[derive(Clone)]
pub(super) struct BodyHash(pub(super) Bytes);

pub(super) struct Signer(pub(super) Option<PersonId>);

/// What the header says.
struct Said<'a> {
    public: [u8; 32],
    time: u64,
    nonce: &'a str,
    signature: [u8; 64],
}

impl<'a> Said<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let mut parts = text.split(' ');
        let mut next = || parts.next();
        let (public, time, nonce, signature) = (next()?, next()?, next()?, next()?);
        let is_whole = parts.next().is_none() && nonce.len() == 32;
        is_whole.then_some(())?;
        Some(Self {
            public: unhexed(public)?,
            time: time.parse().ok()?,
            nonce,
            signature: unhexed(signature)?,
        })
    }

    /// The text that is signed, for a site with this name.
    fn text(&self, site: &str, path: &str, body: &Bytes) -> String {
        let Self { time, nonce, .. } = self;
        format!("{KIND}\n{}\n{path}\n{time}\n{nonce}\n{body}", site.to_ascii_lowercase())
    }
}

fn unhexed<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 2 * N { bytes.try_into().ok() } else { None }
}

fn bad(why: &str) -> Fault {
    fault(FaultCode::BadSignature, why)
}

impl FromRequestParts<Arc<Site>> for Signer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Refused> {
        let Some(value) = parts.headers.get(HEADER).cloned() else { return Ok(Self(None)) };
        let said = value.to_str().ok().and_then(Said::parse);
        let said = said.ok_or_else(|| bad("`Kartenhaus-Person` is not what the protocol has"))?;
        let guest = parts.extensions.get::<Arc<Guest>>().cloned().ok_or_else(internal)?;
        site.shared
            .allow(guest.take(Allowance::Signed, 1), "too much that is signed; wait a minute")?;
        let who = said.signer(parts, site)?;
        let message = "too much that is signed with this key; wait a minute";
        site.shared.allow(site.shared.guests.signed_by(&who), message)?;
        // Two signatures of one text are one use.
        let mark = format!("{} {} {}", who.text(), said.time, said.nonce);
        let mark = Bytes::sha256(mark).to_string()[..32].to_owned();
        if !site.shared.people.is_first(said.time, mark).await? {
            return Err(bad("this was signed before, and is good for once").into());
        }
        Ok(Self(Some(who)))
    }
}

impl Said<'_> {
    /// Who has signed this request, for this site and for now.
    fn signer(&self, parts: &Parts, site: &Site) -> Result<PersonId, Fault> {
        if self.time.abs_diff(site.shared.calendar.wall())
            > limits::SIGNED_WITHIN.as_millis() as u64
        {
            return Err(bad("this was not signed just now; `Date` says which time it is here"));
        }
        let Some(BodyHash(body)) = parts.extensions.get() else {
            return Err(bad("nothing without a body is signed"));
        };
        let path = parts.uri.path();
        let key = UnparsedPublicKey::new(&ED25519, &self.public);
        let is_right = |site: &str| {
            key.verify(self.text(site, path, body).as_bytes(), &self.signature).is_ok()
        };
        let bound = parts.extensions.get().copied();
        let names = names_of(site.shared.config.public_url.as_deref(), bound);
        if !names.iter().any(|name| is_right(name)) {
            let message = "the signature does not fit the key, the site and the request; where \
                           people reach a site otherwise than by its own address, whoever runs it \
                           says so with --public-url";
            return Err(bad(message));
        }
        Ok(PersonId::of(&self.public))
    }
}

/// The names of this site that may be signed, in small letters: its public one, or, where nobody
/// said which that is, those of the address at which the request came in. What the request says in
/// `Host` counts for nothing: whoever has a signature for another site would say that one's name.
fn names_of(public_url: Option<&str>, bound: Option<Bound>) -> Vec<String> {
    if let Some((scheme, rest)) = public_url.and_then(|url| url.split_once("://")) {
        let host = rest.split('/').next().unwrap_or_default();
        let usual = if scheme == "https" { ":443" } else { ":80" };
        return vec![host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase()];
    }
    let Some(Bound(address)) = bound else { return Vec::new() };
    let (ip, port) = (address.ip().to_canonical(), address.port());
    let hosts = match ip {
        ip if ip.is_loopback() => ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned).to_vec(),
        IpAddr::V4(ip) => vec![ip.to_string()],
        IpAddr::V6(ip) => vec![format!("[{ip}]")],
    };
    // Browsers leave out the usual port.
    let named = |host| if port == 80 { host } else { format!("{host}:{port}") };
    hosts.into_iter().map(named).collect()
}

impl Site {
    /// Whether somebody of whom nothing is kept yet may be new here.
    async fn may_be_new(&self, guest: &Guest, who: &PersonId) -> Result<(), Refused> {
        if !self.shared.people.is_known(who).await? {
            self.shared.may_begin()?;
            let message = "too many new people from there; wait some minutes";
            self.shared.allow(guest.take(Allowance::People, 1), message)?;
        }
        Ok(())
    }
}

/// `POST /api/person`.
pub(super) async fn person(
    State(site): SiteState,
    Extension(guest): Extension<Arc<Guest>>,
    Signer(who): Signer,
    body: Result<Json<PersonCommand>, JsonRejection>,
) -> Result<Json<PersonAnswer>, Refused> {
    let Json(command) = body?;
    let who = who.ok_or_else(|| bad("this is done only for whoever signs it"))?;
    let (people, now) = (&site.shared.people, site.shared.times());
    Ok(Json(match command {
        PersonCommand::Look {} => people.look(&who, now).await?,
        PersonCommand::Forget {} => {
            // That somebody is gone is kept, too: of keys that nobody knows only so often.
            let is_rated = !site.shared.ratings.own(&who, now.calendar).await?.ratings.is_empty();
            if !is_rated {
                site.may_be_new(&guest, &who).await?;
            }
            // First of all it is said that they are gone: a match may be counted at this moment.
            let gone = people.forget(&who, now).await?;
            site.shared.ratings.forget(&who).await?;
            gone
        }
        PersonCommand::Keep { version, data } => {
            if data.is_empty() || data.chars().count() > limits::PERSON_CHARS_MAX {
                let message = format!("1 to {} characters are kept", limits::PERSON_CHARS_MAX);
                return Err(fault(FaultCode::Impossible, message).into());
            }
            site.may_be_new(&guest, &who).await?;
            people.keep(&who, version, &data, now).await?
        }
    }))
}

/// `POST /api/person/matches`.
pub(super) async fn matches(
    State(site): SiteState,
    reader: Reader,
    Signer(who): Signer,
    body: Result<Json<OwnMatchesAsked>, JsonRejection>,
) -> Result<Json<OwnMatches>, Refused> {
    let Json(asked) = body?;
    let who = who.ok_or_else(|| bad("this is told only to whoever signs it"))?;
    if asked.rooms.len() > limits::ROOMS_ASKED_MAX {
        let message = format!("at most {} rooms at once", limits::ROOMS_ASKED_MAX);
        return Err(fault(FaultCode::Impossible, message).into());
    }
    let mut rooms = Vec::new();
    for room in asked.rooms.iter().filter_map(|room| RoomName::new(room)) {
        if !rooms.contains(&room) {
            rooms.push(room);
        }
    }
    site.may_replay(&reader, rooms.len().max(1) as u32)?;
    let mut matches = site.shared.archive.own(&reader, &who, &rooms).await?;
    for own in &mut matches {
        let Some(number) = own.about.match_number else { continue };
        let changed = site.shared.ratings.of_match(&name_of(&own.room)?, number).await?;
        own.rating = changed.seats.into_iter().find(|it| it.seat == own.seat);
    }
    Ok(Json(OwnMatches { matches }))
}

/// `POST /api/ratings`.
pub(super) async fn ratings(
    State(site): SiteState,
    Signer(who): Signer,
    body: Result<Json<RatingsAsked>, JsonRejection>,
) -> Result<Json<OwnRatings>, Refused> {
    let Json(RatingsAsked {}) = body?;
    let who = who.ok_or_else(|| bad("this is told only to whoever signs it"))?;
    Ok(Json(site.shared.ratings.own(&who, site.shared.calendar.now()).await?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_its_own_names_and_no_others() {
        let bound = |text: &str| Some(Bound(text.parse().expect("an address")));
        for (public_url, address, names) in [
            (Some("https://Cards.example.org"), "127.0.0.1:4747", &["cards.example.org"][..]),
            (Some("https://cards.example.org:443/"), "127.0.0.1:1", &["cards.example.org"]),
            (Some("http://cards.lan:80/kartenhaus"), "127.0.0.1:1", &["cards.lan"]),
            (Some("http://cards.lan:8080"), "127.0.0.1:1", &["cards.lan:8080"]),
            (None, "127.0.0.1:4747", &["localhost:4747", "127.0.0.1:4747", "[::1]:4747"]),
            (None, "[::1]:80", &["localhost", "127.0.0.1", "[::1]"]),
            (None, "192.0.2.7:4747", &["192.0.2.7:4747"]),
            (None, "[::ffff:192.0.2.7]:4747", &["192.0.2.7:4747"]),
            (None, "[2001:db8::7]:4747", &["[2001:db8::7]:4747"]),
        ] {
            assert_eq!(names_of(public_url, bound(address)), names, "{public_url:?} {address}");
        }
        assert!(names_of(None, None).is_empty());
    }

    #[test]
    fn what_is_signed_is_read_strictly() {
        let good =
            format!("{} 1732400000000 {} {}", "ab".repeat(32), "0".repeat(32), "cd".repeat(64));
        let said = Said::parse(&good).expect("a header");
        assert_eq!(
            (said.public, said.time, said.signature),
            ([0xab; 32], 1_732_400_000_000, [0xcd; 64])
        );
        let cut = &good[..good.len() - 1];
        for bad in ["", cut, &format!("{good} "), &good.replace(' ', "  "), &good.replace('b', "é")]
        {
            assert!(Said::parse(bad).is_none(), "{bad}");
        }
    }
}
