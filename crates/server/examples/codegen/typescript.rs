//! TypeScript, one file per subject. Line breaks and indentation are left to Prettier.

use std::collections::BTreeMap;

use games::{Allowed, Common, Events, Game, Kind, OptionSpec, Value, for_game};
use server::protocol::{
    Caller, ClientMessage, DailyAbout, DailyResult, Example, GameAbout, History, Leaderboard,
    LessonTexts, MatchRatings, MatchReview, NewRoom, OpenTables, OwnMatches, OwnMatchesAsked,
    OwnRatings, PROTOCOL_VERSION, PersonAnswer, PersonCommand, RatingsAsked, RecordAnswer,
    RoomAnswer, RoomCommand, Rules, ServerMessage, Status, Steps,
};
use ts_rs::{Config, TS, TypeVisitor};

use crate::prefix;

/// `web/src/protocol.ts`.
pub(crate) fn protocol() -> String {
    let head = head("crates/play/src/protocol/");
    let docs = "/** The version of this protocol. */";
    let version = format!("export const PROTOCOL_VERSION = {PROTOCOL_VERSION};");
    format!("{head}\n{docs}\n{version}\n\n{}", spoken().text())
}

/// `web/src/reviews.ts`: what is told of where a match turned, and is not in the other file.
pub(crate) fn reviews() -> String {
    let (mut types, others) = (Types::default(), spoken());
    types.visit::<MatchReview>();
    types.0.retain(|name, _| !others.0.contains_key(name));
    let head = head("crates/play/src/protocol/review.rs");
    format!("{head}import type {{ Phrase }} from './protocol';\n\n{}", types.text())
}

/// What is said on the wire, reviews aside.
fn spoken() -> Types {
    let mut types = Types::default();
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<NewRoom>();
    types.visit::<RoomCommand>();
    types.visit::<RoomAnswer>();
    types.visit::<Caller>();
    types.visit::<PersonCommand>();
    types.visit::<PersonAnswer>();
    types.visit::<GameAbout>();
    types.visit::<Rules>();
    types.visit::<LessonTexts>();
    types.visit::<Example>();
    types.visit::<OpenTables>();
    types.visit::<Leaderboard>();
    types.visit::<RatingsAsked>();
    types.visit::<OwnMatchesAsked>();
    types.visit::<OwnMatches>();
    types.visit::<OwnRatings>();
    types.visit::<MatchRatings>();
    types.visit::<DailyAbout>();
    types.visit::<DailyResult>();
    types.visit::<Status>();
    types.visit::<History>();
    types.visit::<Steps>();
    types.visit::<RecordAnswer>();
    types
}

/// `web/src/views.ts`.
pub(crate) fn views() -> String {
    let mut types = Types::default();
    let (mut own, mut games, mut views) = (String::new(), String::new(), String::new());
    let ids: Vec<String> = Kind::ALL.iter().map(|kind| format!("'{kind}'")).collect();
    types.visit::<Common>();
    for kind in Kind::ALL {
        for_game!(kind, G => {
            types.visit::<<G as Game>::Shown>();
            types.visit::<<G as Events>::Public>();
            types.visit::<<G as Events>::Secret>();
        });
        let (id, name, prefix) = (kind.id(), kind.name(), prefix(kind));
        own += &format!("\n/** The options of {name}. */\nexport type {prefix}Options = {{\n");
        kind.options().iter().for_each(|spec| own += &option(kind, spec));
        let standard: Vec<String> = kind.options().iter().filter_map(standard).collect();
        own += &format!(
            "}};\n\n/** The options of {name} that views leave out, where they are standard. */\n\
             export const {} = {{ {} }} as const;\n",
            format!("{id}_STANDARD").replace('-', "_").to_uppercase(),
            standard.join(", "),
        );
        own += &format!(
            "\n/** What a seat or a spectator may know of a match of {name}. */\n\
             export type {prefix}View = {{ game: '{id}'; options: {prefix}Options }} & Common \
             & {prefix}Shown;\n\n/** What happened in a match of {name}. */\n\
             export type {prefix}Event = {prefix}Public | {prefix}Secret;\n"
        );
        games += &format!(
            "'{id}': {{\noptions: {prefix}Options; view: {prefix}View; public: {prefix}Public; \
             secret: {prefix}Secret; event: {prefix}Event }};\n"
        );
        views += &format!("| {prefix}View");
    }
    let head = head("the games of crates/engine");
    let (all, ids) = (types.text(), ids.join(", "));
    format!(
        "{head}\n{all}{own}\n/** The types of each game, by its id. */\n\
         export type Games = {{\n{games}}};\n\n/** A game's id. */\n\
         export type GameId = keyof Games;\n\n\
         /** Every game, in the order of the rules' index. */\n\
         export const GAME_IDS: readonly GameId[] = [{ids}];\n\n\
         /** What a seat or a spectator may know. */\n\
         export type View = {views};\n"
    )
}

/// An option with its default, where views leave that out.
fn standard(spec: &OptionSpec) -> Option<String> {
    let default = spec.default.filter(|_| spec.may_be_missing())?;
    Some(format!("{}: {}", spec.name, literal(&default)))
}

fn literal(value: &Value) -> String {
    match value {
        Value::Flag(on) => on.to_string(),
        Value::Word(word) => format!("'{word}'"),
        Value::Number(number) => number.to_string(),
    }
}

fn option(kind: Kind, spec: &OptionSpec) -> String {
    let values = match spec.allowed {
        Allowed::Values([Value::Flag(_), Value::Flag(_)]) => "boolean".to_owned(),
        Allowed::Values(values) => values.iter().map(literal).collect::<Vec<_>>().join(" | "),
        Allowed::Between(..) => "number".to_owned(),
    };
    format!(
        "/** {} */\n{}{}: {values};\n",
        words::Language::english().say(&kind.about(spec)),
        spec.name,
        if spec.may_be_missing() { "?" } else { "" },
    )
}

fn head(source: &str) -> String {
    format!("// Made from {source} by `cargo xtask codegen`. Do not edit.\n")
}

/// A declaration with each comment of one line on one line, and without links to Rust.
fn readable(declaration: &str) -> String {
    let mut parts = declaration.split("/**\n * ");
    let first = parts.next().unwrap_or_default().to_owned();
    let text = parts.fold(first, |text, part| match part.split_once("\n */") {
        Some((line, rest)) if !line.contains('\n') => format!("{text}/** {line} */{rest}"),
        _ => format!("{text}/**\n * {part}"),
    });
    text.replace("[`", "`").replace("`]", "`")
}

/// The declarations of some types and of all that they contain, each once, by name: the order in
/// which `ts-rs` visits them differs from build to build.
#[derive(Default)]
struct Types(BTreeMap<String, String>);

impl Types {
    fn text(&self) -> String {
        self.0.values().map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Wrappers and primitive types have no declaration, and name what they contain themselves.
        if T::output_path().is_none() {
            return;
        }
        // Every number of ours is smaller than 2^53.
        let config = Config::new().with_large_int("number");
        let docs = T::docs().unwrap_or_default();
        let declaration = readable(&format!("{docs}export {}\n", T::decl(&config)));
        let name = T::ident(&config);
        if let Some(other) = self.0.insert(name.clone(), declaration.clone()) {
            assert_eq!(other, declaration, "two types are called {name}");
            return;
        }
        T::visit_dependencies(self);
    }
}
