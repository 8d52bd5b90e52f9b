/** The parsers of the trade forms and of pasted tables, which empty forms do not need. */
export { bitcoinReading } from '@toolbox/core/qr';
export {
  changedPrice,
  firstAsHolding,
  listsToPurchases,
  otherCurrencyAmount,
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  plainRounds,
  purchasesToLists,
  readPastedPurchases,
  readPastedRounds,
  stepFeePercent,
  swappedRounds,
} from '@toolbox/core/trading/form';
export { roundsInOtherCurrency } from './roundsInOtherCurrency.ts';
