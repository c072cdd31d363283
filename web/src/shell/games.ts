// The games' names, for before the server has told them.

/** In the order of the front page. */
export const GAMES = [
  { game: 'kartel', name: 'Kartel' },
  { game: 'kartu-sama', name: 'Kartu Sama' },
  { game: 'krass-kariert', name: 'Krass Kariert' },
  { game: 'khamul', name: 'Khamul' },
  { game: 'ktu', name: 'KTU' },
];

/** What a game is, shortly: its text up to the sentence that says how many seats it has. */
export function gameLine(text: string): string {
  return /^.*?\b(?:seats|Sitze)\b[^.]*\./s.exec(text)?.[0] ?? text;
}

/** A game's name. */
export function gameName(game: string): string {
  return GAMES.find((it) => it.game === game)?.name ?? game;
}
