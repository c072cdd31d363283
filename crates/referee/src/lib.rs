//! The referee: the games' interface for other programs, JSON-RPC 2.0 on standard input and output,
//! one message a line, one match at a time. Its specification is `docs/rules/README.md`.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use games::{
    Allowed, AnyPlayError, Chance, Kind, Match, OptionSpec, Seat, Seed, Settings, Setup, ToAct,
    quoted,
};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use thiserror::Error;
use words::Language;

/// The longest line that is read: a longer one is no request, and is skipped to its end.
pub const LINE_MAX: usize = 1 << 20;

/// A seed from the operating system.
///
/// # Panics
///
/// If the operating system has no randomness to give.
pub fn random_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    Seed::new(bytes)
}

#[derive(Debug, Error)]
enum Fault {
    #[error("this is not JSON: {0}")]
    NotJson(String),
    #[error("this is not a request: {0}")]
    NotARequest(&'static str),
    #[error("there is no method {0}")]
    NoSuchMethod(String),
    #[error("{0}")]
    BadParameter(String),
    #[error("{reason} ({rule})")]
    Illegal { rule: String, reason: String },
    #[error("{0}")]
    NotNow(String),
}

impl Fault {
    fn code(&self) -> i32 {
        match self {
            Self::NotJson(_) => -32700,
            Self::NotARequest(_) => -32600,
            Self::NoSuchMethod(_) => -32601,
            Self::BadParameter(_) => -32602,
            Self::Illegal { .. } => -32001,
            Self::NotNow(_) => -32002,
        }
    }

    fn to_json(&self) -> Value {
        let mut error = json!({"code": self.code(), "message": self.to_string()});
        if let Self::Illegal { rule, reason } = self {
            error["data"] = json!({"rule": rule, "reason": reason});
        }
        error
    }
}

fn bad(what: impl ToString) -> Fault {
    Fault::BadParameter(what.to_string())
}

/// Answers requests about one match at a time.
///
/// # Examples
///
/// ```
/// # use referee::Referee;
/// let mut referee = Referee::default();
/// for game in games::Kind::ALL {
///     let status = referee.answer(&format!(
///         r#"{{"jsonrpc":"2.0","id":1,"method":"new","params":{{"game":"{game}","seats":4}}}}"#
///     ));
///     assert!(status.contains(r#""phase":"playing""#));
/// }
/// let refused = referee.answer(r#"{"jsonrpc":"2.0","id":2,"method":"play",
///     "params":{"seat":0,"move":"fly"}}"#);
/// assert!(refused.contains(r#""code":-32602"#));
/// ```
#[derive(Default)]
pub struct Referee {
    played: Option<Match>,
}

/// The parameters of a request: each is taken once, and none may be left.
struct Params(Map<String, Value>);

impl Params {
    fn new(params: Option<&str>) -> Result<Self, Fault> {
        let Some(params) = params else { return Ok(Self(Map::new())) };
        let wrong = |error| bad(format!("`params` must be an object of values in range: {error}"));
        serde_json::from_str(params).map(Self).map_err(wrong)
    }

