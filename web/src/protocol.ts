// Made from crates/play/src/protocol/ by `cargo xtask codegen`. Do not edit.

/** The version of this protocol. */
export const PROTOCOL_VERSION = 2;

/** Which aids to memory everyone in the room has. */
export type AidLevel = 'none' | 'marks' | 'notes' | 'recall';

/** Aids to memory that the room allows: everyone at the table has the same. */
export type Aids = {
  /** The room's level. */
  level: AidLevel;
  /**
   * By seat and slot: who looked at the card that lies there, and how many turns ago. Empty
   * below `AidLevel::Marks`.
   */
  marks: Array<Array<Array<Mark>>>;
  /** By slot of the client's row: its own note. Empty below `AidLevel::Notes`. */
  notes: Array<string | null>;
  /**
   * By slot of the client's row: the card, if the seat can know it. Empty below
   * `AidLevel::Recall`.
   */
  recall: Array<string | null>;
};

/** What the rules say of a choice of cards. */
export type Answer = {
  /** Which cards, by their place among the example's, ascending. */
  chosen: Array<number>;
  /** Whether they can be played; null where that is not the question. */
  good: boolean | null;
  /** The answer, in a sentence. */
  text: string;
  /** The clause that forbids it, if one does. */
  rule: string | null;
  /** The cards that it is about, such as those that are beaten. */
  marks: Array<number>;
};

/** How soon bots play, and whoever a bot plays for. */
export type BotPace = 'quick' | 'normal' | 'slow';

/** What a room is to who asks for it. */
export type Caller = {
  /** The caller's seat, if it came with that seat's key. */
  seat: number | null;
  /** Whether that seat has a decision to make. */
  turn: boolean;
};

/** Something that a seat could be certain of. */
export type Certain = {
  /** What, in the language that was asked for. */
  what: string;
  /** Why. */
  why: string;
  /** The clause that implies it: the game's id, a colon, and its number. */
  rule: string;
  /** The step of the round that told it; null where it follows from the moment. */
  step: number | null;
  /** Whether it is about all cards that the seat did not see, and so tells of nobody's. */
  unseen: boolean;
};

/** What a move is or would be. */
export type Checked = {
  /** The move: in canonical text if it is legal, else as it came. */
  move: string;
  /** Whether the seat may play it now. */
  legal: boolean;
  /** What the rules call what it plays, such as `KARA Umbrella`. */
  name: string | null;
  /** The clause that forbids it: the game's id, a colon, and its number. */
  rule: string | null;
  /** Why not, in a sentence. */
  reason: string | null;
  /** Up to three legal moves that are most like it, if it is not legal. */
  works: Array<string>;
};

/** A clause of the rules. */
export type Clause = {
  /** As refusals cite it: the game's id and the clause's number. */
  rule: string;
  /** Its text, in Markdown, without the number. */
  text: string;
};

/** What a client says on its WebSocket. */
export type ClientMessage =
  | {
      type: 'hello';
      /** `PROTOCOL_VERSION`. */
      protocol: number;
      /** The seat's key; null for a spectator. */
      key: string | null;
      /** The last update that the client has seen, to be told what happened since. */
      seen: Seen | null;
      /**
       * In which language refusals are told, such as `de`; English without one, or if the server
       * does not speak it.
       */
      language?: string | null;
    }
  | {
      type: 'play';
      /** The match that it was chosen in. */
      match: number;
      /**
       * The `seq` of the update that it was chosen in. If the seat's decision has changed since,
       * the move is refused as stale; so saying it twice is harmless.
       */
      seq: number;
      /** The move, as the game's rules write it. */
      move: string;
    }
  | {
      type: 'check';
      /** The move. */
      move: string;
    }
  | {
      type: 'shown';
      /** Their ids. */
      ids: Array<number>;
    }
  | {
      type: 'rendered';
      /** The window's id. */
      window: number;
    }
  | {
      type: 'note';
      /** Which slot. */
      slot: number;
      /** At most 12 characters. */
      text: string;
    }
  | { type: 'more_time' }
  | {
      type: 'hint';
      /** The match that it is asked in. */
      match: number;
      /** The `seq` of the update that it is asked in. */
      seq: number;
    }
  | {
      type: 'take_back';
      /** The match. */
      match: number;
      /** The `seq` of the update that it is asked in. */
      seq: number;
    }
  | { type: 'talk' }
  | {
      type: 'promise';
      /** The hash, 64 hex digits. */
      promise: string;
    }
  | {
      type: 'share';
      /** The deal's name. */
      deal: string;
      /** The share that was promised, 64 hex digits. */
      share: string;
    }
  | { type: 'ping' };

/** How long the seats have. */
export type Clock = {
  /** By seat: what is left for its decision, in milliseconds; null if it has none to make. */
  left_ms: Array<number | null>;
};

/** How long a decision may take, and what happens then. */
export type ClockMode = 'off' | 'gentle' | 'live' | 'days';

