/** Prices, quantities, fees and lists of purchases as people type or paste them. */

export { firstAsHolding } from './average/firstAsHolding.ts';
export {
  type AverageFailures,
  type AverageForm,
  type AverageLabels,
  type AverageOrder,
  type PastedRound,
  parseAverageForm,
  type RoundField,
  type RoundForm,
} from './average/parseAverageForm.ts';
export { plainRounds } from './average/plainRounds.ts';
export { swappedRounds } from './average/swappedRounds.ts';
export { listsToPurchases } from './dca/listsToPurchases.ts';
export {
  type DcaFailures,
  type DcaField,
  type DcaForm,
  type DcaLabels,
  MAX_DCA_ROWS,
  parseDcaForm,
} from './dca/parseDcaForm.ts';
export type { PurchaseField, PurchaseForm } from './dca/parsePurchaseRows.ts';
export { type Purchases, parsePurchases } from './dca/parsePurchases.ts';
export { purchasesToLists } from './dca/purchasesToLists.ts';
export { changedPrice } from './fields/changedPrice.ts';
export type { FieldFailures } from './fields/joinFields.ts';
export { type OtherCurrencyAmount, otherCurrencyAmount } from './fields/otherCurrencyAmount.ts';
export { parseDecimalPlaces } from './fields/parseDecimalPlaces.ts';
export { parseFeePercent } from './fields/parseFeePercent.ts';
export { parsePositive } from './fields/parsePositive.ts';
export { stepFeePercent } from './fields/stepFeePercent.ts';
export {
  DEFAULT_FEE_PERCENT,
  DEFAULT_PURCHASES,
  FEE_LIMIT_PERCENT,
  FEE_STEP_PERCENT,
  MAX_DECIMAL_PLACES,
  MAX_PURCHASES,
  MIN_PURCHASES,
} from './fields/tradeLimits.ts';
export type { ListReading } from './lists/listPiece.ts';
export type { PastedPurchases, PurchasePlace } from './pasted/purchases/pastedPurchases.ts';
export type { UnreadPurchases } from './pasted/purchases/purchaseCells.ts';
export { readPastedPurchases } from './pasted/purchases/readPastedPurchases.ts';
export type { PastedRounds, UnreadReason } from './pasted/rounds/pastedRounds.ts';
export { readPastedRounds } from './pasted/rounds/readPastedRounds.ts';
export type { ListPlace } from './pasted/table/decimalCommas.ts';
export { tabTable } from './pasted/table/tabTable.ts';
export { type ProfitField, parseProfitForm } from './profit/parseProfitForm.ts';
export { parseReturnForm, type ReturnField } from './profit/parseReturnForm.ts';
