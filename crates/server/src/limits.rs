//! Limits, each with its reason. What exceeds one is refused with a clear answer. What one address
//! may do is in [`allowances`](crate::allowances).

use std::time::Duration;

pub use play::limits::*;

/// The largest message that a client may send, in bytes: a move of the largest hand takes 200.
pub const MESSAGE_BYTES_MAX: usize = 4 << 10;

/// How much of a message is read all the same, in bytes, so that who sent one that is too long is
/// told so: where something is left unread, the line is cut before that arrives.
pub const MESSAGE_BYTES_READ: usize = 4 * MESSAGE_BYTES_MAX;

/// The largest body of a request, in bytes: a room's settings take 300.
pub const BODY_BYTES_MAX: usize = 8 << 10;

/// How many times the largest body is read of one that is larger: whoever sends no more than that
/// is told that it is too large.
pub const BODY_READ: usize = 8;

/// How many messages wait for a client that reads slowly; one that falls further behind is cut off,
/// and comes back with one update.
pub const LINE_MESSAGES_MAX: usize = 64;

/// How many commands wait for a session; whoever sends more waits.
pub const SESSION_COMMANDS_MAX: usize = 64;

/// How many sessions are in memory at once.
pub const SESSIONS_MAX: usize = 50_000;

/// How long a session without lines stays in memory: a reloaded page is back within seconds.
pub const IDLE: Duration = Duration::from_secs(60);

/// How often the server asks a line whether it is alive; it also measures how far away it is.
pub const PING_EVERY: Duration = Duration::from_secs(4);

/// How long a line may take to answer before whoever is behind it counts as gone. With the time
/// until the next ping, and until the others are told, that is less than ten seconds.
pub const ANSWER_WITHIN: Duration = Duration::from_secs(3);

/// How long a line may stay silent before it is closed: a phone in a tunnel has the same one when
/// it comes out.
pub const SILENCE_MAX: Duration = Duration::from_secs(40);

/// How long a new line may take to say hello.
pub const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// How long a connection may take to say what it asks for, and stay open without asking.
pub const HEADERS_WITHIN: Duration = Duration::from_secs(10);

/// How long a request waits that is refused because its address asks too much. Its connection ends
/// with that, and what was asked for behind it is not read.
pub const REFUSED_AFTER: Duration = Duration::from_secs(1);

/// How large the head of a request may be, in bytes: browsers send some 800.
pub const HEADERS_BYTES_MAX: usize = 16 << 10;

/// How long the body of a request may take to come: a record on a slow phone's line takes five
/// seconds.
pub const BODY_WITHIN: Duration = Duration::from_secs(20);

/// How long a client may read nothing of what is sent to it.
pub const READ_WITHIN: Duration = Duration::from_secs(30);

/// How many control frames may come before hello.
pub const FRAMES_BEFORE_HELLO_MAX: u32 = 8;

/// How much may wait in the socket of a line to be written, in bytes: no message is larger, and
/// pongs that nobody reads end there.
pub const UNWRITTEN_BYTES_MAX: usize = 2 << 20;

/// How many of the rooms that an address has visited it may still ask for after too many wrong
/// guesses: a school uses as many.
pub const ROOMS_FOUND_MAX: usize = 64;

/// How many matches of a room are told of: the latest. An evening has fewer.
pub const MATCHES_TOLD_MAX: usize = 50;

/// In how many rooms a person's matches are looked for at once: their logs are read, and each
/// counts as a replay.
pub const ROOMS_ASKED_MAX: usize = 10;

/// How many moves of a finished match are told at once: a round of most games in one answer, and no
/// answer much larger than a megabyte.
pub const FRAMES_MAX: usize = 400;

/// The largest record that can be brought here, in bytes: a long evening takes 60,000.
pub const RECORD_BYTES_MAX: usize = 512 << 10;

/// How long a record is kept that was brought here: as long as a room that nobody uses.
pub const RECORD_LIFETIME: Duration = ROOM_LIFETIME;

/// How many of these it counts if what a seat could know is asked for too: that takes up to a
/// second.
pub const LENS_COST: u32 = 4;

/// How many finished matches are played again at the same time: those that are going on come
/// first.
pub const REPLAYS_AT_ONCE: usize = 2;

/// How long a reader waits for that.
pub const REPLAY_WITHIN: Duration = Duration::from_secs(8);

/// How many finished matches are looked through at the same time: those that are going on come
/// first.
pub const REVIEWS_AT_ONCE: usize = 1;

/// How many wait for that, in all: the last of them for a minute or two.
pub const REVIEWS_WAITING_MAX: usize = 16;

/// How long a match is looked through before others have the processor: as long as a strong bot
/// thinks about a move.
pub const REVIEW_SLICE: Duration = Duration::from_millis(5);

/// How long a match may be looked through in all; the longest take 20 seconds on a slow machine.
pub const REVIEW_TIME_MAX: Duration = Duration::from_secs(120);

