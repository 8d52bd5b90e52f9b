const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Whether a text has letters that run from right to left, such as Hebrew or Arabic ones. Only then is the direction of
 * its lines left to them: in any other text that would only make its layout slower.
 *
 * @example hasRightToLeft('안녕 שלום') // true
 */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}
