import type { Exact } from '../../../exact/index.ts';
import { type Failure, fail, ok, type Result } from '../../../result/index.ts';
import { parseNumber } from '../../../validate/index.ts';
import type { DcaNotice } from '../../dcaPlan.ts';
import type { FieldFailures } from '../fields/joinFields.ts';
import { parseShares } from './parseShares.ts';

/** A field of a purchase. */
export type PurchaseField = 'weight' | 'price';
/** One purchase as typed. */
export type PurchaseForm = Readonly<Record<PurchaseField, string>>;

export type PurchaseRows = {
  readonly weights: readonly Exact[];
  /** One for each weight; empty where no row has a price. */
  readonly prices: readonly Exact[];
  readonly notices: readonly DcaNotice[];
};

type PurchaseRowsOptions = {
  /** Used until a row has its own price. */
  readonly firstPrice: Exact | null;
  /** Whether to ignore the prices of the rows. */
  readonly weightsOnly: boolean;
  readonly labels: Readonly<Record<PurchaseField, string>>;
};

type Row = { readonly weight: Result<Exact> | null; readonly price: Result<Exact> | null };

function readPrice(text: string, field: string): Result<Exact> {
  return parseNumber(text, { field, unit: 'won', allowZero: false });
}

function readRows(forms: readonly PurchaseForm[], { weightsOnly, labels }: PurchaseRowsOptions): readonly Row[] {
  const shares = parseShares(
    forms.map(({ weight }) => weight),
    labels.weight,
  );
  return forms.map((form, at) => {
    const price = weightsOnly || form.price.trim() === '' ? null : readPrice(form.price, labels.price);
    if (form.weight.trim() !== '') return { weight: shares[at] as Result<Exact>, price };
    return { weight: price && fail('trading.weightMissing', { field: labels.weight }), price };
  });
}

function failuresOf({ weight, price }: Row): FieldFailures<PurchaseField> {
  const failures: { weight?: Failure; price?: Failure } = {};
  if (weight?.ok === false) failures.weight = weight.failure;
  if (price?.ok === false) failures.price = price.failure;
  return failures;
}

declare module '../../../result/failure.ts' {
  interface FailureFacts {
    /** A purchase has a price but no weight. */
    'trading.weightMissing': { readonly field: string };
  }
}

/**
 * Parses purchases typed in rows.
 *
 * - A weight may be a fraction (see `parseShares`).
 * - An empty row is skipped, one whose weight is 0 or less is dropped with a notice. A price without a weight is
 *   `trading.weightMissing`; text that is not a number is `number.notNumber`, a price of 0 or less `number.zero` and
 *   `number.negative`.
 * - A row without a price takes that of the row above, also of one that is dropped, or `firstPrice`.
 *
 * @returns the failures of every row, in the order of the rows
 * @example parsePurchaseRows([{ weight: '10%', price: '60,500' }], { firstPrice, weightsOnly: false, labels })
 */
export function parsePurchaseRows(
  forms: readonly PurchaseForm[],
  options: PurchaseRowsOptions,
): Result<PurchaseRows, readonly FieldFailures<PurchaseField>[]> {
  const rows = readRows(forms, options);
  const failures = rows.map(failuresOf);
  if (failures.some((row) => row.weight !== undefined || row.price !== undefined)) {
    return { ok: false, failure: failures };
  }
  const weights: Exact[] = [];
  const prices: (Exact | null)[] = [];
  let dropped = 0;
  let repeated = 0;
  let above: Exact | null = null;
  let isPriced = false;
  for (const { weight, price } of rows) {
    if (!weight?.ok) continue;
    if (price?.ok) above = price.value;
    if (weight.value.compare(0) <= 0) {
      dropped += 1;
      continue;
    }
    if (above !== null) isPriced = true;
    if (above !== null && !price?.ok) repeated += 1;
    weights.push(weight.value);
    prices.push(above ?? options.firstPrice);
  }
  const found: readonly DcaNotice[] = [
    { code: 'weightsDropped', count: dropped },
    { code: 'pricesRepeated', count: repeated },
  ];
  return ok({
    weights,
    prices: isPriced ? prices.filter((price) => price !== null) : [],
    notices: found.filter(({ count }) => count > 0),
  });
}
