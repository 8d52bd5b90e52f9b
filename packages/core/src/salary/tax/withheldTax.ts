import type { YearMonth } from '../../law/monthInTables.ts';
import type { WithholdingPercent } from '../../law/simplifiedTable.ts';
import { SIMPLIFIED_TABLE } from '../../law/simplifiedTable.ts';
import { taxRuleIn } from '../../law/taxRuleIn.ts';
import type { TaxRule } from '../../law/taxRules.ts';
import { ok, type Result } from '../../result/index.ts';
import { tableTax } from './tableTax.ts';

/** The people who depend on the pay, and the share of the table's tax that is withheld. */
export type TaxOptions = {
  /** The employee and the dependents; 1 by default. */
  readonly family?: number;
  /** The employee's children of 8 to 20 years in the family; none by default. */
  readonly children?: number;
  readonly withholdingPercent?: WithholdingPercent;
};

/** The income tax and the local tax that are withheld in a month, in won, and the rule behind them. */
export type WithheldTax = {
  readonly incomeTax: bigint;
  /** A tenth of it (지방세법 제103조의13). */
  readonly localTax: bigint;
  readonly rule: TaxRule;
};

const WON_UNIT = 10n;

/** Each person beyond eleven reduces the tax by as much as the eleventh did. */
function familyTax(pay: bigint, family: number): bigint {
  const eleven = tableTax(pay, Math.min(family, SIMPLIFIED_TABLE.family));
  if (family <= SIMPLIFIED_TABLE.family) return eleven;
  return eleven - (tableTax(pay, SIMPLIFIED_TABLE.family - 1) - eleven) * BigInt(family - SIMPLIFIED_TABLE.family);
}

function fullTax(pay: bigint, family: number): bigint {
  const inTable = familyTax(pay, family);
  const step = SIMPLIFIED_TABLE.above.findLast(({ from }) => pay > from);
  return step ? inTable + step.base + ((pay - step.from) * step.share) / 10_000n : inTable;
}

function childReduction(children: number, { oneChild, twoChildren, furtherChild }: TaxRule): bigint {
  if (children === 0) return 0n;
  return children === 1 ? oneChild : twoChildren + furtherChild * BigInt(children - 2);
}

function cut(won: bigint): bigint {
  return won > 0n ? (won / WON_UNIT) * WON_UNIT : 0n;
}

/**
 * Income tax and local income tax that an employer withholds from a month's pay, by the simplified table.
 *
 * - Pay up to 10,000,000 won is taxed as in `tableTax`, higher pay by the rates below the table. More than eleven
 *   persons and children of 8 to 20 years reduce the tax as the notes of the table say, to 0 at the lowest.
 * - The chosen percentage of that tax is truncated to 10 won; below 1,000 won nothing is withheld. Local tax is a tenth
 *   of the income tax, truncated likewise.
 * - Months before 2024-03 and after the tables of rates are `salary.monthNotInTable`.
 *
 * @param taxablePay whole won of the month without the tax-exempt part
 * @see 소득세법 시행령 제189조, 제194조, 별표 2; 소득세법 제86조; 지방세법 제103조의13, checked 2026-11-22
 * @example
 * const tax = withheldTax(3_000_000n, { year: 2026, month: 7 });
 * tax.ok && [tax.value.incomeTax, tax.value.localTax] // [74350n, 7430n]
 */
export function withheldTax(
  taxablePay: bigint,
  month: YearMonth,
  { family = 1, children = 0, withholdingPercent = 100 }: TaxOptions = {},
): Result<WithheldTax> {
  const found = taxRuleIn(month);
  if (!found.ok) return found;
  const rule = found.value;
  const tax = fullTax(taxablePay, family) - childReduction(children, rule);
  const chosen = cut((tax * BigInt(withholdingPercent)) / 100n);
  const incomeTax = chosen < SIMPLIFIED_TABLE.leastTax ? 0n : chosen;
  return ok({ incomeTax, localTax: cut(incomeTax / 10n), rule });
}
