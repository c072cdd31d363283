//! Requests that somebody has signed with a key of their own, and what is kept for them.
//!
//! What is signed names this site, the route, the time and a number by chance, and has the hash of
//! the body: so it is good for one request, at one site, once.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Json, State};
use axum::http::header;
use axum::http::request::Parts;
use engine::fair::Bytes;
use ring::signature::{ED25519, UnparsedPublicKey};

use super::{Address, Site, SiteState, name_of};
use crate::archive::Reader;
use crate::key::PersonId;
use crate::limits;
use crate::names::RoomName;
use crate::protocol::{
    Fault, FaultCode, OwnMatches, OwnMatchesAsked, OwnRatings, PersonAnswer, PersonCommand,
    RatingsAsked, RoomCommand,
};
use crate::refused::Refused;
use crate::room::{fault, shown_name};

/// The header with a signature: the public key, the time, the number by chance and the signature
/// itself.
pub(super) const HEADER: &str = "kartenhaus-person";

/// What every text begins with that is signed, so that no other text is taken for one.
const KIND: &str = "kartenhaus person 1";

/// The hash of a request's body.
#[derive(Clone)]
pub(super) struct BodyHash(pub(super) Bytes);

/// Who has signed a request, if somebody has.
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

/// The bytes that twice as many hex digits stand for.
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
        let Address(address) = Address::from_request_parts(parts, site).await?;
        site.allow(|rates| rates.signed(address), "too much that is signed; wait a minute")?;
        let who = said.signer(parts, site)?;
        let message = "too much that is signed with this key; wait a minute";
        site.allow(|rates| rates.signed_by(&who), message)?;
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
        let host = parts.headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let public = site.shared.config.public_host();
        let Some(BodyHash(body)) = parts.extensions.get() else {
            return Err(bad("nothing without a body is signed"));
        };
        let path = parts.uri.path();
        let key = UnparsedPublicKey::new(&ED25519, &self.public);
        let is_right = |site: &str| {
            key.verify(self.text(site, path, body).as_bytes(), &self.signature).is_ok()
        };
        if !host.into_iter().chain(public).any(is_right) {
            return Err(bad("the signature does not fit the key, the site and the request"));
        }
        Ok(PersonId::of(&self.public))
    }
}

/// `POST /api/person`.
pub(super) async fn person(
    State(site): SiteState,
    Address(address): Address,
    Signer(who): Signer,
    body: Result<Json<PersonCommand>, JsonRejection>,
) -> Result<Json<PersonAnswer>, Refused> {
    let Json(command) = body?;
    let who = who.ok_or_else(|| bad("this is done only for whoever signs it"))?;
    let (people, now) = (&site.shared.people, site.shared.times());
    Ok(Json(match command {
        PersonCommand::Look {} => people.look(&who, now).await?,
        PersonCommand::Forget {} => {
            site.shared.ratings.forget(&who).await?;
            people.forget(&who).await?
        }
        PersonCommand::Keep { version, data } => {
            if data.is_empty() || data.chars().count() > limits::PERSON_CHARS_MAX {
                let message = format!("1 to {} characters are kept", limits::PERSON_CHARS_MAX);
                return Err(fault(FaultCode::Impossible, message).into());
            }
            if !people.is_known(&who).await? {
                site.shared.may_begin()?;
                let message = "too many new people from there; wait some minutes";
                site.allow(|rates| rates.person(address), message)?;
            }
            people.keep(&who, version, &data, now).await?
        }
    }))
}

/// `POST /api/person/matches`.
pub(super) async fn matches(
    State(site): SiteState,
    Address(address): Address,
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
    site.may_replay(address, rooms.len().max(1) as u32)?;
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

impl Site {
    /// Whether those may be called so at an open table who are about to be.
    ///
    /// # Errors
    ///
    /// If a name is somebody else's.
    pub(super) async fn may_be_called(
        &self,
        asks: &super::Asks<'_>,
        command: &RoomCommand,
    ) -> Result<(), Fault> {
        let (called, opens) = match command {
            RoomCommand::Sit { name, .. } | RoomCommand::Rename { name } => (Some(name), false),
            RoomCommand::Settings { settings } => (None, settings.open),
            _ => (None, false),
        };
        if (called.is_none() && !opens) || !self.shared.config.open_tables {
            return Ok(());
        }
        let names = self.shared.names(asks.room, asks.guest, asks.key.clone()).await?;
        let sits = matches!(command, RoomCommand::Sit { program: false, .. });
        let own = names.own.and_then(|own| names.people.get(own)).and_then(|own| own.1.clone());
        let who = if sits { asks.person.clone() } else { own };
        let people = match called.and_then(|name| shown_name(name)) {
            Some(name) if names.open => vec![(name, who)],
            None if opens && !names.open => names.people,
            // What is no name is refused by the room.
            _ => return Ok(()),
        };
        let now = self.shared.times();
        for (name, who) in people.into_iter().filter(|(name, _)| !name.is_empty()) {
            let is_new = match &who {
                Some(who) => !self.shared.people.is_known(who).await?,
                None => false,
            };
            let may = is_new && self.shared.may_begin().is_ok();
            let may = may && self.allow(|rates| rates.person(asks.address), "").is_ok();
            self.shared.people.call(&name, who.as_ref(), may, now).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
