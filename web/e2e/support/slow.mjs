// A slow network, slow pages and slow people, for `cargo xtask browser --slow`: each answer is late by a
// time of its own, and so is, in order, what the page's code hears of its line, its dialogs, its
// history, its frames and its timers. No story may notice.
import { setTimeout } from 'node:timers/promises';

const SLOW = process.env.KARTENHAUS_SLOW === 'yes';

/** How late an answer is at most, in milliseconds. */
const ANSWER_MS = 1_500;

/** How late the page's code hears something, at most, in milliseconds. */
const HEARD_MS = 300;

/** How late a frame or a timer is at most, in milliseconds. */
const FRAME_MS = 100;

/** How long a person waits before each look and each touch, in milliseconds. */
export const SLOW_MOTION = SLOW ? 15 : 0;

/** Delays what a page's code hears: this runs in the page. @param {{ heard: number, frame: number }} most */
function hearLate(most) {
  const {
    setTimeout: later,
    requestAnimationFrame: atFrame,
    cancelAnimationFrame: cancelFrame,
  } = window;
  const late = () => new Promise((done) => void later(done, Math.random() * most.heard));
  /** @type {WeakMap<EventTarget, Promise<unknown>>} What each has said before. */
  const said = new WeakMap();
  /** @param {EventTarget} from @param {() => void} hear */
  const inTurn = (from, hear) => {
    const due = late();
    const turn = (said.get(from) ?? due).then(() => due);
    said.set(from, turn);
    void turn.then(hear);
  };

  for (const name of /** @type {const} */ (['onmessage', 'onclose'])) {
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, name);
    Object.defineProperty(WebSocket.prototype, name, {
      ...own,
      /** @this {WebSocket} @param {(event: Event) => void} hear */
      set(hear) {
        own?.set?.call(this, (/** @type {Event} */ event) =>
          inTurn(this, () => hear.call(this, event)),
        );
      },
    });
  }

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  /** @type {WeakMap<object, (event: Event) => void>} What is called in place of what. */
  const instead = new WeakMap();
  /** @type {typeof addEventListener} */
  EventTarget.prototype.addEventListener = function (type, hear, how) {
    const slowly = type === 'popstate' || (type === 'close' && this instanceof HTMLDialogElement);
    if (!slowly || typeof hear !== 'function') return addEventListener.call(this, type, hear, how);
    const hears = (/** @type {Event} */ event) =>
      inTurn(this, () => instead.get(hear) === hears && hear.call(this, event));
    instead.set(hear, hears);
    addEventListener.call(this, type, hears, how);
  };
  /** @type {typeof removeEventListener} */
  EventTarget.prototype.removeEventListener = function (type, hear, how) {
    removeEventListener.call(this, type, (hear && instead.get(hear)) ?? hear, how);
    if (hear) instead.delete(hear);
  };

  /** @type {Map<number, number>} The frame that is waited for, by the one that was asked for. */
  const frames = new Map();
  window.requestAnimationFrame = (draw) => {
    const asked = atFrame(() => {
      const wait = Math.random() * most.frame;
      later(() => frames.has(asked) && frames.set(asked, atFrame(drawn)), wait);
    });
    const drawn = (/** @type {number} */ now) => frames.delete(asked) && draw(now);
    frames.set(asked, asked);
    return asked;
  };
  window.cancelAnimationFrame = (asked) => {
    cancelFrame(frames.get(asked) ?? asked);
    frames.delete(asked);
  };
  Object.assign(window, {
    setTimeout: (
      /** @type {any} */ act,
      /** @type {number} */ ms = 0,
      /** @type {any[]} */ ...how
    ) => later(act, ms + Math.random() * most.frame, ...how),
  });
}

/** Makes a browser slow, if it is to be. @param {import('playwright-core').BrowserContext} context */
export async function slow(context) {
  if (!SLOW) return;
  await context.addInitScript(hearLate, { heard: HEARD_MS, frame: FRAME_MS });
  await context.route(/\/(api|assets)\//, async (route) => {
    await setTimeout(Math.random() * ANSWER_MS);
    // The page may be gone by then.
    await route.fallback().catch(() => {});
  });
}
