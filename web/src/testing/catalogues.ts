// The catalogues as they lie in the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The files of a language: those that games share, and each game's own. */
export function filesOf(language: string): string[] {
  const shared = readdirSync(`../locales/${language}`);
  const games = readdirSync('../games').map((game) => `../games/${game}/words/${language}.ftl`);
  return [...shared.map((file) => `../locales/${language}/${file}`), ...games.filter(existsSync)];
}

/** All that a language says. */
export function catalogue(language: string): string {
  return filesOf(language)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}
