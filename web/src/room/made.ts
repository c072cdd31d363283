// A room that was just made is known before its page opens, and what it was made for.
import type { RoomView } from '../protocol';

/**
 * What a room was made for: a match with so many bots at once, perhaps at a table that is open to
 * everyone; to invite people; or for a lesson.
 */
export type Plan = { bots: number; open?: true } | 'invite' | 'lesson';

export interface Made {
  room: RoomView;
  plan: Plan | null;
}

let made: Made | null = null;

/** Keeps the server's answer for a new room, for its page. */
export function keepMade(room: RoomView, plan: Plan | null = null): void {
  made = { room, plan };
}

/** Returns what is already known of a room, once. */
export function takeMade(name: string): Made | null {
  const found = made?.room.room === name ? made : null;
  made = null;
  return found;
}
