//! Matches that are over: one of a room, an expert's on a deal of the day, or one that was
//! uploaded.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, RawQuery, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;

use super::{Site, SiteState, Speaks, Spoken, name_of, spoken};
use crate::archive::{Reader, StepsQuery, Which};
use crate::protocol::{Fault, FaultCode, MatchAbout, MatchReview, Steps};
use crate::refused::Refused;
use crate::room::fault;

/// A match that is over, by the path of a request, and who asks for it.
pub(super) struct Finished {
    reader: Reader,
    which: Which,
    /// The name of its record's file: a room's or a record's, which needs no quoting.
    name: String,
    round: u32,
}

/// The parts of its path.
#[derive(Deserialize)]
struct Named {
    room: Option<String>,
    r#match: Option<String>,
    record: Option<String>,
    round: Option<String>,
}

impl FromRequestParts<Arc<Site>> for Finished {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Refused> {
        let none = |message| fault(FaultCode::NotFound, message);
        let reader = Reader::from_request_parts(parts, site).await?;
        let path = Path::<Named>::from_request_parts(parts, site).await;
        let Path(Named { room, r#match, record, round }) =
            path.map_err(|_| none("there is no such match"))?;
        let room = room.as_deref().map(name_of).transpose()?;
        let (which, name) = match (room, r#match, record) {
            (Some(room), Some(number), _) => {
                let parsed = number.parse().map_err(|_| none("this room has no such match"))?;
                let name = format!("{room}-{number}");
                (Which::OfRoom(room, parsed), name)
            }
            (Some(room), None, _) => {
                let name = format!("{room}-expert");
                (Which::Expert(room), name)
            }
            (None, _, record) => {
                let record = record.unwrap_or_default();
                (Which::Brought(record.clone()), record)
            }
        };
        let round = round.map_or(Ok(0), |round| round.parse());
        let round = round.map_err(|_| none("this match has no such round"))?;
        Ok(Self { reader, which, name, round })
    }
}

pub(super) async fn about(
    State(site): SiteState,
    Finished { reader, which, .. }: Finished,
) -> Result<Json<MatchAbout>, Refused> {
    site.may_replay(&reader, 1)?;
    Ok(Json(site.shared.archive.about(&reader, &which).await?))
}

pub(super) async fn record(
    State(site): SiteState,
    Finished { reader, which, name, .. }: Finished,
) -> Result<Response, Refused> {
    site.may_replay(&reader, 1)?;
    let text = site.shared.archive.record(&reader, &which).await?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
    if let Ok(place) = HeaderValue::try_from(format!("attachment; filename=\"{name}.record\"")) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, place);
    }
    Ok(response)
}

pub(super) async fn steps(
    State(site): SiteState,
    Finished { reader, which, round, .. }: Finished,
    Speaks(language): Speaks,
    RawQuery(query): RawQuery,
) -> Result<(Spoken, Json<Steps>), Refused> {
    let asked = StepsQuery::new(round, &query.unwrap_or_default())?;
    site.may_replay(&reader, asked.cost())?;
    let steps = site.shared.archive.steps(&reader, &which, asked, language).await?;
    Ok((spoken(language), Json(steps)))
}

pub(super) async fn review(
    State(site): SiteState,
    Finished { reader, which, .. }: Finished,
) -> Result<Json<MatchReview>, Refused> {
    site.may_replay(&reader, 1)?;
    Ok(Json(site.shared.archive.review(&reader, &which).await?))
}

impl Site {
    /// Takes replays from the reader's allowance.
    pub(super) fn may_replay(&self, reader: &Reader, cost: u32) -> Result<(), Fault> {
        let may = reader.guest.take(crate::allowances::Allowance::Replays, cost);
        self.shared.allow(may, "too many replays; wait a few seconds")
    }
}
