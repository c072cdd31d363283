//! A language that is added is there at the next build: without this, only the files that were
//! there at the last one are watched.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
