//! What views and events look like as JSON, in TypeScript and in JSON Schema: for the tools that
//! describe the protocol.

#[cfg(feature = "types")]
#[doc(hidden)]
pub use {schemars, ts_rs};

/// Gives a type whose `Serialize` is written by hand the form of another type in TypeScript and
/// JSON Schema: `same_as!(Seat => u8)`. Without the feature `types` it expands to nothing.
#[cfg(feature = "types")]
#[macro_export]
macro_rules! same_as {
    ($(@$param:ident: $bound:lifetime,)? $type:ty => $other:ty) => {
        impl$(<$param: $bound>)? $crate::types::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &$crate::types::ts_rs::Config) -> String {
                <$other as $crate::types::ts_rs::TS>::name(config)
            }

            fn inline(config: &$crate::types::ts_rs::Config) -> String {
                <$other as $crate::types::ts_rs::TS>::inline(config)
            }
        }

        impl$(<$param: $bound>)? $crate::types::schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                <$other as $crate::types::schemars::JsonSchema>::schema_name()
            }

            fn json_schema(
                generator: &mut $crate::types::schemars::SchemaGenerator,
            ) -> $crate::types::schemars::Schema {
                <$other as $crate::types::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}

/// Expands to nothing without the feature `types`, with which it gives a type whose `Serialize` is
/// written by hand the form of another type in TypeScript and JSON Schema: `same_as!(Seat => u8)`.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! same_as {
    ($($type:tt)*) => {};
}
