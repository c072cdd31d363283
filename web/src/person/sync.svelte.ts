// Keeps what this browser remembers on the server too, sealed, for a person's other devices.
import type { PersonAnswer, PersonCommand } from '../protocol';
import { ApiError, signed } from '../shell/api';
import { changed, Kept, remember } from '../shell/kept';
import { PERSON, secret } from '../shell/person';
import { choose, preferred, spoken, t } from '../shell/words.svelte';
import { keysOf, newSecret, seal, unseal } from './keys';
import { apply, carried, gather, here, merge, onlyThings, parse, same } from './things';
import { seatedElsewhere, setAside, withoutRoom, type Things } from './things';

/** What the server had last, and its version. */
const kept = new Kept<Last>('kartenhaus.person.kept', (it) => ({
  version: Number.isSafeInteger(it?.version) ? it.version : 0,
  things: onlyThings(it?.things),
  left: onlyThings(it?.left),
}));

/** How long is waited after a change, since one follows another. */
const PAUSE_MS = 1_000;

/** How long what other devices have changed is not asked for again. */
const FRESH_MS = 60_000;

/** How often others may be first before it is left for later. */
const TRIES = 5;

/** How it is with what is kept on the server. */
type State = 'none' | 'busy' | 'kept' | 'gone' | 'failed';

interface Last {
  version: number;
  things: Things;
  /** Seats and results of other devices that found no place here: they must not be lost there. */
  left: Things;
}

const NONE: Last = { version: 0, things: {}, left: {} };

class Sync {
  /** Whether this browser has a key. */
  has = $state(secret() !== null);
  state = $state<State>('none');
  /** Why it failed. */
  wrong = $state('');

  #last: Promise<void> = Promise.resolve();
  #wait: ReturnType<typeof setTimeout> | undefined;
  #begun = false;
  #looked = 0;

  /** From now on every change is kept, if there is a key. */
  begin(): Promise<void> {
    if (!this.#begun) {
      this.#begun = true;
      changed.addEventListener('change', () => this.#later());
      document.addEventListener('visibilitychange', () => {
        const old = performance.now() > this.#looked + FRESH_MS;
        if (document.visibilityState === 'visible' && this.has && old) void this.look();
      });
    }
    return this.has ? this.look() : Promise.resolve();
  }

  /** Makes a key for whoever sits here, and keeps what the browser remembers. */
  async make(): Promise<void> {
    const made = newSecret();
    await keysOf(made); // Not every browser can.
    kept.set(null);
    setAside({});
    remember(PERSON, made);
    this.has = true;
    return this.look();
  }

  /**
   * Goes on with a key from another device, whose things come before those of this browser. What
   * this browser has stays here, and only here, unless it is to be added. Where it cannot be heard
   * what belongs to the key, all is as before.
   */
  async take(other: string, adds: boolean): Promise<void> {
    await keysOf(other);
    return this.#inTurn(async () => {
      const { version, data } = await this.#ask({ type: 'look' }, other);
      const theirs = version > 0 ? parse(await unseal(other, version, data)) : {};
      // Before the key is there: from then on every tab of this browser keeps what it has under it.
      const own = here();
      const stays = { ...seatedElsewhere(own, theirs), ...withoutRoom(own, theirs) };
      setAside(adds ? stays : own);
      kept.set(NONE);
      remember(PERSON, other);
      this.has = true;
      if (version > 0) this.#hear(version, theirs, {}, gather());
      await this.#store();
    });
  }

  /** Forgets the key on this device; with `everywhere`, the server forgets the person first. */
  async drop(everywhere: boolean): Promise<boolean> {
    if (everywhere) await this.#inTurn(async () => void (await this.#ask({ type: 'forget' })));
    if (this.state === 'failed') return false;
    remember(PERSON, null);
    kept.set(null);
    setAside({});
    [this.has, this.state] = [false, 'none'];
    return true;
  }

  /** Keeps it again, where the server keeps nothing any more. */
  again(): Promise<void> {
    kept.set(NONE);
    return this.look();
  }

  /** Takes what another device has changed, and keeps what this one has. */
  look(): Promise<void> {
    this.#looked = performance.now();
    return this.#inTurn(async () => {
      const { version, data } = await this.#ask({ type: 'look' });
      await this.#store({ version, data, done: false });
    });
  }

  #later(): void {
    if (!this.has || this.state === 'gone') return;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => void this.#inTurn(() => this.#store()), PAUSE_MS);
  }

  /** One after the other, so that none undoes another. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(async () => {
      this.state = 'busy';
      try {
        await work();
        if (this.state === 'busy') this.state = 'kept';
      } catch (error) {
        [this.state, this.wrong] = ['failed', this.#why(error)];
      }
    });
    return this.#last;
  }

  #why(error: unknown): string {
    // What cannot be read was not sealed with this key.
    return error instanceof ApiError ? error.message : t('page-you-unread');
  }

  #ask(command: PersonCommand, key = secret()): Promise<PersonAnswer> {
    return signed<PersonAnswer>('person', command, { own: key });
  }

  /** Keeps what this browser has, after what the server answered last. */
  async #store(heard: PersonAnswer | null = null): Promise<void> {
    const key = secret();
    let answer = heard;
    // Another tab may take another key meanwhile.
    for (let tries = 0; key !== null && key === secret() && tries < TRIES; tries += 1) {
      const last = kept.get();
      if (answer && answer.version !== last.version) {
        if (answer.version === 0) {
          this.state = 'gone';
          return;
        }
        const { version, data } = answer;
        const theirs = parse(await unseal(key, version, data));
        // A server that was put back to an older copy has nothing new.
        const heard = version < last.version ? last.things : theirs;
        this.#hear(version, heard, last.things, carried(last.left));
      }
      const { version, things, left } = kept.get();
      const mine = carried(left);
      if (same(mine, things) && version > 0) return;
      const data = await seal(key, version + 1, JSON.stringify(mine));
      answer = await this.#ask({ type: 'keep', version, data });
      if (answer.done) kept.set({ version: answer.version, things: mine, left });
      if (answer.done) return;
    }
  }

  /** Takes what the server has. */
  #hear(version: number, theirs: Things, base: Things, mine: Things): void {
    // Without a base, as on a new device, theirs come first.
    const isFirst = same(base, {});
    const all = isFirst ? { ...theirs, ...mine, ...theirs } : merge(base, mine, theirs);
    const isNew = !same(all, mine);
    const left = isNew ? apply(all) : kept.get().left;
    kept.set({ version, things: theirs, left });
    if (!isNew) return;
    if (preferred() !== spoken()) void choose(preferred());
    changed.dispatchEvent(new Event('brought'));
  }
}

/** What is kept for the person at this browser. */
export const sync = new Sync();
