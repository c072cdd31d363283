//! What everybody does who comes to a room.

use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context as _;
use client::{Client, Site};
use serde_json::Value as Json;
use server::protocol::{
    ClientMessage, NewRoom, PROTOCOL_VERSION, RoomCommand, RoomSettings, Seen, SnapPace,
};

pub(crate) fn client(address: SocketAddr) -> Client {
    client_of(address.into())
}

/// A client that comes from this address of the machine.
pub(crate) fn client_from(from: Ipv4Addr, address: SocketAddr) -> Client {
    client_of(Site::from(address).seen_from(from))
}

fn client_of(site: Site) -> Client {
    Client::new(site, "en")
}

/// Opens a room; returns its name and its host's key.
pub(crate) async fn open_room(client: &mut Client, game: &str) -> anyhow::Result<(String, String)> {
    let (game, name) = (game.to_owned(), "Ada".to_owned());
    let new = NewRoom { game, name, lesson: false, daily: false };
    let answer = client.open_room(&new).await?;
    Ok((answer.room.room, answer.key.context("no key")?))
}

/// Opens a room with these options and quick snaps; returns its name and its host's key.
pub(crate) async fn open_quick_room(
    client: &mut Client,
    game: &str,
    options: impl Iterator<Item = (&'static str, Json)>,
) -> anyhow::Result<(String, String)> {
    let (room, host) = open_room(client, game).await?;
    let snaps = RoomSettings { snaps: SnapPace::Quick, ..RoomSettings::default() };
    let set = |(name, value): (&str, _)| RoomCommand::Option { name: name.to_owned(), value };
    for command in options.map(set).chain([RoomCommand::Settings { settings: snaps }]) {
        client.command(&room, Some(&host), &command).await?;
    }
    Ok((room, host))
}

/// Sits down in a room; returns the seat's key.
pub(crate) async fn sit(client: &mut Client, room: &str) -> anyhow::Result<String> {
    let sit = RoomCommand::Sit { name: "Bea".to_owned(), program: false };
    client.command(room, None, &sit).await?.key.context("no key")
}

/// Lets a bot of this level sit down.
pub(crate) async fn add_bot(
    client: &mut Client,
    room: &str,
    host: &str,
    level: &str,
) -> anyhow::Result<()> {
    let bot = RoomCommand::AddBot { level: level.to_owned() };
    client.command(room, Some(host), &bot).await?;
    Ok(())
}

/// Begins the match, the next round or the next match.
pub(crate) async fn start(client: &mut Client, room: &str, key: &str) -> anyhow::Result<()> {
    client.command(room, Some(key), &RoomCommand::Start {}).await?;
    Ok(())
}

pub(crate) fn hello(key: Option<&str>, seen: Option<Seen>) -> ClientMessage {
    let key = key.map(str::to_owned);
    ClientMessage::Hello { protocol: PROTOCOL_VERSION, key, seen, language: None }
}
