// The words with which the server lets a lesson begin. They are read until the table is there.

/** What was in the page before any script was. */
let words = document.querySelector('#app > .lesson');

/** An attachment: shows them before an element, for as long as that is there. */
export function firstWords(element: Element): () => void {
  if (words) element.before(words);
  return () => words?.remove();
}

/** The coach says it now. */
export function forgetFirstWords(): void {
  words = null;
}
