import type { Exact } from '../../../exact/index.ts';
import { parseNumber } from '../../../validate/index.ts';

/**
 * The hours of a text; undefined for a text that is not a number of hours.
 *
 * @example readHours('8시간 30분') // 8.5
 */
export function readHours(text: string): Exact | undefined {
  const hours = parseNumber(text, { field: '', unit: 'hours' });
  return hours.ok ? hours.value : undefined;
}
