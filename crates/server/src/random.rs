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

/// A number below `bound`, each as likely as the others but for one part in 2^40.
pub(crate) fn below(bound: usize) -> usize {
    (u64::from_le_bytes(bytes()) % bound as u64) as usize
}