/** `GET /api/daily`: the deals of today. */
export type DailyAbout = {
  /** The day, in UTC, such as `2026-11-25`. */
  day: string;
  /** For how long it still is that day, in seconds. */
  left_s: number;
  /** One deal of each game, in the order of the rules' index. */
  games: Array<DailyGame>;
};

/** The deal of the day of a game. */
export type DailyGame = {
  /** The game's id. */
  game: string;
  /** How many seats it has: the player's, and those of bots. */
  seats: number;
  /** The level of the bots. */
  level: string;
  /** The options that differ from the standard. */
  options: { [key in string]: JsonValue };
  /** How many have played it to its end. */
  played: number;
};

/** `GET /api/rooms/{room}/daily`: how others did who played the same deals. */
export type DailyResult = {
  /** The day, in UTC, such as `2026-11-25`. */
  day: string;
  /** The game's id. */
  game: string;
  /** Whether it still counts who plays, and nobody else is shown these deals. */
  open: boolean;
  /** The score of whoever played in this room. */
  score: number;
  /** Whether it counts among the others: it does unless it came too late. */
  counted: boolean;
  /** Whether low scores are good. */
  low_wins: boolean;
  /** How many did better. */
  better: number;
  /** How many have played it to its end, this one among them. */
  played: number;
  /** Each score that somebody has, from the lowest. */
  scores: Array<DailyScore>;
  /** What an expert scored on the same seat; null until that is worked out. */
  expert: number | null;
};

/** How many have a score. */
export type DailyScore = {
  /** The score. */
  score: number;
  /** How many have it. */
  count: number;
};

/** Which way play goes round a table, seen from above. */
export type Direction = 'clockwise' | 'counterclockwise';

/**
 * In how many matches a table plays the same deals, from other seats each time: no more than it
 * has seats.
 */
export type Duplicate = 'off' | 'two' | 'three' | 'four';

/** A match of several that are played with the same deals, from other seats each time. */
export type DuplicateView = {
  /** Which of them it is, from 1. */
  part: number;
  /** How many they are. */
  of: number;
  /**
   * Once all are over: by seat, how many points better it was than all were on average with the
   * same cards, in the rounds that each match had.
   */
  points: Array<number> | null;
};

/**
 * `GET /api/games/{game}/examples`: a small position in which a clause can be tried, with what the
 * rules say of every choice.
 */
export type Example = {
  /** The clause that it stands by: the game's id, a colon, and its number. */
  rule: string;
  /** What there is to try. */
  text: string;
  /** The cards on the table. */
  lies: Array<string>;
  /** The cards to choose from. */
  cards: Array<string>;
  /** The most cards that can be chosen. */
  most: number;
  /** What is said of each choice. */
  answers: Array<Answer>;
};

/** Why the server did not do what it was asked for. */
export type Fault = {
  /** Why, for programs: stable. */
  code: FaultCode;
  /** Why, in a sentence. */
  message: string;
  /** Which name is somebody else's, if that is why. */
  taken: TakenName | null;
};

/** Why the server did not do what it was asked for, for programs. */
export type FaultCode =
  | 'bad_message'
  | 'wrong_protocol'
  | 'no_room'
  | 'not_found'
  | 'bad_key'
  | 'bad_signature'
  | 'name_taken'
  | 'not_host'
  | 'not_now'
  | 'impossible'
  | 'too_many'
  | 'origin'
  | 'damaged'
  | 'internal';

/** `GET /api/games`: a game that can be played. */
export type GameAbout = {
  /** Its id, as in the addresses of its pages. */
  game: string;
  /** Its name. */
  name: string;
  /** The first paragraph of its rules. */
  text: string;
  /** The fewest seats. */
  seats_min: number;
  /** The most seats. */
  seats_max: number;
  /** Which way play goes round the table, seen from above. */
  direction: Direction;
  /** Its options, in the order of the rules. */
  options: Array<OptionAbout>;
  /** Its presets, the standard first. */
  presets: Array<NamedPreset>;
  /** The levels of its bots, weakest first. */
  levels: Array<LevelAbout>;
};

/** Statistics of the finished matches of one game. */
export type GameStatistics = {
  /** The game's id. */
  game: string;
  /** How many matches these figures are from. */
  matches: number;
  /** How many rounds. */
  rounds: number;
  /** How many moves the shortest round had. */
  moves_min: number;
  /** How many moves the longest round had. */
  moves_max: number;
  /** By name, most matches first. */
  players: Array<PlayerStatistics>;
};

/** What may be asked for now, by who plays alone against bots. */
export type Help = {
  /** Whether a hint may be asked for: `ClientMessage::Hint`. */
  hint: boolean;
  /** Whether a move can be taken back: `ClientMessage::TakeBack`. */
  take_back: boolean;
};

/** Who played alone against bots was helped at a decision. */
export type Helped = {
  /** Whose decision it was. */
  seat: number;
  /** The round, from 1. */
  round: number;
  /** The step of the round that the decision follows; the deal is 0. */
  step: number;
  /** How. */
  by: HelpedBy;
};

/** How somebody was helped. */
export type HelpedBy = 'hint' | 'take_back';

