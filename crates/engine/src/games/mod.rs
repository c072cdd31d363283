//! The five games, a folder each. They share nouns and no rules.

pub mod kartel;
pub mod kartu_sama;
pub mod khamul;
pub mod krass_kariert;
pub mod ktu;

pub use kartel::Kartel;
pub use kartu_sama::KartuSama;
pub use khamul::Khamul;
pub use krass_kariert::KrassKariert;
pub use ktu::Ktu;
