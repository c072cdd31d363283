// A room that was just made is known before its page opens.
import type { RoomView } from '../protocol';

let made: RoomView | null = null;

/** Keeps the server's answer for a new room, for its page. */
export function keepMade(room: RoomView): void {
  made = room;
}

/** Returns what is already known of a room, once. */
export function takeMade(name: string): RoomView | null {
  const room = made?.room === name ? made : null;
  made = null;
  return room;
}
