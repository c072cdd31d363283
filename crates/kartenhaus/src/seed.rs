//! Seeds on the command line: the same for every command.

use games::Seed;

/// A number, or 64 hex digits as records have them.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    let number = || text.parse().map(Seed::from_number);
    let expected = |_| format!("a seed is a number from 0 to {}, or 64 hex digits", u64::MAX);
    text.parse().or_else(|_| number()).map_err(expected)
}

/// The same where a measurement is numbered by its seed: of 64 hex digits that are no number one is
/// made, which the report names.
pub(crate) fn seed_number(text: &str) -> Result<u64, String> {
    let seed = seed(text)?;
    let number = text.parse();
    Ok(number.unwrap_or_else(|_| {
        let mut rng = seed.rng("number", 0);
        (u64::from(rng.bits()) << 32) | u64::from(rng.bits())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_hex_digits() {
        let hex = "ab".repeat(32);
        assert_eq!(seed("7"), Ok(Seed::from_number(7)));
        assert_eq!(seed("18446744073709551615"), Ok(Seed::from_number(u64::MAX)));
        assert_eq!(seed(&hex).map(|seed| seed.to_string()), Ok(hex.clone()));
        assert_eq!(seed_number("7"), Ok(7));
        let made = seed_number(&hex).expect("a seed");
        assert_eq!(seed_number(&hex), Ok(made));
        assert_ne!(seed_number(&"ac".repeat(32)), Ok(made));
        for text in ["", "-1", "1.5", "seven", "18446744073709551616", &hex[1..], "0x7"] {
            let why = seed(text).expect_err(text);
            assert!(why.starts_with("a seed is a number from 0 to "), "{why}");
            assert_eq!(seed_number(text), Err(why));
        }
    }
}
