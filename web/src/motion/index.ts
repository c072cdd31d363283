// Shows the movements of an update over the table, which is already drawn in its new state. Nothing
// waits for them, and none can be touched, focused or read.
import './motion.css';
import {
  DEALT_MS,
  FLIGHT_MS,
  plan,
  type Box,
  type Dealt,
  type Flight,
  type Move,
  type Picture,
  type Slide,
} from './plan';
import type { Here } from '../shell/here.svelte';
import { paced, still } from './still';

/** How long a row takes to rearrange, so that everybody can follow, in milliseconds. */
const ARRANGE_MS = 250;

/** How long numbers are shown in place of movement, in milliseconds. */
const NOTE_MS = 1_500;

/** How long a card flies that is thrown hard, and how long what it hits gives way. */
const THROW_MS = 140;
const HIT_MS = 180;

/** How long the ring is seen where it hits. */
const RING_MS = 300;

/** How long a pile that is taken squares up, and slides. */
const SQUARE_MS = 120;
const SLIDE_MS = 360;

/** How long the card that burns a pile is seen on it, and how long that burns. */
const HOLD_MS = 150;
const BURN_MS = 520;

/** A card has weight: it leaves fast, goes a little too far and settles. */
const WEIGHT = 'cubic-bezier(0.25, 1.25, 0.45, 1)';
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A frame later than this has nothing to move any more, in milliseconds. */
const LATE_MS = 200;

/** The size to which a card shrinks if it comes from or goes to a pile. */
const SMALL = 0.45;

/** A card or place, as measured. */
interface Seen extends Box {
  element: Element;
  /** What is drawn of it. */
  card: HTMLElement | null;
}

export class Flyer {
  /** The table. */
  readonly #root: HTMLElement;
  readonly #here: Here;
  #before: Picture<Seen> | null = null;
  #layer: HTMLElement | null = null;
  #moving: Animation[] = [];
  #notes: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(root: HTMLElement, here: Here) {
    this.#root = root;
    this.#here = here;
    addEventListener('pointerdown', this.#tapped, true);
  }

  /** Who taps has seen enough. */
  readonly #tapped = () => this.#settle();

  /** The table is about to change. What still moves goes to its place at once. */
  before(): void {
    this.#settle();
    this.#before = document.hidden ? null : look(this.#root);
  }

  /** The table has changed: by these moves, or only because somebody sorted. */
  after(moves: Move[]): void {
    const before = this.#before;
    this.#before = null;
    if (!before || document.hidden) return;
    if (still(this.#here.preferences))
      return this.#write(plan(before, look(this.#root), moves).slides);
    // The frame that shows the change measures it too, so that the two are not one long task.
    const asked = performance.now();
    this.#frame = requestAnimationFrame(() => {
      if (performance.now() - asked < LATE_MS) this.#begin(before, moves);
    });
  }

