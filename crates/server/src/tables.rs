//! The list of open tables, for those who look for a seat or a match to watch.
//!
//! It is made of the rooms in use and kept in memory alone: each session says what is to be listed
//! of its room whenever that changes, and nothing once it ends. After a start the list is empty,
//! and fills as people come back to their tables. Servers that share a log tell each other the best
//! of their own lists, so that any of them answers for all; what one says is believed for a while.
//!
//! The answer is the same for everyone. It is made at most once a second, whoever asks.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use games::Kind;
use play::session::Listing;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::key::PersonId;
use crate::limits;
use crate::log::{EventLog, Heard, Listener, Stream};
use crate::names::{RoomName, shown_name};
use crate::protocol::{OpenTable, OpenTables};

/// How often a server that shares its log says what it lists, if that has changed.
const SAY_EVERY: Duration = Duration::from_secs(1);

/// How often it says it again if not.
const AGAIN: Duration = Duration::from_secs(10);

/// How long the others believe it.
const BELIEVED: Duration = Duration::from_secs(25);

/// After how long servers try again to hear each other.
const LISTEN_AGAIN: Duration = Duration::from_secs(5);

/// Of how many servers lists are kept: more than there ever are.
const SERVERS_MAX: usize = 100;

pub(crate) struct Tables {
    /// Which server this is, among those that share its log.
    server: u64,
    allowed: bool,
    leaderboard: bool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// What this server's sessions list, by the number of the session's place.
    own: HashMap<u64, Listed>,
    places: u64,
    /// What other servers list, and when they said so.
    others: HashMap<u64, (Vec<Listed>, Instant)>,
    /// The answer, and when it was made.
    answer: Option<(Bytes, Instant)>,
    #[cfg(test)]
    made: u32,
}

#[derive(Clone)]
struct Listed {
    table: OpenTable,
    /// Whether guests have left it because nothing began.
    left: bool,
    address: Option<IpAddr>,
    /// Since when there have been seats to take, or none.
    since: Instant,
    /// Those there who have a key of their own, if it is this server's table.
    people: Vec<(String, PersonId)>,
}

/// A session's place in the list; what it lists goes with it.
pub(crate) struct Place {
    tables: Arc<Tables>,
    number: u64,
}

