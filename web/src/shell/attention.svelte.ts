// Asks for the player's attention when it is their turn: the page's icon, a badge, a short buzz,
// and, if they want that, a notification while they look elsewhere. Keeps the screen on in play.
import { url } from './address';
import type { Here } from './here.svelte';
import { t } from './words.svelte';

/** How long the buzz at the beginning of one's turn is, in milliseconds. */
const BUZZ_MS = 30;

export const canNotify = typeof Notification !== 'undefined';

export const canBuzz = typeof navigator !== 'undefined' && 'vibrate' in navigator;

function may(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Sets whether to notify; the browser may have to ask. */
export async function wantNotices(here: Here, on: boolean): Promise<void> {
  const granted = on && (may() || (await Notification.requestPermission()) === 'granted');
  here.prefer('notify', granted);
}

/** Whether the player is notified: what was liked once, the browser may have taken back. */
export const notifies = ({ preferences }: Here): boolean => preferences.notify && may();

/** It is the player's turn, or not any more. `fresh` is whether that has just changed. */
export function yourTurn(here: Here, mine: boolean, fresh: boolean, game: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = url(mine ? '/icon-turn.svg' : '/icon.svg');
  // A badge needs an installed app; elsewhere it may be refused.
  const badge = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
  if (!mine || !fresh) return;
  if (document.visibilityState === 'visible') {
    buzz(here, BUZZ_MS);
  } else if (notifies(here)) {
    void notify(game);
  }
}

/** Buzzes for so many milliseconds, if the player wants that. */
export function buzz({ preferences }: Here, length: number): void {
  // A browser refuses until the page was touched, and says so in its console.
  const touched = navigator.userActivation?.hasBeenActive !== false;
  if (preferences.buzz && touched) navigator.vibrate?.(length);
}

async function notify(game: string): Promise<void> {
  const [body, icon] = [t('page-turn-waits'), url('/icon-192.png')];
  const options = { body, icon, tag: location.pathname };
  const title = t('page-turn-title', { game });
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  } catch {
    // Some browsers notify only through a worker, and have none here.
  }
}

/** Keeps the screen on while `on` is true and the page is seen. */
export class Awake {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;
  #seen = () => void this.#hold();

  constructor() {
    document.addEventListener('visibilitychange', this.#seen);
  }

  keep(on: boolean): void {
    this.#wanted = on;
    if (on) void this.#hold();
    else this.#let();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.keep(false);
  }

  async #hold(): Promise<void> {
    if (!this.#wanted || this.#lock || document.visibilityState !== 'visible') return;
    try {
      const lock = await navigator.wakeLock?.request('screen');
      if (!lock) return;
      // The browser lets go when the page is hidden.
      lock.addEventListener('release', () => (this.#lock = null));
      this.#lock = lock;
      if (!this.#wanted) this.#let();
    } catch {
      // A low battery may refuse.
    }
  }

  #let(): void {
    void this.#lock?.release().catch(() => {});
    this.#lock = null;
  }
}