/** What an expert would do, from what the seat can know. */
export type Hint = {
  /** The move, as the game's rules write it. */
  move: string;
  /** The next best move; null if there is no other. */
  other: string | null;
  /**
   * What a friend would say: messages of the catalogues, first the move with a reason, then the
   * next best move if it is about as good. Empty in hints of earlier versions.
   */
  said: Array<Phrase>;
  /**
   * Why: messages of `locales/`, the numbers first, then what is certain. Empty where the rules
   * allow a single move.
   */
  why: Array<Phrase>;
};

/**
 * `GET /api/rooms/{room}/matches`: what was played in a room. A match that is still being played
 * is not there.
 */
export type History = {
  /** The latest finished matches, latest first, at most 50. */
  matches: Array<MatchAbout>;
  /** Statistics by game, in the order of the rules' index. */
  games: Array<GameStatistics>;
};

export type JsonValue =
  number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/** Somebody who waits at the door. */
export type Knock = {
  /** Which knock it is: nobody else in this room ever has the same number. */
  knock: number;
  /** Their name. */
  name: string;
  /**
   * Whether the host has removed them, or somebody of their network, from the table before; left
   * out if not.
   */
  removed?: boolean;
};

/** `GET /api/ratings/{game}`: those who play a game best, by ranked matches. */
export type Leaderboard = {
  /** Whether this site has a leaderboard. */
  allowed: boolean;
  /** The game's id. */
  game: string;
  /** How many persons have a rating. */
  persons: number;
  /** The best 50, the best first. */
  players: Array<RankedPlayer>;
};

/** Where a learner is in a lesson. Only the learner's own seat is told. */
export type Lesson = {
  /** The step, one of `LessonTexts::steps`; null once the match has left the lesson's script. */
  step: string | null;
  /** Which step it is, from 1. */
  at: number;
  /** The number of steps. */
  of: number;
  /** The move that the script has for the learner now; null while others play, and after it. */
  move: string | null;
};

/** `GET /api/games/{game}/lesson`: the texts of the lesson. */
export type LessonTexts = {
  /** The steps of its lesson, by name. */
  steps: { [key in string]: string };
  /** Hints for a first game by the standard rules, by name. */
  hints: { [key in string]: string };
};

/** How well a bot plays. */
export type LevelAbout = {
  /** Its name in text, such as `novice`. */
  level: string;
  /** Its name for people. */
  name: string;
  /** How it plays, in a sentence. */
  text: string;
};

/** Something that a seat could think likely, judging by what the others did; an estimate. */
export type Likely = {
  /** What, in the language that was asked for. */
  what: string;
  /** How likely, in hundredths. */
  chance: number;
};

/** That somebody looked at a face-down card. */
export type Mark = {
  /** Who; null if everyone saw it. */
  seat: number | null;
  /** How many turns ago. */
  turns: number;
};

/** `GET /api/rooms/{room}/matches/{match}`, `GET /api/records/{record}`: a match that is over. */
export type MatchAbout = {
  /** Which match of its room, from 1; null for an uploaded record. */
  match: number | null;
  /** The game's id. */
  game: string;
  /** By seat, who played last. */
  players: Array<PlayerAbout>;
  /** Who played on a seat before somebody else took it over, in the order of the match. */
  takeovers: Array<Takeover>;
  /** The hints that were given, and where moves were taken back, in the order of the match. */
  helped: Array<Helped>;
  /** When it began, in milliseconds since 1970; null if that is not known. */
  began_at: number | null;
  /** When it was over, likewise. */
  over_at: number | null;
  /**
   * Until when an uploaded record is kept, likewise; null for a match of a room,
   * which is kept with it.
   */
  kept_until: number | null;
  /** The totals, by seat. */
  scores: Array<number>;
  /** The seats that won; none where nobody did. */
  winners: Array<number>;
  /**
   * By seat, its rank from 1: the winners are first, and of the others whoever is nearer to them
   * by points. Those who are level have the same; where nobody won, all are second.
   */
  ranks: Array<number>;
  /** Its rounds. */
  rounds: Array<RoundAbout>;
};

/** `GET /api/rooms/{room}/matches/{match}/ratings`: what a ranked match has changed. */
export type MatchRatings = {
  /**
   * Whether it counts: not where the same persons, or one of them, played many on that day. Null
   * where this is not known, or no longer.
   */
  counts: boolean | null;
  /** The persons' ratings before and after it, by seat; none where that is not known any more. */
  seats: Array<SeatRating>;
};

/** A preset that comes with a game. */
export type NamedPreset = {
  /** Its id, such as `quick`. */
  id: string;
  /** What it sets. */
  preset: Preset;
};

/** `POST /api/rooms`: a new room, in which the caller sits and is the host. */
export type NewRoom = {
  /** The game's id. */
  game: string;
  /** The caller's name. */
  name: string;
  /** Whether it begins at once with the game's lesson, in which bots take the other seats. */
  lesson?: boolean;
  /**
   * Whether it begins at once with the game's deal of the day, which everyone plays alone, once,
   * against the same bots. A person who signs this and has a room of today's already is told
   * that room, without a key.
   */
  daily?: boolean;
};

