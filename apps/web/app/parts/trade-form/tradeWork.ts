/** The calculations of the trade calculators. */
export {
  listsToPurchases,
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  purchasesToLists,
  readPastedPurchases,
  stepFeePercent,
} from '@toolbox/core/trading/form';
