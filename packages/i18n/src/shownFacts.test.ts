import { expect, it } from 'vitest';
import { shownFacts } from './shownFacts.ts';

it.each([
  [100_000, '100,000'],
  [-100_000, '−100,000'],
  [-90, '−90'],
  [-0.5, '−0.5'],
  [2026, 2026],
  [0, 0],
  [12345.6, 12345.6],
  ['-5', '-5'],
])('shows %s as %s', (fact, shown) => {
  expect(shownFacts({ fact })).toEqual({ fact: shown });
});

it.each(['bytes', 'capacity', 'days', 'length', 'ordinal'])('groups %s from 1,000 on', (name) => {
  expect(shownFacts({ [name]: 2331 })).toEqual({ [name]: '2,331' });
  expect(shownFacts({ [name]: 999 })).toEqual({ [name]: 999 });
});
