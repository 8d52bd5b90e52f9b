import { MAX_PASTED_UNITS, plainCharacters } from '../validate/plainCharacters.ts';
import { classifyIp } from './classifyIp.ts';
import { parseIpv4 } from './parseIpv4.ts';

const INSIDE = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/gu;
/** Four numbers with commas or spaces instead of the points or after them. */
const OTHER_MARKS = /^\d{1,3}(?:(?: |[.,] ?)\d{1,3}){3}$/u;
/** The name of an address in the reverse zone, its numbers from the last to the first (RFC 1035). */
const REVERSE_NAME = /(?<![\d.])(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.in-addr\.arpa\b/giu;
const IDEOGRAPHIC_STOP = /\u3002/gu;
const MAPPED = '::ffff:';
const MAX_READINGS = 3;

/**
 * The IPv4 addresses that a text rejected by {@link parseIpv4} may mean, three at most; to be offered, not taken
 * without asking.
 *
 * - In a link, with a port or a prefix length, as in `https://8.8.8.8/`, `8.8.8.8:53` and `8.8.8.0/24`, or in a list.
 * - Full-width digits, and commas or spaces instead of the points or after them.
 * - In the name of a reverse lookup, `4.3.2.1.in-addr.arpa`, and in IPv6, `::ffff:102:304`.
 *
 * @example ipv4Readings('8.8.8.8:53') // ['8.8.8.8']
 */
export function ipv4Readings(text: string): readonly string[] {
  if (text.length > MAX_PASTED_UNITS) return [];
  const plain = plainCharacters(text).replace(IDEOGRAPHIC_STOP, '.').replace(REVERSE_NAME, '$4.$3.$2.$1');
  const six = classifyIp(plain);
  const known = six.ok && six.value.kind === 'v4Mapped' ? six.value.address.slice(MAPPED.length) : plain;
  const marked = OTHER_MARKS.test(known) ? known.replace(/[ .,]+/gu, '.') : known;
  const found = new Set(marked.match(INSIDE)?.filter((address) => parseIpv4(address).ok));
  return [...found].slice(0, MAX_READINGS);
}
