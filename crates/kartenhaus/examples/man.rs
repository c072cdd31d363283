//! Writes the manual pages into a folder: one of the program, and one of each command, also of
//! those that a command has.

use clap_mangen::Man;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).expect("a folder for the pages");
    let mut program = kartenhaus::cli::command().disable_help_subcommand(true);
    program.build();
    let commands = || program.get_subcommands().filter(|command| !command.is_hide_set());
    let nested = commands().flat_map(|command| command.get_subcommands());
    for page in commands().chain(nested).chain([&program]) {
        let source = concat!("kartenhaus ", env!("CARGO_PKG_VERSION"));
        Man::new(page.clone()).source(source).manual("Kartenhaus").generate_to(&folder)?;
    }
    Ok(())
}
