//! What a game is made of: one dependency for a game's package. Its rules need [`engine`], all of
//! which is here; what stands beside them needs [`search`] (bots), [`encoding`] (actions and
//! observations), and [`prompt`] and [`mod@words`] (a terminal).
//!
//! With the feature `testing`, the module `testing` has what every game has to prove.

#[cfg(feature = "testing")]
pub mod testing;

pub use engine::*;
pub use {encoding, prompt, search, words};
