import { fail, ok, type Result } from '../result/index.ts';
import { ipv4Bits } from './ipv4Bits.ts';

declare module '../result/failure.ts' {
  interface FailureFacts {
    /** Not an address in the expected notation; `example` is a valid one. */
    'ip.badFormat': { readonly example: string };
  }
}

const EXAMPLE = '8.8.8.8';

/**
 * Parses a dotted IPv4 address: four parts from 0 to 255, without leading zeros.
 *
 * Surrounding spaces are dropped. Anything else, blank text included, is `ip.badFormat`.
 *
 * @returns the address as typed, which is its canonical form
 * @example parseIpv4(' 8.8.8.8 ') // { ok: true, value: '8.8.8.8' }
 */
export function parseIpv4(text: string): Result<string> {
  const address = text.trim();
  return ipv4Bits(address) === undefined ? fail('ip.badFormat', { example: EXAMPLE }) : ok(address);
}
