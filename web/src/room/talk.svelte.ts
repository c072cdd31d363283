// Table talk: what was just said.
import { Reader } from '../games/parts/say';
import type { Phrase, RoomView } from '../protocol';
import type { Here } from '../shell/here.svelte';
import { t } from '../shell/words.svelte';

/** How long a bubble stays, in milliseconds. The log keeps what it says. */
const BUBBLE_MS = 4_000;

/** A remark at its speaker's seat. */
export interface Bubble {
  id: number;
  seat: number;
  name: string;
  text: string;
}

/** Where a remark goes. */
interface Place {
  here: Here;
  room: RoomView | null;
  you: number | null;
  playing: number | null;
  remarked(text: string): void;
  /** What was just said: at most one bubble for each seat. */
  bubbles: Bubble[];
}

let made = 0;

/** Logs and speaks a remark, and shows it at its speaker's seat for a moment. */
export function hear(place: Place, seat: number, phrase: Phrase): void {
  if (!place.here.talks || !place.room) return;
  const names = place.room.seats.map(({ name }) => name);
  const name = seat === place.you ? t('page-talk-you') : (names[seat] ?? '');
  const text = new Reader(place.room.game, names, place.playing).say(phrase);
  place.remarked(t('page-talk-said', { name, text }));
  show(place, seat, name, text);
}

/** Shows what somebody says at their seat for a moment. */
export function show(
  place: Pick<Place, 'bubbles'>,
  seat: number,
  name: string,
  text: string,
): void {
  const bubble = { id: (made += 1), seat, name, text };
  place.bubbles = [...place.bubbles.filter((it) => it.seat !== seat), bubble];
  setTimeout(() => {
    place.bubbles = place.bubbles.filter(({ id }) => id !== bubble.id);
  }, BUBBLE_MS);
}