    fn optional(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    fn required(&mut self, name: &str) -> Result<Value, Fault> {
        self.0.remove(name).ok_or_else(|| bad(format!("the parameter `{name}` is missing")))
    }

    fn text(&mut self, name: &str) -> Result<String, Fault> {
        text(name, self.required(name)?)
    }

    /// Whether all parameters were asked for.
    fn finish(self) -> Result<(), Fault> {
        match self.0.keys().next() {
            Some(name) => Err(bad(format!("there is no parameter {}", quoted(name)))),
            None => Ok(()),
        }
    }
}

fn text(name: &str, value: Value) -> Result<String, Fault> {
    match value {
        Value::String(text) => Ok(text),
        _ => Err(bad(format!("`{name}` must be a string"))),
    }
}

fn number(name: &str, value: &Value) -> Result<usize, Fault> {
    let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| bad(format!("`{name}` must be a whole number from 0")))
}

/// Every element is one card's text.
fn deck(value: Value) -> Result<String, Fault> {
    let error = || bad("`deck` must be a list of cards");
    let Value::Array(list) = value else { return Err(error()) };
    let mut words = Vec::new();
    for card in list {
        match card {
            Value::String(card) if !card.is_empty() && !card.contains(' ') => words.push(card),
            _ => return Err(error()),
        }
    }
    Ok(words.join(" "))
}

/// The value of an option in text: numbers and true/false are JSON numbers and booleans.
fn option_text(spec: &OptionSpec, value: &Value) -> Option<String> {
    match (spec.allowed, value) {
        (Allowed::Between(..), Value::Number(number)) => Some(number.to_string()),
        (Allowed::Values(values), value) => {
            let same = |allowed: &&games::Value| {
                serde_json::to_value(allowed).ok().as_ref() == Some(value)
            };
            values.iter().find(same).map(ToString::to_string)
        }
        _ => None,
    }
}

fn settings(kind: Kind, options: Option<Value>) -> Result<Settings, Fault> {
    let mut settings = Settings::new(kind.options());
    let options = match options {
        None => return Ok(settings),
        Some(Value::Object(options)) => options,
        Some(_) => return Err(bad("`options` must be an object")),
    };
    for (name, value) in options {
        let spec = kind.options().iter().find(|spec| spec.name == name);
        let text = match spec.map(|spec| (spec, option_text(spec, &value))) {
            Some((spec, None)) => {
                let allowed = spec.allowed_text();
                let value = quoted(&value.to_string());
                return Err(bad(format!("option `{name}` cannot be {value}; it is {allowed}")));
            }
            Some((_, Some(text))) => text,
            None => value.to_string(), // `set` says which options there are
        };
        settings.set(&name, &text).map_err(bad)?;
    }
    Ok(settings)
}

fn describe(kind: Kind) -> Value {
    let (min, max) = kind.seats();
    let about = |spec: &OptionSpec| {
        let mut about = json!({"default": spec.default});
        match spec.allowed {
            Allowed::Values(values) => about["values"] = json!(values),
            Allowed::Between(min, max) => {
                about["min"] = json!(min);
                about["max"] = json!(max);
            }
        }
        about["text"] = json!(Language::english().say(&kind.about(spec)));
        (spec.name.to_owned(), about)
    };
    let (variant, options): (Vec<_>, Vec<_>) =
        kind.options().iter().partition(|spec| spec.variant.is_some());
    let listed = |specs: Vec<&OptionSpec>| specs.into_iter().map(about).collect::<Map<_, _>>();
    json!({
        "game": kind.id(),
        "seats": {"min": min, "max": max},
        "direction": kind.direction(),
        "options": listed(options),
        "variant": listed(variant),
    })
}

impl Referee {
    /// The answer to one line, without a line break.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, result) = match serde_json::from_str::<&RawValue>(line) {
            Ok(request) => self.request(request.get()),
            Err(error) => (NO_ID, Err(Fault::NotJson(error.to_string()))),
        };
        respond(id, result)
    }

    /// The id of a request, as it was written, and its result. Only what is a request's form is
    /// read here: what its parameters hold, numbers too large among them, is theirs to refuse.
    fn request<'a>(&mut self, request: &'a str) -> (&'a str, Result<Value, Fault>) {
        let refused = |id, why| (id, Err(Fault::NotARequest(why)));
        if request.starts_with('[') {
            return refused(NO_ID, "one at a time, not a batch");
        }
        let Ok(mut request) = serde_json::from_str::<BTreeMap<String, &'a RawValue>>(request)
        else {
            return refused(NO_ID, "it must be an object");
        };
        let id = request.remove("id").map(RawValue::get).filter(|id| is_id(id));
        let Some(id) = id else {
            return refused(NO_ID, "the `id` must be a string or an integer");
        };
        let mut text = |name: &str| {
            let value = request.remove(name)?;
            serde_json::from_str::<String>(value.get()).ok()
        };
        if text("jsonrpc").as_deref() != Some("2.0") {
            return refused(id, "`jsonrpc` must be \"2.0\"");
        }
        let Some(method) = text("method") else {
            return refused(id, "the `method` must be a string");
        };
        (id, self.call(&method, request.remove("params").map(RawValue::get)))
    }

    fn call(&mut self, method: &str, params: Option<&str>) -> Result<Value, Fault> {
        match method {
            "games" => {
                Params::new(params)?.finish()?;
                Ok(Kind::ALL.into_iter().map(describe).collect())
            }
            "new" => self.start(Params::new(params)?),
            "load" => self.load(Params::new(params)?),
            "status" | "legal" | "play" | "state" | "view" | "next_round" | "record" => {
                let Some(played) = &mut self.played else {
                    return Err(Fault::NotNow(
                        "there is no match; begin one with `new`".to_owned(),
                    ));
                };
                ask(played, method, Params::new(params)?)
            }
            _ => Err(Fault::NoSuchMethod(quoted(method))),
        }
    }

    fn start(&mut self, mut params: Params) -> Result<Value, Fault> {
        let kind: Kind = params.text("game")?.parse().map_err(bad)?;
        let seats = number("seats", &params.required("seats")?)?;
        let settings = settings(kind, params.optional("options"))?;
        let seed = match params.optional("seed") {
            Some(seed) => text("seed", seed)?.parse().map_err(bad)?,
            None => random_seed(),
        };
        let deck = params.optional("deck").map(deck).transpose()?;
        let dealer =
            params.optional("dealer").map(|dealer| number("dealer", &dealer)).transpose()?;
        params.finish()?;
        let setup = Setup { kind, seats, settings, dealer, seed };
        let played = Match::new(&setup, deck.as_deref()).map_err(bad)?;
        Ok(status(self.played.insert(played)))
    }

    fn load(&mut self, mut params: Params) -> Result<Value, Fault> {
        let record = params.text("record")?;
        params.finish()?;
        let played = Match::load(&record).map_err(bad)?;
        Ok(status(self.played.insert(played)))
    }
}

