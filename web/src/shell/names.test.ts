import { expect, test } from 'vitest';
import { all, Teller } from '../games/parts/words';
import { isolated } from './names';
import { t } from './words.svelte';

test('a name from right to left keeps to itself, also within sentences and lists', () => {
  expect(isolated('Ada')).toBe('Ada');
  expect(isolated('עדה')).toBe('\u2068עדה\u2069');
  expect(isolated(isolated('عدا'))).toBe('\u2068عدا\u2069');
  expect(t('page-door-knocks', { name: 'Ada' })).not.toContain('\u2068');
  expect(t('page-door-knocks', { name: 'עדה' })).toContain('\u2068עדה\u2069');
  expect(all(['Ada', 'עדה', 'Bea'])).toBe('Ada, \u2068עדה\u2069 and Bea');
  expect(new Teller(['עדה', 'Bea'], 1).by([1, -2])).toBe('\u2068עדה\u2069 1, you −2');
});

test('names are shown in their own direction', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.svelte', '../../../games/*/page/**/*.svelte'],
    { query: '?raw', import: 'default', eager: true },
  );
  const elements = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<\w+\s+class="(?:\w+ )*named[^>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(elements.length).toBeGreaterThan(10);
  expect(elements.filter(({ tag }) => !tag.includes('dir="auto"'))).toEqual([]);
  const inputs = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<input[^>]*bind:value=\{name\}[^>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(inputs.length).toBeGreaterThan(3);
  expect(inputs.filter(({ tag }) => !tag.includes('dir="auto"'))).toEqual([]);
});
