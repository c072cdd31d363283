// Made from the games of crates/engine by `cargo xtask codegen`. Do not edit.

/** What every view shows besides the game's id, its options and its own fields. */
export type Common = {
  /** Which round it is, from 1; 0 before the first deal. */
  round: number;
  /** How far the match is. */
  phase: Phase;
  /** The seats that have a decision to make now, ascending. */
  to_act: Array<number>;
  /** Who deals, or dealt, this round. */
  dealer: number;
  /** The match's totals, by seat. */
  scores: Array<number>;
};

/** What happened, as everyone is told it. */
export type KartelPublic =
  | {
      type: 'dealt';
      /** Which round. */
      round: number;
      /** Who dealt. */
      dealer: number;
      /** Who leads. */
      leader: number;
      /** How many cards each hand has. */
      hand_size: number;
      /** How many cards were put aside. */
      aside: number;
    }
  | {
      type: 'played';
      /** Who played. */
      seat: number;
      /** The cards. */
      cards: Array<string>;
      /** The set's name (4.5). */
      name: string;
      /** How many cards the seat has left, which is public (7.3). */
      left: number;
    }
  | {
      type: 'passed';
      /** Who. */
      seat: number;
    }
  | {
      type: 'emptied';
      /** Who played the last set, and leads now. */
      leader: number;
    }
  | {
      type: 'round_over';
      /** Who emptied the hand. */
      winner: number;
      /** The points of each seat (6.1). */
      points: Array<number>;
      /** The round's scores, by seat. */
      round_scores: Array<number>;
      /** The match's totals. */
      scores: Array<number>;
    }
  | ({ type: 'match_over' } & MatchOver);

/** What happened, as one seat alone is shown it. */
export type KartelSecret = {
  type: 'hand';
  /** Its cards. */
  cards: Array<string>;
};

/** A set that lies on the pile, as it is shown (7.2). */
export type KartelSet = {
  /** Who played it. */
  seat: number;
  /** Its cards. */
  cards: Array<string>;
  /** Its name. */
  name: string;
};

/** A state or a view as JSON (7.2, 7.3). */
export type KartelShown = {
  /** Hands, sorted. */
  hands: Array<List<string>>;
  /** Who led, or is to lead, this trick. */
  leader: number;
  /** This trick's sets, oldest first. */
  pile: Array<KartelSet>;
  /** Who has passed since the last set, or is locked out. */
  passed: Array<boolean>;
  /** Cards put aside, sorted. */
  aside: List<string>;
  /** The cards that each seat has played this round, sorted. */
  played: Array<Array<string>>;
  /**
   * How often each card left would count, by seat, if the round ended now (6.1); 1 where won
   * rounds are counted.
   */
  times: Array<number>;
  /** The two suits that beat the single card to be beaten (1.4); none without one. */
  beaters: Array<string>;
};

/** The backs of cards as JSON (6.2, 6.3), in the lists of the cards. */
export type KartuSamaBacks = {
  /** Of each hand; ascending where its cards are hidden. */
  hands: Array<Array<number>>;
  /** Of the draw pile, top first; null for each that is hidden. */
  draw: Array<number | null>;
  /** Of the discard pile, bottom first. */
  discard: Array<number>;
};

/** What happened, as everyone is told it. */
export type KartuSamaPublic =
  | {
      type: 'dealt';
      /** Which round. */
      round: number;
      /** Who dealt. */
      dealer: number;
      /** Who begins. */
      turn: number;
      /** The card turned up. */
      card: string;
      /** Its back, where backs differ (1.4). */
      back?: number;
      /** The backs of each hand, ascending, where they differ. */
      backs?: Array<Array<number>>;
      /** The back on top of the draw pile, where they differ. */
      next?: number;
    }
  | {
      type: 'played';
      /** Who played. */
      seat: number;
      /** What. */
      card: string;
      /** How many cards that seat owes now (4.1). */
      owed: number;
      /** The card's back, where backs differ (1.4). */
      back?: number;
    }
  | {
      type: 'drew';
      /** Who drew. */
      seat: number;
      /** How many. */
      count: number;
      /** Their backs, the first drawn first, where backs differ (1.4). */
      backs?: Array<number>;
      /** The back that is on top of the draw pile then, where they differ. */
      next?: number;
    }
  | ({ type: 'round_over' } & RoundOver)
  | ({ type: 'match_over' } & MatchOver);

