import type { NumberRule } from './numberRule.ts';
import { parseNumberText } from './parseNumberText.ts';

/**
 * The digits of a number as typed or pasted, without group marks, unit and invisible marks: what a field that groups by
 * itself keeps. Undefined where the text is not one number, or one with factors or an exponent, which stays as it is.
 *
 * @example plainNumber('₩12,345.50원', { field: '', unit: 'won' }) // '12345.50'
 */
export function plainNumber(text: string, rule: NumberRule): string | undefined {
  const read = parseNumberText(text, rule);
  return read.ok ? read.value.plain : undefined;
}
