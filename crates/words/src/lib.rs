//! Everything that people read, in every language.
//!
//! A language is a folder, `locales/<tag>/`, with a file in the [Fluent] syntax for each audience;
//! the browser reads the same files. English is the source: a message that another language lacks
//! is said in English, and a test fails.
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

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_langneg::{NegotiationStrategy, accepted_languages, negotiate_languages};
use rust_embed::Embed;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Param;

#[derive(Embed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Files;

/// All languages, English first.
static CATALOGUES: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
    let mut sources = BTreeMap::<String, Vec<Source>>::new();
    for path in Files::iter() {
        let (tag, file) = path.split_once('/').expect("a file is in the folder of its language");
        let data = Files::get(&path).expect("a file that was listed").data;
        let text = String::from_utf8(data.into_owned()).expect("a catalogue is UTF-8");
        let source = Source { file: file.to_owned(), text };
        sources.entry(tag.to_owned()).or_default().push(source);
    }
    let mut all: Vec<Catalogue> =
        sources.into_iter().map(|(tag, sources)| Catalogue::new(tag, sources)).collect();
    all.sort_by_key(|catalogue| catalogue.tag != "en");
    all
});

/// A file of a language.
struct Source {
    file: String,
    text: String,
}

struct Catalogue {
    tag: String,
    id: LanguageIdentifier,
    sources: Vec<Source>,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    fn new(tag: String, sources: Vec<Source>) -> Self {
        let id: LanguageIdentifier = tag.parse().expect("a catalogue is named after its language");
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        // Names of players are isolated by the page; elsewhere the marks would show.
        bundle.set_use_isolating(false);
        for Source { file, text } in &sources {
            let resource = FluentResource::try_new(text.clone());
            let resource =
                resource.unwrap_or_else(|(_, errors)| panic!("{tag}/{file}: {errors:?}"));
            let added = bundle.add_resource(resource);
            added.unwrap_or_else(|errors| panic!("{tag}/{file}: {errors:?}"));
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
        &self.0.tag
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
        self.say(id, &args).into_owned()
    }

    fn say<'a>(self, id: &'a str, args: &'a FluentArgs<'_>) -> Cow<'a, str> {
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

/// Something to be said, in whatever language: the name of a message, and what is put into it.
/// `Display` says it in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The message's name in the catalogue.
    pub id: String,
    /// What is put into it, by name: words, numbers, other messages, or lists of these, which are
    /// joined with commas.
    pub params: Map<String, Value>,
}

/// As a parameter of another message.
impl From<Message> for Value {
    fn from(message: Message) -> Self {
        serde_json::json!({ "id": message.id, "params": message.params })
    }
}

impl Message {
    /// A message without parameters.
    pub fn plain(id: impl Into<String>) -> Self {
        Self { id: id.into(), params: Map::new() }
    }

    /// The message with this parameter too.
    #[must_use]
    pub fn with(mut self, name: &str, param: impl Into<Value>) -> Self {
        self.params.insert(name.to_owned(), param.into());
        self
    }

    /// The message for a value of an enum that serde writes in kebab case: its variant is the end
    /// of the name, its fields are the parameters.
    ///
    /// ```
    /// # use serde::Serialize;
    /// # use words::Message;
    /// #[derive(Serialize)]
    /// #[serde(rename_all = "kebab-case")]
    /// enum Why { WrongNumber { count: usize } }
    ///
    /// let message = Message::of("refused-game", &Why::WrongNumber { count: 3 });
    /// assert_eq!(message.id, "refused-game-wrong-number");
    /// assert_eq!(message.params["count"], 3);
    /// ```
    ///
    /// # Panics
    ///
    /// If serde does not write the value so.
    pub fn of(kind: &str, said: &impl Serialize) -> Self {
        match serde_json::to_value(said) {
            Ok(Value::String(variant)) => Self::plain(format!("{kind}-{variant}")),
            Ok(Value::Object(variants)) if variants.len() == 1 => {
                match variants.into_iter().next() {
                    Some((variant, Value::Object(params))) => {
                        Self { id: format!("{kind}-{variant}"), params }
                    }
                    other => panic!("{other:?} has no names for its parameters"),
                }
            }
            other => panic!("{other:?} is no variant"),
        }
    }

    /// The message in a language.
    pub fn text(&self, language: Language) -> String {
        let mut args = FluentArgs::with_capacity(self.params.len());
        for (name, value) in &self.params {
            match value {
                Value::Number(number) => args.set(name, number.as_f64().unwrap_or_default()),
                other => args.set(name, in_words(other, language)),
            }
        }
        language.say(&self.id, &args).into_owned()
    }
}

/// A parameter in a language.
fn in_words(value: &Value, language: Language) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => {
            let words = list.iter().map(|value| in_words(value, language));
            words.collect::<Vec<_>>().join(", ")
        }
        Value::Object(_) => Message::deserialize(value)
            .map_or_else(|_| value.to_string(), |message| message.text(language)),
        other => other.to_string(),
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::english()))
    }
}

#[cfg(test)]
mod tests;
