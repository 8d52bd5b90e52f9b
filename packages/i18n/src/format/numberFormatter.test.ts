import { describe, expect, it } from 'vitest';
import { numberFormatter } from './numberFormatter.ts';

const PLACES = [
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 4 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { minimumFractionDigits: 2, maximumFractionDigits: 6 },
  { maximumSignificantDigits: 4 },
  { maximumSignificantDigits: 6 },
] as const;

const EDGES = [
  0,
  0.4,
  0.5,
  0.05,
  0.005,
  0.995,
  0.9995,
  1.005,
  1.015,
  9.995,
  99.995,
  999.995,
  9999995,
  0.0000081,
  1e-7,
  5e-324,
  0.1 + 0.2,
  1234567.891,
  123456.5,
  999999.5,
  1e15,
  1e21,
  1.7976931348623157e308,
  -1234.5,
  -0.001,
  -0.5,
  -99.995,
];

/** Numbers of every magnitude, with few and with many digits. */
function* numbers(count: number): Generator<number> {
  let seed = 20_261_123;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let at = 0; at < count; at += 1) {
    const value = (next() - 0.3) * 10 ** Math.floor(next() * 24 - 10);
    yield at % 2 === 0 ? value : Number(value.toPrecision(1 + Math.floor(next() * 6)));
  }
}

describe.each(PLACES)('%o', (places) => {
  const format = numberFormatter(places);
  const engine = new Intl.NumberFormat('en-US', places);

  it.each(EDGES)('formats %d as the engine does', (value) => expect(format(value)).toBe(engine.format(value)));

  it('formats any number as the engine does', () => {
    const different = [...numbers(5000)].filter((value) => format(value) !== engine.format(value));
    expect(different).toEqual([]);
  });

  it('formats whole numbers of any size', () => {
    for (const value of [0n, 5n, -12_345n, 123_456_789_012_345_678_901_234_567_890n])
      expect(format(value)).toBe(engine.format(value));
  });
});
