// Reads out what is on the screen, as it is named there.
import { t } from './words.svelte';

/** The parts of a table, as `data-read` names them. */
export type Part = 'table' | 'hand' | 'turn';

/** Elements whose words are apart from what follows. */
const APART = /^(LI|P|BUTTON|FIGURE|FIGCAPTION|DIV|UL|OL)$/;

/** Roles whose name says what is in them, and not instead of it. */
const AROUND = ['group', 'region', 'list'];

/** Every part of this kind that is inside of an element, in words. */
export function readOut(root: HTMLElement, part: Part): string {
  const parts = [...root.querySelectorAll(`main [data-read=${part}]`)];
  return parts.map(textOf).filter(Boolean).join('. ');
}

/** What an element says to those who listen: its label before what is drawn in it. */
export function textOf(element: Element): string {
  return said(element)
    .replace(/\s+/g, ' ')
    .replace(/(\s*,)+/g, ',')
    .replace(/ ([.;:!?])/g, '$1')
    .replace(/([.;:!?]),/g, '$1')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}

function said(element: Element): string {
  if (element.getAttribute('aria-hidden') === 'true') return '';
  const label = element.getAttribute('aria-label');
  const around = AROUND.includes(element.getAttribute('role') ?? '') || element.tagName === 'UL';
  if (label !== null && !around) {
    const chosen = element.getAttribute('aria-pressed') === 'true';
    return `${chosen ? t('page-aloud-selected', { what: label }) : label}, `;
  }
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Element) return said(node);
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  });
  return parts.join('') + (APART.test(element.tagName) ? ', ' : '');
}
