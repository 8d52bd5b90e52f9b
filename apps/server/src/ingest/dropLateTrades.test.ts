import { expect, it } from 'vitest';
import { testClock } from '../../testing/testClock.ts';
import { createExchangeClocks } from '../hub/plausibility/exchangeClocks.ts';
import type { Connection } from '../upstream/upstream.ts';
import { dropLateTrades } from './dropLateTrades.ts';

const MINUTE = 60_000;

/** A connection whose messages are the ages of their trades in milliseconds. */
function openConnection() {
  const clock = testClock();
  const timely: unknown[] = [];
  const frames: unknown[] = [];
  const connection: Connection = {
    url: '',
    subscribe: [],
    read: () => ({ kind: 'control' }),
    normalise: (message) =>
      (message as readonly number[]).map((ageMs, index) => ({
        id: `okx-${index}`,
        exchange: 'okx',
        symbol: 'BTC',
        side: 'BUY',
        price: 60_000,
        volume: 1,
        volumeUsd: 60_000,
        timestamp: clock.date() - ageMs,
      })),
    sentAt: () => clock.date(),
    onTimely: (message) => timely.push(message),
  };
  const origin = { exchange: 'okx', symbols: new Set(['BTC']), clock: createExchangeClocks(clock).of('okx') };
  const { normalise } = dropLateTrades(connection, origin, (frame) => frames.push(frame));
  return { normalise, timely, frames };
}

it('drops the trades of a frame that are more than a minute late, and does not call the frame timely', () => {
  const { normalise, timely, frames } = openConnection();
  expect(normalise([0, 2 * MINUTE])).toHaveLength(1);
  expect(normalise([2 * MINUTE])).toHaveLength(0);
  expect(frames).toEqual([
    { late: 1, isAll: false },
    { late: 1, isAll: true },
  ]);
  expect(timely).toEqual([]);
});

it('calls no frame timely that has no trades', () => {
  const { normalise, timely, frames } = openConnection();
  expect(normalise([])).toEqual([]);
  expect([timely, frames]).toEqual([[], []]);
});

it('calls a frame timely whose trades all are', () => {
  const { normalise, timely, frames } = openConnection();
  const frame = [0, MINUTE / 2];
  expect(normalise(frame)).toHaveLength(2);
  expect([timely, frames]).toEqual([[frame], []]);
});
