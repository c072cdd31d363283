//! What a seat knows, as bytes.

use engine::{Seat, Standings};

/// Some neighbouring bytes of an observation that tell one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// Its name.
    pub name: &'static str,
    /// The largest value of its bytes.
    pub most: u8,
    /// How many bytes.
    pub size: usize,
}

/// Where planes are written, one after the other.
pub trait Planes {
    /// The next plane: so many bytes, all 0, of which none gets larger than `most`.
    fn plane(&mut self, name: &'static str, most: u8, size: usize) -> &mut [u8];

    /// A single number; what is larger than `most` counts as that.
    fn number(&mut self, name: &'static str, most: u8, value: usize) {
        self.plane(name, most, 1)[0] = value.min(most.into()) as u8;
    }

    /// A flag for each bit from the lowest on.
    fn flags(&mut self, name: &'static str, size: usize, bits: u64) {
        spread(bits, self.plane(name, 1, size));
    }

    /// A flag that is set at one place at most.
    fn one_of(&mut self, name: &'static str, size: usize, place: Option<usize>) {
        let plane = self.plane(name, 1, size);
        if let Some(place) = place {
            plane[place] = 1;
        }
    }
}

/// A byte for each seat of a table, from `own` on in play order.
#[inline]
pub fn by_seat(
    planes: &mut impl Planes,
    (name, most): (&'static str, u8),
    (standings, own): (&Standings, Seat),
    value: impl Fn(Seat) -> u8,
) {
    let plane = planes.plane(name, most, standings.seats().get());
    for (to, seat) in plane.iter_mut().zip(standings.seats().seats_from(own)) {
        *to = value(seat);
    }
}

/// By byte: its bits as bytes, the lowest first.
const BITS: [[u8; 8]; 256] = {
    let mut bits = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            bits[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    bits
};

/// Writes each bit as a byte, the lowest first.
#[inline]
pub fn spread(bits: u64, to: &mut [u8]) {
    for (eight, byte) in to.chunks_mut(8).zip(bits.to_le_bytes()) {
        eight.copy_from_slice(&BITS[usize::from(byte)][..eight.len()]);
    }
}

/// The seats from `own` on, in play order, each with its distance.
#[inline]
pub fn around(standings: &Standings, own: Seat) -> impl Iterator<Item = (usize, Seat)> {
    standings.seats().seats_from(own).enumerate()
}

/// How many seats after `own` another one has its turn.
#[inline]
pub fn distance(standings: &Standings, own: Seat, other: Seat) -> usize {
    let seats = standings.seats().get();
    (other.index() + seats - own.index()) % seats
}
