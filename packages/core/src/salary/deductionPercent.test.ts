import { expect, it } from 'vitest';
import { formatExact } from '../exact/index.ts';
import { deductionPercent } from './deductionPercent.ts';
import { DEFAULT_TAX_RATE } from './form/salaryForm.ts';

it.each([
  [2023, 1, '9.3991'],
  [2024, 1, '9.4041'],
  [2025, 12, '9.4041'],
  [2026, 1, '9.7174'],
  [2026, 12, '9.7174'],
  [2027, 1, '9.9674'],
])('in %i-%i it is %s percent', (year, month, expected) => {
  const percent = deductionPercent({ year, month });
  expect(percent.ok && formatExact(percent.value, { places: 4 })).toBe(expected);
});

it('of 2025 is what the default rounds', () => {
  const percent = deductionPercent({ year: 2025, month: 1 });
  expect(percent.ok && formatExact(percent.value, { places: 1 })).toBe(DEFAULT_TAX_RATE);
});

it('knows no month beyond the tables', () => {
  expect(deductionPercent({ year: 2028, month: 1 })).toMatchObject({ failure: { code: 'salary.monthNotInTable' } });
});
