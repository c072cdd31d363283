// What a host chooses, in words.
import type {
  GameAbout,
  JsonValue,
  OptionAbout,
  Remark,
  RoomSettings,
  RoomView,
  SeatView,
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

/** What options are called where their own names say too little. */
const OPTIONS: Record<string, string> = {
  all_out: 'if everyone is out',
  chips: 'chips each',
  count: 'scoring by',
  eights: 'several 8s pass over',
  false_khamul: 'a false Khamul costs',
  hand: 'cards each',
  joker_finish: 'ending on a joker',
  jokers: 'jokers in each deck',
  match: 'cards match by',
  may_draw: 'drawing instead of playing',
  pass: 'passing',
  play_on: 'playing on for places',
  target: 'the match ends at',
  two_seat_hand: 'cards each with two seats',
};

/** An option's name, for people. */
export function optionName(name: string): string {
  return OPTIONS[name] ?? name.replaceAll('_', ' ');
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

/** An option as one change: `cards each 7`, `no playing on for places`. */
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

/** A name at the end of a sentence: some end in a full stop themselves. */
export function stopped(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** A room as one client is told of it. */
interface Told {
  room: Pick<RoomView, 'seats' | 'host' | 'stage'>;
  you: number | null;
}

/** Who came, who left, who is the host now: what changed in a room, in sentences. */
export function roomChanges(before: Told, after: Told): string[] {
  const [old, now] = [before.room.seats, after.room.seats];
  const lines: string[] = [];
  const renamed = new Map<string, string>();
  const own = after.you === null ? null : now[after.you]?.name;
  if (old.length === now.length) {
    now.forEach((seat, at) => {
      const was = old[at];
      if (!was || at === after.you || at === before.you) return;
      if (was.bot === null && seat.bot !== null) lines.push(`${was.name} left: a bot plays on.`);
      else if (was.bot !== null && seat.bot === null) lines.push(`${seat.name} sat down.`);
      else if (seat.bot === null && was.name !== seat.name) {
        renamed.set(was.name, seat.name);
        lines.push(`${was.name} is called ${stopped(seat.name)}`);
      } else if (seat.bot === null && was.minded !== seat.minded) {
        lines.push(seat.minded ? `A bot plays for ${stopped(seat.name)}` : `${seat.name} is back.`);
      }
    });
  } else {
    const people = (seats: SeatView[]) => seats.flatMap((it) => (it.bot === null ? [it.name] : []));
    const me = before.you === null ? null : old[before.you]?.name;
    for (const name of people(old)) {
      if (name !== me && !people(now).includes(name)) lines.push(`${name} left.`);
    }
    for (const name of people(now)) {
      if (name !== own && !people(old).includes(name)) lines.push(`${name} sat down.`);
    }
  }
  const host = (told: Told) => told.room.seats[told.room.host ?? -1]?.name;
  const [was, is] = [host(before), host(after)];
  const youAre = after.you !== null && after.room.host === after.you;
  const youWere = before.you !== null && before.room.host === before.you;
  if (youAre && !youWere && before.you !== null) lines.push('You are the host now.');
  else if (is && !youAre && was !== is && renamed.get(was ?? '') !== is) {
    lines.push(`${is} is the host now.`);
  }
  return lines;
}

/** How much time is left: minutes and seconds, or hours or days, rounded up. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds > 172_800) return `${Math.ceil(seconds / 86_400)} days`;
  if (seconds > 7_200) return `${Math.ceil(seconds / 3_600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
