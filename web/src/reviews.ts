// Made from crates/play/src/protocol/review.rs by `cargo xtask codegen`. Do not edit.
import type { Phrase } from './protocol';

/**
 * `GET /api/rooms/{room}/matches/{match}/review` and `GET /api/records/{record}/review`: where a
 * finished match turned. All of it is estimated, from what each seat could know when it decided.
 * It takes some seconds to make; until then `ready` is false, and whoever wants it asks again.
 */
export type MatchReview = {
  /** Whether it is made; if not, nothing else is told. */
  ready: boolean;
  /** How many decisions the match had: moves of seats that had several to choose from. */
  decisions: number;
  /** At how many of them a better move was looked for. */
  tried: number;
  /** Each seat's chances at its own decisions, in the order of the match. */
  points: Array<ReviewPoint>;
  /** The moves that cost most, at most three of each seat, the dearest first. */
  turns: Array<ReviewTurn>;
};

/** A move, and what it was worth. */
export type ReviewMove = {
  /** The move, as the game's rules write it. */
  move: string;
  /** What is said of it; nothing where its text has to do. */
  said: Array<Phrase>;
  /** The chance after it, in hundredths. */
  chance: number;
};

/**
 * A seat's chance to be among the winners of the match, as it could know it before a decision of
 * its own, if everyone played equally well from there.
 */
export type ReviewPoint = {
  /** Whose. */
  seat: number;
  /** The round, from 1. */
  round: number;
  /** The step of the round that the decision follows; the deal is 0. */
  step: number;
  /** In hundredths. */
  chance: number;
  /** By how many hundredths it may be off, in 19 of 20 cases. */
  doubt: number;
};

/** A move that cost much, and a better one. */
export type ReviewTurn = {
  /** Who played it. */
  seat: number;
  /** The round, from 1. */
  round: number;
  /** The step of the round that it followed; the deal is 0. */
  step: number;
  /** The move that was played. */
  played: ReviewMove;
  /** The move that an expert would have played. */
  better: ReviewMove;
  /** By how many hundredths the difference of their chances may be off, in 19 of 20 cases. */
  doubt: number;
  /** By how much more the better move scored in that round on average, in tenths of a point. */
  points: number;
  /** In how many imagined deals both were played on. */
  worlds: number;
  /** Why it is better. */
  why: ReviewWhy;
  /**
   * What else speaks for it: messages of `locales/`, which say what was certain, and how often
   * it left the next player no choice.
   */
  because: Array<Phrase>;
};

/** Why a move is better. */
export type ReviewWhy = 'ends' | 'sure' | 'points' | 'chance';
