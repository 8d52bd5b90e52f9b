import { fail, ok, type Result } from '../result/index.ts';
import type { YearMonth } from './monthInTables.ts';
import { RATE_MONTHS, rowIn } from './rowIn.ts';
import { TAX_RULES, type TaxRule } from './taxRules.ts';

/** Before it the main part of the table was different, and is not included. */
const FIRST_MONTH = '2024-03';

/**
 * The rule of the simplified table in force in a month.
 *
 * Months before 2024-03 and after the tables of rates are `salary.monthNotInTable`.
 *
 * @example
 * const rule = taxRuleIn({ year: 2026, month: 7 });
 * rule.ok && rule.value.oneChild // 20830n
 */
export function taxRuleIn({ year, month }: YearMonth): Result<TaxRule> {
  const text = `${year}-${String(month).padStart(2, '0')}` as const;
  if (text < FIRST_MONTH || text > RATE_MONTHS.max) {
    return fail('salary.monthNotInTable', { min: FIRST_MONTH, max: RATE_MONTHS.max });
  }
  return ok(rowIn(TAX_RULES, text));
}
