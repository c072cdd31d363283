// Opening a replay that was recorded, and saying where it is.
import { openPage, type Opening, type Page } from './page';
import { recording } from './recording';

/** How late the address follows the step, in milliseconds. */
const LATE_MS = 150;

/** Opens the replay of a recorded room's first match, by a link that ends so. */
export function openReplay(name: string, search: string, how: Opening = {}): Promise<Page> {
  const recorded = recording(name);
  const path = `/r/${recorded.clients.Ada?.room}/replay/1${search}`;
  return openPage({ recording: recorded, as: 'Ada', path, ...how });
}

/** Where a replay is, by its address. */
export async function where(page: Page): Promise<string> {
  await page.wait(LATE_MS);
  return location.search;
}

/** The sentence of the step that is shown. */
export function said(): string {
  return document.querySelector('[aria-current=step] span')?.textContent ?? '';
}
