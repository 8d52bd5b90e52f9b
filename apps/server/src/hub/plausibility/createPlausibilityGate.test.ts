import type { Trade } from '@toolbox/core/feed';
import { expect, it } from 'vitest';
import { testClock } from '../../../testing/testClock.ts';
import { createPlausibilityGate } from './createPlausibilityGate.ts';
import { createExchangeClocks } from './exchangeClocks.ts';

const HOLD_MS = 1000;

it('of a flood of trades with an impossible time, lets the newest 2000 wait, and drops the others at once', () => {
  const clock = testClock();
  const exchangeClock = createExchangeClocks(clock).of('okx');
  for (let frame = 0; frame < 15; frame += 1) exchangeClock.observe(clock.date());
  const passed: Trade[] = [];
  const dropped: string[] = [];
  const onDrop = (exchange: string, reason: string) => dropped.push(`${exchange} ${reason}`);
  const gate = createPlausibilityGate(
    (trades) => passed.push(...trades),
    { holdMs: HOLD_MS, sources: 1, onDrop },
    clock,
  );
  const origin = { symbols: new Set(['BTC-USDT']), clock: exchangeClock };
  const tomorrow = clock.date() + 86_400_000;
  const flood = (count: number) => {
    const amounts = { price: 60_000, volume: 1, volumeUsd: 60_000 };
    const trades = Array.from({ length: count }, (_, id): Trade => {
      return { exchange: 'okx', symbol: 'BTC-USDT', id: String(id), ...amounts, side: 'BUY', timestamp: tomorrow };
    });
    gate.add(trades, origin);
  };
  flood(2000);
  expect(dropped).toHaveLength(0);
  flood(500);
  expect(dropped).toEqual(Array(500).fill('okx time'));
  clock.pass(HOLD_MS);
  // Those that waited are now too old to be confirmed; the new one waits.
  flood(1);
  expect(dropped).toHaveLength(2500);
  // The clock turns out to be a day ahead: what waits is timely.
  for (let frame = 0; frame < 15; frame += 1) exchangeClock.observe(tomorrow);
  flood(1);
  gate.close();
  expect([dropped.length, passed.length]).toEqual([2500, 2]);
});
