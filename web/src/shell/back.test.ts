import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Back } from './back';

let states: unknown[] = [];

beforeEach(() => {
  states = [null];
  vi.spyOn(history, 'pushState').mockImplementation((state) => void states.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => void states.pop());
  vi.spyOn(history, 'state', 'get').mockImplementation(() => states.at(-1));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('back closes what lies over the page, and leaves nothing behind', () => {
  let open = true;
  const back = new Back(() => {
    const was = open;
    open = false;
    return was;
  });
  back.opened();
  back.opened();
  expect(states).toHaveLength(2);
  states.pop();
  back.popped();
  expect([open, states.length]).toEqual([false, 1]);
  // Closed by its own button: the entry is used again, or one Back takes two steps.
  open = true;
  back.opened();
  open = false;
  states.unshift(null);
  states.pop();
  back.popped();
  expect(states).toHaveLength(1);
  back.popped();
  expect(states).toHaveLength(1);
});
