import { expect, it } from 'vitest';
import { fileStamp } from './fileStamp.ts';

it.each([
  [new Date(2026, 10, 20, 9, 5, 7), '20261120090507'],
  [new Date(2026, 0, 1, 0, 0, 0), '20260101000000'],
  [new Date(2026, 11, 31, 23, 59, 59), '20261231235959'],
])('formats %s as %s', (moment, stamp) => {
  expect(fileStamp(moment)).toBe(stamp);
});
