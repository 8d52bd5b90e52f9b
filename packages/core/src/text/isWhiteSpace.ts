/**
 * Whitespace as in `String.prototype.trim`, including NBSP, U+3000, line and paragraph separators and the BOM.
 *
 * @param code a UTF-16 unit or a code point
 * @example isWhiteSpace(0x3000) // true
 */
export function isWhiteSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  if (code < 0x2000) return code === 0xa0 || code === 0x1680;
  if (code <= 0x200a) return true;
  return code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000 || code === 0xfeff;
}
