//! The binary; all of it is in the library of the same name.

fn main() -> std::process::ExitCode {
    kartenhaus::cli::main()
}
