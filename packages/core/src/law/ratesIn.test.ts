import { describe, expect, it } from 'vitest';
import { CARE_RATES } from './careRates.ts';
import { EMPLOYMENT_RATES } from './employmentRates.ts';
import { HEALTH_LIMITS, HEALTH_RATES } from './healthRates.ts';
import { MINIMUM_WAGES } from './minimumWages.ts';
import { PENSION_LIMITS, PENSION_RATES } from './pensionRates.ts';
import { RATE_SOURCES } from './rateSources.ts';
import { ratesIn } from './ratesIn.ts';
import { type DatedRow, RATE_MONTHS, rowIn } from './rowIn.ts';

const TABLES: Readonly<Record<string, readonly [DatedRow, ...DatedRow[]]>> = {
  PENSION_RATES,
  PENSION_LIMITS,
  HEALTH_RATES,
  HEALTH_LIMITS,
  CARE_RATES,
  EMPLOYMENT_RATES,
  MINIMUM_WAGES,
};

describe.each(Object.entries(TABLES))('%s', (_name, rows) => {
  it('is in the order of time and reaches back to the first month', () => {
    const months = rows.map(({ from }) => from);
    expect(months).toEqual([...new Set(months)].sort());
    expect(rows[0].from <= RATE_MONTHS.min).toBe(true);
    expect((months.at(-1) ?? '') <= RATE_MONTHS.max).toBe(true);
  });

  it('says of each row where it comes from and when that was checked', () => {
    for (const { from, source, checkedOn } of rows) {
      expect(from).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(checkedOn).toMatch(/^2026-\d\d-\d\d$/);
      expect(RATE_SOURCES[source].ko).not.toBe('');
      expect(RATE_SOURCES[source].en).not.toMatch(/\p{Script=Hangul}/u);
    }
  });

  it('takes each row from its first month on', () => {
    for (const [index, row] of rows.entries()) {
      expect(rowIn(rows, row.from)).toBe(row);
      const next = rows[index + 1];
      if (next !== undefined) expect(rowIn(rows, next.from)).toBe(next);
    }
  });
});

describe('ratesIn', () => {
  it('changes the pension limits with July and the rate with January', () => {
    expect(ratesIn({ year: 2026, month: 6 })).toMatchObject({
      value: { pension: { sharePercent: '4.75' }, pensionLimits: { minBase: 400_000n, maxBase: 6_370_000n } },
    });
    expect(ratesIn({ year: 2026, month: 7 })).toMatchObject({
      value: { pension: { sharePercent: '4.75' }, pensionLimits: { minBase: 410_000n, maxBase: 6_590_000n } },
    });
    expect(ratesIn({ year: 2025, month: 12 })).toMatchObject({ value: { pension: { sharePercent: '4.5' } } });
  });

  it('marks what was not announced for 2027', () => {
    expect(ratesIn({ year: 2027, month: 1 })).toMatchObject({
      value: {
        pension: { sharePercent: '5', status: 'enacted' },
        pensionLimits: { status: 'enacted' },
        health: { totalPercent: '7.19', status: 'decided' },
        healthLimits: { status: 'provisional' },
        care: { status: 'provisional' },
        employment: { status: 'provisional' },
        minimumWage: { hourly: 10_700n, status: 'enacted' },
      },
    });
    expect(ratesIn({ year: 2027, month: 7 })).toMatchObject({ value: { pensionLimits: { status: 'provisional' } } });
  });

  it(`answers from ${RATE_MONTHS.min} to ${RATE_MONTHS.max}`, () => {
    expect(ratesIn({ year: 2023, month: 1 })).toMatchObject({ ok: true });
    expect(ratesIn({ year: 2027, month: 12 })).toMatchObject({ ok: true });
    for (const month of [
      { year: 2022, month: 12 },
      { year: 2028, month: 1 },
      { year: 2026, month: 0 },
      { year: 2026, month: 13 },
      { year: 2026, month: 1.5 },
      { year: 2026.5, month: 1 },
      { year: Number.NaN, month: 1 },
    ]) {
      expect(ratesIn(month)).toEqual({ ok: false, failure: { code: 'salary.monthNotInTable', facts: RATE_MONTHS } });
    }
  });
});
