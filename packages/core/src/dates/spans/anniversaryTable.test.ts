import { expect, it } from 'vitest';
import { toDayNumber } from '../dayNumber.ts';
import { ANNIVERSARY_DAYS, ANNIVERSARY_YEARS, anniversaryTable } from './anniversaryTable.ts';

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

it('has the hundreds and thousands of days and the years that people celebrate', () => {
  expect(anniversaryTable(START).map(({ kind, ordinal }) => `${kind} ${ordinal}`)).toEqual([
    'day 100',
    'day 200',
    'day 300',
    'year 1',
    'day 500',
    'year 2',
    'day 1000',
    'year 3',
    'day 1500',
    'year 5',
    'day 2000',
    'day 3000',
    'year 10',
    'day 5000',
    'year 20',
    'year 25',
    'day 10000',
    'year 30',
    'year 50',
  ]);
});
