/** Average price, profit, split purchases, break-even. */
export { averagePlaces, DEFAULT_DECIMAL_PLACES } from './averagePlaces.ts';
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
export { placesFor } from './placesFor.ts';
export { priceForReturn } from './priceForReturn.ts';
export { type ReturnScenario, returnScenarios, SCENARIO_STEPS_PERCENT } from './returnScenarios.ts';
export { runningAverages } from './runningAverages.ts';
export { type Holding, priceForAverage, quantityForAverage } from './targetAverage.ts';
export { type TradeInput, type TradeReturn, tradeReturn } from './tradeReturn.ts';
export {
  RATE_PLACES,
  type UnrealizedProfit,
  type UnrealizedProfitInput,
  unrealizedProfit,
} from './unrealizedProfit.ts';
