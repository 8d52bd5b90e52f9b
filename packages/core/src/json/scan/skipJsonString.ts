const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LOWER_U = 0x75;
const FIRST_PRINTABLE = 0x20;
const HEX_DIGITS_OF_ESCAPE = 4;

function isHexDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
}

/** The letter after a backslash: `" \ / b f n r t` (RFC 8259, section 7); `u` is handled separately. */
function isShortEscape(code: number): boolean {
  switch (code) {
    case QUOTE:
    case BACKSLASH:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return true;
    default:
      return false;
  }
}

/**
 * Skips one JSON string (RFC 8259, section 7).
 *
 * @param start offset of the opening quote
 * @returns the offset after the closing quote, or the bitwise complement (a negative number) of the offset of the
 *   first invalid code unit; that is the length of the text where the string is not closed
 * @example skipJsonString('"ab"', 0) // 4
 */
export function skipJsonString(text: string, start: number): number {
  const { length } = text;
  for (let at = start + 1; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < FIRST_PRINTABLE) return ~at;
    if (code !== BACKSLASH) continue;
    at++;
    const escaped = text.charCodeAt(at);
    if (escaped === LOWER_U) {
      for (let digit = 0; digit < HEX_DIGITS_OF_ESCAPE; digit++) {
        at++;
        if (!isHexDigit(text.charCodeAt(at))) return ~at;
      }
    } else if (!isShortEscape(escaped)) return ~at;
  }
  return ~length;
}