/** What happened, as one seat alone is shown it. */
export type KartuSamaSecret =
  | {
      type: 'hand';
      /** Its cards. */
      cards: Array<string>;
      /** Their backs, where backs differ (1.4). */
      backs?: Array<number>;
    }
  | {
      type: 'drew';
      /** The cards. */
      cards: Array<string>;
      /** Their backs, where backs differ (1.4). */
      backs?: Array<number>;
    };

/** A state or a view as JSON (6.2, 6.3). */
export type KartuSamaShown = {
  /** Hands, sorted. */
  hands: Array<List<string>>;
  /** The draw pile, top first. */
  draw: List<string>;
  /** The discard pile, bottom first. */
  discard: Array<string>;
  /** Cards still owed after jokers. */
  owed: number;
  /**
   * How many cards on top of the discard pile are those of the jokers that are owed for, from
   * the first of these jokers on (4.1, 4.2).
   */
  chain: number;
  /** How many cards the seat on turn draws if it draws now (3.3, 3.4, 4.3). */
  due: number;
  /** How many a seat draws that holds a single card and owes nothing (3.4). */
  single: number;
  /** How many further cards a joker asks for (4.1). */
  asks: number;
  /** What each hand counts, if it is seen (5.1). */
  points: Array<number | null>;
  /** The backs of all these cards, where they differ (1.4). */
  backs?: KartuSamaBacks;
};

/** The card in hand of the seat on turn, as JSON (9.3). */
export type KhamulInHand = {
  /** The card, if it is seen. */
  card: string | null;
  /** `draw` or `discard`: where it is from. */
  from: 'draw' | 'discard';
};

/** A power that waits to be used, as JSON (9.3). */
export type KhamulPower = {
  /** Who uses it. */
  seat: number;
  /** The card. */
  card: string;
};

/** What happened, as everyone is told it. */
export type KhamulPublic =
  | {
      type: 'dealt';
      /** Which round. */
      round: number;
      /** Who dealt. */
      dealer: number;
      /** How many cards each row has. */
      row_sizes: Array<number>;
      /** How many cards the draw pile has. */
      draw_size: number;
      /** How many ranks and suits are in play, where a variant says: an option of the table. */
      in_play?: [number, number];
    }
  | {
      type: 'peeked';
      /** Who. */
      seat: number;
      /** Where. */
      slots: [number, number];
    }
  | {
      type: 'turn';
      /** Whose. */
      seat: number;
      /** How many turns of the round are over. */
      turns: number;
    }
  | {
      type: 'passed';
      /** Who. */
      seat: number;
    }
  | {
      type: 'announced';
      /** Who. */
      seat: number;
    }
  | {
      type: 'drew';
      /** Who. */
      seat: number;
    }
  | {
      type: 'took';
      /** Who. */
      seat: number;
      /** What. */
      card: string;
    }
  | {
      type: 'discarded';
      /** Who. */
      seat: number;
      /** What. */
      card: string;
    }
  | {
      type: 'switched';
      /** Who. */
      seat: number;
      /** Where. */
      slot: number;
      /** What it laid there, if it was taken: then it lay open (9.4). */
      taken: string | null;
      /** What lay there. */
      discarded: string;
    }
  | {
      type: 'threw';
      /** Who. */
      seat: number;
      /** Which slot. */
      slot: number;
      /** What lay there. */
      card: string;
      /** Whether it matches and is discarded; otherwise it goes back to its slot. */
      matches: boolean;
    }
  | {
      type: 'received';
      /** Who. */
      seat: number;
      /** False if nothing was left to draw. */
      drawn: boolean;
    }
  | {
      type: 'done';
      /** Who. */
      seat: number;
    }
  | {
      type: 'looked';
      /** Who. */
      seat: number;
      /** Where. */
      slot: number;
    }
  | {
      type: 'gave';
      /** Who. */
      seat: number;
      /** Who takes a card for it. */
      to: number;
    }
  | {
      type: 'exchanged';
      /** Who, and who looks at what it received. */
      seat: number;
      /** Its slot. */
      slot: number;
      /** With whom. */
      other: number;
      /** The other's slot. */
      other_slot: number;
    }
  | {
      type: 'declined';
      /** Who. */
      seat: number;
    }
  | {
      type: 'arranged';
      /** Who. */
      seat: number;
      /** The old slot of each new one. */
      slots: Array<number>;
    }
  | {
      type: 'reshuffled';
      /** How many cards it has. */
      draw_size: number;
    }
  | {
      type: 'turned_up';
      /** The rows, by seat. */
      rows: Array<Array<string>>;
    }
  | ({ type: 'round_over' } & RoundOver)
  | ({ type: 'match_over' } & MatchOver);

