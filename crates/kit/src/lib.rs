//! What a game is made of: one dependency for a game's package. Its rules need [`engine`], all of
//! which is here; its bots [`search`]; and its actions and observations [`encoding`].

pub use engine::*;
pub use {encoding, search};
