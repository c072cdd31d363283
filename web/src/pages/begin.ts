// From the front page to a table: one press, without a name to think of.
import { load } from '../games/loaded.svelte';
import type { Game } from '../games/types';
import { keepMade, type Plan } from '../room/made';
import { newRoom } from '../shell/api';
import { keepPlayerName, keepSeatKey, playerName } from '../shell/memory';
import { place } from '../shell/route.svelte';
import { speakAtTables } from '../shell/words.svelte';

/** Fetches what every table needs, so that one press is soon a table. */
export function prepare(): void {
  const parts = [import('../room/Match.svelte'), import('../fair/share'), speakAtTables()];
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
