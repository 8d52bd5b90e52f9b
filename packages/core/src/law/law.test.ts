import { describe, expect, it } from 'vitest';
import { TABLE_FAMILY } from '../salary/form/salaryForm.ts';
import * as law from './index.ts';
import type { DatedRow } from './rowIn.ts';

const isRow = (value: unknown): value is DatedRow =>
  typeof value === 'object' && value !== null && 'from' in value && 'checkedOn' in value && 'source' in value;
const tables = Object.entries(law)
  .map(([name, value]) => ({ name, rows: (Array.isArray(value) ? value : [value]).filter(isRow) }))
  .filter(({ rows }) => rows.length > 0);
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

describe('the tables of the law', () => {
  it('are ten with dated rows', () => expect(tables.map(({ name }) => name)).toHaveLength(10));

  it.each(tables)(
    '$name is in the order of its dates, each row with its source and the day it was checked',
    ({ rows }) => {
      const months = rows.map(({ from }) => from);
      expect(months).toEqual([...new Set(months)].toSorted());
      for (const { source, checkedOn } of rows) {
        expect(law.RATE_SOURCES[source]).toBeDefined();
        expect(checkedOn).toMatch(DAY);
      }
    },
  );

  it('have one number of columns', () => expect(TABLE_FAMILY).toBe(law.SIMPLIFIED_TABLE.family));

  it('have the version of the day on which the last row was checked', () => {
    const days = [
      ...tables.flatMap(({ rows }) => rows.map(({ checkedOn }) => checkedOn)),
      law.SHORT_HOURS.checkedOn,
      law.HOLIDAY_RULES_CHECKED_ON,
    ];
    expect(law.LAW_VERSION).toBe(days.toSorted().at(-1));
  });
});
