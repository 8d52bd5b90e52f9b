import { expect, it } from 'vitest';
import { createFrozenPrices } from './frozenPrices.ts';

/** The time since which `a` stands still, after readings of `a` and `b` a second apart. */
const stillAfter = (readings: readonly (readonly [a: number, b: number])[]) => {
  const prices = createFrozenPrices(0.005);
  for (const [at, [a, b]] of readings.entries()) {
    prices.observe([
      { source: 'a', price: a, at },
      { source: 'b', price: b, at },
    ]);
  }
  return prices.frozenSince('a');
};

it('knows since when a price stands still while another moves', () => {
  expect(
    stillAfter([
      [99, 99],
      [100, 100],
      [100, 100.4],
      [100, 100.6],
    ]),
  ).toBe(1);
  expect(
    stillAfter([
      [100, 100],
      [100, 99.4],
    ]),
  ).toBe(0);
});

it.each([
  [
    'both stand still',
    [
      [100, 103],
      [100, 103],
    ],
  ],
  [
    'the other moves as little as prices differ',
    [
      [100, 100],
      [100, 100.5],
    ],
  ],
  [
    'the other only catches up',
    [
      [100, 98],
      [100, 100.2],
    ],
  ],
  [
    'it changes by the least amount',
    [
      [100, 100],
      [100, 101],
      [100.01, 101],
    ],
  ],
] as const)('does not take a price for frozen when %s', (_name, readings) => {
  expect(stillAfter(readings)).toBeUndefined();
});

it('knows nothing of a source alone, and compares one that comes later from then on', () => {
  const prices = createFrozenPrices(0.005);
  prices.observe([{ source: 'a', price: 100, at: 0 }]);
  expect([prices.frozenSince('a'), prices.frozenSince('b')]).toEqual([undefined, undefined]);
  for (const [at, price] of [
    [1, 102],
    [2, 103],
  ] as const) {
    prices.observe([
      { source: 'a', price: 100, at: 0 },
      { source: 'b', price, at },
    ]);
    expect(prices.frozenSince('a')).toBe(at === 1 ? undefined : 0);
  }
});
