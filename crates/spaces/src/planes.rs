//! Where observations are written, and what they consist of.

use encoding::{Plane, Planes};

pub(crate) struct Bytes<'a>(pub(crate) &'a mut [u8]);

impl Planes for Bytes<'_> {
    #[inline]
    fn plane(&mut self, _: &'static str, _: u8, size: usize) -> &mut [u8] {
        let (plane, rest) = std::mem::take(&mut self.0).split_at_mut(size);
        self.0 = rest;
        plane.fill(0);
        plane
    }
}

/// The planes themselves, without what they tell.
#[derive(Default)]
pub(crate) struct Layout {
    pub(crate) planes: Vec<Plane>,
    scratch: Vec<u8>,
}

impl Planes for Layout {
    fn plane(&mut self, name: &'static str, most: u8, size: usize) -> &mut [u8] {
        self.planes.push(Plane { name, most, size });
        self.scratch.clear();
        self.scratch.resize(size, 0);
        &mut self.scratch
    }
}
