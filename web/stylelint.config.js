// The scales of the page (src/look/tokens.css): where there is a token, its value is not written again.

/** The steps of a scale, as a whole number of pixels. */
const pixels = (...steps) => new RegExp(`(?<![\\d.])(${steps.join('|')})px`);

/** A step of the scale of type; what is drawn on a card is as large as the card. */
const TYPE = [/var\(--text/, /var\(--card-w/, /\dem\b/, /\dcq[wi]/, /var\(--avatar/, 'inherit'];

/** Space between things, which has a token from 2 to 36 pixels. */
const SPACE = [pixels(2, 4, 6, 8, 12, 16, 24, 36)];

/** What no component says by itself. */
const COLOURS = {
  'color-named': 'never',
  'color-no-hex': true,
  'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'light-dark'],
};

const off = (rules) => Object.fromEntries(Object.keys(rules).map((rule) => [rule, null]));

export default {
  reportNeedlessDisables: true,
  rules: {
    ...COLOURS,
    'declaration-property-value-allowed-list': {
      '/^font(-size)?$/': TYPE,
      'z-index': [/^var\(--z-/],
    },
    'declaration-property-value-disallowed-list': {
      '/^(padding|margin|(row-|column-)?gap)/': SPACE,
      'border-radius': [pixels(6, 10, 16, 999)],
    },
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    // Where colours are made.
    { files: ['src/look/tokens.css', '**/{look,cards,colours}.css', 'src/look/Bot.svelte'], rules: off(COLOURS) },
  ],
};
