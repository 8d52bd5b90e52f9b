import { describe, expect, it } from 'vitest';
import { EMPLOYMENT_RATES } from '../../law/index.ts';
import {
  DEFAULT_SALARY_FORM,
  EMPLOYER_SIZES,
  EXAMPLE_SALARY_FORM,
  TABLE_FAMILY,
  WITHHOLDING_PERCENTS,
} from './salaryForm.ts';

describe('the form of a salary', () => {
  it('begins with an employee alone, taxed by the table as it is', () => {
    const alone = { family: 1, children: 0, withholdingPercent: 100 };
    expect(DEFAULT_SALARY_FORM).toMatchObject(alone);
    expect(EXAMPLE_SALARY_FORM).toMatchObject(alone);
  });

  it('offers the three shares of the table’s tax', () => {
    expect(WITHHOLDING_PERCENTS).toEqual([80, 100, 120]);
  });

  it('offers every size of an employer, the smallest extra contribution first', () => {
    for (const { employerExtraPercent } of EMPLOYMENT_RATES) {
      const byPercent = Object.entries(employerExtraPercent).sort(([, a], [, b]) => Number(a) - Number(b));
      expect(EMPLOYER_SIZES).toEqual(byPercent.map(([size]) => size));
    }
  });

  it('offers as many people as the table has columns', () => {
    expect(TABLE_FAMILY).toBe(11);
  });
});
