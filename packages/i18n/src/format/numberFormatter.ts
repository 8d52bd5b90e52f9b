/**
 * A function that formats numbers, digits grouped, the same in both languages. The format is created at its first use,
 * not when the page loads: the first one of a page costs the engine about ten milliseconds, and one that is kept a
 * hundredth of a new one.
 *
 * @example numberFormatter({ maximumFractionDigits: 2 })(1234.567) // '1,234.57'
 */
export function numberFormatter(options: Intl.NumberFormatOptions): (value: bigint | number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat('en-US', options);
    return format.format(value);
  };
}
