//! Limits of a room, each with its reason. What exceeds one is refused with a clear answer.

use std::time::Duration;

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

/// How many of them may come from one address: a class, and not so many that nobody else can.
pub const WATCHERS_PER_ADDRESS_MAX: usize = 60;

/// How many lines one seat has open: a few devices, and lines that are dead and not known to be.
/// Seats are counted apart, so that nobody can take the lines of another.
pub const LINES_PER_SEAT_MAX: usize = 16;

/// How many entries the log of a room has, so that none fills the disk: an evening has a few
/// hundred.
pub const ENTRIES_PER_ROOM_MAX: u64 = 20_000;

/// How many of them only the host can make, and as many more only those who sit there, so that
/// guests who fill a room do not lock the host out, nor strangers them.
pub const ENTRIES_FOR_HOST: u64 = 4_000;

/// How many things a person may do in a room at once: a host sets a dozen options, one click after
/// the other.
pub const COMMANDS_BURST: u32 = 60;

/// How long each of them counts.
pub const COMMAND_EVERY: Duration = Duration::from_secs(1);

/// How many bytes a room keeps, with its matches: a long evening takes 60,000.
pub const ROOM_BYTES_MAX: u64 = 32 << 20;

/// How many bytes a match keeps: each of its moves takes some 60, and an answer that reads them all
/// some milliseconds.
pub const MATCH_BYTES_MAX: u64 = 4 << 20;

/// How often a seat may change what it has chosen for later, or the order of its row, until
/// somebody makes a move.
pub const CHOICES_MAX: u32 = 60;

/// How long a bot waits before it plays, unless the host says otherwise.
pub const BOT_PAUSE: Duration = Duration::from_millis(900);

/// How long a deal waits for the shares that seats have promised: a few round trips of a slow
/// phone, and no longer than it takes to look at one's cards.
pub const SHARES_WITHIN: Duration = Duration::from_millis(1500);

/// How many of those whom the host removed a room remembers, so that they do not just sit down
/// again: the latest.
pub const REMOVED_MAX: usize = 64;

/// How many people wait at the door of a room; one more can knock only if one of them has gone.
pub const KNOCKS_MAX: usize = 8;

/// How many of them may come from one address: a family, and not so many that nobody else can.
pub const KNOCKS_PER_ADDRESS_MAX: usize = 4;

/// How long after its day the deal of a day still counts, and is told to nobody who has not played
/// it: who begins at midnight has as long to end.
pub const DAILY_AFTER: Duration = Duration::from_secs(3600);

/// How long the expert's line of a day may be, in lines of its record: the longest have a few
/// hundred.
pub const DAILY_LINES_MAX: usize = 5_000;

/// How many people sit or wait in one room.
pub const PLACES_MAX: usize = games::SEATS_MAX;

/// How many moves one match has, so that none fills the disk. An evening has a few hundred.
pub const MOVES_PER_MATCH_MAX: u64 = 100_000;

/// How many changes what told are kept for those who come back; who was away longer sees the
/// table as it is.
pub const TOLD_MAX: usize = 32;

/// How long a session stays in memory if somebody only looked at its room.
pub const LOOK: Duration = Duration::from_secs(5);

/// How long a person may be without a line before everyone is told that they are reconnecting: a
/// page that is reloaded is back by then.
pub const RECONNECTING: Duration = Duration::from_secs(2);

/// How long a person without a line is not yet called away: a lift, a tunnel, a reload.
pub const AWAY: Duration = Duration::from_secs(30);

/// How long somebody may be without a line, where no clock runs, before a bot plays for them: a
/// telephone call, and not an evening.
pub const ABSENT: Duration = Duration::from_secs(180);

/// How long the scores of a round lie on the table of a match that counts before the next round
/// begins by itself: who is about to lose cannot keep the others waiting.
pub const NEXT_ROUND: Duration = Duration::from_secs(60);

/// As that, where each decision has days.
pub const NEXT_ROUND_DAYS: Duration = Duration::from_secs(24 * 3600);

/// After how long a match that counts is looked after at which nobody is, should its server have
/// ended: then bots play it to its end.
pub const SETTLED_AFTER: Duration = Duration::from_secs(3600);

/// How long guests wait in the lobby of an open table for its host to begin before they can.
pub const LOBBY_WAIT: Duration = Duration::from_secs(120);

/// From how many networks guests have left an open table that stood still, or were removed from it,
/// when others are listed before it: whoever wants to hide somebody's table has to have as many. A
/// home has two, if it has an IPv4 address besides its IPv6 network.
pub const LEFT_BY: usize = 3;

/// How long a guest who counts as one who has left had a line there, and how long nothing was
/// played: who only comes and goes did not wait for anything.
pub const LEFT_AFTER: Duration = Duration::from_secs(30);

/// How long a program may take for a decision, where the room's clock gives it no less.
pub const PROGRAM: Duration = Duration::from_secs(10);

/// How long the host may be without a line before another person becomes the host.
pub const HOST_AWAY: Duration = Duration::from_secs(120);

/// How long a room is kept in which nothing happens.
pub const ROOM_LIFETIME: Duration = Duration::from_secs(90 * 24 * 3600);

/// How long a room is kept in which no match ever began.
pub const LOBBY_LIFETIME: Duration = Duration::from_secs(24 * 3600);

/// How much longer each of them is kept then: whoever runs the server is told that it goes, and
/// whoever opens it keeps it.
pub const FORGET_AFTER: Duration = Duration::from_secs(7 * 24 * 3600);

/// How long somebody has to decide who comes back after the time was up, and before the bot played.
pub const TIME_AFTER_RETURN: Duration = Duration::from_secs(5);

/// How often a clock may be stretched in one decision (WCAG 2.2.1).
pub const MORE_TIME_MAX: u8 = 10;

/// Of how many rounds an update has the scores: an evening has fewer, and no message grows for
/// ever.
pub const ROUNDS_TOLD_MAX: usize = 50;

/// How many rounds of a match of duplicate are compared, at most: the room's log keeps their
/// scores.
pub const ROUNDS_COMPARED_MAX: usize = 200;

/// How many lines of a record a move can be taken back over: a long round has a few hundred, and
/// they are played again at once, each in some 20 µs.
pub const TAKEN_BACK_MAX: u64 = 500;

/// How many lines are played again in a match for moves that were taken back, each time at least
/// one: whoever loads the match plays them once more.
pub const PLAYED_AGAIN_MAX: u64 = 20_000;

/// How many bytes of a record are copied in the time in which a line is played again.
pub const COPIED_AS_LINE: usize = 200_000;

/// How long a match may be, in lines of its record, for a hint to say what is certain: the record
/// is played again for that. An evening has a few hundred.
pub const HINT_LINES_MAX: usize = 2_000;
