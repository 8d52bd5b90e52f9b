import { expect, it } from 'vitest';
import { MAX_RECONNECT_MS, RECONNECT_MS, reconnectDelay, STEADY_ATTEMPTS } from './reconnectDelay.ts';

it(`waits ${RECONNECT_MS} ms for ${STEADY_ATTEMPTS} attempts, then longer each time, never over ${MAX_RECONNECT_MS}`, () => {
  const waits = Array.from({ length: 10 }, (_, place) => reconnectDelay(place + 1, 0.5));
  expect(waits).toEqual([5000, 5000, 5000, 5000, 5000, 5000, 10_000, 20_000, 30_000, 30_000]);
});

it.each([
  [1, 0, 4000],
  [1, 1, 6000],
  [7, 0, 8000],
  [7, 1, 12_000],
  [20, 0, 24_000],
  [20, 1, 30_000],
])('before attempt %d chance %d makes it %d ms', (attempt, random, wait) => {
  expect(reconnectDelay(attempt, random)).toBe(wait);
});
