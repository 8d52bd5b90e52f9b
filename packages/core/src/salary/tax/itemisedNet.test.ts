import { describe, expect, it } from 'vitest';
import { itemisedNet, type NetOptions } from './itemisedNet.ts';

const JULY_2026 = { year: 2026, month: 7 };

function net(gross: bigint, options?: NetOptions) {
  const found = itemisedNet(gross, JULY_2026, options);
  return found.ok ? found.value : undefined;
}

describe('what is left of a pay', () => {
  it('is the pay without the four shares and both taxes', () => {
    const left = net(3_000_000n);
    expect(left?.insurance.lines.map(({ employee }) => employee)).toEqual([142_500n, 107_850n, 14_170n, 27_000n]);
    expect(left).toMatchObject({ nonTaxable: 0n, taxable: 3_000_000n, deduction: 373_300n, net: 2_626_700n });
    expect(left?.tax).toMatchObject({ incomeTax: 74_350n, localTax: 7_430n });
  });

  it('keeps the meal money free of tax and insurance', () => {
    const left = net(3_000_000n, { mealsIncluded: true });
    expect(left).toMatchObject({ gross: 3_000_000n, nonTaxable: 200_000n, taxable: 2_800_000n });
    expect(left?.tax).toMatchObject({ incomeTax: 56_800n, localTax: 5_680n });
    expect(left?.net).toBe(2_665_440n);
  });

  it('counts the whole pay where it is no more than the meal money', () => {
    expect(net(200_000n, { mealsIncluded: true })).toMatchObject({ nonTaxable: 0n, taxable: 200_000n });
    expect(net(200_010n, { mealsIncluded: true })).toMatchObject({ nonTaxable: 200_000n, taxable: 10n });
  });

  it('adds up at every pay', () => {
    for (const gross of [1n, 150_000n, 2_156_880n, 6_590_000n, 12_345_678n, 999_999_999_999n]) {
      const left = net(gross, { mealsIncluded: true, family: 3, children: 1, withholdingPercent: 120 });
      const parts = (left?.insurance.employeeTotal ?? 0n) + (left?.tax.incomeTax ?? 0n) + (left?.tax.localTax ?? 0n);
      expect(left?.deduction).toBe(parts);
      expect(left?.net).toBe(gross - parts);
    }
  });

  it('is not known outside the tables', () => {
    expect(itemisedNet(3_000_000n, { year: 2028, month: 1 })).toMatchObject({ ok: false });
    expect(itemisedNet(3_000_000n, { year: 2023, month: 6 })).toMatchObject({ ok: false });
  });
});
