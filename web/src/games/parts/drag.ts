// Drag and drop, as a second way: what is dropped does what taps do. A finger that only scrolls is
// left alone: it drags once it has rested, or where nothing scrolls.
import { still } from '../../motion/still';
import type { Here } from '../../shell/here.svelte';
import './drag.css';

/** What can be dragged, and what a drop does. */
export interface Drags {
  /** What goes along with what is taken up; nothing where it stays where it is. */
  lift(from: HTMLElement): HTMLElement[];
  /** Whether it can be dropped on a target, by its `data-drop`. */
  accepts(from: HTMLElement, target: string): boolean;
  /** It was dropped there. */
  drop(from: HTMLElement, target: string, at: Point): void;
}

export interface Point {
  x: number;
  y: number;
}

/** So far a finger may slip before it drags, in pixels. */
const SLIP = 8;

/** So long a finger rests before it drags, in milliseconds. */
const REST_MS = 220;

/** How long what was not dropped takes back to its place, in milliseconds. */
const BACK_MS = 150;

/** How far dragged cards lie apart, in pixels. */
const APART = 22;

/** A finger or mouse that is down on something that can be dragged. */
interface Down {
  from: HTMLElement;
  pointer: number;
  touch: boolean;
  start: Point;
  at: Point;
  rest: ReturnType<typeof setTimeout> | undefined;
  /** What is in the air; null before it is dragged. */
  lifted: { ghost: HTMLElement; all: HTMLElement[]; ready: HTMLElement[] } | null;
}

const far = ({ start, at }: Down) => Math.hypot(at.x - start.x, at.y - start.y) > SLIP;

/**
 * Lets everything with `data-drag` in an element be dragged; returns what ends that. Meanwhile the
 * element has `data-drags`.
 */
export function draggable(root: HTMLElement, drags: Drags, here: Here): () => void {
  const dragger = new Dragger(drags, here);
  const listening = new AbortController();
  const { signal } = listening;
  root.dataset.drags = '';
  root.addEventListener('pointerdown', (event) => dragger.down(event), { signal });
  root.addEventListener('touchmove', (event) => dragger.touch(event), { signal, passive: false });
  window.addEventListener('pointermove', (event) => dragger.move(event), { signal });
  window.addEventListener('pointerup', (event) => dragger.up(event), { signal });
  window.addEventListener('pointercancel', () => dragger.end(true), { signal });
  window.addEventListener('keydown', (event) => dragger.key(event), { signal, capture: true });
  return () => {
    listening.abort();
    delete root.dataset.drags;
    dragger.end();
  };
}

class Dragger {
  #down: Down | null = null;

  constructor(
    readonly drags: Drags,
    readonly here: Here,
  ) {}

