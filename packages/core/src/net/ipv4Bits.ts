const PARTS = 4;
const MAX_PART = 255n;
const PART = /^(?:0|[1-9]\d{0,2})$/;

/**
 * The 32 bits of a dotted IPv4 address, or `undefined` where the text is not one.
 *
 * Exactly four decimal parts from 0 to 255. A leading zero is rejected, because much software reads such a part as
 * octal.
 *
 * @see RFC 6943 section 3.1.1 (2013-05, read 2026-11-20)
 * @example ipv4Bits('1.0.0.1') // 16777217n
 */
export function ipv4Bits(address: string): bigint | undefined {
  const parts = address.split('.');
  if (parts.length !== PARTS || !parts.every((part) => PART.test(part))) return undefined;
  const numbers = parts.map(BigInt);
  return numbers.every((part) => part <= MAX_PART)
    ? numbers.reduce((bits, part) => (bits << 8n) | part, 0n)
    : undefined;
}

/**
 * Writes the low 32 bits as a dotted IPv4 address.
 *
 * @example ipv4Text(16777217n) // '1.0.0.1'
 */
export function ipv4Text(bits: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 0xffn).join('.');
}
