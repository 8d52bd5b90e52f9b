import { exact, formatExact } from '../exact/index.ts';

/** One ether is 10^18 wei (Ethereum yellow paper, section 2.1, read 2026-11-20). */
export const ETHER_DECIMALS = 18;

/** Plain decimal digits: no exponent, no grouping. `eth` always has 18 decimal places. */
export type WeiConversion = { readonly wei: string; readonly eth: string };

/**
 * Writes an amount in wei and in ether, exactly.
 *
 * @param wei whole wei, 0 or more (see `parseWeiInput`)
 * @example convertWei(1n) // { wei: '1', eth: '0.000000000000000001' }
 */
export function convertWei(wei: bigint): WeiConversion {
  const ether = exact(wei).div(10n ** BigInt(ETHER_DECIMALS));
  return { wei: wei.toString(), eth: formatExact(ether, { places: ETHER_DECIMALS }) };
}