/** What happened, as one seat alone is shown it, once (9.4). */
export type KhamulSecret =
  | {
      type: 'peeked';
      /** Where. */
      slots: [number, number];
      /** What. */
      cards: [string, string];
    }
  | {
      type: 'drew';
      /** The card. */
      card: string;
    }
  | {
      type: 'looked';
      /** In which of its slots. */
      slot: number;
      /** What. */
      card: string;
    };

/** A state or a view as JSON (9.3, 9.4). */
export type KhamulShown = {
  /** Rows, slot 0 first. */
  rows: Array<List<string>>;
  /** The card in hand of the seat on turn. */
  in_hand: KhamulInHand | null;
  /** The draw pile, top first. */
  draw: List<string>;
  /** The discard pile, bottom first. */
  discard: Array<string>;
  /** What its top counts (1.2). */
  counts: number | null;
  /** A power that waits to be used. */
  power: KhamulPower | null;
  /** By seat, whether it is done with the snap. */
  snap: Array<boolean> | null;
  /** Who announced Khamul. */
  announcer: number | null;
  /** Whose turn it is. */
  turn: number | null;
  /** Turns over in this round. */
  turns: number;
};

/** The winner of a trick, who draws. */
export type KrassKariertDrawing = {
  /** Who draws. */
  seat: number;
  /** The card to insert, if it is seen. */
  card: string | null;
  /** How many cards it still inserts, this one included. */
  left: number;
};

/** A play of the trick. */
export type KrassKariertPlay = {
  /** Who played. */
  seat: number;
  /** The cards, in hand order. */
  cards: Array<string>;
  /** What they stand for; empty for a Draw or a Stop. */
  as: Array<number>;
};

/** What happened, as everyone is told it. */
export type KrassKariertPublic =
  | {
      type: 'dealt';
      /** Which round. */
      round: number;
      /** Who dealt. */
      dealer: number;
      /** Who starts. */
      starter: number;
      /** The reserve cards, by seat. */
      reserves: Array<Array<string>>;
    }
  | {
      type: 'played';
      /** Who played. */
      seat: number;
      /** The position of the first card. */
      first: number;
      /** The cards, in hand order. */
      cards: Array<string>;
      /** What they stand for; empty for a Draw or a Stop. */
      as: Array<number>;
    }
  | {
      type: 'took';
      /** Who took it. */
      seat: number;
      /** Which reserve card. */
      reserve: number;
      /** What it is. */
      card: string;
      /** The position that it has now. */
      at: number;
    }
  | {
      type: 'trick_won';
      /** Who won it. */
      seat: number;
      /** How many cards the winner now draws. */
      draws: number;
    }
  | {
      type: 'inserted';
      /** Who. */
      seat: number;
      /** The position that it has now. */
      at: number;
      /** How many cards the winner still inserts. */
      left: number;
    }
  | {
      type: 'out';
      /** Which. */
      seats: Array<number>;
    }
  | {
      type: 'trick_started';
      /** Who starts it. */
      seat: number;
    }
  | {
      type: 'stuck';
      /** Which. */
      seat: number;
    }
  | {
      type: 'round_over';
      /** The chips left, by seat; public by 6.1. */
      chips: Array<number>;
      /** The round's scores, by seat. */
      round_scores: Array<number>;
      /** The match's totals. */
      scores: Array<number>;
    }
  | ({ type: 'match_over' } & MatchOver);

