/**
 * Groups the whole part of plain decimal digits; the part after the point stays as it is.
 *
 * @example groupDecimal('1234.50') // '1,234.50'
 */
export function groupDecimal(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const sign = whole.startsWith('-') ? '-' : '';
  const size = whole.slice(sign.length);
  const groups: string[] = [];
  for (let end = size.length; end > 0; end -= 3) groups.unshift(size.slice(Math.max(0, end - 3), end));
  return `${sign}${groups.join(',')}${fraction === undefined ? '' : `.${fraction}`}`;
}
