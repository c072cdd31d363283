//! Everything that people read, in every language. The engine says what there is to say, as a
//! [`Message`]; here it becomes a sentence.
//!
//! A language is a folder, `locales/<tag>/`, with a file in the [Fluent] syntax for each audience,
//! and of each game a file with what that game alone says, `games/<game>/words/<tag>.ftl`; the
//! browser reads the same files. English is the source: a message that another language lacks is
//! said in English, and a test fails.
//!
//! ```
//! use words::Language;
//!
//! let german = Language::spoken("de_AT.UTF-8").expect("the catalogue has German");
//! assert_eq!(german.tag(), "de");
//! assert_eq!(german.text("list-and", &[("all", "Ada, Bea".into()), ("last", "Cem".into())]),
//!     "Ada, Bea und Cem");
//! ```
//!
//! [Fluent]: https://projectfluent.org

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use engine::{Message, Put, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use serde::Deserialize as _;
use serde_json::Value;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Param;

static FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The language of a file: its folder in `locales`, or what a file of a game is called.
fn tag_of(path: &str) -> &str {
    let (folder, file) = path.rsplit_once('/').expect("a file in a folder");
    match folder.strip_prefix("locales/") {
        Some(tag) => tag,
        None => file.strip_suffix(".ftl").expect("a catalogue ends in .ftl"),
    }
}

/// All languages, English first.
static CATALOGUES: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
    let mut sources = BTreeMap::<&str, Vec<Source>>::new();
    for &(path, text) in FILES {
        sources.entry(tag_of(path)).or_default().push(Source { path, text });
    }
    let mut all: Vec<Catalogue> =
        sources.into_iter().map(|(tag, sources)| Catalogue::new(tag, sources)).collect();
    all.sort_by_key(|catalogue| catalogue.tag != "en");
    all
});

struct Source {
    path: &'static str,
    text: &'static str,
}

struct Catalogue {
    tag: &'static str,
    id: LanguageIdentifier,
    sources: Vec<Source>,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    fn new(tag: &'static str, sources: Vec<Source>) -> Self {
        let id: LanguageIdentifier = tag.parse().expect("a catalogue is named after its language");
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        // Names of players are isolated by the page; elsewhere the marks would show.
        bundle.set_use_isolating(false);
        for &Source { path, text } in &sources {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
            let added = bundle.add_resource(resource);
            added.unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        }
        Self { tag, id, sources, bundle }
    }
}

/// The languages of an `Accept-Language` header, best first, without those that are not wanted and
/// without their weights (RFC 9110, section 12.5.4).
fn by_weight(header: &str) -> String {
    let weighed = |entry: &str| {
        let (tag, weight) = entry.split_once(';').unwrap_or((entry, ""));
        let weight = weight.trim().strip_prefix("q=").unwrap_or("1");
        (weight.parse().unwrap_or(0.0_f32), tag.trim().to_owned())
    };
    let mut all: Vec<(f32, String)> = header.split(',').map(weighed).collect();
    all.retain(|(weight, _)| *weight > 0.0);
    all.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    all.into_iter().map(|(_, tag)| tag).collect::<Vec<_>>().join(",")
}

/// A language of the catalogue.
#[derive(Clone, Copy)]
pub struct Language(&'static Catalogue);

impl Language {
    /// English, in which everything can be said.
    pub fn english() -> Self {
        Self(&CATALOGUES[0])
    }

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        CATALOGUES.iter().map(Self)
    }

    /// The language that a tag or a locale names, such as `de`, `de-AT` or `de_AT.UTF-8`; `None`
    /// if the catalogue does not have it.
    pub fn spoken(locale: &str) -> Option<Self> {
        let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        Self::all().find(|language| language.0.id.language == wanted.language)
    }

    /// The best of the languages that an `Accept-Language` header asks for, else English.
    pub fn accepted(header: &str) -> Self {
        let wanted = accepted_languages::parse(&by_weight(header));
        let there: Vec<&LanguageIdentifier> = CATALOGUES.iter().map(|it| &it.id).collect();
        let chosen = negotiate_languages(&wanted, &there, None, NegotiationStrategy::Lookup);
        let found = chosen.first().and_then(|&&id| Self::all().find(|it| it.0.id == *id));
        found.unwrap_or_else(Self::english)
    }

    /// Its tag, such as `de`.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The names of all messages of this language's files.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        let lines = self.0.sources.iter().flat_map(|source| source.text.lines());
        let names = lines.filter_map(|line| line.split_once(" ="));
        names
            .map(|(name, _)| name)
            .filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
    }

    /// Whether the catalogue itself has this message in this language.
    pub fn has(self, id: &str) -> bool {
        self.0.bundle.has_message(id)
    }

    /// A message with these parameters. What this language lacks is said in English, and what
    /// nobody can say is its name.
    pub fn text<'a>(self, id: &str, params: &[(&str, Param<'a>)]) -> String {
        let mut args = FluentArgs::with_capacity(params.len());
        params
            .iter()
            .for_each(|(name, param)| args.set(Cow::from(name.to_string()), param.clone()));
        self.pattern(id, &args).into_owned()
    }

    fn pattern<'a>(self, id: &'a str, args: &'a FluentArgs<'_>) -> Cow<'a, str> {
        for Self(catalogue) in [self, Self::english()] {
            let pattern = catalogue.bundle.get_message(id).and_then(|message| message.value());
            let Some(pattern) = pattern else { continue };
            let mut errors = Vec::new();
            let text = catalogue.bundle.format_pattern(pattern, Some(args), &mut errors);
            debug_assert!(errors.is_empty(), "{} in {}: {errors:?}", id, catalogue.tag);
            return text.into_owned().into();
        }
        id.into()
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// How who reads it calls what a message is about.
pub trait Voice {
    /// Where it is read, as messages ask: at a `terminal`, where lines scroll away, or on a `page`,
    /// whose log stays and beside which the table stands.
    fn reader(&self) -> &'static str {
        "terminal"
    }

    /// A seat, by its number.
    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    /// Whether the reader sits there, and is spoken to.
    fn is_reader(&self, _seat: Seat) -> bool {
        false
    }

    /// A suit, by its letter.
    fn suit(&self, letter: char) -> String {
        letter.to_string()
    }

    /// A card.
    fn card(&self, card: &str) -> String {
        card.to_owned()
    }

    /// Several cards, in the order that they have.
    fn cards(&self, cards: &[String]) -> String {
        cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" ")
    }

    /// Several cards whose order means nothing.
    fn ranks(&self, cards: &[String]) -> String {
        self.cards(cards)
    }

    /// The number of a row's first card.
    fn first(&self) -> u64 {
        0
    }
}

