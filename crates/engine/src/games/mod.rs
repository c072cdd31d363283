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

/// Does not compile if one of these types can be serialized: what `check` is meant is ambiguous
/// then.
macro_rules! never_serialized {
    ($($type:ty),+ $(,)?) => {
        const _: () = {
            trait NeverSerialized<Marker> {
                fn check() {}
            }
            impl<T> NeverSerialized<()> for T {}
            impl<T: serde::Serialize> NeverSerialized<u8> for T {}
            $(let _ = <$type as NeverSerialized<_>>::check;)+
        };
    };
}

// A state, a table and a private are shown by `Game::show` alone, which is told who looks.
never_serialized! {
    Kartel, kartel::Table, kartel::Private,
    KartuSama, kartu_sama::Table, kartu_sama::Private,
    KrassKariert, krass_kariert::Table, krass_kariert::Private,
    Khamul, khamul::Table, khamul::Private,
    Ktu, ktu::Table, ktu::Private,
}
