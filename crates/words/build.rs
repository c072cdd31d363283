//! A language that is added is there at the next build: what is embedded is only watched file by file.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
