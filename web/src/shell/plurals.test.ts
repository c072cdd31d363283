import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../testing/catalogues';
import { t } from './words.svelte';

/** Nouns of which there may be one, in their plural. */
const NOUNS: Record<string, RegExp> = {
  en: plural(
    'cards|rounds|moves|turns|seats|points|chips|players|minutes|seconds|hours|days|decisions',
    'deals|matches|others|tables|rules|jokers|rooms|ranks|hands|rows|sets|places|copies|decks',
  ),
  de: plural(
    'Karten|Runden|Zügen?|Plätzen?|Punkten?|Chips|Spielern?|Minuten|Sekunden|Stunden|Tagen?',
    'Entscheidungen|Verteilungen|Partien|andere|Tischen?|Regeln|Leuten?|Joker|Räumen?',
  ),
};

/** Matches a number, which no card or seat is, at most two words, and a noun in its plural. */
function plural(...nouns: string[]): RegExp {
  const between = '(?:[a-zäöüß-]+ ){0,2}?';
  const number = '\\{ \\$(?!(?:card|seat) )[a-z_-]+ \\}';
  return new RegExp(`${number} ${between}(?:${nouns.join('|')})(?![a-zäöüß])`);
}

/** Messages whose number is never one, or is a range's end, each with its reason. */
const NEVER_ONE: Record<string, string> = {
  'page-front-seats': 'no game is for one',
  'page-front-minutes': 'the shortest game takes ten',
  'page-time-days': 'less than two are hours',
  'page-lobby-too-many': 'no game has one seat',
  'page-table-waiting-many': 'for one there is another message',
  'page-review-why': 'a review imagines dozens',
  'page-replay-figures': 'a range',
  'page-kartel-books-many': 'for one there is another message',
  'page-ktu-of-rank': 'for one there is another message',
  'page-daily-drawing': 'a range',
  'page-lab-seats': 'no table has one',
  'page-lab-played': 'thousands',
  'page-effects-played': 'thousands',
  'example-ktu-powers-answer': 'two in every example',
  'lens-holds': 'cards, no number',
  'why-better': 'dozens are imagined',
  'why-alike': 'dozens are imagined',
  'why-behind': 'dozens are imagined',
  'note-kartu-sama-decks': 'two decks at least, of dozens of cards',
  'ended-khamul-should': 'the sum is above five',
  'terminal-remark-levels': 'no table has one',
  'terminal-game': 'no game is for one',
  'terminal-goal-khamul': 'at least five, and ten',
};

test('where a message has a number and a noun, it has a form for one', () => {
  const wrong: string[] = [];
  for (const [language, noun] of Object.entries(NOUNS)) {
    // The reports of the lab count thousands, and write numbers with their decimals.
    for (const file of filesOf(language).filter((path) => !path.endsWith('/lab.ftl'))) {
      let id = '';
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        id = /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? id;
        const found = noun.exec(line);
        // What is for one has its own form; measured values have decimals.
        if (!found || /\[(one|other|many|few)\]|\$(value|most) \}/.test(line)) continue;
        if (!(id in NEVER_ONE)) wrong.push(`${language} ${id}: ${line.trim()}`);
      }
    }
  }
  expect(wrong, 'each needs a form for one: { $count -> [one] … *[other] … }').toEqual([]);
});

test('one is one', () => {
  const unit = (count: number) => t('page-lab-unit', { unit: 'moves', count });
  expect([1, 2, 1.5].map(unit)).toEqual(['move', 'moves', 'moves']);
  expect(t('page-records-round', { points: '+1', count: 1 })).toBe('best round: +1 point');
  expect(t('page-records-round', { points: '12', count: 12 })).toBe('best round: 12 points');
  expect(t('page-review-looked', { tried: 1, decisions: 1 })).toBe(
    'The one decision was looked at.',
  );
});
