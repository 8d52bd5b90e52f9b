import { numberFormatter } from './numberFormatter.ts';

const format = numberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * A number with one digit after the point, digits grouped.
 *
 * @example formatTenths(1302) // '1,302.0'
 */
export function formatTenths(value: number): string {
  return format(value);
}
