// How each game is played by somebody who knows only what the page shows: given what is seen, the
// next control to press, or null where there is nothing to press.

/** @typedef {import('./person.mjs').Control} Control */
/** @typedef {import('./person.mjs').Sight} Sight */

/**
 * A player's memory: what was tried already since the table last changed otherwise.
 * @typedef {Set<string>} Tried
 */

/** @typedef {(sight: Sight, tried: Tried) => Control | null} Player */

/** @param {Sight} sight @param {string} group */
function buttons(sight, group) {
  return sight.groups[group] ?? [];
}

/** An action that does something now. @param {Sight} sight @param {RegExp} name */
function action(sight, name) {
  return buttons(sight, 'Actions').find((it) => !it.off && name.test(it.name)) ?? null;
}

/**
 * The first of these that was not tried yet; it counts as tried from now on.
 * @param {Control[]} controls
 * @param {Tried} tried
 */
function next(controls, tried) {
  const found = controls.find(({ group, name, at }) => !tried.has(`${group} ${at} ${name}`));
  if (found) tried.add(`${found.group} ${found.at} ${found.name}`);
  return found ?? null;
}

/** @type {Player} */
function kartel(sight, tried) {
  const play = action(sight, /^Play ./);
  if (play) return play;
  // Tap a single card where one is offered, else let a chip choose, the largest set first.
  const chips = buttons(sight, 'Sets that can be played').filter(({ off }) => !off);
  const hand = buttons(sight, 'Your hand');
  const fits = hand.filter(({ name, on }) => !on && name.endsWith(', playable'));
  const single = chips.length === 1 && chips[0]?.name.startsWith('Single');
  return (
    next(single ? fits : [], tried) ?? next(chips.toReversed(), tried) ?? action(sight, /^Pass/)
  );
}

/** @type {Player} */
function kartuSama(sight, tried) {
  const fits = buttons(sight, 'Your hand').filter(({ name }) => name.endsWith(', playable'));
  // One tap plays a card, unless somebody likes it otherwise: then it is there to be played.
  const tap = fits.find(({ on }) => !on) ?? next(fits, tried);
  return action(sight, /^Play ./) ?? tap ?? action(sight, /^Draw/);
}

/** @type {Player} */
function krassKariert(sight, tried) {
  const put = action(sight, /^(Insert|Take) .*(between|before|after|alone)/);
  if (put) {
    const hand = buttons(sight, 'Your hand').filter(({ name }) =>
      name.includes('puts the new card'),
    );
    const elsewhere = tried.has('put') ? null : next(hand.slice(0, 1), tried);
    tried.add('put');
    return elsewhere ?? put;
  }
  const play = action(sight, /^Play ./);
  if (play) return play;
  const means = buttons(sight, 'What X stands for').filter(({ on }) => !on);
  const sets = buttons(sight, 'Combinations that can be played');
  const fits = buttons(sight, 'Your hand').filter(
    ({ name, on }) => !on && name.endsWith(', playable'),
  );
  return (
    next(means, tried) ?? next(sets, tried) ?? next(fits, tried) ?? action(sight, /^Take reserve/)
  );
}

/** @type {Player} */
function khamul(sight, tried) {
  const own = buttons(sight, 'Your cards').filter(({ on }) => !on);
  const look = action(sight, /^Look at/);
  if (look) return look;
  if (buttons(sight, 'Actions').some(({ name }) => /^Look \(/.test(name))) return own[0] ?? null;
  // An announcement is confirmed; whoever came upon it by mistake goes back.
  const back = action(sight, /^Back/);
  if (back) return back;
  // What was seen is put away: remembering is not for machines.
  const done = buttons(sight, 'Your look').find(({ name }) => name === 'Done');
  if (done) return done;
  const put = action(sight, /^Replace card/);
  if (put) return put;
  const discard = action(sight, /^Discard/);
  if (discard) return discard;
  const replace = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Replace'));
  if (replace) return next(own, tried);
  const mine = sight.title.startsWith('Your turn');
  const begin = mine ? action(sight, /^(Draw|Take)/) : null;
  return action(sight, /^Decline/) ?? action(sight, /^No snap/) ?? begin;
}

/** @type {Player} */
function ktu(sight, tried) {
  const ready = action(sight, /^(Lay open [^(]|Turn over card|Play .)/);
  if (ready) return ready;
  const hand = buttons(sight, 'Your hand');
  const choosing = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Lay open'));
  if (choosing) return hand.find(({ on }) => !on) ?? null;
  const closed = buttons(sight, 'Your closed cards').filter(({ on }) => !on);
  const blind = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Turn over'));
  if (blind) return next(closed, tried);
  const fits = hand.filter(({ name, on }) => !on && name.endsWith(', playable'));
  const fewer = Object.values(sight.groups)
    .flat()
    .find(({ name, off }) => name === 'Fewer' && !off);
  return next(fits, tried) ?? next(fewer ? [fewer] : [], tried) ?? action(sight, /^Pick up/);
}

/** @type {Record<string, Player>} */
export const players = {
  kartel,
  'kartu-sama': kartuSama,
  'krass-kariert': krassKariert,
  khamul,
  ktu,
};

/** What to type, of the moves that the text line offers. @type {Record<string, RegExp[]>} */
export const typed = {
  kartel: [/^play (\S+ ){4}\S+$/, /^play (\S+ ){2}\S+$/, /^play \S+ \S+$/, /^play/, /^pass/],
  'kartu-sama': [/^play [^J]/, /^play/, /^draw/],
  'krass-kariert': [/^play \d+-\d+/, /^play/, /^insert/, /^take/],
  khamul: [/^done/, /^peek/, /^decline/, /^discard/, /^switch/, /^draw/, /^take/],
  ktu: [/^open/, /^play/, /^flip/, /^take/],
};