/** What happened, as one seat alone is shown it. */
export type KrassKariertSecret =
  | {
      type: 'hand';
      /** Its cards. */
      cards: Array<string>;
    }
  | {
      type: 'drew';
      /** The card. */
      card: string;
    };

/** A state or a view as JSON (8.2, 8.3). */
export type KrassKariertShown = {
  /** Hands, in order; in a view null where a card is not known. */
  hands: Array<Array<string | null>>;
  /** Reserve cards. */
  reserves: Array<Array<string>>;
  /** The draw pile, top first. */
  draw: List<string>;
  /** Chips. */
  chips: Array<number>;
  /** Who started the trick now played, or the last one once the round is over. */
  starter: number;
  /** Its plays, oldest first. */
  trick: Array<KrassKariertPlay>;
  /** Who had its turn in it. */
  acted: Array<boolean>;
  /** Who is still in the round. */
  in: Array<boolean>;
  /** Who draws. */
  drawing: KrassKariertDrawing | null;
  /** Turns finished in this round. */
  turns: number;
  /** The most cards of a play (4.1). */
  most: number;
};

/** What happened, as everyone is told it. */
export type KtuPublic =
  | {
      type: 'dealt';
      /** Which round. */
      round: number;
      /** Who dealt. */
      dealer: number;
      /** Who begins, when all have chosen. */
      turn: number;
    }
  | {
      type: 'chose';
      /** Who chose. */
      seat: number;
    }
  | {
      type: 'opened';
      /** The open cards, by seat. */
      open: Array<Array<string>>;
    }
  | {
      type: 'played';
      /** Who played. */
      seat: number;
      /** What. */
      cards: Array<string>;
    }
  | {
      type: 'flipped';
      /** Who turned it. */
      seat: number;
      /** Which of the closed cards, counted from 0. */
      index: number;
      /** What it was. */
      card: string;
      /** Whether it beat the pile, and was played. */
      beats: boolean;
    }
  | {
      type: 'passed_over';
      /** Who, ascending; never nobody. */
      seats: Array<number>;
    }
  | {
      type: 'burned';
      /** Its cards, with those just played. */
      cards: Array<string>;
    }
  | {
      type: 'took';
      /** Who took it. */
      seat: number;
      /** The cards, with the one turned over in vain (3.6). */
      cards: Array<string>;
    }
  | {
      type: 'drew';
      /** Who drew. */
      seat: number;
      /** How many. */
      count: number;
    }
  | {
      type: 'took_up';
      /** Who. */
      seat: number;
      /** The cards. */
      cards: Array<string>;
    }
  | {
      type: 'out';
      /** Who. */
      seat: number;
      /** Its place, from 1. */
      place: number;
    }
  | ({ type: 'round_over' } & RoundOver)
  | ({ type: 'match_over' } & MatchOver);

/** What happened, as one seat alone is shown it. */
export type KtuSecret =
  | {
      type: 'hand';
      /** The cards. */
      cards: Array<string>;
    }
  | {
      type: 'drew';
      /** The cards. */
      cards: Array<string>;
    };

