//! Compares what guests saw with the log of each match.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::SocketAddr;
use std::ops::AddAssign;

use anyhow::{Context as _, anyhow, bail, ensure};
use client::{ClientError, StatusCode};
use games::{EventJson, Match, Seat, ToldJson};
use play::live::{By, MatchEntry};
use play::room::RoomEntry;
use serde_json::{Value as Json, json};
use server::log::{EventLog, JetStreamLog, LogError, Stream};
use server::protocol::Peek;

use super::guest::{Witness, hash};
use crate::rooms::client;

/// A match at one `seq`, as hashes: what the seats and spectators see and are told.
struct State {
    /// By seat; spectators come last.
    views: Vec<u64>,
    legal: Vec<u64>,
    told: u64,
    secrets: Vec<u64>,
}

/// A match, as its log says.
struct Folded {
    played: Match,
    /// By `seq`, from 1.
    states: Vec<State>,
    /// By seat, what it was ever shown once.
    peeks: Vec<BTreeSet<u64>>,
    /// What people played: the seat, the `seq` after it, and the move.
    moves: Vec<(usize, u64, String)>,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Checked {
    pub(super) matches: u64,
    pub(super) entries: u64,
    /// Moves of guests, all of them acknowledged.
    pub(super) moves: u64,
    /// Updates that were compared.
    pub(super) updates: u64,
    /// Rooms that are damaged, and refused by name.
    pub(super) refused: u64,
}

impl AddAssign for Checked {
    fn add_assign(&mut self, other: Self) {
        self.matches += other.matches;
        self.entries += other.entries;
        self.moves += other.moves;
        self.updates += other.updates;
        self.refused += other.refused;
    }
}

impl Folded {
    fn new(entries: &[String]) -> anyhow::Result<Self> {
        let mut entries = entries.iter().map(|entry| serde_json::from_str(entry));
        let first = entries.next().context("its log is empty")??;
        let MatchEntry::Begun { heading, .. } = first else { bail!("it never began") };
        let played = Match::from_heading(&heading)?;
        let seats = played.game().standings().seats().get();
        let (states, moves) = (Vec::new(), Vec::new());
        let mut this = Self { played, states, moves, peeks: vec![BTreeSet::new(); seats] };
        this.note(ToldJson::default());
        let mut shown = 0;
        for entry in entries {
            if let MatchEntry::Played { lines, by, .. } = entry? {
                this.play(&lines, by, &mut shown)?;
            }
        }
        Ok(this)
    }

    fn play(&mut self, lines: &[String], by: By, shown: &mut u64) -> anyhow::Result<()> {
        let mut told = ToldJson::default();
        for line in lines {
            told.extend(self.played.line(line).map_err(|what| anyhow!(what))?);
            if by == By::Person {
                let (seat, mv) = line.split_once(' ').context("a move has a seat")?;
                let after = self.states.len() as u64 + 1;
                self.moves.push((seat.parse()?, after, mv.to_owned()));
            }
        }
        for (seat, secrets) in told.seats.iter_mut().enumerate() {
            for secret in secrets.extract_if(.., |secret| secret.once) {
                *shown += 1;
                let event = secret.json();
                let said = secret.said.into_iter().map(Into::into).collect();
                let peek = Peek { id: *shown, event, said };
                self.peeks[seat].insert(hash(&serde_json::to_string(&peek)?));
            }
        }
        self.note(told);
        Ok(())
    }

    fn note(&mut self, told: ToldJson) {
        let game = self.played.game();
        let seats = || game.standings().seats().seats();
        let legal = |seat| Json::from(game.legal_moves(seat)).to_string();
        let views = seats().map(Some).chain([None]);
        let list = |events: &[EventJson]| hash(&json!(events).to_string());
        let secrets = |seat: Seat| list(told.seats.get(seat.index()).map_or(&[], |own| own));
        let state = State {
            views: views.map(|viewer| hash(game.view(viewer).get())).collect(),
            legal: seats().map(|seat| hash(&legal(seat))).chain([hash("[]")]).collect(),
            told: list(&told.all),
            secrets: seats().map(secrets).chain([list(&[])]).collect(),
        };
        self.states.push(state);
    }

