// Outlines in a box of 24 by 24.

/** French suits, by letter. */
export const FRENCH: Record<string, string> = {
  s: 'M12 1.5C14 6 21.5 9.8 21.5 15a4.7 4.7 0 0 1-8.2 3.1l1.9 4.4H8.8l1.9-4.4A4.7 4.7 0 0 1 2.5 15C2.5 9.8 10 6 12 1.5z',
  h: 'M12 22C5 16.4 1.8 12.6 1.8 8.2A5.4 5.4 0 0 1 12 5.9a5.4 5.4 0 0 1 10.2 2.3C22.2 12.6 19 16.4 12 22z',
  d: 'M12 1 20.2 12 12 23 3.8 12z',
  c: 'M12 1.7a4.9 4.9 0 0 1 4 7.7 4.9 4.9 0 1 1-2.7 8.5l1.7 4.4H9l1.7-4.4A4.9 4.9 0 1 1 8 9.4a4.9 4.9 0 0 1 4-7.7z',
};

/** Kartel's suits, by letter. */
export const KARTEL: Record<string, string> = {
  o: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  g: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  k: 'M3.2 3.2h17.6v17.6H3.2z',
  b: 'M12 .8 23.2 12 12 23.2.8 12z',
  r: 'M12 2 23 21.5H1z',
};

/** A joker. */
export const STAR = 'M12 1.5l3.1 7 7.6.7-5.8 5 1.7 7.5L12 17.8l-6.6 3.9 1.7-7.5-5.8-5 7.6-.7z';

/** The characters of Kartel's five high ranks, as strokes. */
export const STROKES: Record<string, string> = {
  Z: 'M4 4.5h16M12.2 4.5V20M12.2 11.5H19M6.8 10v10M3 20h18',
  G: 'M5.5 2.5l2 2.3M3 7.5h6.5C8 11 5.5 13.5 2.5 15M6.5 11.5V22M7.8 12.5l2.7 2.5M12 6.5h9.5v10H12zM12 11.5h9.5M16.7 2.5V22',
  Q: 'M18.5 3C14.5 4.5 10 5 5.5 5.2M5.5 5.2C5.7 12 5 17.5 2.5 21.5M5.7 10H21.5M9 14.5h10.5V21H9z',
  K: 'M4 4.5h16M12 4.5V20M5 12h14M3 20h18',
  W: 'M10.5 2.5C9.5 7 7.5 11.5 5.5 15 10 16.3 15 18.5 19 21.5M16.5 8C15 14.5 11 19 4 21.5M2.5 8.5h19',
};