/** What is promised for a seat in a deal. */
export type OpenSeat = {
  /** The hash of its share, 64 hex digits. */
  promise: string;
  /** Whether the server drew the share, as it does for bots. */
  by_server: boolean;
};

/** An open table, at which somebody is. */
export type OpenTable = {
  /** The room's name, which is the end of its link. */
  room: string;
  /** The game's id. */
  game: string;
  /** Who is there: the host, or somebody else while the host is away. */
  name: string;
  /** How many seats are taken, by people, bots or programs. */
  seats: number;
  /** How many of them by people who are not away. */
  people: number;
  /** How many bots would give up their seat to a person now. */
  bots: number;
  /** How many seats nobody has. Who takes one during a match plays from the next match on. */
  free: number;
  /** Whether there is a door, at which the host lets people in. */
  door: boolean;
  /** Whether its matches are to count for the leaderboard. */
  ranked: boolean;
  /** How long a decision may take. */
  clock: ClockMode;
  /** Where the room is. */
  stage: Stage;
  /** Which round is played, or was played last, from 1; 0 before the first. */
  round: number;
  /** How many rounds the match has; null where that is not fixed, or no match has begun. */
  rounds: number | null;
  /**
   * For how long there have been seats to take, or, where there are none, for how long the table
   * could be watched: in seconds.
   */
  waited_s: number;
};

/**
 * `GET /api/tables`: tables that their hosts have opened to everyone. Of each game a few with
 * seats to take, and a few to watch, those first that have waited longest. It is a second old at
 * most.
 */
export type OpenTables = {
  /** Whether this site lists tables at all. */
  allowed: boolean;
  /** Whether it has a leaderboard, so that tables can be ranked. */
  leaderboard: boolean;
  /** The tables. */
  tables: Array<OpenTable>;
};

/** An option of a game. */
export type OptionAbout = {
  /** Its name. */
  name: string;
  /** What it does, in a sentence, with its clause. */
  text: string;
  /** The standard; null if that depends on the table. */
  default: JsonValue;
  /** The values that it may have; null if it is a number from `min` to `max`. */
  values: Array<JsonValue> | null;
  /** The smallest number that it may be. */
  min: number | null;
  /** The largest number that it may be. */
  max: number | null;
  /**
   * Of a parameter of variants: the clause that it changes. Only where it differs does a view
   * show it.
   */
  variant: string | null;
};

/** A finished match of a person. */
export type OwnMatch = {
  /** In which room. */
  room: string;
  /** The person's seat. */
  seat: number;
  /** Whether it was a deal of a day. */
  daily: boolean;
  /**
   * What it changed for the person's rating; null where it did not count, or that is not known
   * any more.
   */
  rating: SeatRating | null;
  /** The match. */
  about: MatchAbout;
};

/** The answer to `OwnMatchesAsked`. */
export type OwnMatches = {
  /**
   * The finished matches that the person began on a seat which nobody else took over, at most
   * 50: room by room, and the latest of each first. Whoever leaves has the result of the bot
   * that plays on, as on the leaderboard. A deal of the day is there when the day is over.
   */
  matches: Array<OwnMatch>;
};

/** `POST /api/person/matches`: what did whoever signs it play in these rooms? */
export type OwnMatchesAsked = {
  /** Names of rooms, at most 10. One that is not there, or no longer, is passed over. */
  rooms: Array<string>;
};

/** How well whoever asks plays a game. */
export type OwnRating = {
  /** The game's id. */
  game: string;
  /** Their place among all who have a rating. */
  place: number;
  /** How many have one. */
  persons: number;
  /** How well they play. */
  rating: Rating;
};

/** The answer to `RatingsAsked`. */
export type OwnRatings = {
  /** Whether this site has a leaderboard. */
  allowed: boolean;
  /** By game in which they have one. */
  ratings: Array<OwnRating>;
};

/** Something that a seat is shown once and no view contains, such as a first look. */
export type Peek = {
  /** For `ClientMessage::Shown`. */
  id: number;
  /** What the seat was told: an object with a `type`. */
  event: unknown;
  /** What is said of it: messages of `locales/`; none where the table says it. */
  said: Array<Phrase>;
};

/** The answer to `PersonCommand`. */
export type PersonAnswer = {
  /** Whether what was asked for was done: false if another device was first. */
  done: boolean;
  /** The version that is kept now, from 1; 0 if there is none. */
  version: number;
  /** What is kept; empty if nothing is, and after it was kept. */
  data: string;
};

/**
 * `POST /api/person`: something to be done with what the server keeps for a person. Who that is is
 * told by the signature alone, which is in the header `Kartenhaus-Person`.
 */
export type PersonCommand =
  | { type: 'look' }
  | {
      type: 'keep';
      /**
       * The version that it follows; 0 if nothing was kept. Where another one is kept by now,
       * nothing changes, and the answer has that.
       */
      version: number;
      /** At most 6 KiB of text, which the server cannot read if the person has encrypted it. */
      data: string;
    }
  | { type: 'forget' };

