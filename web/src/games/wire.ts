// Stands in for `../protocol` until that is generated.
export interface Checked { move: string; legal: boolean; name: string | null; rule: string | null; reason: string | null; works: string[] }
export interface SeatView { name: string; bot: string | null; away: boolean; minded: boolean; ready: boolean }
export interface Told { seq: number; all: unknown[]; you: unknown[] }
export interface Sight { id: number; event: unknown }
export interface Scores { rounds: number[][]; winners: number[] | null }
export interface Clock { left_ms: (number | null)[] }
export interface Window { id: number; card: string; length_ms: number; left_ms: number; sealed: boolean; answered: boolean }
export interface Mark { seat: number | null; turns: number }
export type AidLevel = 'none' | 'marks' | 'notes' | 'recall';
export interface Aids { level: AidLevel; marks: Mark[][][]; notes: (string | null)[]; recall: (string | null)[] }
export interface Update {
  match: number; seq: number; view: unknown; told: Told[]; legal: string[]; scores: Scores; clock: Clock | null;
  sights: Sight[]; window: Window | null; queued: string | null; aids: Aids | null;
}
