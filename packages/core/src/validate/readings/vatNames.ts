/** The rate behind the name of the tax, where there may be one: 부가세(10%), VAT 10%. */
export const RATE_BEHIND = String.raw`(?: ?\(?10 ?%\)?)?`;
/** The names of value-added tax, for an expression that ignores case. */
export const VAT_NAMES = '(?:부가 ?가치세|부가세|value added tax|vat)';
