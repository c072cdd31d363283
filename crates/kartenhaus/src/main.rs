//! x
fn main() {
    let stdin = std::io::stdin().lock();
    kartenhaus::referee::run(stdin, std::io::stdout().lock()).expect("x");
}
