// What a host chooses, and a move that waits, in words.
import type {
  GameAbout,
  JsonValue,
  OptionAbout,
  RoomSettings,
  RoomView,
  SeatView,
  Update,
} from '../protocol';
import { atTable } from '../games/loaded.svelte';
import { all, yes } from '../games/parts/words';
import { has, t } from '../shell/words.svelte';

/** One of several, with what it means. */
export interface Choice<T> {
  value: T;
  name: string;
  text: string;
}

/** What wins the match. */
export function aim({ view }: Update): string {
  const { game, options } = view as { game: string; options: Record<string, JsonValue> };
  return t(`page-aim-${game}`, { count: String(options.count ?? '') });
}

/** What calls a player to their turn: that it has come, said once, and what is to be decided. */
export function turnCall(task: string): string {
  const turn = t('page-turn');
  // Some tasks begin with the same words, and go on after a colon.
  const isSaid = task.startsWith(turn.slice(0, -1));
  return isSaid ? task : [turn, task].filter(Boolean).join(' ');
}

/** Several values, each with its name in the catalogue and what it means. */
function choices<const T>(values: T[], id: (value: T) => string): Choice<T>[] {
  return values.map((value) => ({ value, name: t(id(value)), text: t(`${id(value)}-text`) }));
}

export const clocks = () =>
  choices(['off', 'gentle', 'live', 'days'], (value) => `page-clock-${value}`);

export const bots = () => choices(['quick', 'normal', 'slow'], (value) => `page-bots-${value}`);

/** In how many matches the same deals can be played. */
export const duplicates = () =>
  choices(['off', 'two', 'three', 'four'], (value) => `page-duplicate-${value}`);

export const snaps = () =>
  choices(['quick', 'normal', 'relaxed', 'sealed'], (value) => `page-snaps-${value}`);

export const aids = () =>
  choices(['none', 'marks', 'notes', 'recall'], (value) => `page-aids-${value}`);

/** What the host chose besides the rules, as one line. */
export function settingsText(game: string, settings: RoomSettings): string {
  const { bots, duplicate, snaps, aids } = settings;
  const own = `page-settings-own-${game}`;
  const clock = t(`page-clock-${settings.clock}`);
  return t('page-settings-line', {
    said: has(own) ? `${clock}, ${t(own, { snaps, aids })}` : clock,
    bots,
    duplicate,
    chat: yes(settings.chat),
    talk: yes(settings.talk),
    takeover: yes(settings.takeover),
    programs: yes(settings.programs),
    open: yes(settings.open),
    ranked: yes(settings.ranked),
  });
}

/** The catalogue's name for a name of the server. */
export const slug = (name: string) => name.replaceAll('_', '-');

/** The catalogue's text; without one, the server's. */
export function own(id: string, servers: string): string {
  return has(id) ? t(id) : servers;
}

export function optionName(name: string): string {
  return own(`page-option-${slug(name)}`, name.replaceAll('_', ' '));
}

/** A value of an option, for people. */
export function valueText(value: unknown): string {
  if (value === true) return t('page-options-yes');
  if (value === false) return t('page-options-no');
  if (value === null || value === undefined) return t('page-options-depends');
  const text = String(value);
  return own(`page-option-value-${slug(text)}`, text.replaceAll('_', ' '));
}

/** An option as one change: `cards each 7`, `no playing on for places`. */
function changeText(name: string, value: unknown): string {
  const kind = typeof value === 'boolean' ? yes(value) : 'other';
  const said = { option: optionName(name), text: valueText(value) };
  return t('page-options-change', { ...said, value: kind });
}

/** The options, in a sentence, which says whether the parameters of variants make it one. */
export function optionsText(options: RoomView['options'], about: OptionAbout[] = []): string {
  const changes = Object.entries(options).map(([name, value]) => changeText(name, value));
  if (changes.length === 0) return t('page-options-standard');
  const varied = yes(about.some((it) => it.variant !== null && options[it.name] !== undefined));
  return t('page-options-changed', { count: changes.length, changes: changes.join(', '), varied });
}

/** How many seats make a good table: what the rules call best, else four. */
export function goodSeats({ text, seats_min, seats_max }: GameAbout): number {
  const best = /\b(?:best with|am besten) (\d+)/.exec(text)?.[1];
  return Math.min(seats_max, Math.max(best ? Number(best) : 4, seats_min));
}

