import { expect, test } from 'vitest';
import { atTable } from './loaded.svelte';

/** A table with these buttons, each with attributes. */
function table(...buttons: string[]): void {
  const all = buttons.map((it) => `<button ${it}></button>`);
  document.body.innerHTML = `<main>${all.join('')}</main>`;
}

/** What is marked for a move, as the buttons' places. */
function marked(game: string, move: string): number[] {
  const all = [...document.querySelectorAll('button')];
  const marks = atTable(game)?.marks(move) ?? [];
  return marks
    .flatMap((selector) =>
      [...document.querySelectorAll('button')].filter((it) => it.matches(selector)),
    )
    .map((it) => all.indexOf(it));
}

test('cards are marked until they are selected, and then what plays them', () => {
  const pass = 'aria-keyshortcuts="P"';
  const play = 'aria-keyshortcuts="⏎"';
  table('data-key="6o" aria-pressed="false"', 'data-key="6g" aria-pressed="false"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([0, 1]);
  table('data-key="6o" aria-pressed="true"', 'data-key="6g" aria-pressed="false"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([1]);
  table('data-key="6o" aria-pressed="true"', 'data-key="6g" aria-pressed="true"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([3]);
  expect(marked('kartel', 'pass')).toEqual([2]);
});

test('moves of each game lead to its own controls', () => {
  table('data-key="Jo.0" aria-pressed="false"', 'aria-keyshortcuts="D"');
  expect(marked('kartu-sama', 'play Jo')).toEqual([0]);
  expect(marked('kartu-sama', 'draw')).toEqual([1]);
  table('data-key="5" aria-pressed="false"', 'data-key="closed 2" aria-pressed="false"');
  expect(marked('ktu', 'play 5c 5h 5s')).toEqual([0]);
  expect(marked('ktu', 'flip 2')).toEqual([1]);
  table('data-slot="1" aria-pressed="false"', 'data-slot="3" aria-pressed="false"', 'data-look');
  expect(marked('khamul', 'peek 1 3').sort()).toEqual([0, 1, 2]);
  table(...[0, 1, 2, 3].map((at) => `data-key="${at}" aria-pressed="false"`));
  expect(marked('krass-kariert', 'play 1-3 as 6 6 6')).toEqual([1, 2, 3]);
});

test('where cards mean several things, what the move means is marked before it is played', () => {
  const move = 'play 1-2 as 10 9';
  const other = 'data-meant="play 1-2 as 10 11" aria-pressed="false"';
  const play = 'aria-keyshortcuts="⏎"';
  const cards = [1, 2].map((at) => `data-key="${at}" aria-pressed="true"`);
  const meant = (is: boolean) => `data-meant="${move}" aria-pressed="${is}"`;
  table(...cards, other, meant(false), play);
  expect(marked('krass-kariert', move)).toEqual([3]);
  table(...cards, other, meant(true), play);
  expect(marked('krass-kariert', move)).toEqual([4]);
  // They may mean one thing only.
  table(...cards, play);
  expect(marked('krass-kariert', move)).toEqual([2]);
});

test('a card that comes into a hand is laid at its place, and then played', () => {
  const play = 'aria-keyshortcuts="⏎"';
  const hand = (at: number) =>
    ['data-key="0"', 'data-key="1"'].toSpliced(at, 0, `data-key="new" data-at="${at}"`);
  table(...hand(2), play);
  expect(marked('krass-kariert', 'insert 1')).toEqual([0]);
  table(...hand(1), play);
  expect(marked('krass-kariert', 'insert 1')).toEqual([3]);
});
