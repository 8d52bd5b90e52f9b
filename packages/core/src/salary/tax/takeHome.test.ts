import { describe, expect, it } from 'vitest';
import { parseSalaryInput } from '../form/parseSalaryInput.ts';
import { EXAMPLE_SALARY_FORM, type SalaryForm } from '../form/salaryForm.ts';
import type { SalaryInput } from '../payInput.ts';
import { takeHome } from './takeHome.ts';

const JULY_2026 = { year: 2026, month: 7 };
const LABELS = { amount: '', dailyHours: '', weeklyDays: '', overtimeHours: '', taxRate: '' };

function inputOf(change: Partial<SalaryForm> = {}): SalaryInput {
  const parsed = parseSalaryInput({ ...EXAMPLE_SALARY_FORM, ...change }, LABELS);
  if (!parsed.ok) throw new Error('The form of the test cannot be read');
  return parsed.value;
}

describe('what is left of the pay', () => {
  it('is calculated item by item by default', () => {
    const { way, lines, deduction, deductionPercent, net } = takeHome(inputOf(), JULY_2026);
    expect(way).toBe('itemised');
    expect(lines).toEqual([
      { id: 'pension', amount: 133_000n },
      { id: 'health', amount: 100_660n },
      { id: 'longTermCare', amount: 13_220n },
      { id: 'employment', amount: 25_200n },
      { id: 'incomeTax', amount: 56_800n },
      { id: 'localTax', amount: 5_680n },
    ]);
    expect([deduction, net]).toEqual([334_560n, 2_665_440n]);
    expect(deductionPercent.toString()).toBe('11.2');
  });

  it('is the pay less one percentage where that is chosen', () => {
    const flat = takeHome(inputOf({ deductionWay: 'flat' }), JULY_2026);
    expect(flat.lines).toEqual([{ id: 'flat', amount: 282_000n }]);
    expect(flat.net).toBe(2_718_000n);
    expect(flat.deductionPercent.toString()).toBe('9.4');
    expect(flat.itemised?.net).toBe(2_665_440n);
  });

  it('is the fee less 3.3% for a freelancer, without insurance', () => {
    const freelance = takeHome(inputOf({ deductionWay: 'freelance' }), JULY_2026);
    expect(freelance.lines).toEqual([
      { id: 'incomeTax', amount: 90_000n },
      { id: 'localTax', amount: 9_000n },
    ]);
    expect(freelance.net).toBe(2_901_000n);
  });

  it('falls back to the percentage in months that are not known, and says why', () => {
    const later = takeHome(inputOf(), { year: 2028, month: 1 });
    expect(later).toMatchObject({ way: 'flat', net: 2_718_000n, itemised: undefined });
    expect(later.failure?.code).toBe('salary.monthNotInTable');
    const freelance = takeHome(inputOf({ deductionWay: 'freelance' }), { year: 2028, month: 1 });
    expect(freelance).toMatchObject({ way: 'freelance', net: 2_901_000n, failure: { code: 'salary.monthNotInTable' } });
  });

  it('takes nothing off a pay that rounds to nothing', () => {
    const nothing = takeHome(inputOf({ payType: 'hourly', amount: '0.1', dailyHours: '0.1' }), JULY_2026);
    expect(nothing).toMatchObject({ deduction: 0n, net: 0n, lines: [], failure: undefined });
    expect(nothing.deductionPercent.toString()).toBe('0');
  });

  it('takes the least contributions off a pay of 1 won', () => {
    const { itemised, deduction, deductionPercent } = takeHome(inputOf({ amount: '1' }), JULY_2026);
    expect(itemised?.deduction).toBe(deduction);
    expect(deductionPercent.equals(deduction * 100n)).toBe(true);
  });

  it('is the same for a larger employer, whose own share is greater', () => {
    const [small, large] = (['under150', 'over1000'] as const).map((employerSize) =>
      takeHome(inputOf(), JULY_2026, { employerSize }),
    );
    expect(large?.net).toBe(small?.net);
    // 0.6% of 2,800,000 won.
    const more = (large?.itemised?.insurance.employerTotal ?? 0n) - (small?.itemised?.insurance.employerTotal ?? 0n);
    expect(more).toBe(16_800n);
  });

  it('counts no more children than the family has', () => {
    expect(takeHome(inputOf({ children: 2 }), JULY_2026).net).toBe(2_665_440n);
  });
});
