import type { NumberRule } from './numberRule.ts';
import { parseNumberText } from './parseNumberText.ts';

/**
 * The digits of a typed or pasted number, without group marks, unit and invisible characters, for fields that group
 * digits themselves. Undefined where the text is not one number, or has factors or an exponent; such text is left
 * unchanged.
 *
 * @example plainNumber('₩12,345.50원', { field: '', unit: 'won' }) // '12345.50'
 */
export function plainNumber(text: string, rule: NumberRule): string | undefined {
  const read = parseNumberText(text, rule);
  return read.ok ? read.value.plain : undefined;
}
