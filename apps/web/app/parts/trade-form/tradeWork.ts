/** The arithmetic behind the forms of the trade calculators. */
export {
  listsToPurchases,
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  purchasesToLists,
  readPastedPurchases,
  stepFeePercent,
} from '@toolbox/core/trading';
