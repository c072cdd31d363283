// For players of each game, who know only what the page shows.

/** @typedef {import('./person.mjs').Control} Control */
/** @typedef {import('./person.mjs').Sight} Sight */

/**
 * A player's memory: what was tried already since the table last changed otherwise.
 * @typedef {Set<string>} Tried
 */

/**
 * Given what is seen, the next control to press, or null where there is nothing to press.
 * @typedef {(sight: Sight, tried: Tried) => Control | null} Player
 */

/** @param {Sight} sight @param {string} group */
export function buttons(sight, group) {
  return sight.groups[group] ?? [];
}

/** An action that does something now. @param {Sight} sight @param {RegExp} name */
export function action(sight, name) {
  return buttons(sight, 'Actions').find((it) => !it.off && name.test(it.name)) ?? null;
}

/**
 * The first of these that was not tried yet; it counts as tried from now on.
 * @param {Control[]} controls
 * @param {Tried} tried
 */
export function next(controls, tried) {
  const found = controls.find(({ group, name, at }) => !tried.has(`${group} ${at} ${name}`));
  if (found) tried.add(`${found.group} ${found.at} ${found.name}`);
  return found ?? null;
}