/** A state or a view as JSON (7.2, 7.3). */
export type KtuShown = {
  /** Hands, sorted; of a hidden one the cards that all know, then `None` for each other card. */
  hands: Array<Array<string | null>>;
  /** Open cards, sorted. */
  open: Array<Array<string>>;
  /** Closed cards. */
  closed: Array<List<string>>;
  /** The draw pile, top first. */
  draw: List<string>;
  /** The pile, bottom first. */
  pile: Array<string>;
  /** How many cards on top of it are looked through (4.1). */
  over: number;
  /**
   * The ranks that beat it, besides those that go on anything, in the order of text; null where
   * any card does (4).
   */
  fits: string | null;
  /** The ranks that go on anything (4.5). */
  free: string;
  /** Cards out of the game, sorted. */
  burned: Array<string>;
  /** The seats in the order they went out. */
  places: Array<number>;
  /** Turns in this round. */
  turns: number;
};

/** A list as it is shown: its elements, or how many there are. */
export type List<T> = Array<T> | number;

/** What everyone is told when the match is over. */
export type MatchOver = {
  /** Who won it; nobody where the rules find no winner. */
  winners: Array<number>;
};

/** How far a match is. */
export type Phase = 'new' | 'playing' | 'round_over' | 'match_over';

/** What everyone is told when a round is over. */
export type RoundOver = {
  /** The round's scores, by seat. */
  round_scores: Array<number>;
  /** The match's totals. */
  scores: Array<number>;
};

/** The options of Kartel. */
export type KartelOptions = {
  /** with two seats, how many cards each is dealt; the others are put aside (2.2) */
  two_seat_hand: 15 | 30;
  /** soft: who passed may play again in the same trick; hard: not before the pile is emptied (3.3) */
  pass: 'soft' | 'hard';
  /** rounds in a match; by default one per seat (6.3) */
  rounds: number;
  /** points: the most money wins; victories: most rounds won (6.3, 6.4) */
  count?: 'points' | 'victories';
  /** ranks in play, from the 2 up (1.2) */
  ranks?: number;
  /** suits in play (1.3) */
  suits?: number;
  /** cards dealt to each seat; 0: as many as there are, with two seats no more than 2.2 says (2.1) */
  hand?: number;
  /** how often the cards left count after one to three were played (6.1) */
  few_times?: number;
  /** how often the cards left count after none was played (6.1) */
  none_times?: number;
};

/** The options of Kartel that views leave out, where they are standard. */
export const KARTEL_STANDARD = {
  count: 'points',
  ranks: 12,
  suits: 5,
  hand: 0,
  few_times: 2,
  none_times: 3,
} as const;

/** What a seat or a spectator may know of a match of Kartel. */
export type KartelView = { game: 'kartel'; options: KartelOptions } & Common & KartelShown;

/** What happened in a match of Kartel. */
export type KartelEvent = KartelPublic | KartelSecret;

/** The options of Kartu Sama. */
export type KartuSamaOptions = {
  /** ranks in play, the lowest of the deck (1.1) */
  ranks?: number;
  /** suits in play (1.1) */
  suits?: number;
  /** cards dealt to each seat (2.1) */
  hand?: number;
  /** full: 52 cards; piquet: the 32 from 7 up (1.1) */
  deck: 'full' | 'piquet';
  /** jokers in each deck; by default 2 in a full deck, 0 in a piquet deck (1.1) */
  jokers: number;
  /** decks shuffled together; by default the fewest that hold all hands and 2 more cards (1.1, 1.3) */
  decks: number;
  /** same: decks shuffled together cannot be told apart; different: each has a back of its own, which everyone sees in hands and on top of the draw pile (1.4) */
  backs?: 'same' | 'different';
  /** whether a seat that owes nothing may always draw instead of playing (3.1) */
  may_draw: boolean;
  /** whether a last card ends the round though cards are owed (4.4) */
  joker_finish: boolean;
  /** points: fewest points win; victories: most rounds won (5.2, 5.3) */
  count: 'points' | 'victories';
  /** rounds in a match (5.4) */
  rounds: number;
  /** cards that a seat draws if nothing fits (3.3) */
  drawn?: number;
  /** cards that a seat with a single card draws more, for each other seat (3.4) */
  drawn_single?: number;
  /** cards that a joker asks for; 0: as many as there are seats (4.1) */
  joker_asks?: number;
  /** cards for each seat that a seat draws if it cannot go on after a joker (4.3) */
  drawn_owing?: number;
  /** what a jack, a queen or a king counts (5.1) */
  court_points?: number;
  /** what an ace counts (5.1) */
  ace_points?: number;
  /** what a joker counts (5.1) */
  joker_points?: number;
};

