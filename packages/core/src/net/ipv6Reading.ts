import { MAX_PASTED_UNITS, plainCharacters } from '../validate/plainCharacters.ts';
import { parseIpv6 } from './parseIpv6.ts';

/** What may be an address: it has a digit, and no letter, digit, colon or point is beside it. */
const CANDIDATE = /(?<![\w:.])(?=[:.]*[\da-f])[\da-f:.]+(?![\w:.])/giu;

/**
 * The IPv6 address in a text such as `[2001:db8::1]:443`, `2001:db8::/32`, `http://[2001:db8::1]/` or
 * `IPv6 Address. . . : fe80::1%12(Preferred)`; undefined where there is none, or more than one. To be offered, not
 * taken without asking.
 *
 * @see RFC 3986 section 3.2.2 (2005-01) for the brackets, RFC 4007 section 11 (2005-03) for the zone
 * @example ipv6Reading('[2001:DB8::1]:443') // '2001:db8::1'
 */
export function ipv6Reading(text: string): string | undefined {
  if (text.length > MAX_PASTED_UNITS) return undefined;
  const found = new Set<string>();
  for (const [candidate] of plainCharacters(text).matchAll(CANDIDATE)) {
    const address = parseIpv6(candidate);
    if (address.ok) found.add(address.value);
  }
  const [first] = found;
  return found.size === 1 ? first : undefined;
}
