const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Converts full-width digits, marks and letters, as some keyboards type them, to ASCII.
 *
 * @example toHalfWidth('１，０００ｋｇ') // '1,000kg'
 */
export function toHalfWidth(text: string): string {
  return text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET));
}
