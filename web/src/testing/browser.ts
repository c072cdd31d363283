// What the page needs of a browser, and happy-dom lacks.
import { ReadableStreamDefaultReader } from 'node:stream/web';
import { vi } from 'vitest';
import { pends } from './quiet';

/** Attributes that elements have as properties. */
const REFLECTED = { ariaHidden: 'aria-hidden', ariaLabel: 'aria-label', role: 'role' };

/** What can have the focus in a dialog. */
const FOCUSABLE = 'button:not([disabled]), a[href], input, select, textarea, [tabindex="0"]';

/** Adds what is missing. All files of tests share a window, which is completed once. */
export function completeBrowser(): void {
  if ('ariaHidden' in Element.prototype) return;
  for (const [name, attribute] of Object.entries(REFLECTED)) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute);
      },
      set(this: Element, value: string | null) {
        if (value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
  completeDialogs();
  completeSelects();
  // There are no style sheets here, so an element's own style is all that happy-dom would compute.
  globalThis.getComputedStyle = ownStyle as typeof getComputedStyle;
  // As over HTTPS.
  Object.assign(globalThis, { isSecureContext: true });
}

/** What is read of computed styles: by the page, and by queries that skip what is hidden. */
function ownStyle({ hidden, style }: HTMLElement, pseudo?: string | null) {
  const own = pseudo ? undefined : style;
  return {
    display: hidden && !pseudo ? 'none' : own?.display,
    visibility: own?.visibility,
    overflowY: own?.overflowY || 'visible',
    getPropertyValue: (name: string) => own?.getPropertyValue(name) ?? '',
  };
}

/** The option that is chosen is `:checked`, which Svelte asks for. */
function completeSelects(): void {
  const { querySelector } = Element.prototype;
  HTMLSelectElement.prototype.querySelector = function (this: HTMLSelectElement, what: string) {
    return what === ':checked' ? this.selectedOptions.item(0) : querySelector.call(this, what);
  };
}

/** A modal dialog takes the focus, gives it back, and is closed by Escape. */
function completeDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  const { show, close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      show.call(this);
      const first =
        this.querySelector<HTMLElement>('[autofocus]') ??
        this.querySelector<HTMLElement>(FOCUSABLE);
      (first ?? this).focus();
    },
    close(this: HTMLDialogElement, value?: string) {
      const to = before.get(this);
      before.delete(this);
      close.call(this, value);
      if (to instanceof HTMLElement && to.isConnected) to.focus();
    },
  });
  addEventListener('keydown', (event) => {
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog || !before.has(dialog)) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** What a page asks of its browser. */
export interface Asks {
  /** What was copied last. */
  copied: string | null;
  /** The answer to the next question that wants a yes or no; without one a question fails. */
  confirms: boolean | null;
  /** How often the page asked to be loaded again. */
  reloads: number;
  /** What the page scrolled to last. */
  scrolledTo: Element | null;
}

/** Stands in for what a test has to see or decide, and for chance; returns what ends that. */
export function stubBrowser(asks: Asks): () => void {
  const { read } = ReadableStreamDefaultReader.prototype;
  let numbers = 0;
  const stubs = [
    vi.spyOn(Math, 'random').mockReturnValue(0.5),
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as Uint8Array).fill((numbers += 1));
      return bytes;
    }),
    vi.spyOn(location, 'reload').mockImplementation(() => void (asks.reloads += 1)),
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      asks.copied = text;
    }),
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      asks.scrolledTo = this;
    }),
    // The browser's own would count real time.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
      return late.signal;
    }),
    // Compression and cryptography are done elsewhere, and take their time.
    vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(function (
      this: ReadableStreamDefaultReader,
    ) {
      return pends(read.call(this));
    }),
    ...SUBTLE.map((name) => {
      const own = crypto.subtle[name].bind(crypto.subtle) as (...all: unknown[]) => Promise<never>;
      const waited = (...all: unknown[]) => pends(own(...all));
      return vi.spyOn(crypto.subtle, name).mockImplementation(waited);
    }),
  ];
  Object.assign(globalThis, {
    confirm: (question: string) => {
      if (asks.confirms === null) throw new Error(`the page asks: ${question}`);
      return asks.confirms;
    },
  });
  return () => stubs.forEach((stub) => stub.mockRestore());
}

const SUBTLE = [
  'sign',
  'digest',
  'encrypt',
  'decrypt',
  'importKey',
  'exportKey',
  'deriveBits',
  'deriveKey',
] as const;
