/** Average price, profit, split purchases, break-even. */
export { averagePlaces } from './averagePlaces.ts';
export {
  type AveragePrice,
  type AveragePriceInput,
  averagePrice,
  type Purchase,
  type PurchaseRound,
} from './averagePrice.ts';
export { breakEvenPrice } from './breakEvenPrice.ts';
export {
  DCA_PRICE_PLACES,
  DCA_QUANTITY_PLACES,
  type DcaInput,
  type DcaNotice,
  type DcaPlan,
  type DcaRow,
  dcaPlan,
} from './dcaPlan.ts';
export type { FieldFailures } from './joinFields.ts';
export type { ListReading } from './listReadings.ts';
export { listsToPurchases } from './listsToPurchases.ts';
export {
  type AverageFailures,
  type AverageForm,
  type AverageLabels,
  type AverageOrder,
  parseAverageForm,
  type RoundField,
  type RoundForm,
} from './parseAverageForm.ts';
export {
  type DcaFailures,
  type DcaField,
  type DcaForm,
  type DcaLabels,
  MAX_DCA_ROWS,
  parseDcaForm,
} from './parseDcaForm.ts';
export { parseDecimalPlaces } from './parseDecimalPlaces.ts';
export { parseFeePercent } from './parseFeePercent.ts';
export { parsePositive } from './parsePositive.ts';
export { type ProfitField, parseProfitForm } from './parseProfitForm.ts';
export type { PurchaseField, PurchaseForm } from './parsePurchaseRows.ts';
export { type Purchases, parsePurchases } from './parsePurchases.ts';
export { parseReturnForm, type ReturnField } from './parseReturnForm.ts';
export { placesFor } from './placesFor.ts';
export { priceForReturn } from './priceForReturn.ts';
export { type Profit, type ProfitInput, profit, RATE_PLACES } from './profit.ts';
export { purchasesToLists } from './purchasesToLists.ts';
export { type PastedPurchases, readPastedPurchases } from './readPastedPurchases.ts';
export { type ReturnScenario, returnScenarios, SCENARIO_STEPS_PERCENT } from './returnScenarios.ts';
export { runningAverages } from './runningAverages.ts';
export { stepFeePercent } from './stepFeePercent.ts';
export { type Holding, priceForAverage, quantityForAverage } from './targetAverage.ts';
export {
  DEFAULT_DECIMAL_PLACES,
  DEFAULT_FEE_PERCENT,
  DEFAULT_PURCHASES,
  FEE_LIMIT_PERCENT,
  FEE_STEP_PERCENT,
  MAX_DECIMAL_PLACES,
  MAX_PURCHASES,
  MIN_PURCHASES,
} from './tradeForms.ts';
export { type TradeInput, type TradeReturn, tradeReturn } from './tradeReturn.ts';
