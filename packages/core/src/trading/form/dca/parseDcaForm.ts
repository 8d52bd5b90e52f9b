import type { Exact } from '../../../exact/index.ts';
import { type Failure, fail, ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import type { DcaInput, DcaNotice } from '../../dcaPlan.ts';
import { type FieldFailures, joinFields } from '../fields/joinFields.ts';
import { parsePositive } from '../fields/parsePositive.ts';
import { parsePurchaseList } from './parsePurchaseList.ts';
import { type PurchaseField, type PurchaseForm, type PurchaseRows, parsePurchaseRows } from './parsePurchaseRows.ts';
import { parsePurchases } from './parsePurchases.ts';

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** No number above 0 among the weights. */
    'trading.noWeights': { readonly field: string };
    /** More entries than a plan has rows. */
    'trading.tooManyRows': { readonly field: string; readonly max: number };
  }
}

/** A field of the form that can be refused. */
export type DcaField = 'budget' | 'firstPrice' | 'weights' | 'prices' | 'stopPrice';
/** The DCA form as typed. */
export type DcaForm = Readonly<Record<DcaField | 'purchases', string>> & {
  readonly mode: DcaInput['mode'];
  /** Whether the purchases come from `rows`, or from the lists `weights` and `prices`. */
  readonly entry: 'rows' | 'lists';
  readonly rows: readonly PurchaseForm[];
};
/** What the fields are called in failures. */
export type DcaLabels = Readonly<Record<DcaField | PurchaseField, string>>;
/** `rows` has one entry for every row of the form, empty where nothing is wrong. */
export type DcaFailures = FieldFailures<DcaField> & { readonly rows?: readonly FieldFailures<PurchaseField>[] };

/** The maximum number of purchases in a plan: more than anyone reads, but still computed instantly. */
export const MAX_DCA_ROWS = 1000;

type RowsResult = Result<PurchaseRows, DcaFailures>;

function only(field: DcaField, failure: Failure): RowsResult {
  return { ok: false, failure: { [field]: failure } };
}

function capped(purchases: PurchaseRows, labels: DcaLabels): RowsResult {
  const tooMany = (field: DcaField) => fail('trading.tooManyRows', { field: labels[field], max: MAX_DCA_ROWS });
  const fields = joinFields({
    weights: purchases.weights.length > MAX_DCA_ROWS ? tooMany('weights') : ok(null),
    prices: purchases.prices.length > MAX_DCA_ROWS ? tooMany('prices') : ok(null),
  });
  if (!fields.ok) return fields;
  if (purchases.weights.length > 0) return ok(purchases);
  return only('weights', fail('trading.noWeights', { field: labels.weights }).failure);
}

function readLists(form: DcaForm, labels: DcaLabels): RowsResult {
  const lists = joinFields({
    weights: parsePurchaseList(form.weights, labels.weights, 'shares'),
    prices: parsePurchaseList(form.mode === 'direct' ? form.prices : '', labels.prices, 'prices'),
  });
  if (!lists.ok) return lists;
  const { weights, prices } = lists.value;
  const found: readonly DcaNotice[] = [
    { code: 'weightsDropped', count: weights.dropped },
    { code: 'pricesDropped', count: prices.dropped },
  ];
  const notices = found.filter(({ count }) => count > 0);
  return capped({ weights: weights.numbers, prices: prices.numbers, notices }, labels);
}

function readRows(form: DcaForm, labels: DcaLabels, firstPrice: Result<Exact>): RowsResult {
  const rows = parsePurchaseRows(form.rows, {
    firstPrice: firstPrice.ok ? firstPrice.value : null,
    weightsOnly: form.mode === 'linear',
    labels,
  });
  return rows.ok ? capped(rows.value, labels) : { ok: false, failure: { rows: rows.failure } };
}

/** Zero and below mean no stop price, like a blank: the plan then stays at the first price. */
function parseStopPrice(text: string, field: string): Result<Exact | null> {
  if (text.trim() === '') return ok(null);
  const stop = parseNumber(text, { field, unit: 'won', allowNegative: true });
  return stop.ok && stop.value.compare(0) <= 0 ? ok(null) : stop;
}

/**
 * Parses the form of the DCA calculator and returns every failure at once.
 *
 * - Budget and first price must be above 0: `number.notNumber` (blank too), `number.negative`, `number.zero`.
 * - The purchases are rows or two lists; the other input is ignored.
 * - A row without a price takes that of the row above, or the first price; a price without a weight is
 *   `trading.weightMissing`. A weight may be a fraction. Empty rows are skipped, and those with a weight of 0 or less
 *   dropped with a notice.
 * - In a list, line breaks, semicolons, colons, slashes and commas that do not group digits separate entries. One that
 *   can be read in two ways is `trading.listTwoWays`, an entry in another unit `number.wrongUnit`; entries that are not
 *   numbers above 0 are dropped with a notice.
 * - No remaining weight is `trading.noWeights`, more than {@link MAX_DCA_ROWS} are `trading.tooManyRows`.
 * - Fields of the other mode are ignored. The final price (`stopPrice`) may be missing; text that is not a number is
 *   `number.notNumber`. The number of purchases never fails (see `parsePurchases`).
 *
 * @param labels the labels of the fields, carried into the facts of a failure
 * @example
 * const rows = { weights: '비중', prices: '가격', weight: '비중', price: '가격' };
 * const labels = { ...rows, budget: '예산', firstPrice: '첫 가격', stopPrice: '마지막 가격' };
 * const form = { budget: '300', firstPrice: '100', weights: '1, 2', prices: '100, 80', stopPrice: '', purchases: '' };
 * const input = parseDcaForm({ ...form, mode: 'direct', entry: 'lists', rows: [] }, labels);
 * input.ok && dcaPlan(input.value).averagePrice // '600/7'
 */
export function parseDcaForm(form: DcaForm, labels: DcaLabels): Result<DcaInput, DcaFailures> {
  const isDirect = form.mode === 'direct';
  const firstPrice = parsePositive(form.firstPrice, labels.firstPrice, 'won');
  const fields = joinFields({
    budget: parsePositive(form.budget, labels.budget, 'won'),
    firstPrice,
    stopPrice: isDirect ? ok(null) : parseStopPrice(form.stopPrice, labels.stopPrice),
  });
  const bought = form.entry === 'rows' ? readRows(form, labels, firstPrice) : readLists(form, labels);
  if (!fields.ok || !bought.ok) {
    return { ok: false, failure: { ...(fields.ok ? {} : fields.failure), ...(bought.ok ? {} : bought.failure) } };
  }
  const { budget, stopPrice } = fields.value;
  const { weights, prices } = bought.value;
  const { purchases, changed } = parsePurchases(form.purchases);
  const notices: readonly DcaNotice[] =
    !isDirect && changed
      ? [...bought.value.notices, { code: 'purchasesChanged', count: purchases }]
      : bought.value.notices;
  const plan = { budget, firstPrice: fields.value.firstPrice, weights, notices };
  return ok(isDirect ? { ...plan, mode: 'direct', prices } : { ...plan, mode: 'linear', stopPrice, purchases });
}
