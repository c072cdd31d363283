//! The binary; all of it is in the library of the same name.

/// Gives back to the system what many threads used for a moment, as the system's own does not.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    kartenhaus::cli::main()
}
