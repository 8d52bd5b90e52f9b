const TENTHS = /* @__PURE__ */ new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with one digit after the point, digits grouped. @example formatTenths(1302) // '1,302.0' */
export function formatTenths(value: number): string {
  return TENTHS.format(value);
}
