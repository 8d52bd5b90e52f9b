import { parseNumber } from '../../validate/numbers/parseNumber.ts';

/** The default number of keywords. */
export const DEFAULT_KEYWORD_COUNT = 10;
/** The minimum number of keywords. */
export const MIN_KEYWORD_COUNT = 1;
/** The maximum number of keywords. */
export const MAX_KEYWORD_COUNT = 50;

/**
 * Parses the wanted number of keywords. Never fails: text that is not a number gives {@link DEFAULT_KEYWORD_COUNT}, a
 * fraction is dropped, and the value is clamped between {@link MIN_KEYWORD_COUNT} and {@link MAX_KEYWORD_COUNT}.
 *
 * @example parseKeywordCount('70') // 50
 */
export function parseKeywordCount(text: string): number {
  const number = parseNumber(text, { field: '', unit: 'count', allowNegative: true });
  if (!number.ok) return DEFAULT_KEYWORD_COUNT;
  const whole = Math.trunc(number.value.toNumber());
  return Math.min(MAX_KEYWORD_COUNT, Math.max(MIN_KEYWORD_COUNT, whole));
}
