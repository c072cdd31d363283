//! What views and events look like as JSON, in TypeScript and in JSON Schema: for the tools that
//! describe the protocol.

#[cfg(feature = "types")]
#[doc(hidden)]
pub use {schemars, ts_rs};

/// A type whose `Serialize` is written by hand has in TypeScript and JSON Schema the form of
/// another one.
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

/// Nobody asks what it looks like.
#[cfg(not(feature = "types"))]
#[macro_export]
macro_rules! same_as {
    ($($type:tt)*) => {};
}
