import { type Exact, exact } from '../../exact/index.ts';
import { SIMPLIFIED_TABLE, type SpecialBand, type TaxBracket } from '../../law/simplifiedTable.ts';

const { rows, payDeduction, brackets, credit, creditLimits, personDeduction, pension, special, leastTax, above } =
  SIMPLIFIED_TABLE;
const WON_UNIT = 10n;
const MONTHS = 12;

function least(one: Exact, other: Exact): Exact {
  return one.compare(other) < 0 ? one : other;
}

function most(one: Exact, other: Exact): Exact {
  return one.compare(other) > 0 ? one : other;
}

function stepped(amount: Exact, steps: readonly TaxBracket[]): Exact {
  const step = steps.findLast(({ from }) => amount.compare(from) >= 0) as TaxBracket;
  return most(amount.sub(step.from).mul(step.percent).div(100).add(step.base), exact(step.least ?? 0));
}

function specialDeduction(yearlyPay: Exact, family: number): Exact {
  const column = family === 1 ? 'one' : family === 2 ? 'two' : 'more';
  // Each band includes its upper limit.
  const band = special.bands.findLast(({ from }) => yearlyPay.compare(from) > 0) as SpecialBand;
  const share = yearlyPay.mul(band.percents[column]).sub(yearlyPay.sub(band.from).mul(band.lessPercent));
  const more = column === 'more' ? most(yearlyPay.sub(special.more.from), exact(0)).mul(special.more.percent) : 0;
  return share.add(more).div(100).add(special.fixed[column]);
}

function yearlyPension(monthlyPay: bigint): bigint {
  const cut = (monthlyPay / pension.baseUnit) * pension.baseUnit;
  const base = cut > pension.maxBase ? pension.maxBase : cut;
  const monthly = (base * pension.tenthsOfPercent) / 1000n;
  return (monthly / WON_UNIT) * WON_UNIT * BigInt(MONTHS);
}

/** A row of the table is computed for the pay in its middle; the last row is 10,000,000 won itself. */
function middleOfRow(pay: bigint): bigint {
  const end = above[0].from;
  if (pay >= end) return end;
  const { width } = rows.findLast(({ from }) => pay >= from) as (typeof rows)[number];
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
  const credited = least(stepped(tax, credit), stepped(yearlyPay, creditLimits));
  const owed = tax.sub(credited).div(MONTHS);
  const withheld = (owed.n / owed.d / WON_UNIT) * WON_UNIT;
  return withheld < leastTax ? 0n : withheld;
}
