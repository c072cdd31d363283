//! Hashes, and bytes as text.

/// The 64-bit FNV-1a hash of these bytes, the same in every version and on every machine. It is no
/// protection against texts that are chosen to collide.
///
/// # Examples
///
/// ```
/// assert_eq!(engine::fnv1a(*b"ada"), 0xe70b_c019_0530_e13b);
/// ```
#[inline]
pub fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Two hex digits for each byte.
///
/// # Examples
///
/// ```
/// assert_eq!(engine::hex(&[0, 175]), "00af");
/// ```
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The 32 bytes that 64 hex digits, small or capital, stand for; `None` for any other text.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}
