// Nothing is drawn in a font of the machine, so that the page looks the same on every one.
import assert from 'node:assert/strict';
import { recorded } from './support/story.mjs';
import { DRAWN, GAMES, scene, visit } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {any} Node As DevTools describe it. */

/** Those of a tree that have text of their own, also inside of fields. @param {Node} node @returns {Node[]} */
function written(node) {
  const { children = [], shadowRoots = [], pseudoElements = [] } = node;
  const text = children.some((/** @type {Node} */ it) => it.nodeType === 3 && it.nodeValue.trim());
  const inside = [...children, ...shadowRoots, ...pseudoElements].flatMap(written);
  return text || node.pseudoType ? [node, ...inside] : inside;
}

/** The fonts of the machine that a page uses, and where. @param {Person} person */
async function strange({ page, context }) {
  await page.evaluate(() => document.fonts.ready);
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  // Elements of one class have the same fonts; `fonts.test.ts` looks at every character.
  const like = (/** @type {Node} */ it) => `${it.nodeName} ${it.pseudoType} ${it.attributes?.join(' ')}`;
  const nodes = [...new Map(written(root).map((node) => [like(node), node])).values()];
  assert(nodes.length > 10, 'there is something to read');
  const found = nodes.map(async ({ nodeId, nodeName, attributes }) => {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont);
    return others.map(({ familyName }) => `${familyName}: ${nodeName} ${attributes?.join(' ')}`);
  });
  const all = (await Promise.all(found)).flat();
  await session.detach();
  return all;
}

recorded('every letter of a page is in a font of ours', async (site) => {
  const ada = await site.person('Ada');
  const { page } = ada;
  for (const [path, drawn] of [
    ['/', '.games .box'],
    ['/about', 'main h1'],
    ['/rules/kartel/clauses', '[data-clause] code'],
    ['/replay', 'main input'],
  ]) {
    await page.goto(path ?? '');
    await page.locator(drawn ?? '').first().waitFor(DRAWN);
    assert.deepEqual(await strange(ada), [], path);
  }
  await visit(ada, 'lobby-four');
  await page.locator('summary', { hasText: 'Presets' }).waitFor();
  assert.deepEqual(await strange(ada), [], 'a lobby');
});

recorded('every letter of a table is in a font of ours', async (site) => {
  const ada = await site.person('Ada');
  const { page } = ada;
  for (const at of Object.values(GAMES).flatMap(({ phases }) => phases)) {
    await scene(ada, at);
    assert.deepEqual(await strange(ada), [], at);
  }
  for (const sheet of ['Keys', 'Legend', 'Your options']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
    await page.getByRole('dialog', { name: sheet }).waitFor();
    assert.deepEqual(await strange(ada), [], sheet);
    await ada.shut();
  }
});
