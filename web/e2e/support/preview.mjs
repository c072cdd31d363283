// The pictures that links show elsewhere: a table with a game's cards, drawn by the page's own colours and
// fonts. They show no seats, so they do not depend on the direction of play.

/** @typedef {[text: string, colour: string] | null} Card `null` is a back. */

export const SIZE = { width: 1200, height: 630 };

/** The files of the pictures, from the project's root. @param {string} [game] Without one, the site's. */
export function previewOf(game) {
  return game ? `games/${game}/page/preview.png` : 'web/public/preview.png';
}

/** What is printed on a card. @param {Card} card @param {number} width */
function printed(card, width) {
  const height = width * 1.41;
  if (!card) {
    const [x, y] = [-width * 0.43, width * 0.07 - height / 2];
    return `<rect x="${x}" y="${y}" width="${width * 0.86}" height="${height - width * 0.14}"
      rx="${width * 0.06}" fill="url(#net)" stroke="var(--back-line)" stroke-width="2.5"/>`;
  }
  const [text, colour] = card;
  const rank = text.replace(/[^a-z0-9]/gi, '');
  const suit = text.replace(/[a-z0-9]/gi, '');
  const size = width * 0.62;
  const corner = [rank, suit]
    .filter(Boolean)
    .map((part, at) => `<text y="${at * width * 0.17}" font-size="${width * 0.2}">${part}</text>`);
  const corners = [0, 180].map(
    (turn) =>
      `<g transform="rotate(${turn}) translate(${-width * 0.365} ${-height * 0.35})">${corner.join('')}</g>`,
  );
  return `<g fill="var(--${colour})" text-anchor="middle">
    <text y="${size * 0.35}" font-size="${size}">${suit || rank}</text>${corners.join('')}</g>`;
}

/** A picture, as SVG. @param {string} name @param {Card[]} cards @param {string} sign */
export function preview(name, cards, sign) {
  const many = cards.length > 3;
  const width = many ? 156 : 204;
  const height = width * 1.41;
  const box = `x="${-width / 2}" width="${width}" height="${height}" rx="${width * 0.11}"`;
  const fan = cards.map((card, at) => {
    const off = at - (cards.length - 1) / 2;
    const x = (many ? 866 : 886) + off * (many ? 98 : 168);
    const y = 330 + Math.abs(off) ** 1.7 * 17;
    const [paper, edge] = card ? ['card', 'card-edge'] : ['back', 'back-deep'];
    return `<g transform="translate(${x} ${y}) rotate(${off * (many ? 8 : 9)})">
      <rect ${box} y="${7 - height / 2}" fill="#0a1919" fill-opacity=".22"/>
      <rect ${box} y="${-height / 2}" fill="var(--${paper})" stroke="var(--${edge})" stroke-width="2"/>
      ${printed(card, width)}</g>`;
  });
  const { width: wide, height: high } = SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}"
    height="${high}" font-family="var(--font)" font-weight="700">
    <defs><pattern id="net" width="22" height="22" patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"><path d="M0 0H11V11H0z M11 11H22V22H11z" fill="var(--back-net)"/></pattern></defs>
    <rect width="100%" height="100%" fill="var(--felt-deep)"/>
    <circle cx="900" cy="400" r="402" fill="#000" fill-opacity=".18"/>
    <circle cx="900" cy="390" r="400" fill="var(--felt)"/>
    <circle cx="900" cy="390" r="378" fill="none" stroke="var(--felt-edge)" stroke-width="3" stroke-dasharray="14 10"/>
    ${fan.join('')}
    <g fill="var(--on-deep)"><text x="64" y="340" letter-spacing="-1"
      font-size="${Math.min(84, 420 / (name.length * 0.56))}">${name}</text>
      ${name === 'Kartenhaus' ? '' : '<text x="132" y="561" font-size="32">Kartenhaus</text>'}</g>
    ${sign.replace('<svg', '<svg x="64" y="524" width="52" height="52"')}</svg>`;
}
