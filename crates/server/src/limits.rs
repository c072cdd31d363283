//! Limits, each with its reason. What exceeds one is refused with a clear answer.

use std::time::Duration;

/// The largest message that a client may send, in bytes: a move of the largest hand takes 200.
pub const MESSAGE_BYTES_MAX: usize = 4 << 10;

/// How much of a message is read all the same, in bytes, so that who sent one that is too long is
/// told so: where something is left unread, the line is cut before that arrives.
pub const MESSAGE_BYTES_READ: usize = 4 * MESSAGE_BYTES_MAX;

/// The largest body of a request, in bytes: a room's settings take 300.
pub const BODY_BYTES_MAX: usize = 8 << 10;

/// The longest name of a player, in characters: it has to fit beside a card on a phone.
pub const NAME_CHARS_MAX: usize = 20;

/// The longest remark, in characters.
pub const REMARK_CHARS_MAX: usize = 200;

/// How long a seat waits between two remarks of the table talk: nobody drums on the table.
pub const TALK_EVERY: Duration = Duration::from_secs(5);

/// How many remarks a room shows.
pub const REMARKS_MAX: usize = 50;

/// How many remarks a room keeps in its log: then the chat is full, so that no log grows for ever.
pub const REMARKS_KEPT_MAX: u32 = 2_000;

/// The longest note on a card, in characters.
pub const NOTE_CHARS_MAX: usize = 12;

/// How many notes are written in a match, for the same reason.
pub const NOTES_MAX: u32 = 1_000;

/// How many people may watch one room.
pub const WATCHERS_PER_ROOM_MAX: usize = 170;

/// How many lines one seat has open: a few devices, and lines that are dead and not known to be.
/// Seats are counted apart, so that nobody can take the lines of another.
pub const LINES_PER_SEAT_MAX: usize = 16;

/// How many entries the log of a room has, so that none fills the disk: an evening has a few
/// hundred.
pub const ENTRIES_PER_ROOM_MAX: u64 = 20_000;

/// How many messages wait for a client that reads slowly; one that falls further behind is cut off,
/// and comes back with one update.
pub const LINE_MESSAGES_MAX: usize = 64;

/// How many commands wait for a session; whoever sends more waits.
pub const SESSION_COMMANDS_MAX: usize = 64;

/// How many sessions are in memory at once.
pub const SESSIONS_MAX: usize = 50_000;

/// How many people sit or wait in one room.
pub const PLACES_MAX: usize = engine::SEATS_MAX;

/// How many moves one match has, so that none fills the disk. An evening has a few hundred.
pub const MOVES_PER_MATCH_MAX: u64 = 100_000;

/// How many changes what told are kept for those who come back; who was away longer sees the
/// table as it is.
pub const TOLD_MAX: usize = 32;

/// How long a session without lines stays in memory: a reloaded page is back within seconds.
pub const IDLE: Duration = Duration::from_secs(60);

/// How long a person without a line is not yet called away: a lift, a tunnel, a reload.
pub const AWAY: Duration = Duration::from_secs(30);

/// How long a program may take for a decision, where the room's clock gives it no less.
pub const PROGRAM: Duration = Duration::from_secs(10);

/// How long the host may be without a line before another person becomes the host.
pub const HOST_AWAY: Duration = Duration::from_secs(120);

/// How long a room is kept in which nothing happens.
pub const ROOM_LIFETIME: Duration = Duration::from_secs(90 * 24 * 3600);

/// How long a room is kept in which no match ever began.
pub const LOBBY_LIFETIME: Duration = Duration::from_secs(24 * 3600);

/// How often the server asks a line whether it is alive; it also measures how far away it is.
pub const PING_EVERY: Duration = Duration::from_secs(15);

/// How long a line may stay silent before it is closed: two pings and a half.
pub const SILENCE_MAX: Duration = Duration::from_secs(40);

/// How long a new line may take to say hello.
pub const HELLO_WITHIN: Duration = Duration::from_secs(10);

/// How long somebody has to decide who comes back after the time was up, and before the bot played.
pub const TIME_AFTER_RETURN: Duration = Duration::from_secs(5);

/// How often a clock may be stretched in one decision (WCAG 2.2.1).
pub const MORE_TIME_MAX: u8 = 10;

/// How long a connection may take to say what it asks for, and stay open without asking.
pub const HEADERS_WITHIN: Duration = Duration::from_secs(10);

/// How many connections one address may have: a room full of people behind one address, with their
/// pages' connections besides their lines. Operators who expect more put a proxy before the server.
pub const CONNECTIONS_PER_ADDRESS_MAX: u32 = 400;

/// How many messages a line may send at once, and then each second.
pub const MESSAGES_BURST: u32 = 60;

/// See [`MESSAGES_BURST`]: a quick player sends four a second.
pub const MESSAGES_PER_SECOND: u32 = 20;

/// How many requests an address may send at once, and then each second: a family behind one
/// address loads the page together.
pub const REQUESTS_BURST: u32 = 200;

/// See [`REQUESTS_BURST`].
pub const REQUESTS_PER_SECOND: u32 = 20;

/// How many rooms an address may open at once, and then each minute.
pub const ROOMS_BURST: u32 = 20;

/// See [`ROOMS_BURST`].
pub const ROOMS_PER_MINUTE: u32 = 10;

/// How many matches of a room are told of: the latest. An evening has fewer.
pub const MATCHES_TOLD_MAX: usize = 50;

/// How many moves of a finished match are told at once: a round of most games in one answer, and no
/// answer much larger than a megabyte.
pub const FRAMES_MAX: usize = 400;

/// The largest record that can be brought here, in bytes: a long evening takes 60,000.
pub const RECORD_BYTES_MAX: usize = 512 << 10;

/// How long a record is kept that was brought here: as long as a room that nobody uses.
pub const RECORD_LIFETIME: Duration = ROOM_LIFETIME;

/// How many KiB of records an address may bring at once, and then each minute: a fraction of what
/// it could add to its rooms' logs in that time.
pub const RECORD_KIB_BURST: u32 = 2 << 10;

/// See [`RECORD_KIB_BURST`].
pub const RECORD_KIB_PER_MINUTE: u32 = 128;

/// How many finished matches an address may ask to be played again at once, and then each second:
/// a reader goes from round to round.
pub const REPLAYS_BURST: u32 = 60;

/// See [`REPLAYS_BURST`].
pub const REPLAYS_PER_SECOND: u32 = 4;

/// How many of these it counts if what a seat could know is asked for too: that takes up to a
/// second.
pub const LENS_COST: u32 = 4;

/// How many finished matches are played again at the same time: those that are going on come
/// first.
pub const REPLAYS_AT_ONCE: usize = 2;

/// How long a reader waits for that.
pub const REPLAY_WITHIN: Duration = Duration::from_secs(8);

/// The most rounds of a finished match whose outcome is kept in memory: an evening has fewer.
pub const ROUNDS_KEPT_MAX: usize = 100;

/// Of how many finished matches the outcome is kept in memory: about a kilobyte each.
pub const OUTCOMES_KEPT_MAX: usize = 4_000;

/// How long the server waits for lines to close when it shuts down.
pub const SHUTDOWN_WITHIN: Duration = Duration::from_secs(5);

/// Of how many rounds an update has the scores: an evening has fewer, and no message grows for
/// ever.
pub const ROUNDS_TOLD_MAX: usize = 50;
