// What is spoken to those who listen: a log that is in the page from the start. Each line is read
// once, and not again with the next one.

/** How many lines the log keeps. */
const KEPT_MAX = 12;

/** Speaks a line after those before it. */
export function speak(text: string): void {
  const log = document.getElementById('polite');
  if (!log) return;
  // A new node even for the same words, or they would not be spoken again.
  const line = document.createElement('p');
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > KEPT_MAX) log.firstElementChild?.remove();
}