/** A remark that the rules make: a message of `locales/`, for each to read in their own language. */
export type Phrase = {
  /** The message's name, such as `talk-left`. */
  id: string;
  /** What is put into it, such as a `count`. `seat` is the seat that it is about. */
  params: { [key in string]: JsonValue };
};

/** Who played on a seat. */
export type PlayerAbout = {
  /** The last name that was used. */
  name: string;
  /** The bot's level, if no person ever played there. */
  bot: string | null;
};

/** Statistics of a player's finished matches of one game. */
export type PlayerStatistics = {
  /** The name. The same name is the same player. */
  name: string;
  /** The bot's level; null for a person, who is another player than a bot of that name. */
  bot: string | null;
  /** How many matches. */
  matches: number;
  /** How many of them the player won, alone or with others. */
  won: number;
  /** How many rounds. */
  rounds: number;
  /** The scores of all rounds, added up. */
  points: number;
};

/**
 * How a room plays its game: options and pace that go together. Who may write and sit down is no
 * part of it.
 */
export type Preset = {
  /** The options that differ from the standard. */
  options: { [key in string]: JsonValue };
  /** How long a decision may take. */
  clock: ClockMode;
  /** How long a snap window is. */
  snaps: SnapPace;
  /** Which aids to memory everyone has. */
  aids: AidLevel;
};

/**
 * Whether the next match of a table will count for the leaderboard, and if not, why: the first of
 * these that is so.
 */
export type Ranked =
  'off' | 'closed' | 'clock' | 'options' | 'programs' | 'keys' | 'twice' | 'alone' | 'counts';

/** Somebody on the leaderboard. */
export type RankedPlayer = {
  /** Their place, from 1; whoever has the same rating has the same place. */
  place: number;
  /** Their name in their last match that counts. */
  name: string;
  /** How well they play. */
  rating: Rating;
};

/** How well somebody plays a game, as far as is known. */
export type Rating = {
  /** How well they play at least, very likely: the estimate less the doubt. */
  rating: number;
  /** How well they play, by all their matches; 1500 before the first. */
  estimate: number;
  /** By how much that may be wrong: it is less in 19 of 20 cases. */
  doubt: number;
  /** How many matches count. */
  matches: number;
  /** How many of them they have won. */
  won: number;
};

/** `POST /api/ratings`: whoever signs it asks for their own ratings. */
export type RatingsAsked = Record<symbol, never>;

/**
 * `POST /api/records`, whose body is a record: where it can be seen now. The same record is at the
 * same place.
 */
export type RecordAnswer = {
  /** Its name, which is the end of its link. */
  record: string;
  /** Until when it is kept, in milliseconds since 1970. */
  kept_until: number;
};

/** Why a move was not played. */
export type RefusedCode = 'illegal' | 'not_a_move' | 'not_now' | 'stale' | 'too_late';

/** What somebody said. */
export type Remark = {
  /** Who. */
  name: string;
  /** What. */
  text: string;
};

/** The answer to `NewRoom` and `RoomCommand`. */
export type RoomAnswer = {
  /** The caller's seat, if it has one now. */
  seat: number | null;
  /** The new seat's key: whoever has it plays there. It is told here, once, and nowhere else. */
  key: string | null;
  /** The room as it is now. */
  room: RoomView;
};

/**
 * `POST /api/rooms/{room}`: something to be done in a room. The caller's seat is told by
 * `Authorization: Bearer KEY`; only `RoomCommand::Sit` goes without.
 */
export type RoomCommand =
  | {
      type: 'sit';
      /** The caller's name. */
      name: string;
      /**
       * Whether the caller is a program, which everyone is told. It plays as a person does,
       * over the same line, but has ten seconds for a decision: then a novice makes it.
       * Nobody waits for it between rounds. The room's host has to allow programs.
       */
      program?: boolean;
    }
  | { type: 'leave' }
  | {
      type: 'rename';
      /** The new name. */
      name: string;
    }
  | {
      type: 'renew_key';
      /** 32 hex digits, drawn by chance. */
      key: string;
    }
  | {
      type: 'delegate';
      /** Whether the bot plays. */
      on: boolean;
    }
  | { type: 'ready' }
  | {
      type: 'say';
      /** At most 200 characters. */
      text: string;
    }
  | {
      type: 'talk';
      /** Which, as it was offered. */
      phrase: Phrase;
    }
  | { type: 'start' }
  | { type: 'lobby' }
  | {
      type: 'stand_in';
      /** Whose seat. */
      seat: number;
    }
  | {
      type: 'add_bot';
      /** The bot's level, such as `novice`. */
      level: string;
    }
  | {
      type: 'remove';
      /** Which seat. */
      seat: number;
    }
  | {
      type: 'admit';
      /** Which knock. */
      knock: number;
    }
  | {
      type: 'turn_away';
      /** Which knock. */
      knock: number;
    }
  | {
      type: 'pass_host';
      /** Whose seat. */
      seat: number;
    }
  | {
      type: 'move_seat';
      /** Whose seat. */
      seat: number;
      /** Which seat they have then; somebody has to sit there now. */
      to: number;
    }
  | { type: 'shuffle_seats' }
  | {
      type: 'game';
      /** The game's id. */
      game: string;
    }
  | {
      type: 'option';
      /** Which option. */
      name: string;
      /** A number, true or false, a word, or null. */
      value: JsonValue;
    }
  | {
      type: 'preset';
      /** A preset of `GameAbout`, or one that the client has kept. */
      preset: Preset;
    }
  | {
      type: 'settings';
      /** All of them. */
      settings: RoomSettings;
    };

