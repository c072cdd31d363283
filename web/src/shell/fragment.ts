// What stands behind the # of an address. Anybody can write a link, so it may be anything.

/** A key or a number of a clause is shorter. */
const LONGEST = 200;

/** The text behind `#name=`; null if there is none, or it cannot be read. */
export function ofFragment(hash: string, name: string): string | null {
  if (!hash.startsWith(`#${name}=`)) return null;
  try {
    const text = decodeURIComponent(hash.slice(name.length + 2));
    return text === '' || text.length > LONGEST ? null : text;
  } catch {
    return null; // Such as a lone `%`.
  }
}
