import { type Exact, exact } from '../../exact/index.ts';
import { SIMPLIFIED_TABLE, type TaxBracket } from '../../law/simplifiedTable.ts';

/**
 * The lump sum for special deductions: a fixed part, plus percentages of the pay in the four bands of
 * `SPECIAL_BANDS`.
 */
const SPECIAL = {
  one: { fixed: 3_100_000, percents: ['4', '4', '1.5', '0.5'] },
  two: { fixed: 3_600_000, percents: ['4', '4', '2', '1'] },
  more: { fixed: 5_000_000, percents: ['7', '7', '5', '3'] },
} as const;
const SPECIAL_BANDS = [0, 30_000_000, 45_000_000, 70_000_000] as const;
/** In the second band, 5% of the amount above its lower end is subtracted. */
const TAKEN_BACK_PERCENT = 5;
/** Three or more: plus 4% of the amount above 40 million. */
const LARGE_FAMILY = { from: 40_000_000, percent: 4 } as const;

/** The table still uses the pension contribution of 2017: 4.5% of a monthly income of at most 4,490,000 won. */
const PENSION = { tenthsOfPercent: 45n, maxBase: 4_490_000n, baseUnit: 1_000n } as const;

const { payDeduction, brackets, credit, personDeduction, leastTax } = SIMPLIFIED_TABLE;
const WON_UNIT = 10n;
const MONTHS = 12;
const TABLE_END = 10_000_000n;

function stepped(amount: Exact, steps: readonly TaxBracket[]): Exact {
  const step = steps.findLast(({ from }) => amount.compare(from) >= 0) as TaxBracket;
  return amount.sub(step.from).mul(step.percent).div(100).add(step.base);
}

function least(one: Exact, other: Exact): Exact {
  return one.compare(other) < 0 ? one : other;
}

function most(one: Exact, other: Exact): Exact {
  return one.compare(other) > 0 ? one : other;
}

function specialDeduction(yearlyPay: Exact, family: number): Exact {
  const { fixed, percents } = family === 1 ? SPECIAL.one : family === 2 ? SPECIAL.two : SPECIAL.more;
  // Each band includes its upper limit.
  const band = SPECIAL_BANDS.findLastIndex((from) => yearlyPay.compare(from) > 0);
  const sum = yearlyPay
    .mul(percents[band] as string)
    .div(100)
    .add(fixed);
  const takenBack = band === 1 ? yearlyPay.sub(SPECIAL_BANDS[1]).mul(TAKEN_BACK_PERCENT).div(100) : exact(0);
  const above = most(yearlyPay.sub(LARGE_FAMILY.from), exact(0));
  const large = family > 2 ? above.mul(LARGE_FAMILY.percent).div(100) : exact(0);
  return sum.sub(takenBack).add(large);
}

function yearlyPension(monthlyPay: bigint): bigint {
  const cut = (monthlyPay / PENSION.baseUnit) * PENSION.baseUnit;
  const base = cut > PENSION.maxBase ? PENSION.maxBase : cut;
  const monthly = (base * PENSION.tenthsOfPercent) / 1000n;
  return (monthly / WON_UNIT) * WON_UNIT * BigInt(MONTHS);
}

function creditLimit(yearlyPay: Exact): Exact {
  if (yearlyPay.compare(55_000_000) <= 0) return exact(660_000);
  // In between it falls by half of the pay above, but only within 60,000 won, where no row has its middle.
  if (yearlyPay.compare(70_000_000) <= 0) return exact(630_000);
  return most(exact(500_000), yearlyPay.sub(70_000_000).div(-2).add(630_000));
}

/** A row of the table is computed for the pay in its middle; the last row is 10,000,000 won itself. */
function middleOfRow(pay: bigint): bigint {
  if (pay >= TABLE_END) return TABLE_END;
  const width = pay < 1_500_000n ? 5_000n : pay < 3_000_000n ? 10_000n : 20_000n;
  return (pay / width) * width + width / 2n;
}

/**
 * Income tax of a month by the main part of the simplified table, for a pay of up to 10,000,000 won.
 *
 * The table is computed, not stored: pay in the middle of the row × 12, less the deductions for earned income,
 * persons, pension and the lump sum for special ones; the tax on it less the credit for earned income; a twelfth,
 * truncated to 10 won. A tax below 1,000 won is 0.
 *
 * @param taxablePay whole won of the month without the tax-exempt part; above 10,000,000 won the last row applies
 * @param family the employee and the dependents, 1 to 11
 * @see 소득세법 시행령 별표 2 (2024-02-29 and 2026-02-27, the same main part), compared row by row on 2026-11-22
 * @example tableTax(3_000_000n, 1) // 74350n
 */
export function tableTax(taxablePay: bigint, family: number): bigint {
  const monthly = middleOfRow(taxablePay);
  const yearlyPay = exact(monthly).mul(MONTHS);
  const taxable = yearlyPay
    .sub(stepped(yearlyPay, payDeduction))
    .sub(personDeduction * family)
    .sub(yearlyPension(monthly))
    .sub(specialDeduction(yearlyPay, family));
  const tax = stepped(most(taxable, exact(0)), brackets);
  const credited = least(stepped(tax, credit), creditLimit(yearlyPay));
  const owed = tax.sub(credited).div(MONTHS);
  const withheld = (owed.n / owed.d / WON_UNIT) * WON_UNIT;
  return withheld < leastTax ? 0n : withheld;
}
