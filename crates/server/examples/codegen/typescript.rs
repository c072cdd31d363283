//! TypeScript, one file per subject.

use std::collections::BTreeMap;

use server::protocol::{
    ClientMessage, GameAbout, NewRoom, PROTOCOL_VERSION, RoomAnswer, RoomCommand, Rules,
    ServerMessage,
};
use ts_rs::{Config, TS, TypeVisitor};

use crate::layout;

/// `web/src/protocol.ts`.
pub(crate) fn protocol() -> String {
    let mut types = Types::default();
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<NewRoom>();
    types.visit::<RoomCommand>();
    types.visit::<RoomAnswer>();
    types.visit::<GameAbout>();
    types.visit::<Rules>();
    let head = head("crates/server/src/protocol.rs");
    let docs = "/** The version of this protocol. */";
    let version = format!("export const PROTOCOL_VERSION = {PROTOCOL_VERSION};");
    format!("{head}\n{docs}\n{version}\n\n{}", types.declarations.join("\n"))
}

/// The first line of a file made from `source`.
fn head(source: &str) -> String {
    format!("// Made from {source} by `cargo xtask codegen`. Do not edit.\n")
}

/// The declarations of some types and of all that they contain, each once.
#[derive(Default)]
struct Types {
    /// In the order in which they are met.
    declarations: Vec<String>,
    /// By name.
    declared: BTreeMap<String, String>,
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
        let declaration = layout::declaration(&docs, &T::decl(&config));
        let name = T::ident(&config);
        if let Some(other) = self.declared.insert(name.clone(), declaration.clone()) {
            assert_eq!(other, declaration, "two types are called {name}");
            return;
        }
        self.declarations.push(declaration);
        T::visit_dependencies(self);
    }
}
