import { type DcaForm, DEFAULT_PURCHASES, type PurchaseForm } from '@toolbox/core/trading/form';

/** A purchase with its own key, so that removing one does not affect the others. */
export type PurchaseDraft = PurchaseForm & { readonly id: number };
export type DcaDraft = DcaForm & { readonly rows: readonly PurchaseDraft[] };

/** More purchases can only be entered as lists, because each row is two fields. */
export const MAX_TYPED_ROWS = 100;

function nextId(rows: readonly PurchaseDraft[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

/** Adds an empty row. */
export function withPurchase(rows: readonly PurchaseDraft[]): readonly PurchaseDraft[] {
  return [...rows, { id: nextId(rows), weight: '', price: '' }];
}

/** Rows for these purchases, or one empty row. */
export function toDrafts(purchases: readonly PurchaseForm[]): readonly PurchaseDraft[] {
  return purchases.length === 0
    ? withPurchase([])
    : purchases.map((purchase, index) => ({ ...purchase, id: index + 1 }));
}

/** Overwrites the rows from `at` on with purchases, and appends missing rows. */
export function spreadOver(
  rows: readonly PurchaseDraft[],
  at: number,
  purchases: readonly Partial<PurchaseForm>[],
): readonly PurchaseDraft[] {
  let spread = rows;
  while (spread.length < at + purchases.length) spread = withPurchase(spread);
  return spread.map((row, index) => ({ ...row, ...purchases[index - at] }));
}

export const INITIAL_DCA: DcaDraft = {
  budget: '',
  firstPrice: '',
  mode: 'direct',
  entry: 'rows',
  rows: Array.from({ length: DEFAULT_PURCHASES }, (_, index) => ({ id: index + 1, weight: '', price: '' })),
  weights: '',
  prices: '',
  stopPrice: '',
  purchases: String(DEFAULT_PURCHASES),
};

/** The lower the price, the more is bought. */
export const EXAMPLE_DCA: DcaDraft = {
  ...INITIAL_DCA,
  budget: '1200000',
  firstPrice: '100000',
  rows: toDrafts([
    { weight: '1', price: '' },
    { weight: '2', price: '90000' },
    { weight: '3', price: '80000' },
  ]),
};
