// Views and events, until `../views` is generated.
export interface CommonView { game: string; options: Record<string, unknown>; round: number; phase: 'playing' | 'round_over' | 'match_over'; to_act: number[]; dealer: number; scores: number[]; round_scores: number[] | null; winners: number[] | null }
type Over = { type: 'round_over'; round_scores: number[]; scores: number[] } | { type: 'match_over'; winners: number[] };
export interface KartuSamaView extends CommonView { hands: (string[] | number)[]; draw: string[] | number; discard: string[]; owed: number }
export type KartuSamaPublic = { type: 'dealt'; round: number; dealer: number; turn: number; card: string } | { type: 'played'; seat: number; card: string; owed: number } | { type: 'drew'; seat: number; count: number } | Over;
export type KartuSamaSecret = { type: 'hand'; cards: string[] } | { type: 'drew'; cards: string[] };
export interface KtuView extends CommonView { hands: (string | null)[][]; open: string[][]; closed: (string[] | number)[]; draw: string[] | number; pile: string[]; burned: string[]; places: number[]; turns: number }
export type KtuPublic =
  | { type: 'dealt'; round: number; dealer: number; turn: number }
  | { type: 'chose'; seat: number }
  | { type: 'opened'; open: string[][] }
  | { type: 'played'; seat: number; cards: string[] }
  | { type: 'flipped'; seat: number; index: number; card: string; beats: boolean }
  | { type: 'passed_over'; seats: number[] }
  | { type: 'burned'; cards: string[] }
  | { type: 'took'; seat: number; cards: string[] }
  | { type: 'drew'; seat: number; count: number }
  | { type: 'took_up'; seat: number; cards: string[] }
  | { type: 'out'; seat: number; place: number }
  | Over;
export type KtuSecret = { type: 'hand'; cards: string[] } | { type: 'drew'; cards: string[] };