/** The options of Kartu Sama that views leave out, where they are standard. */
export const KARTU_SAMA_STANDARD = {
  ranks: 13,
  suits: 4,
  hand: 8,
  backs: 'same',
  drawn: 2,
  drawn_single: 1,
  joker_asks: 0,
  drawn_owing: 2,
  court_points: 1,
  ace_points: 11,
  joker_points: 20,
} as const;

/** What a seat or a spectator may know of a match of Kartu Sama. */
export type KartuSamaView = { game: 'kartu-sama'; options: KartuSamaOptions } & Common &
  KartuSamaShown;

/** What happened in a match of Kartu Sama. */
export type KartuSamaEvent = KartuSamaPublic | KartuSamaSecret;

/** The options of Krass Kariert. */
export type KrassKariertOptions = {
  /** cards dealt to each hand; by default 10, with five seats 7 (2.1) */
  hand: number;
  /** chips of each seat (2.3) */
  chips: number;
  /** what if nobody is left in the round: pay: every seat that was in when the trick began pays; free: nobody does (7.2) */
  all_out: 'pay' | 'free';
  /** together: two X may lie side by side in a combination, as in 5 X X; apart: each X lies beside a number card, as in X 5 X (5.1) */
  two_x?: 'together' | 'apart';
  /** numbers in play, from 1 up (1.1) */
  ranks?: number;
  /** how often each number is in play (1.1) */
  copies?: number;
  /** how many X, Draw and Stop cards are in play, each (1.1) */
  specials?: number;
  /** cards dealt to each hand; 0: as many as the option hand says (2.1) */
  dealt?: number;
  /** cards that the winner of a trick draws for each Draw card (5.3) */
  drawn?: number;
};

/** The options of Krass Kariert that views leave out, where they are standard. */
export const KRASS_KARIERT_STANDARD = {
  two_x: 'together',
  ranks: 12,
  copies: 4,
  specials: 2,
  dealt: 0,
  drawn: 3,
} as const;

/** What a seat or a spectator may know of a match of Krass Kariert. */
export type KrassKariertView = { game: 'krass-kariert'; options: KrassKariertOptions } & Common &
  KrassKariertShown;

/** What happened in a match of Krass Kariert. */
export type KrassKariertEvent = KrassKariertPublic | KrassKariertSecret;

/** The options of Khamul. */
export type KhamulOptions = {
  /** what two cards must share to match (1.3) */
  match: 'rank' | 'value';
  /** window: cards are thrown after a discard; anytime: also at the start of a turn and with a card in hand (4.7) */
  snaps?: 'window' | 'anytime';
  /** how many points more a false announcement counts (7.3) */
  false_khamul: number;
  /** the match ends when a seat reaches this total (7.6) */
  target: number;
  /** a round is turned up after this many turns (7.7) */
  turn_limit: number;
  /** ranks in play, from the ace up (1.1) */
  ranks?: number;
  /** suits in play (1.1) */
  suits?: number;
  /** cards dealt to each row (2.1) */
  row?: number;
  /** with how many points at most Khamul is to be announced (6.1) */
  low?: number;
  /** what a seat counts that should have announced (7.2) */
  missed?: number;
  /** how many points a seat without cards gets taken off (7.5) */
  empty_row?: number;
};

