//! Chance from the operating system: names, keys and seeds.

/// Random bytes.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A generator with a seed of its own.
pub(crate) fn rng(purpose: &str) -> engine::Rng {
    engine::Seed::new(bytes()).rng(purpose, 0)
}