/** What a host chooses besides the game's options. */
export type RoomSettings = {
  /** How long a decision may take. */
  clock: ClockMode;
  /** How long a snap window is. */
  snaps: SnapPace;
  /** Which aids to memory everyone has. */
  aids: AidLevel;
  /** How soon bots play. */
  bots: BotPace;
  /** Whether players can write to each other: by default where only those who have the link come. */
  chat: boolean;
  /** Whether players can make the remarks that the rules offer. */
  talk: boolean;
  /** Whether who comes late may take a bot's seat during a match. */
  takeover: boolean;
  /** Whether programs may sit down: bots of somebody's own. */
  programs: boolean;
  /** Whether there is a door: who wants to sit down waits until the host lets them in. */
  door: boolean;
  /** Whether the table is listed for everyone who looks for one, where the site allows that. */
  open: boolean;
  /**
   * Whether its matches are to count for the leaderboard, where the site has one. Which of them
   * do says `Ranked`.
   */
  ranked: boolean;
  /** In how many matches the same deals are played, from other seats each time. */
  duplicate: Duplicate;
};

/** What is known of a room: the same for everyone. */
export type RoomView = {
  /** Its name, which is the end of its link. */
  room: string;
  /** The game's id. */
  game: string;
  /**
   * Who sits where. Who sat down during a match comes after the match's seats, and plays in the
   * next one.
   */
  seats: Array<SeatView>;
  /** How many of them play in the current match. */
  playing: number;
  /** The seat whose player is the host; null if no person sits here. */
  host: number | null;
  /** Where the room is. */
  stage: Stage;
  /** The current or last match, from 1; 0 before the first. */
  match: number;
  /** The options that differ from the standard. */
  options: { [key in string]: JsonValue };
  /** What the options come to at a table of so many seats, where they do not say so themselves. */
  note?: Phrase;
  /** The rest of what the host chooses. */
  settings: RoomSettings;
  /** Whether its next match will count for the leaderboard, and if not, why. */
  ranked: Ranked;
  /** Whether the match that is on the table counts. */
  counts: boolean;
  /** The day, such as `2026-11-25`, whose deal is played here, alone and once; null elsewhere. */
  daily: string | null;
  /**
   * The set of matches with the same deals to which the current or last match belongs; null if
   * it has deals of its own.
   */
  duplicate: DuplicateView | null;
  /**
   * In the lobby of an open table where guests wait: after how many milliseconds each of them
   * can begin the match as well as the host, 0 if now.
   */
  guests_begin_ms?: number;
  /** How many are watching. */
  watching: number;
  /** Those who wait at the door, in the order in which they came. */
  door: Array<Knock>;
  /** How many remarks were made in it. */
  said: number;
  /**
   * The latest of them, oldest first, if the chat is on: on a line those that it was not sent
   * yet, and none in the answer to a command.
   */
  chat: Array<Remark>;
};

/** A round of a finished match. */
export type RoundAbout = {
  /** How many steps it has: the deal, each move, each new draw pile. */
  steps: number;
  /** Its scores, by seat. */
  scores: Array<number>;
};

/** `GET /api/games/{game}/rules`: the rules, clause by clause. */
export type Rules = {
  /** The game's id. */
  game: string;
  /** Its name. */
  name: string;
  /** What stands before the first section. */
  text: string;
  /** The sections. */
  sections: Array<Section>;
};

/** Scores so far. */
export type Scores = {
  /** Which round the first of `rounds` is, from 1. */
  first: number;
  /** By round that is over, the scores by seat: of the latest rounds. */
  rounds: Array<Array<number>>;
  /** The winners, once the match is over; none where nobody won. */
  winners: Array<number> | null;
};

/** What a match has changed for somebody. */
export type SeatRating = {
  /** On which seat the person began it. */
  seat: number;
  /** With which name. */
  name: string;
  /** The rating before. */
  before: number;
  /** The rating after it. */
  after: number;
  /** By how much the estimate may be wrong after it; the rating and this are the estimate. */
  doubt: number;
};

/** A seat, as everyone sees it. */
export type SeatView = {
  /** The player's name. */
  name: string;
  /** The bot's level, or `program` for somebody's own program; null for a person. */
  bot: string | null;
  /**
   * Whether the person has had no open line for a while, or was not seen since the server came
   * back.
   */
  away: boolean;
  /**
   * Whether the person has had no open line for a moment, and may be back in another; left out
   * if not.
   */
  reconnecting?: boolean;
  /** Whether a bot plays for the person now. */
  delegated: boolean;
  /** Whether a bot plays until the round is over, because somebody else has seen the cards. */
  waits: boolean;
  /** Whether the person wants the next round or match to begin. */
  ready: boolean;
};

