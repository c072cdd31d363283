// Names in any script, in sentences.

/** Letters that are written from right to left. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Keeps a text from right to left from moving what stands around it. */
export function isolated(text: string): string {
  return FROM_RIGHT.test(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text;
}
