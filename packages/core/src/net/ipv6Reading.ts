import { plainCharacters } from '../validate/plainCharacters.ts';
import { parseIpv6 } from './parseIpv6.ts';

/** An address with what is no part of it: a link, brackets, a zone, a port, a prefix length. */
const AROUND = /^(?:[a-z][a-z\d+.-]{0,20}:\/\/)?\[?([\da-f:.]+)(?:%[\w.-]+)?\]?(?::\d{1,5})?(?:\/\S*)?$/iu;
/** Longer text is not searched: it contains more than an address, and searching it would take long. */
const MAX_UNITS = 2000;

/**
 * The IPv6 address in a text such as `[2001:db8::1]:443`, `2001:db8::/32`, `fe80::1%eth0` or `http://[2001:db8::1]/`;
 * undefined where there is none. To be offered, not taken without asking.
 *
 * @see RFC 3986 section 3.2.2 (2005-01) for the brackets, RFC 4007 section 11 (2005-03) for the zone
 * @example ipv6Reading('[2001:DB8::1]:443') // '2001:db8::1'
 */
export function ipv6Reading(text: string): string | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const [, inside = ''] = AROUND.exec(plainCharacters(text)) ?? [];
  const address = parseIpv6(inside);
  return address.ok ? address.value : undefined;
}
