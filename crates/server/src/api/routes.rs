//! Every route: where it is, who answers, and what there is to say of it. The router is made of
//! this list, and so is `docs/protocol/openapi.json`.

use std::sync::Arc;

use axum::handler::Handler;
use axum::middleware::from_fn;
use axum::routing::{MethodRouter, get, post};

use super::{Site, whole_body};
use crate::limits;

/// A route.
pub struct Route {
    /// Where it is, with what differs in braces.
    pub path: &'static str,
    /// `get` or `post`.
    pub method: &'static str,
    /// Its name for programs.
    pub id: &'static str,
    /// What it does.
    pub summary: &'static str,
    /// What else there is to know.
    pub description: Option<&'static str>,
    /// What is sent.
    pub takes: Takes,
    /// What comes back.
    pub answers: Answers,
    /// Who answers.
    pub(super) handler: MethodRouter<Arc<Site>>,
}

/// What is sent to a route.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// JSON of this type.
    Json(&'static str),
    /// As that, with the key of the caller's seat, if there is one.
    Keyed(&'static str),
    /// As that, signed by a person.
    Signed(&'static str),
    /// A record.
    Text,
}

/// What a route answers.
#[derive(Clone, Copy)]
pub enum Answers {
    /// JSON of this type.
    Json(&'static str),
    /// A list of them.
    List(&'static str),
    /// JSON of this type, about something new, which is this.
    New(&'static str, &'static str),
    /// The steps of a round, of which a query says which.
    Steps,
    /// Text of this kind.
    Text(&'static str),
    /// A WebSocket.
    Line,
}

/// Every route.
pub fn routes() -> Vec<Route> {
    use Answers::{Json, Line, List, New, Text};
    let (answer, room) = (Json("RoomAnswer"), New("RoomAnswer", "The new room."));
    let (signed, asked) = (Takes::Signed("PersonCommand"), Takes::Signed("RatingsAsked"));
    let own = Takes::Signed("OwnMatchesAsked");
    let ratings = "/api/rooms/{room}/matches/{match}/ratings";
    let record = New("RecordAnswer", "Where it can be seen now.");
    let mut routes = vec![
        read("/api/games", "games", super::games, List("GameAbout"))
            .about("The games that can be played."),
        read("/api/games/{game}/rules", "rules", super::rules, Json("Rules"))
            .about("A game's rules, by clause."),
        read("/api/games/{game}/examples", "examples", super::all_examples, List("Example"))
            .about("Positions in which a game's clauses can be tried."),
        read("/api/games/{game}/lesson", "lesson", super::lesson, Json("LessonTexts"))
            .about("What is said to who learns a game."),
        send("/api/rooms", "newRoom", super::open_room, Takes::Json("NewRoom"), room)
            .about("Makes a room, in which the caller sits and is the host."),
        read("/api/rooms/{room}", "room", super::look, Json("RoomLook"))
            .about("A room as it is.")
            .and("With a seat's key, also whether that seat has a decision to make."),
        send("/api/rooms/{room}", "changeRoom", super::ask, Takes::Keyed("RoomCommand"), answer)
            .about("Does something in a room: sits down, gets ready, changes an option, …")
            .and("Everything but `sit` needs the key of the caller's seat."),
        read("/api/rooms/{room}/play", "play", super::play, Line)
            .about("The WebSocket of a seat or a spectator.")
            .and(
                "Text messages, one JSON object each: the client says `ClientMessage`, first of \
                 all `hello`, and hears `ServerMessage`; both are in `schema.json`.",
            ),
        send("/api/person", "person", super::signed::person, signed, Json("PersonAnswer"))
            .about("Does something with what is kept for a person who has a key of their own.")
            .and("Everything of it is signed: see `docs/protocol`."),
        send("/api/person/matches", "ownMatches", super::signed::matches, own, Json("OwnMatches"))
            .about("The finished matches of some rooms that belong to whoever signs it."),
        read("/api/ratings/{game}", "leaderboard", super::leaderboard, Json("Leaderboard"))
            .about("Those who play a game best, by ranked matches at open tables.")
            .and("The best 50. It is a second old at most."),
        send("/api/ratings", "ownRatings", super::signed::ratings, asked, Json("OwnRatings"))
            .about("The ratings of whoever signs it."),
        read(ratings, "matchRatings", super::match_ratings, Json("MatchRatings"))
            .about("What a ranked match changed, if it counts.")
            .and("This is known for a day or so."),
        read("/api/tables", "tables", super::tables, Json("OpenTables"))
            .about("Tables that their hosts have opened to everyone.")
            .and("Of each game up to 12 with seats to take, and up to 6 to watch."),
        read("/api/daily", "dailies", super::dailies, Json("DailyAbout"))
            .about("The deals of today, which everyone plays alone, once."),
        read("/api/rooms/{room}/daily", "daily", super::daily, Json("DailyResult"))
            .about("How others did who played the same deals of a day.")
            .and("The match has to be over. On that day only with the key of its seat."),
        read("/api/status", "status", super::status, Json("Status")).about("How the server is."),
        read("/healthz", "health", super::health, Text("text/plain"))
            .about("Whether the server is there: `ok`."),
        read("/metrics", "metrics", super::metrics, Text("application/openmetrics-text"))
            .about("Figures for Prometheus."),
        read("/api/rooms/{room}/matches", "history", super::history, Json("History"))
            .about("What was played in a room."),
        send("/api/records", "bring", super::bring, Takes::Text, record)
            .about("Keeps a record for a while, to be replayed.")
            .and(
                "The match must be over. The same record is kept once, for 90 days from when it \
                 came first; it has at most 512 KiB.",
            ),
    ];
    routes.extend(finished());
    routes
}

/// The routes of a match that is over: one of a room, or one that somebody brought.
fn finished() -> [Route; 12] {
    use Answers::{Json, Steps, Text};
    let text = Text("text/plain");
    let about = "A match that is over.";
    let file = "Its record, as a file.";
    let round = "A round, step by step.";
    let review = "Where it turned: chances, and the moves that cost most of them.";
    let how = "All of it is estimated. It takes some seconds to make; until then it is not \
               `ready`, and whoever wants it asks again.";
    let one = "/api/rooms/{room}/matches/{match}";
    let one_file = "/api/rooms/{room}/matches/{match}/record";
    let one_round = "/api/rooms/{room}/matches/{match}/rounds/{round}";
    let one_review = "/api/rooms/{room}/matches/{match}/review";
    let (other, other_file) = ("/api/records/{record}", "/api/records/{record}/record");
    let (expert, expert_file) = ("/api/rooms/{room}/expert", "/api/rooms/{room}/expert/record");
    let expert_round = "/api/rooms/{room}/expert/rounds/{round}";
    let expert_review = "/api/rooms/{room}/expert/review";
    let other_round = "/api/records/{record}/rounds/{round}";
    let other_review = "/api/records/{record}/review";
    [
        read(one, "match", super::finished::about, Json("MatchAbout")).about(about),
        read(one_file, "matchText", super::finished::record, text).about(file),
        read(one_round, "matchSteps", super::finished::steps, Steps).about(round),
        read(one_review, "matchReview", super::finished::review, Json("MatchReview"))
            .about(review)
            .and(how),
        read(expert, "expert", super::finished::about, Json("MatchAbout"))
            .about("An expert's match on the same seat, in a deal of the day that is over.")
            .and("On that day only with the key of the seat, and without its record."),
        read(expert_file, "expertText", super::finished::record, text).about(file),
        read(expert_round, "expertSteps", super::finished::steps, Steps).about(round),
        read(expert_review, "expertReview", super::finished::review, Json("MatchReview"))
            .about(review)
            .and(how),
        read(other, "record", super::finished::about, Json("MatchAbout")).about(about),
        read(other_file, "recordText", super::finished::record, text).about(file),
        read(other_round, "recordSteps", super::finished::steps, Steps).about(round),
        read(other_review, "recordReview", super::finished::review, Json("MatchReview"))
            .about(review)
            .and(how),
    ]
}

/// A GET route.
fn read<H: Handler<T, Arc<Site>>, T: 'static>(
    path: &'static str,
    id: &'static str,
    handler: H,
    answers: Answers,
) -> Route {
    let (summary, description, takes) = ("", None, Takes::Nothing);
    Route { method: "get", path, id, summary, description, takes, answers, handler: get(handler) }
}

/// A POST route; what it takes limits the length of the body.
fn send<H: Handler<T, Arc<Site>>, T: 'static>(
    path: &'static str,
    id: &'static str,
    handler: H,
    takes: Takes,
    answers: Answers,
) -> Route {
    let handler = match takes {
        Takes::Text => post(handler).layer(from_fn(whole_body::<{ limits::RECORD_BYTES_MAX }>)),
        _ => post(handler).layer(from_fn(whole_body::<{ limits::BODY_BYTES_MAX }>)),
    };
    let (summary, description) = ("", None);
    Route { method: "post", path, id, summary, description, takes, answers, handler }
}

impl Route {
    fn about(self, summary: &'static str) -> Self {
        Self { summary, ..self }
    }

    fn and(self, description: &'static str) -> Self {
        Self { description: Some(description), ..self }
    }
}
