import { withoutTakeHome } from './withoutTakeHome.ts';

const AFTER_TAX = /세후|실수령|after[- ]tax|take[- ]?home|\bnet\b/iu;

/**
 * Whether a text names a pay after tax, which no tool here converts into a pay before tax. False if the text asks for
 * the take-home pay.
 *
 * @example isAfterTax('세후 300만') // true
 */
export function isAfterTax(text: string): boolean {
  return AFTER_TAX.test(withoutTakeHome(text));
}
