// Copying a text, also where the browser keeps its clipboard from pages: over plain HTTP.

/** Puts a text on the clipboard. Returns false if the reader has to copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Over plain HTTP there is no `clipboard`, and a browser may refuse to write to it.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Copies a text as if the reader had selected it and pressed the keys for that. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // Otherwise a phone would open its keyboard.
  field.className = 'unseen';
  // Outside of an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  try {
    // Some browsers copy only what has the focus.
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** How this device copies what is selected: a key of the texts. */
export function copyKeys(): 'touch' | 'mac' | 'other' {
  if (navigator.maxTouchPoints > 0 && !matchMedia('(any-pointer: fine)').matches) return 'touch';
  return /\b(Mac|iP)/.test(navigator.userAgent) ? 'mac' : 'other';
}