  down(event: PointerEvent): void {
    const from = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (this.#down || !from || !event.isPrimary || event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    const start = { x: event.clientX, y: event.clientY };
    const rest = touch ? setTimeout(() => this.#lift(), REST_MS) : undefined;
    this.#down = { from, pointer: event.pointerId, touch, start, at: start, rest, lifted: null };
  }

  move(event: PointerEvent): void {
    const down = this.#down;
    if (!down || event.pointerId !== down.pointer) return;
    down.at = { x: event.clientX, y: event.clientY };
    if (down.lifted) this.#follow();
    else if (!down.touch && far(down)) this.#lift();
  }

  /** A finger's movement is the page's as long as it is not taken here. */
  touch(event: TouchEvent): void {
    const down = this.#down;
    const [finger] = event.touches;
    if (!down?.touch || !finger) return;
    down.at = { x: finger.clientX, y: finger.clientY };
    if (!down.lifted && far(down)) {
      const pages = event.touches.length > 1 || !event.cancelable || scrolls(down.from);
      if (pages) return this.end();
      this.#lift();
    }
    if (this.#down?.lifted && event.cancelable) event.preventDefault();
  }

  up(event: PointerEvent): void {
    const down = this.#down;
    if (!down || event.pointerId !== down.pointer) return;
    const dragged = down.lifted !== null && far(down);
    const target = dragged && down.from.isConnected ? this.#over() : null;
    if (dragged) swallow();
    this.end(target === null);
    if (target) this.drags.drop(down.from, target.dataset.drop ?? '', down.at);
  }

  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#down?.lifted) return;
    event.preventDefault();
    event.stopPropagation();
    this.end(true);
  }

  /** Nothing is dragged any more; what was in the air is gone, or goes back. */
  end(back = false): void {
    const down = this.#down;
    this.#down = null;
    clearTimeout(down?.rest);
    if (!down?.lifted) return;
    const { ghost, all, ready } = down.lifted;
    for (const element of all) delete element.dataset.lifted;
    for (const element of ready) delete element.dataset.ready;
    const gone = () => ghost.remove();
    if (!back || still(this.here.preferences)) return gone();
    const frames = [{ translate: ghost.style.translate }, { translate: '0 0', opacity: 0.4 }];
    ghost.animate(frames, { duration: BACK_MS, easing: 'ease-out' }).finished.then(gone, gone);
  }

  #lift(): void {
    const down = this.#down;
    if (!down) return;
    const all = down.from.isConnected ? this.drags.lift(down.from) : [];
    if (all.length === 0) return this.end();
    clearTimeout(down.rest);
    const targets = [...this.here.root.querySelectorAll<HTMLElement>('[data-drop]')];
    const takes = ({ dataset }: HTMLElement) => this.drags.accepts(down.from, dataset.drop ?? '');
    down.lifted = { ghost: picture(all, this.here.over), all, ready: targets.filter(takes) };
    for (const element of all) element.dataset.lifted = '';
    this.#follow();
  }

  #follow(): void {
    const { at, start, lifted } = this.#down ?? {};
    if (!at || !start || !lifted) return;
    lifted.ghost.style.translate = `${at.x - start.x}px ${at.y - start.y}px`;
    const target = this.#over();
    for (const element of lifted.ready) element.dataset.ready = element === target ? 'over' : '';
  }

  /** Where it would be dropped now. */
  #over(): HTMLElement | null {
    const { at, lifted } = this.#down ?? {};
    if (!at || !lifted) return null;
    let below = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-drop]') ?? null;
    while (below && !lifted.ready.includes(below)) {
      below = below.parentElement?.closest<HTMLElement>('[data-drop]') ?? null;
    }
    return below;
  }
}

/** Whether something around an element scrolls. */
function scrolls(element: HTMLElement): boolean {
  for (let it: HTMLElement | null = element; it; it = it.parentElement) {
    const root = it === document.documentElement;
    const can = root || /auto|scroll/.test(getComputedStyle(it).overflowY);
    if (can && it.scrollHeight > it.clientHeight + 1) return true;
  }
  return false;
}

/** The click that ends a drag is none. */
function swallow(): void {
  const eat = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', eat, { capture: true });
  setTimeout(() => removeEventListener('click', eat, { capture: true }));
}

/** A picture of cards, where the first of them lies, over everything. */
function picture(all: HTMLElement[], over: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'dragged';
  ghost.ariaHidden = 'true';
  const cards = all.map((it) => it.querySelector<HTMLElement>('.card, .back') ?? it);
  const boxes = cards.map((card) => card.getBoundingClientRect());
  cards.forEach((card, at) => {
    const copy = document.createElement('span');
    copy.append(card.cloneNode(true));
    copy.style.setProperty('--card-w', `${boxes[at]?.width ?? 0}px`);
    copy.style.left = `${(boxes[0]?.left ?? 0) + at * APART}px`;
    copy.style.top = `${boxes[0]?.top ?? 0}px`;
    ghost.append(copy);
  });
  over.append(ghost);
  return ghost;
}
