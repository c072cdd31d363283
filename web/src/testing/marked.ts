// For tests: what a lesson or a hint marks to be pressed.
import { expect } from 'vitest';
import type { Page } from './page';

/** More presses than any move takes. */
const PRESSES_MAX = 12;

/** The buttons that are marked, in the order of the page, except for those that only look. */
export function marked(): HTMLElement[] {
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  // One by one, since happy-dom finds other things for a list.
  const selectors = rules.flatMap((rule) =>
    (rule as CSSStyleRule).selectorText.replace(/^:is\((.*)\)$/, '$1').split(', '),
  );
  return [...document.querySelectorAll<HTMLElement>('main button:not([data-look])')].filter((it) =>
    selectors.some((selector) => it.matches(selector)),
  );
}

/** Presses what is marked until the page plays a move; what it asks before is answered. */
export async function follow(page: Page): Promise<void> {
  const { unanswered } = page.server;
  for (let presses = 0; unanswered[0]?.type !== 'play'; presses += 1) {
    if (unanswered.length > 0) await page.server.answer();
    expect(presses, 'what is marked plays nothing').toBeLessThan(PRESSES_MAX);
    const first = marked().find((it) => it.getAttribute('aria-disabled') !== 'true');
    if (!first) throw new Error('nothing is marked');
    await page.click(first);
  }
}
