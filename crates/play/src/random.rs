//! Bytes by chance, for keys, seeds and secrets.
//!
//! They are drawn from a generator that the shell seeds with 32 bytes from the operating system:
//! nobody who has seen some of them can work out others.

use games::Rng;

/// Random bytes.
pub fn bytes<const N: usize>(rng: &mut Rng) -> [u8; N] {
    let mut bytes = [0; N];
    for four in bytes.chunks_mut(4) {
        four.copy_from_slice(&rng.bits().to_le_bytes()[..four.len()]);
    }
    bytes
}
