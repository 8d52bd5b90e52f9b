import { exact, formatExact } from '../exact/index.ts';

/** The unit names in wallets and libraries, each with its power of ten in wei. */
export const ETHER_UNITS = [
  { unit: 'wei', decimals: 0 },
  { unit: 'kwei', decimals: 3 },
  { unit: 'mwei', decimals: 6 },
  { unit: 'gwei', decimals: 9 },
  { unit: 'szabo', decimals: 12 },
  { unit: 'finney', decimals: 15 },
  { unit: 'ether', decimals: 18 },
] as const;

/** The name of a unit of ether. */
export type EtherUnit = (typeof ETHER_UNITS)[number]['unit'];

/** `amount` is in plain digits without trailing zeros; `decimals` is the unit's power of ten in wei. */
export type EtherUnitAmount = { readonly unit: EtherUnit; readonly decimals: number; readonly amount: string };

/**
 * One amount in every named unit, smallest unit first.
 *
 * @param wei whole wei, 0 or more
 * @example listEtherUnits(1_500_000_000n)[3] // { unit: 'gwei', decimals: 9, amount: '1.5' }
 */
export function listEtherUnits(wei: bigint): readonly EtherUnitAmount[] {
  return ETHER_UNITS.map(({ unit, decimals }) => ({
    unit,
    decimals,
    amount: formatExact(exact(wei).div(10n ** BigInt(decimals)), { places: decimals, minPlaces: 0 }),
  }));
}
