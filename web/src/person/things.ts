// What a person takes from device to device: name, settings, tables and results, each by a name.
import { keptSeats, keptMatches, keepMatches, keepSeats } from '../shell/memory';
import { remember, remembered } from '../shell/memory';

/** By what it is: what it says. */
export type Things = Record<string, string>;

/** The texts of the browser's memory that are taken along as they are. */
const TEXTS = ['name', 'language', 'likings', 'presets', 'hints', 'talk', 'cleared'];

const SEAT = 'seat ';
const MATCH = 'match ';

/** What this browser has. */
export function gather(): Things {
  const texts = TEXTS.flatMap((name) => {
    const text = remembered(`kartenhaus.${name}`);
    return text === null ? [] : [[name, text] as const];
  });
  const seats = keptSeats().map(([room, key]) => [SEAT + room, key] as const);
  const matches = keptMatches().map(([match, text]) => [MATCH + match, text] as const);
  return Object.fromEntries([...texts, ...seats, ...matches]);
}

/** What there is of a kind, without the kind in its name. */
const of = (things: Things, kind: string): [string, string][] =>
  Object.entries(things).flatMap(([name, text]) =>
    name.startsWith(kind) ? [[name.slice(kind.length), text]] : [],
  );

/** Makes this what the browser has. */
export function apply(things: Things): void {
  for (const name of TEXTS) remember(`kartenhaus.${name}`, things[name] ?? null);
  keepSeats(of(things, SEAT));
  keepMatches(of(things, MATCH));
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
 * this device has changed counts, and else what the other one has.
 */
export function merge(base: Things, mine: Things, theirs: Things): Things {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const all = [...names].flatMap((name) => {
    const text = mine[name] === base[name] ? theirs[name] : mine[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(all);
}

/** What can be read of a text that was sealed: whatever it is, only texts. */
export function parse(text: string): Things {
  const all = JSON.parse(text) as unknown;
  if (typeof all !== 'object' || all === null) return {};
  return Object.fromEntries(
    Object.entries(all).filter((it): it is [string, string] => typeof it[1] === 'string'),
  );
}
