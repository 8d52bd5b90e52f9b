import type { Exact } from '../exact/index.ts';
import { fail, ok, type Result } from '../result/index.ts';
import { parseNumber } from '../validate/index.ts';
import type { DcaInput, DcaNotice } from './dcaPlan.ts';
import { type FieldFailures, joinFields } from './joinFields.ts';
import { parsePositive } from './parsePositive.ts';
import { type PositiveList, parsePositiveList } from './parsePositiveList.ts';
import { parsePurchases } from './parsePurchases.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** No number above 0 among the weights. */
    'trading.noWeights': { readonly field: string };
    /** More entries than a plan has rows. */
    'trading.tooManyRows': { readonly field: string; readonly max: number };
  }
}

export type DcaField = 'budget' | 'firstPrice' | 'weights' | 'prices' | 'stopPrice';
export type DcaForm = Readonly<Record<DcaField | 'purchases', string>> & { readonly mode: DcaInput['mode'] };

/** A thousand rows: more than anybody reads, and still computed at once. */
export const MAX_DCA_ROWS = 1000;

function capped(list: PositiveList, field: string): Result<PositiveList> {
  return list.numbers.length > MAX_DCA_ROWS ? fail('trading.tooManyRows', { field, max: MAX_DCA_ROWS }) : ok(list);
}

function parseWeights(text: string, field: string): Result<PositiveList> {
  const list = parsePositiveList(text);
  return list.numbers.length === 0 ? fail('trading.noWeights', { field }) : capped(list, field);
}

/** Zero and below mean no stop price, as a blank does: the plan then stays at the first price. */
function parseStopPrice(text: string, field: string): Result<Exact | null> {
  if (text.trim() === '') return ok(null);
  const stop = parseNumber(text, { field, unit: 'won', allowNegative: true });
  return stop.ok && stop.value.compare(0) <= 0 ? ok(null) : stop;
}

/**
 * Reads the form of the DCA calculator and gives every failure at once.
 *
 * - Budget and first price must be above 0: `number.notNumber` (blank too), `number.negative`, `number.zero`.
 * - Weights and direct prices are numbers between commas; entries that are not above 0 are dropped, with a notice. No
 *   weight left is `trading.noWeights`, more than {@link MAX_DCA_ROWS} are `trading.tooManyRows`.
 * - Fields of the other mode are not read. A stop price may be missing; words in it are `number.notNumber`. The number
 *   of purchases never fails (see `parsePurchases`).
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example parseDcaForm({ mode: 'linear', budget: '100', firstPrice: '10', weights: '1,2,3', ... }, labels)
 */
export function parseDcaForm(
  form: DcaForm,
  labels: Readonly<Record<DcaField, string>>,
): Result<DcaInput, FieldFailures<DcaField>> {
  const isDirect = form.mode === 'direct';
  const fields = joinFields({
    budget: parsePositive(form.budget, labels.budget, 'won'),
    firstPrice: parsePositive(form.firstPrice, labels.firstPrice, 'won'),
    weights: parseWeights(form.weights, labels.weights),
    prices: capped(parsePositiveList(isDirect ? form.prices : ''), labels.prices),
    stopPrice: isDirect ? ok(null) : parseStopPrice(form.stopPrice, labels.stopPrice),
  });
  if (!fields.ok) return fields;
  const { budget, firstPrice, weights, prices, stopPrice } = fields.value;
  const { purchases, changed } = parsePurchases(form.purchases);
  const found: readonly DcaNotice[] = [
    { code: 'weightsDropped', count: weights.dropped },
    { code: 'pricesDropped', count: prices.dropped },
    { code: 'purchasesChanged', count: !isDirect && changed ? purchases : 0 },
  ];
  const plan = { budget, firstPrice, weights: weights.numbers, notices: found.filter(({ count }) => count > 0) };
  return ok(
    isDirect ? { ...plan, mode: 'direct', prices: prices.numbers } : { ...plan, mode: 'linear', stopPrice, purchases },
  );
}