/// Seats and cards as the text of records has them.
pub struct Plain;

impl Voice for Plain {}

impl Language {
    /// A message, in this language.
    pub fn say(self, message: &Message) -> String {
        self.say_as(message, &Plain)
    }

    /// The same, with seats and cards as this reader calls them.
    pub fn say_as(self, message: &Message, voice: &dyn Voice) -> String {
        let mut args = FluentArgs::with_capacity(message.params.len() + 3);
        args.set("reader", voice.reader());
        for (name, value) in &message.params {
            match value {
                Value::Number(number) => args.set(name, number.as_f64().unwrap_or_default()),
                other => match Put::of(other) {
                    Some(put) => self.put(name, &put, voice, &mut args),
                    None => args.set(name, self.in_words(other, voice)),
                },
            }
        }
        self.pattern(&message.id, &args).into_owned()
    }

    /// Several words in a sentence: `Ada`, `Ada and Bea`, `Ada, Bea and Cem`.
    pub fn and<S: AsRef<str>>(self, words: &[S]) -> String {
        self.joined(words, "list-and")
    }

    /// `Ada`, `Ada or Bea`, `Ada, Bea or Cem`.
    pub fn or<S: AsRef<str>>(self, words: &[S]) -> String {
        self.joined(words, "list-or")
    }

    fn joined<S: AsRef<str>>(self, words: &[S], id: &str) -> String {
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        match words.split_last() {
            None => String::new(),
            Some((only, [])) => (*only).to_owned(),
            Some((&last, rest)) => {
                self.text(id, &[("all", rest.join(", ").into()), ("last", last.into())])
            }
        }
    }

    /// What is put into a message under a name, and what the message is told of it besides.
    fn put(self, name: &str, put: &Put, voice: &dyn Voice, args: &mut FluentArgs<'_>) {
        let by_seat = |all: Vec<String>, between: &str| {
            let each = (0..).map_while(Seat::new).zip(&all);
            let each = each.map(|(seat, own)| format!("{} {own}", voice.seat(seat)));
            each.collect::<Vec<_>>().join(between)
        };
        let slot = |slot: &u64| (slot + voice.first()).to_string();
        let text = match put {
            Put::Seat(seat) => {
                let who = if name == "seat" { "who".to_owned() } else { format!("{name}-who") };
                args.set(who, if voice.is_reader(*seat) { "you" } else { "other" });
                voice.seat(*seat)
            }
            Put::Seats(seats) => {
                let you = matches!(seats[..], [only] if voice.is_reader(only));
                args.set("who", if you { "you" } else { "other" });
                args.set("count", seats.len());
                self.and(&seats.iter().map(|&seat| voice.seat(seat)).collect::<Vec<_>>())
            }
            Put::BySeat(all) => by_seat(all.iter().map(i64::to_string).collect(), ", "),
            Put::Signed(all) => by_seat(all.iter().map(|own| format!("{own:+}")).collect(), ", "),
            Put::RanksBySeat(all) => {
                by_seat(all.iter().map(|own| voice.ranks(own)).collect(), "; ")
            }
            Put::Suit(letter) => voice.suit(*letter),
            Put::Card(card) => voice.card(card),
            Put::Cards(cards) | Put::Row(cards) => voice.cards(cards),
            Put::Ranks(cards) => voice.ranks(cards),
            Put::Slot(at) => slot(at),
            Put::Slots(all) => self.and(&all.iter().map(slot).collect::<Vec<_>>()),
            Put::Either(all) => {
                let words = all.iter().map(|value| self.in_words(value, voice));
                self.or(&words.collect::<Vec<_>>())
            }
        };
        args.set(name.to_owned(), text);
    }

    fn in_words(self, value: &Value, voice: &dyn Voice) -> String {
        match value {
            Value::String(text) => text.clone(),
            Value::Array(list) => {
                let words = list.iter().map(|value| self.in_words(value, voice));
                words.collect::<Vec<_>>().join(", ")
            }
            Value::Object(_) => Message::deserialize(value)
                .map_or_else(|_| value.to_string(), |message| self.say_as(&message, voice)),
            other => other.to_string(),
        }
    }
}

#[cfg(test)]
mod tests;
