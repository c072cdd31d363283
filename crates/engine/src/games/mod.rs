//! The five games, a folder each. They share nouns and no rules.

pub mod kartu_sama;
pub mod krass_kariert;
pub mod ktu;

pub use kartu_sama::KartuSama;
pub use kartu_sama::{self as kartel, self as khamul};
pub use kartu_sama::{KartuSama as Kartel, KartuSama as Khamul};
pub use krass_kariert::KrassKariert;
pub use ktu::Ktu;