/** A section of the rules. */
export type Section = {
  /** Its number and heading, such as `4 Snap`. */
  heading: string;
  /** What stands before its first clause. */
  text: string;
  /** The clauses. */
  clauses: Array<Clause>;
};

/** An update that a client has seen. */
export type Seen = {
  /** Its match. */
  match: number;
  /** Its `seq`. */
  seq: number;
};

/** What the server says on a WebSocket. */
export type ServerMessage =
  | {
      type: 'welcome';
      /** `PROTOCOL_VERSION`. */
      protocol: number;
      /** The server's version. */
      server: string;
      /** The client's seat; null for a spectator. */
      you: number | null;
      /** Whether the client waits at the door. */
      at_door: boolean;
      /** Whether the client's seat is open on another line too; left out if not. */
      is_also_open?: boolean;
      /** Whether the host has removed the client from its seat; left out if not. */
      removed?: boolean;
      /** Whether a bot has played for the seat until now: who comes back plays on themselves. */
      returned: boolean;
      /** The room. */
      room: RoomView;
    }
  | {
      type: 'room';
      /** The client's seat, which may have changed too. */
      you: number | null;
      /** Whether the client waits at the door. */
      at_door: boolean;
      /** Whether the client's seat is open on another line too; left out if not. */
      is_also_open?: boolean;
      /** Whether the host has removed the client from its seat; left out if not. */
      removed?: boolean;
      /** The whole room. */
      room: RoomView;
    }
  | ({ type: 'update' } & Update)
  | ({ type: 'checked' } & Checked)
  | {
      type: 'refused';
      /** The `seq` of the match as it stands. */
      seq: number;
      /** Why, for programs. */
      code: RefusedCode;
      /** The move: in canonical text if it is legal, else as it came. */
      move: string;
      /** Whether the seat may play it now. */
      legal: boolean;
      /** What the rules call what it plays, such as `KARA Umbrella`. */
      name: string | null;
      /** The clause that forbids it: the game's id, a colon, and its number. */
      rule: string | null;
      /** Why not, in a sentence. */
      reason: string | null;
      /** Up to three legal moves that are most like it, if it is not legal. */
      works: Array<string>;
    }
  | {
      type: 'talk';
      /**
       * At most five remarks; none before the first match, or where the host wants none. Say one
       * with `RoomCommand::Talk`.
       */
      phrases: Array<Phrase>;
    }
  | {
      type: 'talked';
      /** Who. */
      seat: number;
      /** What. */
      phrase: Phrase;
    }
  | {
      type: 'open';
      /** The deal's name: room, match and round. */
      deal: string;
      /**
       * What the server promises of its secret, 64 hex digits. Keep it: the match's record shows
       * the secret.
       */
      promise: string;
      /** By seat. */
      seats: Array<OpenSeat>;
    }
  | {
      type: 'dealt';
      /** The deal's name. */
      deal: string;
      /** What the server promised of its secret. */
      promise: string;
      /** By seat. */
      seats: Array<ShownSeat>;
    }
  | {
      type: 'took_back';
      /** Who. */
      seat: number;
    }
  | {
      type: 'removed';
      /** Who. */
      name: string;
    }
  | { type: 'pong' }
  | ({ type: 'fault' } & Fault)
  | { type: 'closing' };

/** What was shown for a seat in a deal. */
export type ShownSeat = {
  /** The hash of its share, 64 hex digits. */
  promise: string;
  /** Its share, likewise; null if it was withheld, which counts as zeros. */
  share: string | null;
  /** Whether the server drew the share, as it does for bots. */
  by_server: boolean;
};

/** How long everyone sees a discard before the game goes on. */
export type SnapPace = 'quick' | 'normal' | 'relaxed' | 'sealed';

/** Where a room is. */
export type Stage = 'lobby' | 'playing' | 'round_over' | 'match_over';

/** `GET /api/status`: how the server is, for whoever runs it. It names no room, person or card. */
export type Status = {
  /** The server's version. */
  version: string;
  /** How long it has been running, in seconds. */
  uptime_s: number;
  /** How many sockets are open. */
  sockets: number;
  /** How many rooms are in use. */
  rooms: number;
  /**
   * How many rooms, matches and other logs are damaged and refused, as far as this server has
   * noticed.
   */
  damaged: number;
  /** How many nats-servers don't report whether they write to disk before they acknowledge. */
  unknown_sync: number;
  /** Up to 100 of the rooms, by game. */
  tables: Array<TableStatus>;
};

