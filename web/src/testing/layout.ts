// Where cards and places lie, and what moves between them: happy-dom lays out nothing, and animates
// nothing.
import { onTestFinished, vi } from 'vitest';

/** The browser that vitest makes, from outside. */
declare const happyDOM: import('happy-dom').DetachedWindowAPI;

/** What has a place on the table. */
const LAID = '[data-spot], [data-place], [data-drop]';

/** How wide the table is, and the size of a card, in pixels. */
const WIDTH = 997;
const SIZE = { width: 50, height: 70 };

/** An animation that a script has begun. */
export interface Moved {
  /** What moves: a spot of the table, a ghost in the air, or something else. */
  what: 'spot' | 'flight' | 'other';
  /** Which spot or place it belongs to, if any. */
  spot: string | undefined;
  frames: Keyframe[];
  duration: number;
  delay: number;
}

export interface Layout {
  /** All animations so far, oldest first. */
  readonly moved: Moved[];
  /** How many cards are in the air. */
  readonly flying: number;
}

/** Gives cards and places a position, and lets animations last as they say on the fake clock. */
export function stubLayout({ reducedMotion = false } = {}): Layout {
  const moved: Moved[] = [];
  const stubs = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(box),
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
      this: Element,
      frames,
      how,
    ) {
      const { duration = 0, delay = 0 } = how as KeyframeAnimationOptions;
      const times = { duration: Number(duration), delay };
      moved.push({ ...kind(this), frames: frames as Keyframe[], ...times });
      return animation(times.duration + delay);
    }),
  ];
  const { device } = happyDOM.settings;
  device.prefersReducedMotion = reducedMotion ? 'reduce' : 'no-preference';
  onTestFinished(() => {
    device.prefersReducedMotion = 'no-preference';
    stubs.forEach((stub) => stub.mockRestore());
  });
  return {
    moved,
    get flying() {
      return document.querySelectorAll('.flights > span').length;
    },
  };
}

/** Where something lies depends on what its spot or place is called. */
function box(this: Element): DOMRect {
  const { spot, place, drop } = this.closest<HTMLElement>(LAID)?.dataset ?? {};
  const name = [...(spot ?? place ?? drop ?? '')];
  const x = name.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) * 7) % WIDTH, 0);
  return new DOMRect(x, 0, SIZE.width, SIZE.height);
}

function kind(element: Element): Pick<Moved, 'what' | 'spot'> {
  const spot = element.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  const flies = element.parentElement?.className === 'flights';
  return {
    what: flies ? 'flight' : spot === undefined ? 'other' : 'spot',
    spot,
  };
}

function animation(ms: number): Animation {
  let [end, cancel] = [() => {}, () => {}];
  const finished = new Promise<void>((resolve, reject) => {
    end = resolve;
    cancel = () => reject(new DOMException('cancelled', 'AbortError'));
  });
  finished.catch(() => {}); // Perhaps nobody waits for it.
  const timer = setTimeout(end, ms);
  const stop = () => {
    clearTimeout(timer);
    cancel();
  };
  return {
    finished,
    cancel: stop,
    finish: end,
    effect: null,
  } as unknown as Animation;
}
