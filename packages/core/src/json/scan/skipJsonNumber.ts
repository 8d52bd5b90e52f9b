const MINUS = 0x2d;
const PLUS = 0x2b;
const POINT = 0x2e;
const ZERO = 0x30;
const UPPER_E = 0x45;
const LOWER_E = 0x65;

function isDigit(code: number): boolean {
  return code >= ZERO && code <= 0x39;
}

function skipDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

/**
 * Skips one JSON number (RFC 8259, section 6) as far as it is valid, whatever follows (`01`, `1.5x`).
 *
 * @param start offset of the minus or of the first digit
 * @returns the offset after the number, or the bitwise complement (a negative number) of the offset where a digit is
 *   missing
 * @example skipJsonNumber('-1.5e3,', 0) // 6
 */
export function skipJsonNumber(text: string, start: number): number {
  let at = text.charCodeAt(start) === MINUS ? start + 1 : start;
  if (!isDigit(text.charCodeAt(at))) return ~at;
  at = text.charCodeAt(at) === ZERO ? at + 1 : skipDigits(text, at);
  if (text.charCodeAt(at) === POINT) {
    at++;
    if (!isDigit(text.charCodeAt(at))) return ~at;
    at = skipDigits(text, at);
  }
  const mark = text.charCodeAt(at);
  if (mark !== LOWER_E && mark !== UPPER_E) return at;
  at++;
  const sign = text.charCodeAt(at);
  if (sign === PLUS || sign === MINUS) at++;
  return isDigit(text.charCodeAt(at)) ? skipDigits(text, at) : ~at;
}