/** The options of Khamul that views leave out, where they are standard. */
export const KHAMUL_STANDARD = {
  snaps: 'window',
  ranks: 13,
  suits: 4,
  row: 4,
  low: 5,
  missed: 20,
  empty_row: 5,
} as const;

/** What a seat or a spectator may know of a match of Khamul. */
export type KhamulView = { game: 'khamul'; options: KhamulOptions } & Common & KhamulShown;

/** What happened in a match of Khamul. */
export type KhamulEvent = KhamulPublic | KhamulSecret;

/** The options of KTU. */
export type KtuOptions = {
  /** whether the others play on for places when a seat is out (3.7) */
  play_on: boolean;
  /** several 8s in one play pass over one seat, or as many as there are 8s (5.5) */
  eights: 'one' | 'each';
  /** rounds in a match (6.2) */
  rounds: number;
  /** turns after which a round ends without a winner (6.3) */
  turn_limit: number;
  /** ranks in play, from the 2 up (1.1) */
  ranks?: number;
  /** suits in play (1.1) */
  suits?: number;
  /** closed cards dealt to each seat (2.1) */
  closed?: number;
  /** cards of a hand after the choice, and up to which it draws (2.2, 3.3) */
  hand?: number;
  /** the rank on which any card may be played (5.3) */
  any?: 'none' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
  /** the rank that is looked through (5.2) */
  through?: 'none' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
  /** the rank that asks for a lower card (5.4) */
  lower?: 'none' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
  /** the rank that passes over a seat (5.5) */
  skip?: 'none' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
  /** the rank that takes the pile out of the game (5.1) */
  burn?: 'none' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';
  /** how many cards of one rank take the pile out of the game; 5: none do (5.6) */
  alike?: number;
};

/** The options of KTU that views leave out, where they are standard. */
export const KTU_STANDARD = {
  ranks: 13,
  suits: 4,
  closed: 3,
  hand: 4,
  any: '2',
  through: '3',
  lower: '7',
  skip: '8',
  burn: 'T',
  alike: 4,
} as const;

/** What a seat or a spectator may know of a match of KTU. */
export type KtuView = { game: 'ktu'; options: KtuOptions } & Common & KtuShown;

/** What happened in a match of KTU. */
export type KtuEvent = KtuPublic | KtuSecret;

/** The types of each game, by its id. */
export type Games = {
  kartel: {
    options: KartelOptions;
    view: KartelView;
    public: KartelPublic;
    secret: KartelSecret;
    event: KartelEvent;
  };
  'kartu-sama': {
    options: KartuSamaOptions;
    view: KartuSamaView;
    public: KartuSamaPublic;
    secret: KartuSamaSecret;
    event: KartuSamaEvent;
  };
  'krass-kariert': {
    options: KrassKariertOptions;
    view: KrassKariertView;
    public: KrassKariertPublic;
    secret: KrassKariertSecret;
    event: KrassKariertEvent;
  };
  khamul: {
    options: KhamulOptions;
    view: KhamulView;
    public: KhamulPublic;
    secret: KhamulSecret;
    event: KhamulEvent;
  };
  ktu: {
    options: KtuOptions;
    view: KtuView;
    public: KtuPublic;
    secret: KtuSecret;
    event: KtuEvent;
  };
};

/** A game's id. */
export type GameId = keyof Games;

/** Every game, in the order of the rules' index. */
export const GAME_IDS: readonly GameId[] = [
  'kartel',
  'kartu-sama',
  'krass-kariert',
  'khamul',
  'ktu',
];

/** What a seat or a spectator may know. */
export type View = KartelView | KartuSamaView | KrassKariertView | KhamulView | KtuView;
