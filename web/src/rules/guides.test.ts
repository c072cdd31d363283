// The rules in short are short, illustrated, said in every language, and their pictures happened.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { Figure, Guide as Rules } from '../games/types';
import { HERE, Here } from '../shell/here.svelte';
import { has, languages, speak, t } from '../shell/words.svelte';
import { until } from '../testing/until';
import Glance from './Glance.svelte';
import Guide from './Guide.svelte';
import { guideOf } from './guides';

/** The most words of a game's rules in short. */
const WORDS_MAX = 300;

const games = GAMES.map(({ game }) => game);

/** A game's rules in short. */
async function rules(game: string): Promise<Rules> {
  return (await guideOf(game)) ?? expect.fail();
}

const figures = ({ sections }: Rules): Figure[] => sections.flatMap(({ figures }) => figures);

/** The messages that a game's rules in short need. */
function messages(game: string, { sections, charts }: Rules): string[] {
  const keys = sections.flatMap(({ key, figures }) => [key, ...figures.map(({ key }) => key)]);
  const lines = charts.flatMap(({ key, lines }) => [
    key,
    ...lines.filter(({ text }) => !text).map((line) => `${key}-${line.key}`),
  ]);
  return [
    ...keys.map((key) => `page-guide-${game}-${key}`),
    ...lines.map((key) => `page-glance-${game}-${key}`),
  ];
}

test.each(games)('%s is told in every language, and nothing else is', async (game) => {
  const names = messages(game, await rules(game));
  expect(new Set(names).size).toBe(names.length);
  for (const language of languages) {
    await speak(language);
    expect(names.filter((name) => !has(name)), language).toEqual([]);
  }
  await speak('en');
  const text = readFileSync(`../games/${game}/words/en.ftl`, 'utf8');
  const there = [...text.matchAll(/^(page-[a-z-]+) =/gm)].map(([, name]) => name ?? '');
  const kinds = [`page-guide-${game}-`, `page-glance-${game}-`];
  const own = there.filter((name) => kinds.some((kind) => name.startsWith(kind)));
  // What a line puts together has a name of its own.
  expect(own.filter((name) => !names.includes(name) && !name.endsWith('-hand'))).toEqual([]);
});

test.each(games)('%s takes three hundred words and about six pictures', async (game) => {
  const guide = await rules(game);
  for (const language of languages) {
    await speak(language);
    const said = messages(game, guide).filter((name) => name.startsWith('page-guide-'));
    const words = said.flatMap((name) => t(name).split(/\s+/));
    expect(words.length, language).toBeLessThanOrEqual(WORDS_MAX);
  }
  await speak('en');
  const count = figures(guide).length;
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(7);
});

test.each(games)('the pictures of %s are of its lesson', async (game) => {
  const lesson = readFileSync(`../games/${game}/data/lesson.txt`, 'utf8');
  const deck = /^deck (.*)$/m.exec(lesson)?.[1]?.split(' ') ?? [];
  const plays = [...lesson.matchAll(/^\d play (.*)$/gm)].map(([, cards]) => cards);
  for (const { key, chain, groups = [] } of figures(await rules(game))) {
    const cards = groups.flatMap(({ cards }) => cards).filter((card) => card !== null);
    expect(cards.filter((card) => !deck.includes(card)), key).toEqual([]);
    // Where plays name their cards, what is played on what was.
    const sets = groups.map(({ cards }) => cards.join(' '));
    const plain = groups.every(({ raised, word }) => !raised && !word);
    if (!chain || !plain || plays.some((play) => /^\d+-\d+/.test(play ?? ''))) continue;
    const at = plays.findIndex((_, at) => sets.every((set, by) => plays[at + by] === set));
    expect(at, `${key}: ${sets.join(', ')}`).toBeGreaterThanOrEqual(0);
  }
});

test.each(games)('%s is drawn', async (game) => {
  const guide = await rules(game);
  const target = document.createElement('div');
  const context = new Map([[HERE, new Here(target)]]);
  const all = [
    mount(Guide, { target, context, props: { game, guide } }),
    mount(Glance, { target, context, props: { game, guide } }),
  ];
  flushSync();
  // It is drawn bit by bit.
  expect(target.querySelectorAll('section')).toHaveLength(2);
  const lines = guide.charts.flatMap(({ lines }) => lines);
  await until(() => {
    expect(target.querySelectorAll('figure')).toHaveLength(figures(guide).length);
    expect(target.querySelectorAll('.glance li')).toHaveLength(lines.length);
  });
  // Whoever listens hears each card.
  for (const cards of target.querySelectorAll('.cards')) {
    expect(cards.getAttribute('aria-label')).toMatch(/\w/);
  }
  await Promise.all(all.map((it) => unmount(it)));
});

test('there are no rules of what is no game', async () => {
  expect(await guideOf('whist')).toBeUndefined();
});
