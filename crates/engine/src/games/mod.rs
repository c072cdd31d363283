//! The five games, a folder each. They share nouns and no rules.

pub mod kartu_sama;
pub mod khamul;
pub mod ktu;

pub use kartu_sama::KartuSama;
pub use kartu_sama::{self as kartel, self as krass_kariert};
pub use kartu_sama::{KartuSama as Kartel, KartuSama as KrassKariert};
pub use khamul::Khamul;
pub use ktu::Ktu;
