// A room that was made just now is known before its page opens.
import type { RoomView } from '../protocol';

let made: RoomView | null = null;

/** Keeps what the server said of a new room, for its page. */
export function keepMade(room: RoomView): void {
  made = room;
}

/** What is known of a room already, once. */
export function takeMade(name: string): RoomView | null {
  const room = made?.room === name ? made : null;
  made = null;
  return room;
}
