//! `load api`: a server, and a program that sends it any requests over HTTP.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::games::GAME;
use crate::rooms::{client, open_room};
use crate::site::{Site, fresh_folder};
use crate::table::Table;

/// The program that sends requests.
#[derive(clap::Args)]
pub(crate) struct ApiArgs {
    /// Its name and its arguments. It finds the server's address in `KARTENHAUS_URL`, and a room
    /// with a finished match in `KARTENHAUS_ROOM`
    #[arg(required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    command: Vec<OsString>,
}

/// Runs the program beside a server without limits on requests.
pub(crate) async fn api(args: &ApiArgs) -> anyhow::Result<()> {
    let site = Site::start(&fresh_folder("api")?).await?;
    let mut http = client(site.address);
    let mut table = Table::open(&mut http, GAME, 2, 1).await?;
    let mut players = table.connect_two(&[site.address]).await?;
    // The first match is over when another one begins.
    while players[0].match_number() < 2 {
        table.play_one(&mut players, &mut http).await?;
    }
    let [program, arguments @ ..] = args.command.as_slice() else { unreachable!("it is required") };
    let mut command = Command::new(program);
    command.args(arguments).env("KARTENHAUS_URL", format!("http://{}", site.address));
    command.env("KARTENHAUS_ROOM", &table.room);
    // Nobody plays meanwhile, so this thread may block.
    let status = command.status().with_context(|| program.display().to_string())?;
    ensure!(status.success(), "{}: {status}", program.display());
    open_room(&mut client(site.address), GAME).await?;
    site.stop()
}
