/** The properties of a table that can only be watched. */
export const WATCHED = {
  refused: null,
  busy: true,
  play() {},
  check: (move: string) => Promise.reject(new Error(move)),
  shown() {},
  rendered() {},
  note() {},
  rule() {},
};
