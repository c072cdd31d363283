import { expect, test } from 'vitest';
import { blocks, inline } from './markdown';

test('lines have bold, italic, code and links to rules', () => {
  expect(inline('a **b** `c*d*` *e f*, 2 * 3 * 4')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'bold', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c*d*' },
    { kind: 'text', text: ' ' },
    { kind: 'italic', text: 'e f' },
    { kind: 'text', text: ', 2 * 3 * 4' },
  ]);
  expect(inline('[Kartel](kartel.md)')).toEqual([
    { kind: 'link', text: 'Kartel', href: '/rules/kartel' },
  ]);
  expect(inline('[x](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: 'x' });
  expect(inline('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }]);
});

test('texts have paragraphs, lists, tables and code', () => {
  const text = 'one\ntwo\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | `2` |\n\n```\nz\n```\n';
  expect(blocks(text)).toEqual([
    { kind: 'paragraph', line: [{ kind: 'text', text: 'one two' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]] },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]],
      rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
    },
    { kind: 'code', text: 'z' },
  ]);
});
