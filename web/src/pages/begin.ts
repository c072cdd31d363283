// From the front page to a table: one press, without a name to think of.
import { load } from '../games/loaded.svelte';
import type { Game } from '../games/types';
import { keepMade, type Plan } from '../room/made';
import { ApiError, command, newRoom } from '../shell/api';
import { isInvented, keepPlayerName, keepSeatKey, playerName } from '../shell/memory';
import { place } from '../shell/route.svelte';
import { speakAtTables } from '../shell/words.svelte';
import { seatsNow } from '../front/open.svelte';

/** At how many open tables a seat is tried: others may be quicker. */
const TRIES = 4;

/** Fetches what every lobby and table needs, so that one press is soon a table. */
export function prepare(): void {
  const code = [import('../room/Match.svelte'), import('../room/Lobby.svelte')];
  const parts = [...code, import('../fair/share'), speakAtTables()];
  void Promise.all(parts).catch(() => {});
}

/** Makes a room, where the player sits and is the host, and goes there. */
export async function toNewRoom(game: string, name: string, plan: Plan): Promise<void> {
  keepPlayerName(name);
  const answer = await newRoom(game, name);
  if (answer.key) keepSeatKey(answer.room.room, answer.key);
  keepMade(answer.room, plan);
  place.go(`/r/${answer.room.room}`);
}

/** Makes a room in which a match with bots begins; who gave no name gets one. */
export async function playNow({ game, seats }: Game, name: string): Promise<void> {
  // What the table needs is fetched beside the room.
  prepare();
  void load(game)?.catch(() => {});
  await toNewRoom(game, name.trim() || playerName(), { bots: seats.good - 1 });
}

/**
 * Sits down where somebody waits for players of this game. Where nobody does, begins a match with
 * bots at a table that others find.
 */
export async function quickMatch({ game, seats }: Game, name: string): Promise<void> {
  prepare();
  void load(game)?.catch(() => {});
  const given = name.trim();
  const chosen = isInvented(given) ? '' : given;
  // An invented name may give way to others at one table, before the next.
  const player = () => chosen || playerName();
  const waiting = await seatsNow(game);
  for (const { room } of waiting.slice(0, TRIES)) {
    if (await sitDown(room, player())) return;
  }
  await toNewRoom(game, player(), { bots: seats.good - 1, open: true });
}

/**
 * Sits down in a room and goes there; false if somebody else was quicker. Who chose no name gets
 * another one where theirs is somebody else's, once at each table.
 */
async function sitDown(room: string, name: string, again = true): Promise<boolean> {
  try {
    const { key, seat } = await command(room, null, { type: 'sit', name });
    if (seat === null) {
      // Its host lets one in, or not: a quick match does not wait for that.
      await command(room, key, { type: 'leave' });
      return false;
    }
    keepPlayerName(name);
    if (key) keepSeatKey(room, key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (['not_now', 'no_room'].includes(error.code)) return false;
    if (error.code !== 'name_taken' || !isInvented(name)) throw error;
    return again && sitDown(room, playerName([name]), false);
  }
  place.go(`/r/${room}`);
  return true;
}
