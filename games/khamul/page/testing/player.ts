// For tests: what a player of Khamul sees and does.
import { screen, within, type Page } from '$web/testing';

/** A card of the player's own that shows its face. */
const FACE = /^Your card \d: (\w+ of \w+)$/;

/** The player's own cards, as they are read out. */
export function own(): string[] {
  const buttons = document.querySelectorAll('[role=group][aria-label="Your cards"] button');
  return [...buttons].map((it) => it.getAttribute('aria-label') ?? '');
}

/** Those that show their faces. */
export const faces = () => own().flatMap((name) => FACE.exec(name)?.[1] ?? []);

/** Selects one of the player's own cards. */
export function select(page: Page, at: number): Promise<void> {
  return page.click(document.querySelector(`main button[data-slot="${at}"]`) as Element);
}

/** The actions that this is the name of. */
export const actions = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Actions' })).queryAllByRole('button', { name });

/** Presses an action. */
export async function act(page: Page, name: RegExp): Promise<void> {
  const found = actions(name).find((it) => it.getAttribute('aria-disabled') !== 'true');
  if (!found) throw new Error(`there is no ${name}`);
  await page.click(found);
}

/** Turns down what is turned up, if anything is: nothing else can be done before. */
export async function looked(page: Page): Promise<void> {
  while (actions(/^Hide/).length) await act(page, /^Hide/);
}