    fn at(&self, seq: u64) -> anyhow::Result<&State> {
        let index = usize::try_from(seq)?.checked_sub(1).context("a match begins at 1")?;
        let kept = self.states.len();
        self.states.get(index).with_context(|| format!("{seq} was told, but {kept} is kept"))
    }
}

fn stream(name: String) -> anyhow::Result<Stream> {
    Stream::new(name).context("a room has a good name")
}

/// Compares what the guests of a room saw with its logs and with the records that all servers
/// return.
pub(super) async fn room(
    log: &JetStreamLog,
    servers: &[SocketAddr],
    name: &str,
    guests: &[(Option<u8>, &Witness)],
) -> anyhow::Result<Checked> {
    let mut checked = Checked::default();
    let mut matches = BTreeMap::new();
    let entries = log.read(&stream(format!("room/{name}"))?, 0).await?;
    for entry in &entries {
        if let RoomEntry::Began { number, .. } = serde_json::from_str(entry)? {
            let last = matches.last_key_value().map_or(0, |(number, _)| *number);
            ensure!(number > last, "match {number} began after {last}");
            let entries = log.read(&stream(format!("match/{name}/{number}"))?, 0).await?;
            let folded = Folded::new(&entries).with_context(|| format!("match {number}"))?;
            checked.entries += entries.len() as u64;
            matches.insert(number, folded);
        }
    }
    checked.matches = matches.len() as u64;
    for (seat, witness) in guests {
        let who = seat.map_or("who watches".to_owned(), |seat| format!("seat {seat}"));
        let compared = saw(&matches, *seat, witness).with_context(|| who.clone())?;
        checked.updates += compared;
        if let Some(seat) = seat {
            checked.moves += played(&matches, *seat, witness).context(who)?;
        }
    }
    for (number, folded) in &matches {
        let over = folded.played.game().standings().winners().is_some();
        ensure!(over, "match {number} is not over");
        for server in servers {
            let path = format!("/api/rooms/{name}/matches/{number}/record");
            let record = client(*server).get(&path).await?;
            let same = Match::load(&record)?.record() == folded.played.record();
            ensure!(same, "{server} has a different record of match {number}");
        }
    }
    Ok(checked)
}

/// Where servers have to refuse what could not be compared because it is damaged: a room, or one of
/// its matches.
pub(super) fn damaged(error: &anyhow::Error) -> Option<String> {
    let Some(LogError::Damaged { stream, .. }) = error.downcast_ref() else { return None };
    let mut parts = stream.split('/').skip(1);
    let room = format!("/api/rooms/{}", parts.next()?);
    Some(parts.next().map_or(room.clone(), |number| format!("{room}/matches/{number}/record")))
}

/// Whether all servers say that something is damaged, instead of something else or nothing.
pub(super) async fn is_refused(servers: &[SocketAddr], path: &str) -> anyhow::Result<bool> {
    let mut refused = true;
    for server in servers {
        let answer = client(*server).get(path).await;
        refused &= matches!(answer, Err(ClientError::Refused(StatusCode::SERVICE_UNAVAILABLE, _)));
    }
    Ok(refused)
}

/// Checks that a guest saw what happened, and its end; returns the number of updates.
fn saw(
    matches: &BTreeMap<u32, Folded>,
    seat: Option<u8>,
    witness: &Witness,
) -> anyhow::Result<u64> {
    let find = |number| {
        matches.get(&number).with_context(|| format!("match {number} was told, but never began"))
    };
    for seen in &witness.seen {
        let (number, seq) = (seen.number, seen.seq);
        let folded = find(number)?;
        let state = folded.at(seq)?;
        let viewer = seat.map_or(state.views.len() - 1, usize::from);
        let at = || format!("match {number} at {seq}");
        ensure!(state.views.get(viewer) == Some(&seen.view), "a different view in {}", at());
        ensure!(state.legal.get(viewer) == Some(&seen.legal), "different legal moves in {}", at());
    }
    for told in &witness.told {
        let state = find(told.number)?.at(told.seq)?;
        let viewer = seat.map_or(state.views.len() - 1, usize::from);
        let at = || format!("match {} at {}", told.number, told.seq);
        ensure!(told.all == state.told, "different events were told in {}", at());
        let own = told.you.is_none_or(|you| state.secrets.get(viewer) == Some(&you));
        ensure!(own, "different events were told to it alone in {}", at());
    }
    for (number, peek) in &witness.peeks {
        let seat = usize::from(seat.context("a spectator was shown something alone")?);
        let known = find(*number)?.peeks.get(seat).is_some_and(|known| known.contains(peek));
        ensure!(known, "in match {number} it was shown something that it must not see");
    }
    let (number, folded) = matches.last_key_value().context("nothing was played")?;
    let last = witness.seen.last().context("it saw nothing")?;
    let end = folded.states.len() as u64;
    ensure!(
        (last.number, last.seq) == (*number, end),
        "it was at {} of match {} when match {number} was over at {end}",
        last.seq,
        last.number
    );
    Ok(witness.seen.len() as u64)
}

/// Checks that the log has each move that a guest played, once, and no other of it; returns their
/// number. Acknowledged moves are in what the guest saw, which is compared with the log.
fn played(matches: &BTreeMap<u32, Folded>, seat: u8, witness: &Witness) -> anyhow::Result<u64> {
    let mut sent: HashMap<(u32, &str), Vec<u64>> = HashMap::new();
    for sent_one in &witness.sent {
        sent.entry((sent_one.number, &sent_one.mv)).or_default().push(sent_one.seq);
    }
    let mut count = 0;
    for (number, folded) in matches {
        let has_snaps = folded.played.game().marks().is_some();
        let mut before = 0;
        for (_, after, mv) in folded.moves.iter().filter(|(by, ..)| *by == usize::from(seat)) {
            let at = || format!("`{mv}` of match {number} at {after}");
            let chosen = sent.get_mut(&(*number, mv.as_str()));
            let chosen = chosen.with_context(|| format!("{}: it never played that", at()))?;
            let last = chosen.iter().rposition(|seq| seq < after);
            let last = last.with_context(|| format!("{}: it is there twice", at()))?;
            let seq = chosen.remove(last);
            // With snaps, a seat can have more than one decision at a time.
            ensure!(
                has_snaps || seq >= before,
                "{}: it was chosen at {seq}, and the seat played at {before}",
                at()
            );
            before = *after;
            count += 1;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use games::{Kind, Seat, Seed, Settings, Setup};
    use serde_json::json;
    use tokio::time::Instant;

    use super::super::guest::{Sent, Sighting, ToldOf};
    use crate::games::GAME;

    use super::*;

    /// The log of a match of two, and what the first seat saw and sent.
    fn played_out() -> (Vec<String>, Witness) {
        let (seats, seed) = (2, Seed::from_number(1));
        let kind: Kind = GAME.parse().expect("a game");
        let settings = Settings::new(kind.options());
        let setup = Setup { kind, seats, settings, dealer: None, seed };
        let mut played = Match::undealt(&setup).expect("a table");
        let heading = played.record().to_owned();
        let mut entries = vec![json!({ "type": "begun", "heading": heading, "at": 0 }).to_string()];
        let mut witness = Witness::default();
        while played.game().standings().winners().is_none() {
            let seq = entries.len() as u64;
            let (line, by) = match played.due_deal() {
                Some(line) => (line, "chance"),
                None => {
                    let legal = |seat| (seat, played.game().legal_moves(seat));
                    let seats = [0, 1].into_iter().filter_map(Seat::new).map(legal);
                    let (seat, legal) =
                        seats.into_iter().find(|(_, legal)| !legal.is_empty()).expect("a turn");
                    let mv = legal[seq as usize % legal.len()].clone();
                    let line = format!("{seat} {mv}");
                    if seat == Seat::FIRST {
                        witness.sent.push(Sent { number: 1, seq, mv });
                    }
                    (line, "person")
                }
            };
            let told = played.line(&line).expect("it fits");
            entries
                .push(json!({ "type": "played", "lines": [line], "at": 0, "by": by }).to_string());
            let text = |events: Json| hash(&events.to_string());
            let game = played.game();
            witness.seen.push(Sighting {
                number: 1,
                seq: seq + 1,
                view: hash(game.view(Some(Seat::FIRST)).get()),
                legal: hash(&json!(game.legal_moves(Seat::FIRST)).to_string()),
            });
            witness.told.push(ToldOf {
                number: 1,
                seq: seq + 1,
                all: text(json!(told.all)),
                you: Some(told.seats.first().map_or(hash("[]"), |own| text(json!(own)))),
            });
            witness.moved.push(Instant::now());
        }
        (entries, witness)
    }

    fn compared(entries: &[String], witness: &Witness) -> Result<u64, String> {
        let folded = Folded::new(entries).map_err(|error| format!("{error:#}"))?;
        let matches = BTreeMap::from([(1, folded)]);
        let compared = saw(&matches, Some(0), witness).and_then(|_| played(&matches, 0, witness));
        compared.map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn what_does_not_fit_is_found() {
        let (entries, mut witness) = played_out();
        assert_eq!(compared(&entries, &witness), Ok(witness.sent.len() as u64));
        let wrong = |entries: &[String], witness: &Witness, what: &str| {
            let found = compared(entries, witness).expect_err(what);
            assert!(found.contains(what), "{found}");
        };
        let short = &entries[..entries.len() - 1];
        wrong(short, &witness, "was told, but");

        let own = witness.seen[3].view;
        let folded = Folded::new(&entries).expect("a match");
        witness.seen[3].view = folded.states[witness.seen[3].seq as usize - 1].views[1];
        wrong(&entries, &witness, "a different view in match 1 at 5");
        witness.seen[3].view = own;

        witness.told[4].you = Some(hash("[1]"));
        wrong(&entries, &witness, "different events were told to it alone in match 1 at 6");
        witness.told[4].you = None;

        witness.peeks.push((1, 7));
        wrong(&entries, &witness, "that it must not see");
        witness.peeks.clear();

        let last = witness.seen.pop().expect("an end");
        wrong(&entries, &witness, "was over at");
        witness.seen.push(last);

        let sent = witness.sent.remove(2);
        wrong(&entries, &witness, "it");
        witness.sent.insert(2, sent);
        assert!(compared(&entries, &witness).is_ok());
    }

    #[test]
    fn a_move_is_played_once() {
        let (entries, mut witness) = played_out();
        // As if it had been chosen before the previous one was played.
        let before = witness.sent[4].seq;
        witness.sent[5].seq = before;
        let found = compared(&entries, &witness).expect_err("it is late");
        assert!(found.contains("it was chosen at"), "{found}");
    }
}
