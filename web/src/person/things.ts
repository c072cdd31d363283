// What a person takes from device to device: name, settings, tables and results, each by a name.
import { keepMatches, keepSeats, keptMatches, keptSeats, MATCHES_MAX } from '../shell/memory';
import { isLike, Kept, remember, remembered } from '../shell/kept';
import { presets, type OwnPreset } from '../room/presets';

/** By what it is: what it says. */
export type Things = Record<string, string>;

/** The texts of the browser's memory that are taken along as they are. */
const TEXTS = ['name', 'language', 'likings', 'hints', 'talk', 'cleared'];

const SEAT = 'seat ';
const MATCH = 'match ';
const PRESET = 'preset ';

/** What stays in this browser, though its person takes other things along. */
const aside = new Kept<Things>('kartenhaus.person.aside', thingsOf);

/** All that this browser has. */
export function here(): Things {
  const texts = TEXTS.flatMap((name) => {
    const text = remembered(`kartenhaus.${name}`);
    return text === null ? [] : [[name, text] as const];
  });
  const seats = keptSeats.get().map(([room, key]) => [SEAT + room, key] as const);
  const matches = keptMatches.get().map(([match, text]) => [MATCH + match, text] as const);
  return Object.fromEntries([...texts, ...seats, ...matches, ...presets.get().map(named)]);
}

/** A preset by its game and name. */
const named = (own: OwnPreset) =>
  [`${PRESET}${own.game} ${own.name}`, JSON.stringify(own)] as const;

/** Keeps these in this browser only, and no others. */
export const setAside = (things: Things) => aside.set(things);

/** The seats of one at tables where another one sits elsewhere. */
export function seatedElsewhere(one: Things, other: Things): Things {
  const isElsewhere = ([name, key]: [string, string]) =>
    name.startsWith(SEAT) && Object.hasOwn(other, name) && other[name] !== key;
  return Object.fromEntries(Object.entries(one).filter(isElsewhere));
}

/** What stays in this browser: its seats and results, and texts and presets as they were. */
function staying(things: Things): Things {
  const kept = aside.get();
  const isText = (name: string) => TEXTS.includes(name) || name.startsWith(PRESET);
  const stays = ([name, text]: [string, string]) =>
    isText(name) ? kept[name] === text : Object.hasOwn(kept, name);
  return Object.fromEntries(Object.entries(things).filter(stays));
}

/** What this browser has, and its person takes along. */
export function gather(): Things {
  const all = here();
  const stay = staying(all);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(stay, name)));
}

/** What there is of a kind, without the kind in its name. */
const of = (things: Things, kind: string): [string, string][] =>
  Object.entries(things).flatMap(([name, text]) =>
    name.startsWith(kind) ? [[name.slice(kind.length), text]] : [],
  );

/** The results of one, the oldest, for which there is no room beside those of another. */
export function withoutRoom(one: Things, other: Things): Things {
  const isNew = ([name]: [string, string]) => name.startsWith(MATCH) && !Object.hasOwn(other, name);
  const added = Object.entries(one).filter(isNew);
  const over = added.length + of(other, MATCH).length - MATCHES_MAX;
  return Object.fromEntries(added.slice(0, Math.max(0, over)));
}

/** What the person takes along: what this browser has, and what it had no room for. */
export function carried(left: Things): Things {
  const now = gather();
  const gone = withoutRoom(left, now);
  const isKept = ([name]: [string, string]) => !Object.hasOwn(gone, name);
  return { ...Object.fromEntries(Object.entries(left).filter(isKept)), ...now };
}

/**
 * Makes this what the browser has, with what stays there. Returns the seats and results that were
 * not taken over: there was no room, or the browser has another seat at that table.
 */
export function apply(things: Things): Things {
  const kept = staying(here());
  const isOurs = ([name]: [string, string]) => !Object.hasOwn(things, name);
  const ours = Object.fromEntries(Object.entries(kept).filter(isOurs));
  const stay = { ...ours, ...seatedElsewhere(kept, things) };
  setAside(stay);
  const all = { ...stay, ...things };
  for (const name of TEXTS) remember(`kartenhaus.${name}`, all[name] ?? null);
  keepSeats(of({ ...things, ...stay }, SEAT));
  // The results that stay come last: what goes for want of room are others.
  const isTheirs = ([match]: [string, string]) => !Object.hasOwn(kept, MATCH + match);
  keepMatches([...of(things, MATCH).filter(isTheirs), ...of(kept, MATCH)]);
  presets.set(of(all, PRESET).flatMap(([, text]) => presets.of(`[${text}]`)));
  const now = gather();
  const isLeft = ([name]: [string, string]) =>
    (name.startsWith(SEAT) || name.startsWith(MATCH)) && !Object.hasOwn(now, name);
  return Object.fromEntries(Object.entries(things).filter(isLeft));
}

export function same(one: Things, other: Things): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/**
 * What two devices have together, of which each has changed something since both had `base`: what
 * this device has changed counts, and else what the other one has. Whoever forgot a seat's key has
 * not forgotten the one that another device has put in its place.
 */
export function merge(base: Things, mine: Things, theirs: Things): Things {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const isReplaced = (name: string) =>
    name.startsWith(SEAT) && !Object.hasOwn(mine, name) && theirs[name] !== base[name];
  const all = [...names].flatMap((name) => {
    const isTheirs = mine[name] === base[name] || isReplaced(name);
    const text = isTheirs ? theirs[name] : mine[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(all);
}

/** What of something are things: whatever it is, only texts by name. */
export function onlyThings(all: unknown): Things {
  if (!isLike({}, all)) return {};
  const isText = (it: [string, unknown]): it is [string, string] => typeof it[1] === 'string';
  return Object.fromEntries(Object.entries(all as object).filter(isText));
}

/** What can be read of a text that was sealed. */
export const parse = (text: string): Things => thingsOf(JSON.parse(text));

function thingsOf(it: unknown): Things {
  const { presets: old, ...texts } = onlyThings(it);
  // They were one text before.
  return { ...Object.fromEntries(presets.of(old ?? null).map(named)), ...texts };
}
