// A page that was open over a deploy: the server no longer has the files that it still has to load.
import { remember, remembered } from './kept';

/** The builds from which this tab has moved on by itself. */
const LEFT = 'kartenhaus.left';

/** Whether this tab leaves a build for the first time; false if the browser cannot remember it. */
function leaves(build: string): boolean {
  const store = () => sessionStorage;
  const left = remembered(LEFT, store)?.split(' ') ?? [];
  if (left.includes(build)) return false;
  const text = [...left, build].join(' ');
  remember(LEFT, text, store);
  return remembered(LEFT, store) === text;
}

/**
 * Loads the page again when a file is missing, if the server has a page of another build. A file
 * that is missing for another reason would be missing again.
 */
export async function moveOn(build: string): Promise<void> {
  const answer = await fetch(location.pathname, { cache: 'no-store' }).catch(() => null);
  const page = answer?.ok ? await answer.text().catch(() => '') : '';
  const isOther = /<script[^>]* src=/.test(page) && !page.includes(build);
  if (isOther && leaves(build)) location.reload();
}
