//! The prices by which a club player plays KTU.

/// How far a seat has come: it draws, it still has open cards, or only closed ones.
pub(crate) const STAGES: usize = 3;

/// With how many cards in all a seat is about to win.
pub(crate) const FEW: usize = 3;

/// What moves cost, in eighths of a step between two ranks. The cheapest is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    /// A play of one card, by stage and rank.
    pub(crate) card: [[i32; 13]; STAGES],
    /// Each further card of the play, by stage: of an ordinary rank, of a 2, 3 or 10.
    pub(crate) more: [[i32; 2]; STAGES],
    /// A pile that burns, by stage: once, and for each of its cards.
    pub(crate) burn: [[i32; 2]; STAGES],
    /// Taking the pile, by stage: once, for each card, for each 2, 3 or 10, for each K or A.
    pub(crate) take: [[i32; 4]; STAGES],
    /// What is added, by rank, if the next seat has at most [`FEW`] cards.
    pub(crate) danger: [i32; 13],
    /// The last card of a hand that is no longer drawn up, by rank.
    pub(crate) last: [i32; 13],
    /// How good a rank is to lay open.
    pub(crate) open: [i32; 13],
}

/// With two seats.
pub(crate) const TWO: Prices = Prices {
    card: [
        [111, 114, 2, 35, 19, 26, 28, 40, 119, 59, 64, 72, 80],
        [112, 103, 26, 12, 16, 12, 29, 42, 120, 55, 67, 71, 77],
        [86, 104, 32, 8, 9, 24, 32, 40, 117, 54, 64, 75, 80],
    ],
    more: [[-1, 17], [-3, 0], [-5, -9]],
    burn: [[-8, 3], [-25, 2], [-15, 4]],
    take: [[301, 10, -12, -5], [289, 10, -7, -5], [301, 10, -10, -5]],
    danger: [30, 0, 23, 2, 0, -13, 0, -7, -2, -3, 1, 0, 1],
    last: [0, 0, 3, 3, -8, 0, 1, -2, 0, 0, 0, 1, 0],
    open: [10, 10, 2, 1, 4, 9, 11, 7, 15, 9, 10, 16, 12],
};

/// With more seats.
pub(crate) const MANY: Prices = Prices {
    card: [
        [88, 104, -12, 8, 17, 23, 32, 38, 163, 56, 64, 72, 80],
        [112, 104, 0, 0, 16, 24, 32, 40, 120, 56, 64, 72, 80],
        [112, 104, 0, 8, 16, 24, 1, 40, 129, 57, 64, 67, 80],
    ],
    more: [[-1, 1], [-1, -1], [-1, -7]],
    burn: [[-20, -4], [-22, 9], [-24, 17]],
    take: [[300, 7, -10, -5], [298, 10, -10, -5], [302, 12, -8, -1]],
    danger: [0, 0, -5, 8, -3, -16, 8, 0, -2, -11, -7, 1, 0],
    last: [0, 0, 0, 0, 11, 0, 0, -16, 0, 3, 0, -2, -4],
    open: [-14, 13, 2, 11, 4, 18, 16, 7, 39, 9, 10, 19, 12],
};