  /** The table has come with its cards just dealt. */
  open(moves: Move[]): void {
    const none = { spots: new Map<string, Seen>(), places: new Map<string, Seen>() };
    if (document.hidden || still(this.#here.preferences)) return;
    this.#frame = requestAnimationFrame(() => this.#begin(none, moves));
  }

  #begin(before: Picture<Seen>, moves: Move[]): void {
    const { flights, deals, slides, pulses } = plan(before, look(this.#root), moves);
    for (const deal of deals) this.#deal(deal);
    for (const slide of slides) this.#slide(slide);
    const pile = flights.find(({ how }) => how === 'taken')?.from;
    for (const flight of flights) this.#fly(flight, pile);
    for (const { element } of pulses) {
      this.#move(element, [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], FLIGHT_MS);
    }
  }

  /** The table will not be drawn as it was measured for. */
  forget(): void {
    this.#before = null;
  }

  /** The table is gone. */
  stop(): void {
    removeEventListener('pointerdown', this.#tapped, true);
    this.#settle();
    clearTimeout(this.#notes);
    this.#layer?.remove();
    this.#layer = null;
  }

  #settle(): void {
    cancelAnimationFrame(this.#frame);
    for (const it of this.#moving.splice(0)) it.cancel();
    this.#drop('span');
  }

  #slide({ to, dx, dy, note }: Slide<Seen>): void {
    const frames = [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
    this.#move(to.element, frames, note === null ? FLIGHT_MS : ARRANGE_MS);
  }

  /** A card that is drawn comes itself, so that it can be pressed at once where it will lie. */
  #deal({ from, to, spot, delay }: Dealt<Seen>): void {
    const drawn = to.card?.closest<HTMLElement>('.paper') ?? to.card;
    const card = spot ? drawn : this.#over().appendChild(back(to));
    if (!card) return;
    const [dx, dy] = [from.x + from.width / 2, from.y + from.height / 2];
    const start = `${dx - to.x - to.width / 2}px ${dy - to.y - to.height / 2}px`;
    const frames = [
      { translate: start, rotate: '-40deg', scale: SMALL, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { translate: '0 0', rotate: '0deg', scale: spot ? 1 : SMALL, opacity: spot ? 1 : 0.4 },
    ];
    const done = () => spot || card.remove();
    this.#move(card, frames, DEALT_MS, delay).finished.then(done, done);
  }

  /** `pile` is where cards that are taken together square up first. */
  #fly({ from, to, card, both, fresh, how, delay }: Flight<Seen>, pile?: Box): void {
    const shown = card === 'to' ? to : from;
    const ghost = copy(shown);
    if (!ghost) return;
    this.#over().append(ghost);
    const size = (box: Box) => (both || box === shown ? box.width / shown.width : SMALL);
    const at = (box: Box, offset?: number): Keyframe => ({
      transform: `translate(${middle(box, shown)}) scale(${size(box)})`,
      opacity: both || box === shown ? 1 : 0.4,
      ...(offset !== undefined && { offset }),
    });
    const done = () => ghost.remove();
    const move = (frames: Keyframe[], ms: number, easing: string) =>
      this.#move(ghost, frames, ms, delay, easing).finished.then(done, done);
    let ms = FLIGHT_MS;
    if (how === 'burnt') {
      ms = HOLD_MS + BURN_MS;
      const gone = { transform: 'translateY(-2rem) rotate(-16deg) scale(0.3)', opacity: 0 };
      const still = { transform: 'none', opacity: 1 };
      const hold = { ...still, offset: HOLD_MS / ms, easing: 'ease-in' };
      void move([still, hold, gone], ms, 'linear');
    } else if (how === 'taken' && card === 'from') {
      ms = SQUARE_MS + SLIDE_MS;
      const square = { ...at(from), transform: `translate(${middle(pile ?? from, shown)})` };
      const slide = { ...square, offset: SQUARE_MS / ms, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' };
      void move([{ ...at(from), easing: OUT }, slide, at(to)], ms, 'linear');
    } else {
      if (how === 'hit') ms = THROW_MS;
      void move([at(from), at(to)], ms, how === 'hit' ? 'linear' : WEIGHT);
    }
    // Until it lands, its target is drawn, but invisible.
    if (fresh && to.card) {
      this.#move(to.card, [{ opacity: 0 }, { opacity: 0 }], ms, delay);
    }
    if (how === 'hit') {
      const struck = { scale: 1.22, rotate: '-3deg' };
      const frames = [{ scale: 1 }, struck, { scale: 0.97 }, { scale: 1 }];
      this.#move(to.element, frames, HIT_MS, delay + ms);
      this.#ring(to, delay + ms);
    }
  }

  /** A ring where a card hits. */
  #ring({ x, y, width, height }: Box, delay: number): void {
    const ring = document.createElement('span');
    ring.className = 'ring';
    Object.assign(ring.style, { left: `${x + width / 2}px`, top: `${y + height / 2}px` });
    ring.style.setProperty('--card-w', `${width}px`);
    this.#over().append(ring);
    const frames = [
      { scale: 0.5, opacity: 1 },
      { scale: 1.2, opacity: 0 },
    ];
    const done = () => ring.remove();
    this.#move(ring, frames, RING_MS, delay, OUT).finished.then(done, done);
  }

  /** Without motion, rearranged cards show for a moment from where to where. */
  #write(slides: Slide<Seen>[]): void {
    const notes = slides.filter(({ note }) => note !== null);
    if (notes.length === 0) return;
    clearTimeout(this.#notes);
    this.#drop('b');
    for (const { to, note } of notes) {
      const text = document.createElement('b');
      text.textContent = note;
      text.style.left = `${to.x + to.width / 2}px`;
      text.style.top = `${to.y + to.height / 2}px`;
      this.#over().append(text);
    }
    this.#notes = setTimeout(() => this.#drop('b'), NOTE_MS);
  }

  #drop(kind: 'span' | 'b'): void {
    for (const it of this.#layer?.querySelectorAll(`:scope > ${kind}`) ?? []) it.remove();
  }

  #over(): HTMLElement {
    if (!this.#layer) {
      this.#layer = document.createElement('div');
      this.#layer.className = 'flights';
      this.#layer.ariaHidden = 'true';
      this.#here.over.append(this.#layer);
    }
    return this.#layer;
  }

  #move(
    element: Element,
    frames: Keyframe[],
    duration: number,
    delay = 0,
    easing = OUT,
  ): Animation {
    const likes = this.#here.preferences;
    const times = { duration: paced(likes, duration), delay: paced(likes, delay) };
    const it = element.animate(frames, { ...times, easing, fill: 'backwards' });
    this.#moving.push(it);
    return it;
  }
}

/** Everything that can move, and where it is now. */
function look(root: HTMLElement): Picture<Seen> {
  const [spots, places] = [new Map<string, Seen>(), new Map<string, Seen>()];
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot], [data-place]')) {
    const { spot, place } = element.dataset;
    const card = spot === undefined ? null : element.querySelector<HTMLElement>('.card, .back');
    const { x, y, width, height } = (card ?? element).getBoundingClientRect();
    if (width === 0) continue;
    const seen = { x, y, width, height, element, card };
    if (spot !== undefined) spots.set(spot, seen);
    else if (place !== undefined) places.set(place, seen);
  }
  return { spots, places };
}

/** A face-down card over the middle of a place. */
function back({ x, y, width, height }: Box): HTMLElement {
  const card = document.createElement('span');
  card.className = 'dealt';
  Object.assign(card.style, { left: `${x + width / 2}px`, top: `${y + height / 2}px` });
  return card;
}

/** A picture of a card, at its size and place. It shows what the card shows, and no more. */
function copy({ card, element, x, y, width, height }: Seen): HTMLElement | null {
  if (!card) return null;
  const ghost = document.createElement('span');
  const inner = card.cloneNode(true) as HTMLElement;
  // The number of cards left belongs to the pile, not to the card that leaves it.
  if ((element as HTMLElement).dataset.spot === 'deck') inner.replaceChildren();
  ghost.append(inner);
  ghost.style.setProperty('--card-w', `${width}px`);
  Object.assign(ghost.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return ghost;
}

/** From the middle of one box to the middle of another. */
function middle(box: Box, from: Box): string {
  const dx = box.x + box.width / 2 - from.x - from.width / 2;
  const dy = box.y + box.height / 2 - from.y - from.height / 2;
  return `${dx}px, ${dy}px`;
}
