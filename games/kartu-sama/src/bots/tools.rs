//! What a seat may do or leave undone in Kartu Sama.

use kit::search::Tool;

use crate::{Face, KartuSama, Move};

pub(super) const TOOLS: &[Tool<KartuSama>] = &[
    Tool::new("jokers", "4.1", |_, _, mv| mv == Move::Play(Face::JOKER)),
    Tool::new("drawing", "3.1", |_, _, mv| mv == Move::Draw),
    Tool::new("suits", "3.2", |view, _, mv| match mv {
        Move::Play(face) => suit(face).is_some_and(|own| suit(view.table().top()) != Some(own)),
        Move::Draw => false,
    }),
    Tool::new("dear", "5.1", |view, _, mv| match mv {
        Move::Play(face) => face != Face::JOKER && view.table().options.points(face) >= 8,
        Move::Draw => false,
    }),
];

fn suit(face: Face) -> Option<kit::Suit> {
    face.french().map(kit::French::suit)
}