#[derive(Serialize, Deserialize)]
struct Gossip {
    server: u64,
    #[serde(flatten)]
    words: Words,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Words {
    /// These are the best of its open tables, and in these rooms guests have left one because
    /// nothing began.
    Lists {
        tables: Vec<OpenTable>,
        #[serde(default)]
        left: Vec<String>,
    },
    /// It has just begun: what do the others list?
    Asks {},
}

impl Place {
    pub(crate) fn show(&self, listing: Listing) {
        let mut state = self.tables.lock();
        match listing {
            Listing::Hidden => drop(state.own.remove(&self.number)),
            Listing::Shown { table, left, address, people } => {
                let before = state.own.get(&self.number);
                let same = before.filter(|it| it.table.has_seats() == table.has_seats());
                let since = same.map_or_else(Instant::now, |it| it.since);
                state.own.insert(self.number, Listed { table, left, address, since, people });
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.tables.lock().own.remove(&self.number);
    }
}

impl Tables {
    pub(crate) fn new(server: u64, allowed: bool, leaderboard: bool) -> Arc<Self> {
        let leaderboard = allowed && leaderboard;
        Arc::new(Self { server, allowed, leaderboard, state: Mutex::default() })
    }

    pub(crate) fn place(self: &Arc<Self>) -> Place {
        let mut state = self.lock();
        state.places += 1;
        Place { tables: self.clone(), number: state.places }
    }

    pub(crate) fn answer(&self) -> Bytes {
        let (now, mut state) = (Instant::now(), self.lock());
        if let Some((answer, at)) = &state.answer
            && now < *at + limits::TABLES_EVERY
        {
            return answer.clone();
        }
        let Self { allowed, leaderboard, .. } = *self;
        let all = OpenTables { allowed, leaderboard, tables: state.all(now) };
        let answer: Bytes = serde_json::to_vec(&all).expect("tables have text keys only").into();
        state.answer = Some((answer.clone(), now));
        #[cfg(test)]
        {
            state.made += 1;
        }
        answer
    }

    /// Those at this server's tables who have a key of their own, each with their name there.
    pub(crate) fn people(&self) -> Vec<(String, PersonId)> {
        self.lock().own.values().flat_map(|listed| listed.people.clone()).collect()
    }

    /// Takes what another server says; whether it wants to be told.
    fn hear(&self, text: &str) -> bool {
        let Ok(Gossip { server, words }) = serde_json::from_str(text) else { return false };
        if server == self.server {
            return false;
        }
        let (tables, left) = match words {
            Words::Asks {} => return true,
            Words::Lists { tables, left } => (tables, left),
        };
        let (now, mut state) = (Instant::now(), self.lock());
        if tables.is_empty() {
            state.others.remove(&server);
        } else if state.others.len() < SERVERS_MAX || state.others.contains_key(&server) {
            let good = tables.into_iter().filter(is_good).take(limits::TABLES_MAX);
            let is_left = |table: &OpenTable| left.contains(&table.room);
            let heard = good.map(|table| Listed::heard(is_left(&table), table, now));
            let listed = heard.collect();
            state.others.insert(server, (listed, now));
        }
        false
    }

    /// What this server tells the others: the best of its tables, and those that guests have left.
    fn own(&self) -> (Vec<OpenTable>, Vec<String>) {
        let (now, state) = (Instant::now(), self.lock());
        let best = best(state.own.values(), now);
        let left = best.iter().filter(|(_, left)| *left).map(|(table, _)| table.room.clone());
        let left = left.collect();
        (best.into_iter().map(|(table, _)| table).collect(), left)
    }

    fn say(&self, log: &dyn EventLog, words: Words) {
        let gossip = Gossip { server: self.server, words };
        log.gossip(&stream(), serde_json::to_string(&gossip).expect("gossip has text keys only"));
    }

    /// Tells the other servers that nothing is listed here any more.
    pub(crate) fn say_nothing(&self, log: &dyn EventLog) {
        if log.is_shared() {
            self.say(log, Words::Lists { tables: Vec::new(), left: Vec::new() });
        }
    }

    /// Tells the other servers what is listed here, and hears what they list, for ever.
    pub(crate) async fn share(&self, log: &dyn EventLog) {
        loop {
            match log.listen(&stream()).await {
                Ok(listener) => self.share_by(log, listener).await,
                Err(error) => {
                    let error = crate::chain(&error);
                    tracing::warn!(error, "open tables of other servers are not heard of");
                }
            }
            sleep(LISTEN_AGAIN).await;
        }
    }

    async fn share_by(&self, log: &dyn EventLog, mut listener: Listener) {
        self.say(log, Words::Asks {});
        let mut ticks = interval(SAY_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut said, mut said_at, mut is_asked) = (Vec::new(), Instant::now(), false);
        loop {
            tokio::select! {
                heard = listener.next() => match heard {
                    Heard::Words(text) => is_asked |= self.hear(&text),
                    Heard::Missed => self.say(log, Words::Asks {}),
                    Heard::Entry { .. } => {}
                },
                _ = ticks.tick() => {
                    let (tables, left) = self.own();
                    let is_known = same(&tables, &said) && said_at.elapsed() < AGAIN;
                    if (is_known && !is_asked) || (tables.is_empty() && said.is_empty()) {
                        continue;
                    }
                    self.say(log, Words::Lists { tables: tables.clone(), left });
                    (said, said_at, is_asked) = (tables, Instant::now(), false);
                }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // No code panics while it holds the lock; and a list is whole after any panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn all(&mut self, now: Instant) -> Vec<OpenTable> {
        self.others.retain(|_, (_, at)| now < *at + BELIEVED);
        // The addresses of others' tables are theirs to count, so each server's best come first.
        let own = best(self.own.values(), now);
        let heard = |(table, left)| Listed::heard(left, table, now);
        let own: Vec<Listed> = own.into_iter().map(heard).collect();
        let others = self.others.values().flat_map(|(tables, _)| tables);
        best(own.iter().chain(others), now).into_iter().map(|(table, _)| table).collect()
    }
}

impl Listed {
    /// A table that has waited for so long as it says.
    fn heard(left: bool, table: OpenTable, now: Instant) -> Self {
        let waited = Duration::from_secs(table.waited_s);
        let since = now.checked_sub(waited).unwrap_or(now);
        Self { table, left, address: None, since, people: Vec::new() }
    }
}

/// Of each game the tables that have waited longest, a few with seats and a few to watch; each room
/// once, and of no address more than a few. Those that guests have left because nothing began come
/// last, and are said to.
fn best<'a>(listed: impl Iterator<Item = &'a Listed>, now: Instant) -> Vec<(OpenTable, bool)> {
    let mut sorted: Vec<&Listed> = listed.collect();
    sorted.sort_by_key(|it| (it.left, it.since, &it.table.room));
    let mut rooms = BTreeSet::new();
    let mut games: BTreeMap<(&str, bool), usize> = BTreeMap::new();
    let mut addresses: BTreeMap<IpAddr, usize> = BTreeMap::new();
    let mut tables = Vec::new();
    for Listed { table, left, address, since, .. } in sorted {
        let has_seats = table.has_seats();
        if (!has_seats && !table.can_be_watched()) || rooms.contains(&table.room) {
            continue;
        }
        let max =
            if has_seats { limits::TABLES_WITH_SEATS_MAX } else { limits::TABLES_TO_WATCH_MAX };
        let of_game = games.entry((table.game.as_str(), has_seats)).or_default();
        let mut none = 0;
        let of_address = match address {
            Some(address) => addresses.entry(*address).or_default(),
            None => &mut none,
        };
        if *of_game >= max || *of_address >= limits::TABLES_PER_ADDRESS_MAX {
            continue;
        }
        *of_game += 1;
        *of_address += 1;
        rooms.insert(&table.room);
        let waited_s = now.duration_since(*since).as_secs();
        tables.push((OpenTable { waited_s, ..table.clone() }, *left));
    }
    tables
}

/// Whether these are the same but for how long they have waited.
fn same(one: &[OpenTable], other: &[OpenTable]) -> bool {
    let same = |(one, other): (&OpenTable, &OpenTable)| {
        OpenTable { waited_s: 0, ..one.clone() } == OpenTable { waited_s: 0, ..other.clone() }
    };
    one.len() == other.len() && one.iter().zip(other).all(same)
}

/// Whether a table can be one of ours.
fn is_good(table: &OpenTable) -> bool {
    RoomName::new(&table.room).is_some_and(|room| room.to_string() == table.room)
        && table.game.parse::<Kind>().is_ok()
        && shown_name(&table.name).as_deref() == Some(&table.name)
}

/// Where servers tell each other of open tables: no room has this name.
fn stream() -> Stream {
    Stream::new("site/tables").expect("it is made of small letters")
}

#[cfg(test)]
mod tests;
