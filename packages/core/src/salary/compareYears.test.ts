import { expect, it } from 'vitest';
import { compareYears } from './compareYears.ts';

it('compares two years item by item', () => {
  const rows = compareYears(3_000_000n, [2025, 2026, 2027]);
  expect(rows.ok && rows.value.map(({ year, change, afterInsurance }) => [year, change, afterInsurance])).toEqual([
    [2025, undefined, 2_717_880n],
    [2026, 9_400n, 2_708_480n],
    [2027, 7_500n, 2_700_980n],
  ]);
});

it('compares another month, and another size of firm, if given', () => {
  const january = compareYears(7_000_000n, [2026], { month: 1 });
  expect(january.ok && january.value[0]?.insurance.lines[0]?.employee).toBe(302_570n);
  const large = compareYears(3_000_000n, [2026], { employerSize: 'over1000' });
  expect(large.ok && large.value[0]?.insurance.lines[3]?.employer).toBe(52_500n);
});

it('takes the insurances off the pay, and counts them without what is free of them', () => {
  const rows = compareYears(3_000_000n, [2026], { nonTaxable: 200_000n });
  expect(rows.ok && rows.value[0]?.insurance.employeeTotal).toBe(272_080n);
  expect(rows.ok && rows.value[0]?.afterInsurance).toBe(2_727_920n);
});

it('has no row for a year beyond the tables', () => {
  expect(compareYears(3_000_000n, [2026, 2028])).toMatchObject({ failure: { code: 'salary.monthNotInTable' } });
  expect(compareYears(3_000_000n, [])).toEqual({ ok: true, value: [] });
});
