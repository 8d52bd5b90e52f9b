/** The calculations of the trade calculators. */
export {
  listsToPurchases,
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  purchasesToLists,
  readPastedPurchases,
  readPastedRounds,
  stepFeePercent,
  tabTable,
} from '@toolbox/core/trading/form';