/** Why the match cannot begin; null if it can. */
export function cannotStart(about: GameAbout | null, room: RoomView): string | null {
  if (!about) return null;
  const missing = about.seats_min - room.seats.length;
  if (missing > 0) return t('page-lobby-needs', { game: about.name, missing });
  const { name: game, seats_max: seats } = about;
  return room.seats.length > seats ? t('page-lobby-too-many', { game, seats }) : null;
}

/** Names before a full stop: some end in one themselves. */
export function beforeStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

/** A room as one client is told of it. */
interface Told {
  room: Pick<RoomView, 'seats' | 'host' | 'stage'>;
  you: number | null;
}

/** Who sits there, in whatever order. */
function sorted(seats: SeatView[]): string {
  return seats
    .map(({ name }) => name)
    .sort()
    .join('\n');
}

/** Who came, who left, who is the host now: what changed in a room, in sentences. */
export function roomChanges(before: Told, after: Told): string[] {
  const [old, now] = [before.room.seats, after.room.seats];
  const lines: string[] = [];
  const renamed = new Map<string, string>();
  const own = after.you === null ? null : now[after.you]?.name;
  const names = (seats: SeatView[]) => seats.map(({ name }) => name);
  if (names(old).join() !== names(now).join() && sorted(old) === sorted(now)) {
    // The host did it, and knows.
    const host = before.you !== null && before.you === before.room.host;
    if (!host) lines.push(t('page-order-new', { names: beforeStop(all(names(now))) }));
  } else if (old.length === now.length) {
    now.forEach((seat, at) => {
      const was = old[at];
      if (!was || at === after.you || at === before.you) return;
      const { name } = seat;
      if (was.bot === null && seat.bot !== null) {
        lines.push(t('page-left-to-bot', { name: was.name }));
      } else if (was.bot !== null && seat.bot === null) {
        lines.push(t('page-came', { name }));
      } else if (seat.bot === null && was.name !== name) {
        renamed.set(was.name, name);
        lines.push(t('page-renamed', { name: was.name, new: beforeStop(name) }));
      } else if (seat.bot === null) {
        const isBack = (was.away && !seat.away) || (was.delegated && !seat.delegated);
        if (seat.away && !was.away) lines.push(t('page-away', { name }));
        if (seat.delegated && !was.delegated)
          lines.push(t('page-delegated', { name: beforeStop(name) }));
        else if (isBack && !seat.away && !seat.delegated) lines.push(t('page-back', { name }));
      }
    });
  } else {
    const people = (seats: SeatView[]) => seats.flatMap((it) => (it.bot === null ? [it.name] : []));
    const me = before.you === null ? null : old[before.you]?.name;
    for (const name of people(old)) {
      if (name !== me && !people(now).includes(name)) lines.push(t('page-left', { name }));
    }
    for (const name of people(now)) {
      if (name !== own && !people(old).includes(name)) lines.push(t('page-came', { name }));
    }
  }
  const host = (told: Told) => told.room.seats[told.room.host ?? -1]?.name;
  const [was, is] = [host(before), host(after)];
  const youAre = after.you !== null && after.room.host === after.you;
  const youWere = before.you !== null && before.room.host === before.you;
  if (youAre && !youWere && before.you !== null) lines.push(t('page-host-you'));
  else if (is && !youAre && was !== is && renamed.get(was ?? '') !== is) {
    lines.push(t('page-host', { name: is }));
  }
  return lines;
}

/** How much time is left: minutes and seconds, or hours or days, rounded up. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > 172_800) return t('page-time-days', { days: Math.ceil(seconds / 86_400) });
  if (seconds > 7_200) return t('page-time-hours', { hours: Math.ceil(seconds / 3_600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A move without its table, as people say it: `play 7h` is “play 7♥”. */
export function moveText(game: string, move: string): string {
  const { short } = atTable(game) ?? {};
  const [verb = '', ...cards] = move.split(' ');
  const shown = verb === 'play' && short ? cards.map((card) => short(card)).join(' ') : '';
  return t('page-move', { verb: verb === 'play' && !shown ? '' : verb, cards: shown });
}