/// How long a reader waits for a review before it is said that it is not ready: less than a page
/// waits for an answer.
pub const REVIEW_WITHIN: Duration = Duration::from_secs(4);

/// Of how many finished matches the review is kept in memory: about ten kilobytes each.
pub const REVIEWS_KEPT_MAX: usize = 500;

/// How many rounds of finished matches are kept in memory, in all: about 100 bytes each.
pub const ROUNDS_KEPT_MAX: usize = 100_000;

/// Of how many finished matches the outcome is kept in memory: about a kilobyte each.
pub const OUTCOMES_KEPT_MAX: usize = 4_000;

/// How much a person may leave on a server, in characters: the keys of forty seats, compressed and
/// encrypted, take half of it.
pub const PERSON_CHARS_MAX: usize = 6 << 10;

/// How long that is kept after the key was used last.
pub const PERSON_LIFETIME: Duration = Duration::from_secs(365 * 24 * 3600);

/// How far what a signature says of when it was made may be from the server's clock.
pub const SIGNED_WITHIN: Duration = Duration::from_secs(300);

/// How many signatures are used in ten minutes on all servers that share a log: they are kept in
/// memory, at a hundred bytes each.
pub const SIGNATURES_MAX: u64 = 20_000;

/// How long a name at open tables is somebody's after they were seen with it last.
pub const NAME_HELD: Duration = Duration::from_secs(14 * 24 * 3600);

/// How long it is kept that a person was deleted: as long as a room that nobody uses, in which they
/// may still have a seat.
pub const GONE_HELD: Duration = ROOM_LIFETIME;

/// How many names a person may have at once; of more, the oldest is free again.
pub const NAMES_PER_PERSON_MAX: usize = 3;

/// Interval for renewing the names in use at open tables.
pub const NAMES_EVERY: Duration = Duration::from_secs(3600);

/// How many open tables with seats to take are listed of a game: as many as somebody reads.
pub const TABLES_WITH_SEATS_MAX: usize = 12;

/// How many without are listed of it, to watch.
pub const TABLES_TO_WATCH_MAX: usize = 6;

/// How many tables of one address each server lists: so no address fills the list of a game.
pub const TABLES_PER_ADDRESS_MAX: usize = 4;

/// How many tables a server tells others of at most.
pub const TABLES_MAX: usize =
    games::Kind::ALL.len() * (TABLES_WITH_SEATS_MAX + TABLES_TO_WATCH_MAX);

/// How old the list of open tables is at most: it is made once, for all who ask meanwhile.
pub const TABLES_EVERY: Duration = Duration::from_secs(1);

/// How many people may play a deal of the day, so that its log does not grow for ever.
pub const DAILY_PLAYERS_MAX: usize = 5_000;

/// How long the results of a day are kept.
pub const DAILY_LIFETIME: Duration = Duration::from_secs(30 * 24 * 3600);

/// Of how many deals of a day what is known stays in memory: some 200 bytes for each player.
pub const DAILIES_KEPT_MAX: usize = 20;

/// How long a page waits for what its link leads to: without that it says less, and nothing else.
pub const PREVIEW_WITHIN: Duration = Duration::from_secs(1);

/// How many ranked matches count of one game on a day, on all servers that share a log.
pub const RANKED_PER_DAY_MAX: usize = 1_000;

/// How many of them of one person: an evening, and not a machine.
pub const RANKED_OF_PERSON_MAX: usize = 30;

/// How many of them of the same two persons, so that nobody rises by one friend who loses.
pub const RANKED_OF_PAIR_MAX: usize = 10;

/// How many persons have a rating in a game; of more, those who have not played for longest go. All
/// of them, and what counted on two days, are one entry of a log.
pub const RANKED_PERSONS_MAX: usize = 1_400;

/// How many matches somebody has to play with bots, or with others who have, until enough is known
/// of them: keys that only play each other say nothing of how good any of them is.
pub const RANKED_KNOWN_AFTER: u32 = 20;

/// Up to which estimate victories over others lift somebody: half-way from where everybody begins
/// to the best. Keys cost nothing, and may lose to the one that is to rise.
pub const RANKED_UNKNOWN_MAX: f64 = 1750.0;

/// How long after its end a match is still counted, where a server could not do it at once.
pub const RANKED_WITHIN: Duration = Duration::from_secs(24 * 3600);

/// How many players of a game the leaderboard shows.
pub const LEADERBOARD_MAX: usize = 50;

/// How old the leaderboard is at most: it is read once for all who ask meanwhile.
pub const LEADERBOARD_EVERY: Duration = Duration::from_secs(1);

/// How long a table waits for its result to be counted before it hears that its match is over.
pub const COUNTED_WITHIN: Duration = Duration::from_secs(1);

/// How long the server waits for sessions, and then for connections, when it shuts down.
pub const SHUTDOWN_WITHIN: Duration = Duration::from_secs(5);
