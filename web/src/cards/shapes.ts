// Outlines of suits, in a box of 20 by 20 around its middle.

/** French suits, by letter. */
export const FRENCH: Record<string, string> = {
  s: 'M0-9.6 7-2.6A4.95 4.95 0 0 1 0 4.4 4.95 4.95 0 0 1-7-2.6ZM0 0 4 9.4H-4Z',
  h: 'M0 9.2-7.3 1.9A5.17 5.17 0 0 1 0-5.4 5.17 5.17 0 0 1 7.3 1.9Z',
  d: 'M0-9.6 7.4 0 0 9.6-7.4 0Z',
  c:
    'M0-9.3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9zM-4.9-2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z' +
    'M4.9-2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9zM-2-3H2L4 9.4H-4Z',
};

/** Plain suits, by letter. */
export const PLAIN: Record<string, string> = {
  o: 'M0-8.4a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 1 1 0-16.8z',
  g: 'M-3.2-8.6H3.2V-3.2H8.6V3.2H3.2V8.6H-3.2V3.2H-8.6V-3.2H-3.2Z',
  k: 'M-7.4-7.4H7.4V7.4H-7.4Z',
  b: 'M0-9.8 9.8 0 0 9.8-9.8 0Z',
  r: 'M0-8.8 9.6 7.8H-9.6Z',
};

/** A joker, or any card. */
export const STAR = 'M0-9.2 2.5-2.5H9.2L3.8 1.7 5.8 8.3 0 4.2-5.8 8.3-3.8 1.7-9.2-2.5H-2.5Z';
