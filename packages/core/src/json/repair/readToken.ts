/** The header and the payload of a JWT, and its signature; nothing else. */
const TOKEN = /^\s*(?:[Bb]earer\s+)?(eyJ[\w-]+)\.(eyJ[\w-]+)(?:\.[\w-]*)?\s*$/u;
/** In the order of base64url (RFC 4648, section 5). */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_DIGIT = 6;
const BYTE = /[01]{8}/gu;

/** The text that is in UTF-8 in base64url; throws a `URIError` for other bytes. */
function fromBase64Url(encoded: string): string {
  const bits = [...encoded].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(BITS_PER_DIGIT, '0')).join('');
  const toPercent = (byte: string) => `%${Number.parseInt(byte, 2).toString(16).padStart(2, '0')}`;
  return decodeURIComponent(Array.from(bits.matchAll(BYTE), ([byte]) => toPercent(byte)).join(''));
}

/**
 * The header and the payload of a JSON Web Token (RFC 7519), one after the other. Undefined for any other text, also
 * for one with a token in it. The signature is not checked.
 *
 * @example readToken('eyJhIjoxfQ.eyJiIjoyfQ.') // '{"a":1}\n{"b":2}'
 */
export function readToken(text: string): string | undefined {
  const [, header, payload] = TOKEN.exec(text) ?? [];
  if (header === undefined || payload === undefined) return undefined;
  try {
    return `${fromBase64Url(header)}\n${fromBase64Url(payload)}`;
  } catch {
    return undefined;
  }
}
