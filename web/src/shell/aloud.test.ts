import { expect, test } from 'vitest';
import { readOut } from './aloud';

test('a hand is its cards, with what is selected', () => {
  document.body.innerHTML = `<main><div data-read="hand"><div role="group" aria-label="Your hand">
    <button aria-label="Eight of gold, playable" aria-pressed="true"><b>8o</b></button>
    <button aria-label="Lady of red" aria-pressed="false"></button>
  </div></div></main>`;
  expect(readOut(document.body, 'hand')).toBe('Eight of gold, playable, selected, Lady of red');
});

test('a table is what is written there, without what is only drawn', () => {
  document.body.innerHTML = `<main>
    <ul data-read="table"><li>Bea <i aria-hidden="true">▮</i> 7 cards</li><li>Cem 3 cards</li></ul>
    <div data-read="table"><p>Deck</p><span role="img" aria-label="Seven of hearts"></span></div>
  </main>`;
  expect(readOut(document.body, 'table')).toBe('Bea 7 cards, Cem 3 cards. Deck, Seven of hearts');
  expect(readOut(document.body, 'turn')).toBe('');
});
