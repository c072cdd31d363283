//! Each game: its actions and its planes.

mod kartel;
mod kartu_sama;
mod khamul;
mod krass_kariert;
mod ktu;