fn status(played: &Match) -> Value {
    to_json(&played.game().status())
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("what the engine shows has text keys only")
}

fn seat(played: &Match, value: &Value) -> Result<Seat, Fault> {
    let seats = played.game().standings().seats();
    let seat = Seat::new(number("seat", value)?).filter(|&seat| seats.has(seat));
    seat.ok_or_else(|| bad(format!("`seat` must be a number from 0 to {}", seats.last())))
}

fn ask(played: &mut Match, method: &str, mut params: Params) -> Result<Value, Fault> {
    match method {
        "legal" => {
            let seat = seat(played, &params.required("seat")?)?;
            params.finish()?;
            Ok(json!({"moves": played.game().legal_moves(seat)}))
        }
        "play" => {
            let seat = seat(played, &params.required("seat")?)?;
            let mv = params.text("move")?;
            params.finish()?;
            let answer = played.play(seat, &mv).map_err(|error| match error {
                AnyPlayError::Text(error) => bad(error),
                AnyPlayError::NotNow(why) => Fault::NotNow(Language::english().say(&why)),
                AnyPlayError::Illegal { rule, reason } => {
                    Fault::Illegal { rule, reason: Language::english().say(&reason) }
                }
            })?;
            Ok(json!({"status": status(played), "told": answer.told}))
        }
        "view" => {
            let viewer = match params.required("seat")? {
                Value::Null => None,
                value => Some(seat(played, &value)?),
            };
            params.finish()?;
            Ok(to_json(&played.game().view(viewer)))
        }
        "next_round" => next_round(played, params),
        "status" => params.finish().map(|()| status(played)),
        "state" => params.finish().map(|()| to_json(&played.game().reveal())),
        _ => params.finish().map(|()| played.record().into()),
    }
}

fn next_round(played: &mut Match, mut params: Params) -> Result<Value, Fault> {
    let deck = params.optional("deck").map(deck).transpose()?;
    params.finish()?;
    if let Some(deck) = &deck {
        played.check_deck(deck).map_err(bad)?;
    }
    if played.game().to_act() != ToAct::Chance(Chance::Round) {
        return Err(Fault::NotNow("the round is not over, or the match is".to_owned()));
    }
    played.next_round(deck.as_deref()).map_err(bad)?;
    Ok(status(played))
}

/// The id of an answer to what has none.
const NO_ID: &str = "null";

/// Whether a JSON text is an id: a string, or an integer of any length.
fn is_id(json: &str) -> bool {
    let digits = json.strip_prefix('-').unwrap_or(json);
    json.starts_with('"') || digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `id` is echoed as it was written.
fn respond(id: &str, result: Result<Value, Fault>) -> String {
    let (name, value) = match result {
        Ok(result) => ("result", result),
        Err(fault) => ("error", fault.to_json()),
    };
    format!(r#"{{"jsonrpc":"2.0","id":{id},"{name}":{value}}}"#)
}

/// Reads one line without its end into `line`; `None` at the end of input, `Some(false)` if the
/// line was longer than `max` bytes and skipped.
pub fn read_line(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
    max: usize,
) -> io::Result<Option<bool>> {
    line.clear();
    let mut fits = true;
    let mut any = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(any.then_some(fits));
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        fits &= line.len() + part.len() <= max;
        if fits {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(fits));
        }
    }
}

/// Answers each line of `input` on `output`, until the input ends.
///
/// # Errors
///
/// If reading or writing fails.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    while let Some(fits) = read_line(&mut input, &mut line, LINE_MAX)? {
        let answer = if !fits {
            let why = Fault::NotARequest("a line is at most 1 MiB long");
            respond(NO_ID, Err(why))
        } else {
            match std::str::from_utf8(&line) {
                Ok(line) => referee.answer(line),
                Err(error) => respond(NO_ID, Err(Fault::NotJson(error.to_string()))),
            }
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}
