/** The rate behind the name of the tax, where there may be one: 부가세(10%), VAT 10%. */
export const RATE_BEHIND = String.raw`(?: ?\(?10 ?%\)?)?`;
