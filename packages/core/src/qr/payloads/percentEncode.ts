/**
 * Writes a text for the query of a URI: UTF-8, everything but letters, digits and `-_.!~*'()` escaped, every line
 * ending as CRLF.
 *
 * Half a surrogate pair, which has no UTF-8, becomes U+FFFD instead of an exception.
 *
 * @see RFC 3986 section 2 (2005-01, read 2026-11-20)
 * @example percentEncode('a b') // 'a%20b'
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd').replaceAll(/\r\n|\r|\n/g, '\r\n'));
}
