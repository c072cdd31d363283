//! JSON against a JSON Schema.

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value as Json;

/// A compiled JSON Schema.
pub(crate) struct Validator {
    schemas: Schemas,
    root: SchemaIndex,
}

impl Validator {
    /// Fails if it is no schema of draft 2020-12, or points to what is not there.
    pub(crate) fn new(schema: &Json) -> Result<Self, String> {
        const NAME: &str = "schema.json";
        let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
        let text = |error| format!("{error:#}");
        compiler.add_resource(NAME, schema.clone()).map_err(text)?;
        let root = compiler.compile(NAME, &mut schemas).map_err(text)?;
        Ok(Self { schemas, root })
    }

    /// Fails with every place that is not as the schema says.
    pub(crate) fn validate(&self, value: &Json) -> Result<(), String> {
        self.schemas.validate(value, self.root).map_err(|error| error.to_string())
    }
}
