// What belongs to the person in front of a page, or of a part: preferences, and what was read.
// Whoever mounts the page makes it and hands it on by context, so that a page can have two tables
// that know nothing of each other.
import { getContext } from 'svelte';
import { Hints } from '../learn/hints.svelte';
import { browser, changed, remember, remembered, type Store } from './kept';
import { keptIn, STANDARD, type Preferences } from './preferences';
import { Shortcuts } from './shortcuts.svelte';

export const HERE = Symbol('here');

export const here = () => getContext<Here>(HERE);

const TALK = 'kartenhaus.talk';

export class Here {
  readonly hints: Hints;
  readonly shortcuts: Shortcuts;
  #preferences: Preferences = $state({ ...STANDARD });
  #talks = $state(true);

  /** Everything is looked for inside of `root`; `store` is where it is kept. */
  constructor(
    readonly root: HTMLElement,
    readonly store: Store = browser,
  ) {
    this.hints = new Hints(store);
    this.shortcuts = new Shortcuts(this);
    this.#talks = remembered(TALK, store) !== 'no';
    this.#read();
    changed.addEventListener('brought', () => this.#read());
  }

  /** {@link prefer} changes them. */
  get preferences(): Readonly<Preferences> {
    return this.#preferences;
  }

  /** Changes a preference, now and for the next visit. */
  prefer<What extends keyof Preferences>(what: What, value: Preferences[What]): void {
    this.#preferences[what] = value;
    const own = Object.entries(this.#preferences).filter(
      ([name, value]) => value !== STANDARD[name as keyof Preferences],
    );
    keptIn(this.store).set(Object.fromEntries(own));
    this.#show();
  }

  /** Whether remarks are shown. */
  get talks(): boolean {
    return this.#talks;
  }

  set talks(on: boolean) {
    this.#talks = on;
    remember(TALK, on ? null : 'no', this.store);
  }

  /** Whether a key that was pressed is pressed here. */
  hears({ target }: Event): boolean {
    return !(target instanceof Node) || this.root.contains(target);
  }

  /** What flies or is dragged over everything is drawn in this. */
  get over(): HTMLElement {
    return this.root.querySelector('body') ?? this.root;
  }

  #read(): void {
    Object.assign(this.#preferences, { ...STANDARD, ...keptIn(this.store).get() });
    this.#show();
  }

  /** Sets what style sheets read. */
  #show(): void {
    const { dataset } = this.root;
    const { theme, french, large } = this.#preferences;
    const set = (name: string, value: string | false) => {
      if (value) dataset[name] = value;
      else delete dataset[name];
    };
    set('theme', theme !== 'system' && theme);
    set('french', french === 'two' && 'two');
    set('large', large && 'yes');
  }
}
