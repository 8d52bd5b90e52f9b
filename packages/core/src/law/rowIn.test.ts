import { expect, it } from 'vitest';
import { type DatedRow, rowIn } from './rowIn.ts';

const ROW = { status: 'enacted', source: 'pensionAct', checkedOn: '2026-11-20' } as const;
const ROWS: readonly [DatedRow, ...DatedRow[]] = [
  { ...ROW, from: '2025-07' },
  { ...ROW, from: '2026-07' },
];

it.each([
  ['2025-07', '2025-07'],
  ['2026-06', '2025-07'],
  ['2026-07', '2026-07'],
  ['2027-12', '2026-07'],
  ['2025-06', '2025-07'],
] as const)('in %s the row of %s holds', (month, from) => {
  expect(rowIn(ROWS, month).from).toBe(from);
});
