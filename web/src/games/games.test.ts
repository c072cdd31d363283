import { expect, test } from 'vitest';
import { gameLine } from '.';

test('a game’s line ends with its seats', () => {
  expect(gameLine('Fun. 2 to 6 seats, best with 5. See `kartel:4.3`.')).toBe(
    'Fun. 2 to 6 seats, best with 5.',
  );
  expect(gameLine('Fun.')).toBe('Fun.');
});