/** A step of a finished match, and the table after it. */
export type Step = {
  /** Who moved; null if cards were dealt. */
  seat: number | null;
  /** The move, as the game's rules write it; null if cards were dealt. */
  move: string | null;
  /** The table, as the viewer may know it. */
  view: unknown;
  /** What everyone was told. */
  all: Array<unknown>;
  /** What the seat alone was told. */
  you: Array<unknown>;
  /** What is said of each event of `all`. */
  said: Array<Array<Phrase>>;
  /** What is said of each event of `you`. */
  said_you: Array<Array<Phrase>>;
  /** Why the round is over, where it is. */
  ended: Array<Phrase>;
  /** Who looked at which card, in a game that has face-down rows. */
  aids: Aids | null;
  /** Which of the facts were certain then. */
  facts: Array<number>;
  /** Where none of them told of anybody's cards, what the seat could think likely. */
  likely: Array<Likely>;
};

/**
 * `GET /api/rooms/{room}/matches/{match}/rounds/{round}` and `GET
 * /api/records/{record}/rounds/{round}`: a round, step by step. After `?` may stand `seat=N` for
 * what that seat knew, or `open=true` for all cards, else it is what a spectator saw; with a seat,
 * `lens=true` for what it could know; `from=N` for the step to begin with. At most 400 steps come
 * at once.
 */
export type Steps = {
  /** The first of these steps; the deal is 0. */
  from: number;
  /** The steps. */
  steps: Array<Step>;
  /** What the seat could know at some of them. */
  facts: Array<Certain>;
};

/** A room in use, as a host may see it. */
export type TableStatus = {
  /** Its game's id. */
  game: string;
  /** Where it is. */
  stage: Stage;
  /** Which match of the room, from 1; 0 before the first. */
  match: number;
  /** How many people are seated. */
  people: number;
  /** How many of them are away. */
  away: number;
  /** How many bots are seated. */
  bots: number;
  /** How many are watching. */
  watching: number;
};

/** A name that somebody cannot have. */
export type TakenName = {
  /** The name. */
  name: string;
  /** One like it that is free; empty if none was found. */
  free: string;
};

/** A seat was taken over: up to a step somebody else sat there. */
export type Takeover = {
  /** Which seat. */
  seat: number;
  /** The round of the last step before it, from 1. */
  round: number;
  /** That step; the deal is 0. */
  step: number;
  /** Who sat there until then. */
  before: PlayerAbout;
};

/** What one change told. */
export type Told = {
  /** The `seq` that the match had after it. */
  seq: number;
  /** What everyone was told: objects with a `type`, as the game's rules describe them. */
  all: Array<unknown>;
  /** What the client's seat alone was told. */
  you: Array<unknown>;
  /**
   * What is said of each event of `all`: messages of `locales/`, of which each reader says names
   * and cards in their own way; none where the table says it.
   */
  said: Array<Array<Phrase>>;
  /** What is said of each event of `you`. */
  said_you: Array<Array<Phrase>>;
};

/** The match as one seat or a spectator may know it. */
export type Update = {
  /** Which match of the room, from 1. */
  match: number;
  /** How far the match is; rises with each change. */
  seq: number;
  /** What the client's seat may know now, as the game's rules describe it. */
  view: unknown;
  /**
   * What happened, oldest first: since the last update, or since the one that the client said it
   * has seen; nothing if that is too long ago, or if moves were taken back since.
   */
  told: Array<Told>;
  /**
   * The moves that the client's seat may play now, in canonical order; empty if it has nothing
   * to decide.
   */
  legal: Array<string>;
  /**
   * What the client's seat has to decide now: messages of `locales/`, of which each reader says
   * names and cards in their own way; empty if it has nothing to decide.
   */
  asked: Array<Phrase>;
  /** Scores of the rounds that are over. */
  scores: Scores;
  /** Why the round is over, and what needs a word about its scores; nothing while one is played. */
  ended: Array<Phrase>;
  /** The clock; null if there is none. */
  clock: Clock | null;
  /**
   * Peeks for the client's seat that were not shown yet. Show each once, then say
   * `ClientMessage::Shown`.
   */
  peeks: Array<Peek>;
  /** The snap window that is open. */
  window: Window | null;
  /** What the client's seat has chosen to be played when the window closes, in order. */
  queued: Array<string>;
  /** Aids to memory, in a game that has face-down rows. */
  aids: Aids | null;
  /** The client's place in its lesson; null outside a lesson. */
  lesson: Lesson | null;
  /** What the client's seat may ask for; null where others than bots play, too. */
  help: Help | null;
  /** The hint that the client's seat was given for the decision that it has. */
  hint: Hint | null;
};

/** A time in which every seat may throw cards that match. */
export type Window = {
  /** For `ClientMessage::Rendered`. It changes when the top of the discard pile does. */
  id: number;
  /** The card to be matched. */
  card: string;
  /** How long each seat sees it at least, in milliseconds. */
  length_ms: number;
  /** How much of that is left for the client's seat, as far as the server knows. */
  left_ms: number;
  /** Whether answers stay hidden until all have answered. */
  sealed: boolean;
  /** Whether the client's seat has said that it throws nothing more. */
  answered: boolean;
  /**
   * The moves that the client's seat may choose already, for the turn that comes next; the last
   * one chosen is played when the window closes.
   */
  choices: Array<string>;
};
