// What a host chooses, in words.
import type {
  GameAbout,
  JsonValue,
  OptionAbout,
  Remark,
  RoomSettings,
  RoomView,
} from '../protocol';

/** One of several, with what it means. */
export interface Choice<T> {
  value: T;
  name: string;
  text: string;
}

export const CLOCKS: Choice<RoomSettings['clock']>[] = [
  { value: 'off', name: 'No clock', text: 'Everyone thinks as long as they like.' },
  {
    value: 'gentle',
    name: 'Gentle clock',
    text: 'After a minute and a half a bot plays for who is away; nobody who is there is hurried.',
  },
  { value: 'live', name: 'Live clock', text: 'Half a minute for each decision, then a bot plays.' },
  {
    value: 'days',
    name: 'By the day',
    text: 'Three days for each decision: play when you find the time.',
  },
];

export const SNAPS: Choice<RoomSettings['snaps']>[] = [
  { value: 'quick', name: 'Quick snaps', text: 'Everyone sees each discard for 1.5 seconds.' },
  { value: 'normal', name: 'Normal snaps', text: 'Everyone sees each discard for two seconds.' },
  { value: 'relaxed', name: 'Relaxed snaps', text: 'Everyone sees each discard for six seconds.' },
  {
    value: 'sealed',
    name: 'Sealed snaps',
    text: 'No race: all answer, at most 20 seconds, and nobody sees the answers before.',
  },
];

export const AIDS: Choice<RoomSettings['aids']>[] = [
  { value: 'none', name: 'No aids', text: 'Remember everything yourselves.' },
  { value: 'marks', name: 'Marks', text: 'Cards show who looked at them, and when.' },
  { value: 'notes', name: 'Notes', text: 'Marks, and everyone can write on their own cards.' },
  { value: 'recall', name: 'Recall', text: 'What you saw of your own cards stays readable.' },
];

/** A choice's name. */
export function choiceName<T>(choices: Choice<T>[], value: T): string {
  return choices.find((choice) => choice.value === value)?.name ?? String(value);
}

/** What the host chose besides the rules, as one line. */
export function settingsText(game: string, settings: RoomSettings): string {
  const parts = [choiceName(CLOCKS, settings.clock)];
  if (game === 'khamul') {
    parts.push(choiceName(SNAPS, settings.snaps).toLowerCase());
    parts.push(choiceName(AIDS, settings.aids).toLowerCase());
  }
  parts.push(settings.chat ? 'chat' : 'no chat');
  if (!settings.takeover) parts.push('no taking over of bots’ seats');
  return parts.join(', ');
}

/** An option's name, for people. */
export function optionName(name: string): string {
  return name.replaceAll('_', ' ');
}

/** An option's text as a sentence, in pieces: words, and the clauses that it names. */
export function optionText(text: string): { text: string; clause: string | null }[] {
  const sentence = (text[0] ?? '').toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
  return sentence
    .split(/(\d+\.\d+)/)
    .map((piece, at) => ({ text: piece, clause: at % 2 === 1 ? piece : null }))
    .filter((piece) => piece.text !== '');
}

/** A value of an option, for people. */
export function valueText(value: unknown): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null || value === undefined) return 'depends on the table';
  return String(value).replaceAll('_', ' ');
}

/** An option as one change: `jokers 1`, `no play on`. */
function changeText(name: string, value: unknown): string {
  if (value === true) return optionName(name);
  if (value === false) return `no ${optionName(name)}`;
  return `${optionName(name)} ${valueText(value)}`;
}

/** What the options are, in a sentence. */
export function optionsText(options: RoomView['options']): string {
  const changes = Object.entries(options).map(([name, value]) => changeText(name, value));
  if (changes.length === 0) return 'Standard rules';
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return `Standard rules, ${count}: ${changes.join(', ')}`;
}

/** The value that an option has in this room. */
export function optionValue(about: OptionAbout, options: RoomView['options']): JsonValue {
  const chosen = options[about.name];
  return chosen === undefined ? about.default : chosen;
}

/** Understands what was typed for a number; null is the standard. */
export function numberTyped(about: OptionAbout, text: string): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const [min, max] = [about.min ?? 0, about.max ?? Number.MAX_SAFE_INTEGER];
  const value = Math.min(max, Math.max(min, Number(text)));
  return value === about.default ? null : value;
}

/** How many seats make a good table: what the rules call best, else four. */
export function goodSeats({ text, seats_min, seats_max }: GameAbout): number {
  const best = /\bbest with (\d+)/.exec(text)?.[1];
  return Math.min(seats_max, Math.max(best ? Number(best) : 4, seats_min));
}

/** Why the match cannot begin; null if it can. */
export function cannotStart(about: GameAbout | null, room: RoomView): string | null {
  if (!about) return null;
  const missing = about.seats_min - room.seats.length;
  if (missing > 0) {
    const more = missing === 1 ? 'one more player' : `${missing} more players`;
    return `${about.name} needs ${more}: send the link, or add a bot.`;
  }
  const over = room.seats.length - about.seats_max;
  if (over > 0) return `${about.name} has only ${about.seats_max} seats.`;
  return null;
}

/** The remarks that are new: the server tells the latest ones, again and again. */
export function newRemarks(before: Remark[], now: Remark[]): Remark[] {
  const same = (a: Remark | undefined, b: Remark | undefined) =>
    a?.name === b?.name && a?.text === b?.text;
  const from = before.findIndex((_, at) =>
    before.slice(at).every((remark, index) => same(remark, now[index])),
  );
  return from < 0 ? now : now.slice(before.length - from);
}

/** Names in a sentence: "Ada, Bea and Cem". */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
