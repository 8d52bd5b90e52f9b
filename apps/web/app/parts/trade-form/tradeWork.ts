/** The arithmetic behind the forms of the trade calculators. */
export {
  parseAverageForm,
  parseDcaForm,
  parseProfitForm,
  parseReturnForm,
  stepFeePercent,
} from '@toolbox/core/trading';
