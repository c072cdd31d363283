//! The only generator and the only shuffle, pinned for ever: the same seed deals the same cards on
//! every machine and in every later version.
//!
//! The generator is ChaCha with eight rounds: fast enough for playouts, and nobody who sees some of
//! a deck can work out the rest. A [`Seed`] is never part of a state or a view; whoever drives a
//! match keeps it and forks a generator for each purpose.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

use crate::hash::{fnv1a, from_hex, hex};
use crate::text::TextError;

/// 32 bytes from which a match draws all its chance. Text: 64 hex digits.
///
/// # Examples
///
/// One generator for each purpose, so that using one more often does not change another:
///
/// ```
/// use engine::Seed;
///
/// let seed = Seed::from_number(7);
/// let mut first_deck = seed.rng("deck", 1);
/// let mut second_deck = seed.rng("deck", 2);
/// assert_ne!(first_deck.bits(), second_deck.bits());
/// assert_eq!(seed.rng("deck", 1).below(60), 2); // pinned for ever
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for tests and benchmarks, from a number.
    pub const fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        let number = number.to_le_bytes();
        let mut i = 0;
        while i < 8 {
            bytes[i] = number[i];
            i += 1;
        }
        Self(bytes)
    }

    /// The generator for one purpose, told by a label, and the purpose's `number`-th use.
    ///
    /// Different labels or numbers give independent generators (ChaCha's stream number is FNV-1a of
    /// the label and the number).
    #[inline]
    pub fn rng(&self, label: &str, number: u64) -> Rng {
        let mut chacha = ChaCha8Rng::from_seed(self.0);
        chacha.set_stream(fnv1a(label.bytes().chain([0]).chain(number.to_le_bytes())));
        Rng(chacha)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Shows nothing: a seed in a log would show every card.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let bad = || TextError::new("a seed of 64 hex digits", text);
        from_hex(text).map(Self).ok_or_else(bad)
    }
}

/// A stream of random numbers. Passed in where chance is needed, never stored in a state.
///
/// # Examples
///
/// ```
/// # use engine::Seed;
/// let mut rng = Seed::from_number(7).rng("dice", 1);
/// let eyes = 1 + rng.below(6);
/// assert!((1..=6).contains(&eyes));
/// let mut order = ["a", "b", "c"];
/// rng.shuffle(&mut order);
/// assert!(rng.choose(&order).is_some());
/// ```
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// Where the stream stands, as text: [`at`](Self::at) goes on from there. It tells every number
    /// to come.
    pub fn place(&self) -> String {
        let (seed, stream, word) = (self.0.get_seed(), self.0.get_stream(), self.0.get_word_pos());
        format!("{} {stream} {word}", hex(&seed))
    }

    /// The stream that stands where [`place`](Self::place) says.
    ///
    /// # Errors
    ///
    /// If the text is no such place.
    ///
    /// # Examples
    ///
    /// ```
    /// # use engine::{Rng, Seed};
    /// let mut rng = Seed::from_number(1).rng("deck", 1);
    /// rng.bits();
    /// assert_eq!(Rng::at(&rng.place())?.bits(), rng.bits());
    /// # Ok::<(), engine::TextError>(())
    /// ```
    pub fn at(place: &str) -> Result<Self, TextError> {
        let bad = || TextError::new("a seed of 64 hex digits and two whole numbers", place);
        let mut words = place.split(' ');
        let seed = words.next().and_then(from_hex).ok_or_else(bad)?;
        let stream = words.next().and_then(|word| word.parse().ok()).ok_or_else(bad)?;
        let word = words.next().and_then(|word| word.parse().ok()).ok_or_else(bad)?;
        if words.next().is_some() {
            return Err(bad());
        }
        let mut chacha = ChaCha8Rng::from_seed(seed);
        chacha.set_stream(stream);
        chacha.set_word_pos(word);
        Ok(Self(chacha))
    }

    /// The next 32 random bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number below `bound`, each as likely as the others (Lemire 2019, "Fast Random Integer
    /// Generation in an Interval").
    ///
    /// # Panics
    ///
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a number below 0 was asked for");
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let reject = bound.wrapping_neg() % bound;
            while (product as u32) < reject {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// An index into something that has `len` elements.
    ///
    /// # Panics
    ///
    /// If `len` is 0, or above `u32::MAX`.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("no list here has 2³² elements")) as usize
    }

    /// One element, or `None` of an empty slice.
    #[inline]
    pub fn choose<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { Some(&from[self.index(from.len())]) }
    }

    /// Puts the elements in random order: Fisher and Yates's shuffle, from the end.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            let other = self.below(end as u32 + 1) as usize;
            items.swap(end, other);
        }
    }
}

impl fmt::Debug for Rng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rng(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_pinned() {
        let mut rng = Seed::from_number(7).rng("deck", 1);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(60)).collect();
        assert_eq!(drawn, GOLDEN_BELOW);
        let mut cards: Vec<u32> = (0..12).collect();
        Seed::from_number(7).rng("deck", 2).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    const GOLDEN_BELOW: [u32; 6] = [2, 24, 58, 38, 44, 52];
    const GOLDEN_SHUFFLE: [u32; 12] = [4, 3, 8, 5, 7, 2, 0, 1, 9, 6, 10, 11];

    #[test]
    fn a_stream_goes_on_from_its_place() {
        for drawn in [0, 1, 15, 16, 63, 64, 65, 1_000] {
            let mut rng = Seed::from_number(7).rng("deck", 1);
            (0..drawn).for_each(|_| _ = rng.bits());
            let mut again = Rng::at(&rng.place()).expect("a place");
            assert_eq!(again.place(), rng.place());
            let next = |rng: &mut Rng| -> Vec<u32> { (0..200).map(|_| rng.bits()).collect() };
            assert_eq!(next(&mut again), next(&mut rng), "after {drawn}");
        }
        let seed = Seed::from_number(7);
        for bad in ["", "1 2 3", &format!("{seed} 1"), &format!("{seed} 1 -1")] {
            assert!(Rng::at(bad).is_err(), "{bad:?}");
        }
        assert!(Rng::at(&format!("{seed} 1 2 3")).is_err());
    }

    #[test]
    fn every_number_below_the_bound_is_as_likely() {
        let mut rng = Seed::from_number(1).rng("test", 0);
        let mut counts = [0u32; 7];
        (0..70_000).for_each(|_| counts[rng.index(7)] += 1);
        // Six degrees of freedom: 35 has a chance of less than one in 100,000.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 35.0, "{counts:?}");
    }

    #[test]
    fn seeds_are_64_hex_digits() {
        let text = "00ff".repeat(16);
        assert_eq!(text.parse::<Seed>().map(|seed| seed.to_string()), Ok(text.clone()));
        for bad in ["", "00", &text[1..], &format!("{text}0"), &text.replace('f', "g")] {
            assert!(bad.parse::<Seed>().is_err(), "{bad:?}");
        }
    }
}
