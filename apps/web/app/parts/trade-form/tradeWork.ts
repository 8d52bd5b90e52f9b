/** The calculations of the trade calculators. */
export { bitcoinReading } from '@toolbox/core/qr';
export {
  firstAsHolding,
  listsToPurchases,
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  purchasesToLists,
  readPastedPurchases,
  readPastedRounds,
  stepFeePercent,
  swappedRounds,
  tabTable,
} from '@toolbox/core/trading/form';
