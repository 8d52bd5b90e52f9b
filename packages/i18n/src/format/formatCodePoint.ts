const MIN_DIGITS = 4;

/**
 * The usual name of a code point.
 *
 * @example formatCodePoint(0x200b) // 'U+200B'
 */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(MIN_DIGITS, '0')}`;
}
