//! What views and events look like as JSON, in TypeScript and in JSON Schema: for the tools that
//! describe the protocol.

/// A type whose `Serialize` is written by hand has in TypeScript and JSON Schema the form of
/// another one.
macro_rules! same_as {
    ($(@$param:ident: $bound:lifetime,)? $type:ty => $other:ty) => {
        impl$(<$param: $bound>)? ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <$other as ts_rs::TS>::inline(config)
            }
        }

        impl$(<$param: $bound>)? schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                <$other as schemars::JsonSchema>::schema_name()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                <$other as schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}
pub(crate) use same_as;
