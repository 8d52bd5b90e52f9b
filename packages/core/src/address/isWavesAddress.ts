/** 26 bytes that begin with 01 57 (docs.waves.tech, address binary format, read 2026-11-28). */
const WAVES = /^3P[1-9A-HJ-NP-Za-km-z]{33}$/;

/**
 * Whether a text is an address of Waves on mainnet by its format. It has the format of a Bitcoin address as well, but
 * none of those has 35 characters in use.
 */
export function isWavesAddress(text: string): boolean {
  return WAVES.test(text);
}
