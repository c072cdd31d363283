// What is spoken to those who listen: two regions that are in the page from the start.

/** How many events the polite region keeps. */
const KEPT_MAX = 12;

/** Speaks events, one after another. */
export function speak(text: string): void {
  add('polite', text, KEPT_MAX);
}

/** Speaks at once, over everything else: only "your turn" and the like. */
export function call(text: string): void {
  add('assertive', text, 1);
}

/** Adds a new node even for the same words, or they would not be spoken again. */
function add(id: string, text: string, kept: number): void {
  const region = document.getElementById(id);
  if (!region) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > kept) region.firstElementChild?.remove();
}
