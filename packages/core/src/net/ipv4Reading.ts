import { plainCharacters } from '../validate/plainCharacters.ts';
import { parseIpv4 } from './parseIpv4.ts';

const INSIDE = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/gu;
/** Four numbers with commas or spaces instead of the points or after them. */
const OTHER_MARKS = /^\d{1,3}(?:(?: |[.,] ?)\d{1,3}){3}$/u;
const IDEOGRAPHIC_STOP = /\u3002/gu;
/** Longer text is a document. */
const MAX_UNITS = 2000;

/**
 * The IPv4 address that a text rejected by {@link parseIpv4} may mean; to be offered, not taken without asking.
 * Undefined where there is none, or more than one.
 *
 * - The only address in a link, with a port or a prefix length, as in `https://8.8.8.8/`, `8.8.8.8:53` and `8.8.8.0/24`.
 * - Full-width digits, and commas or spaces instead of the points or after them.
 *
 * @example ipv4Reading('8.8.8.8:53') // '8.8.8.8'
 */
export function ipv4Reading(text: string): string | undefined {
  if (text.length > MAX_UNITS) return undefined;
  const plain = plainCharacters(text).replace(IDEOGRAPHIC_STOP, '.');
  const marked = OTHER_MARKS.test(plain) ? plain.replace(/[ .,]+/gu, '.') : plain;
  const [found, ...others] = new Set(marked.match(INSIDE)?.filter((address) => parseIpv4(address).ok));
  return others.length === 0 ? found : undefined;
}
