import { expect, it } from 'vitest';
import { ANNIVERSARY_DAYS, ANNIVERSARY_YEARS, anniversaryTable } from './anniversaryTable.ts';
import { toDayNumber } from './dayNumber.ts';

const START = { year: 2026, month: 1, day: 1 };

it('counts the start as day 1', () => {
  expect(anniversaryTable(START, { days: [1, 100], years: [] })).toEqual([
    { kind: 'day', ordinal: 1, date: START },
    { kind: 'day', ordinal: 100, date: { year: 2026, month: 4, day: 10 } },
  ]);
});

it('keeps 29 February on 1 March in a common year', () => {
  const rows = anniversaryTable({ year: 2024, month: 2, day: 29 }, { days: [], years: [1, 4] });
  expect(rows.map(({ date }) => date)).toEqual([
    { year: 2025, month: 3, day: 1 },
    { year: 2028, month: 2, day: 29 },
  ]);
});

it('has every row once, in the order of the calendar', () => {
  const rows = anniversaryTable(START);
  expect(rows).toHaveLength(ANNIVERSARY_DAYS.length + ANNIVERSARY_YEARS.length);
  const order = rows.map(({ date }) => toDayNumber(date));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
