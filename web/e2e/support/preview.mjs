// The pictures that links show elsewhere: a game's box from near, by the page's own colours and fonts.

export const SIZE = { width: 1200, height: 630 };

/** The files of the pictures, from the project's root. @param {string} [game] Without one, the site's. */
export function previewOf(game) {
  return game ? `games/${game}/page/preview.png` : 'web/public/preview.png';
}

/**
 * A picture, as SVG: drawings are put into it as the page draws them.
 * @param {string} game Empty for the site.
 * @param {string} name
 * @param {string} emblem
 * @param {string} logo
 */
export function preview(game, name, emblem, logo) {
  const { width, height } = SIZE;
  /** @param {string} drawing @param {number[]} place */
  const put = (drawing, [x, y, size]) =>
    drawing.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
  const size = Math.min(104, 480 / (name.length * 0.62));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}"
    height="${height}" font-family="var(--font)" font-weight="900" font-stretch="122%" ${game ? `data-game="${game}"` : ''}>
    <rect width="100%" height="100%" fill="var(--ground)"/>
    <circle cx="900" cy="315" r="290" fill="var(--print)"/>
    <rect width="36" height="100%" fill="var(--deep)"/><rect x="36" width="5" height="100%" fill="var(--print)"/>
    <g fill="var(--on-ground)" color="var(--on-ground)">${put(emblem, [680, 95, 440])}<text x="96" y="330" letter-spacing="-3" font-size="${size}">${name}</text>
    ${game ? `<text x="176" y="560" font-size="36" letter-spacing="-1">Kartenhaus</text>${put(logo, [96, 506, 64])}` : ''}</g>
    </svg>`;
}
