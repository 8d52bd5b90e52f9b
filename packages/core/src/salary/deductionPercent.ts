import { type Exact, exact } from '../exact/index.ts';
import type { YearMonth } from '../law/monthInTables.ts';
import { ratesIn } from '../law/ratesIn.ts';
import { ok, type Result } from '../result/index.ts';

/**
 * The employee's share of the four social insurances in a month, as one flat percentage without limits or truncation.
 *
 * For comparison with the default of 9.4%. Months outside the tables are `salary.monthNotInTable`.
 *
 * @example deductionPercent({ year: 2026, month: 1 }) // { ok: true, value: 9.7174 }
 */
export function deductionPercent(month: YearMonth): Result<Exact> {
  const found = ratesIn(month);
  if (!found.ok) return found;
  const { pension, health, care, employment } = found.value;
  const healthShare = exact(health.totalPercent).div(2);
  const careShare = healthShare.mul(care.ofHealth[0]).div(care.ofHealth[1]);
  return ok(exact(pension.sharePercent).add(healthShare).add(careShare).add(employment.sharePercent));
}
