// What a person takes from device to device: name, settings, tables and results, each by a name.
import { keptSeats, keptMatches, keepMatches, keepSeats } from '../shell/memory';
import { remember, remembered } from '../shell/memory';
import { keepPresets, keptPresets, presetsIn, type OwnPreset } from '../room/presets';

/** By what it is: what it says. */
export type Things = Record<string, string>;

/** The texts of the browser's memory that are taken along as they are. */
const TEXTS = ['name', 'language', 'likings', 'hints', 'talk', 'cleared'];

const SEAT = 'seat ';
const MATCH = 'match ';
const PRESET = 'preset ';

/** What stays in this browser, though its person takes other things along. */
const ASIDE = 'kartenhaus.person.aside';

/** All that this browser has. */
export function here(): Things {
  const texts = TEXTS.flatMap((name) => {
    const text = remembered(`kartenhaus.${name}`);
    return text === null ? [] : [[name, text] as const];
  });
  const seats = keptSeats().map(([room, key]) => [SEAT + room, key] as const);
  const matches = keptMatches().map(([match, text]) => [MATCH + match, text] as const);
  return Object.fromEntries([...texts, ...seats, ...matches, ...keptPresets().map(named)]);
}

/** A preset by its game and name. */
const named = (own: OwnPreset) =>
  [`${PRESET}${own.game} ${own.name}`, JSON.stringify(own)] as const;

/** Keeps these in this browser only, and no others. */
export function setAside(things: Things): void {
  remember(ASIDE, Object.keys(things).length > 0 ? JSON.stringify(things) : null);
}

/** The seats of one at tables where another one sits elsewhere. */
export function seatedElsewhere(one: Things, other: Things): Things {
  const isElsewhere = ([name, key]: [string, string]) =>
    name.startsWith(SEAT) && Object.hasOwn(other, name) && other[name] !== key;
  return Object.fromEntries(Object.entries(one).filter(isElsewhere));
}

/** What stays in this browser: its seats and results, and texts and presets as they were. */
function staying(things: Things): Things {
  const aside = parse(remembered(ASIDE) ?? '{}');
  const isText = (name: string) => TEXTS.includes(name) || name.startsWith(PRESET);
  const stays = ([name, text]: [string, string]) =>
    isText(name) ? aside[name] === text : Object.hasOwn(aside, name);
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

/**
 * Makes this what the browser has, with what stays there. Returns the seats that were not taken
 * over: there was no room, or the browser has another seat at that table.
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
  keepMatches(of(all, MATCH));
  keepPresets(of(all, PRESET).flatMap(([, text]) => presetsIn(`[${text}]`)));
  const now = gather();
  const isLeft = ([name]: [string, string]) =>
    name.startsWith(SEAT) && !Object.hasOwn(now, name);
  return Object.fromEntries(Object.entries(things).filter(isLeft));
}

/** Whether two have the same. */
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

/** What can be read of a text that was sealed: whatever it is, only texts. */
export function parse(text: string): Things {
  const all = JSON.parse(text) as unknown;
  if (typeof all !== 'object' || all === null) return {};
  const isText = (it: [string, unknown]): it is [string, string] => typeof it[1] === 'string';
  const { presets, ...texts } = Object.fromEntries(Object.entries(all).filter(isText));
  // They were one text before.
  return { ...Object.fromEntries(presetsIn(presets ?? '[]').map(named)), ...texts };
}
