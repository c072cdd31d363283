// How people press things: with a finger or a mouse, or with keys alone.

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('./person.mjs').Control} Control */
/** @typedef {import('playwright-core').Locator} Locator */

/** More stops than any page has. */
const STOPS_MAX = 150;

/** How long a control of the table may take until it can be pressed, in milliseconds. */
const REACH_WITHIN = 10_000;

/** The keys as the page writes them. @type {Record<string, string>} */
const KEYS = { '⏎': 'Enter', Esc: 'Escape' };

/**
 * The control on the page.
 * @param {Person} person
 * @param {Control} control
 */
export function locate({ page }, { group, at }) {
  const label = group.replaceAll('"', '\\"');
  return page.locator(`main [role=group][aria-label="${label}"]`).locator('button').nth(at);
}

/**
 * Whether the control is still where it was seen, and still enabled or disabled: tables change while
 * people reach for them.
 * @param {Person} person
 * @param {Control} control
 */
async function still(person, { group, at, name, off }) {
  const now = (await person.see()).groups[group]?.[at];
  return now?.name === name && now.off === off;
}

/** With a finger where there is a touch screen, else with a mouse; never by dragging. */
export class Pointer {
  /** Whether there is a touch screen. @type {boolean | null} */
  #touch = null;

  /** @param {Person} person */
  constructor(person) {
    this.person = person;
  }

  /** @param {Locator} locator @param {Parameters<Locator['click']>[0]} [how] */
  async press(locator, how = {}) {
    this.#touch ??= await this.person.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (this.#touch ? locator.tap(how) : locator.click(how));
  }

  /** @param {Control} control */
  async use(control) {
    if (!(await still(this.person, control))) return;
    // Cards of a hand lie on one another: what shows of each is its upper left corner.
    const card = /^Your (hand|closed cards)$/.test(control.group);
    // A control that only says why is pressed too.
    const how = { force: control.off, ...(card ? { position: { x: 14, y: 22 } } : {}) };
    try {
      await this.press(locate(this.person, control), { ...how, timeout: REACH_WITHIN });
    } catch (error) {
      // It may have gone under the finger.
      if (await still(this.person, control)) throw error;
    }
  }

  /** @param {Locator} field @param {string} text */
  async write(field, text) {
    await this.press(field);
    await field.fill(text);
    await field.blur();
  }
}

/** With keys alone. */
export class Keys {
  /** Whether the last shortcut was pressed while nothing had the focus. */
  #bare = false;

  /** @param {Person} person */
  constructor(person) {
    this.person = person;
  }

  /** Moves the focus there. @param {Locator} locator */
  async #reach(locator) {
    const keyboard = this.person.page.keyboard;
    await locator.waitFor();
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      const key = await locator.evaluate((element) => {
        const focus = document.activeElement;
        if (focus === element) return null;
        const group = element.closest('[role=group]');
        if (element instanceof HTMLElement && element.tabIndex < 0 && group?.contains(focus)) {
          // One stop for the whole hand; arrows go along it.
          const all = [...group.querySelectorAll('button')];
          const [from, to] = [focus, element].map((it) => all.indexOf(/** @type {any} */ (it)));
          return (from ?? 0) < (to ?? 0) ? 'ArrowRight' : 'ArrowLeft';
        }
        const stop = element instanceof HTMLElement && element.tabIndex < 0 ? group : element;
        if (!focus || focus === document.body || !stop) return 'Tab';
        const before = stop.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_PRECEDING;
        const inside = focus.contains(stop);
        return before || inside ? 'Tab' : 'Shift+Tab';
      });
      if (key === null) return;
      await keyboard.press(key);
    }
    throw new Error(`no key leads to ${locator}`);
  }

  /** @param {Locator} locator */
  async press(locator) {
    await this.#reach(locator);
    const key = await locator.evaluate((element) => {
      const native = element.matches('input[type=checkbox], input[type=radio]');
      return native || element.hasAttribute('aria-pressed') ? 'Space' : 'Enter';
    });
    await this.person.page.keyboard.press(key);
  }

  /** @param {Control} control */
  async use(control) {
    if (!(await still(this.person, control))) return;
    const locator = locate(this.person, control);
    if ((await locator.count()) === 0) return;
    const key = await locator.evaluate((element) => {
      const key = element.getAttribute('aria-keyshortcuts');
      const focus = document.activeElement;
      const writes = focus?.matches('input:not([type=range]), textarea, select');
      // Enter is for the control that has the focus, unless that is a card.
      const taken = focus?.matches('a, button, summary, input');
      const card = focus?.closest('[role=group]')?.ariaLabel?.startsWith('Your ');
      return writes || (key === '⏎' && taken && !card) ? null : key;
    });
    if (!key) return this.press(locator);
    // Every other time nothing has the focus.
    this.#bare = !this.#bare;
    if (this.#bare) await locator.evaluate(() => /** @type {any} */ (document.activeElement).blur());
    const before = this.person.plays();
    await this.person.page.keyboard.press(KEYS[key] ?? key);
    // Enter has to play.
    if (key !== '⏎' || control.off) return;
    await this.person.told(() => this.person.plays() > before, REACH_WITHIN).catch(async (error) => {
      const { title } = await this.person.see();
      if (title.startsWith('Your turn')) throw new Error(`Enter does not do “${control.name}”`, { cause: error });
    });
  }

  /** @param {Locator} field @param {string} text */
  async write(field, text) {
    const { keyboard } = this.person.page;
    await this.#reach(field);
    await keyboard.press('Control+A');
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
}
