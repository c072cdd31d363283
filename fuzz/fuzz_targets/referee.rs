//! One law: `law::referee`.
#![no_main]

#[path = "../../crates/referee/tests/law/mod.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| law::referee(bytes));
