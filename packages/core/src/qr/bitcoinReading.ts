import { formatExact } from '../exact/index.ts';
import { parseNumber } from '../validate/index.ts';
import { plainCharacters } from '../validate/plainCharacters.ts';
import { BITCOIN_PLACES } from './bitcoinPayload.ts';

/** Powers of ten of a bitcoin. */
const UNITS: readonly (readonly [name: RegExp, power: number])[] = [
  [/^(?:sat|sats|satoshi|satoshis|사토시)$/iu, 8],
  [/^(?:bits?|[uµμ]btc)$/iu, 6],
  [/^mbtc$/iu, 3],
];
const MEASURED = /^(\d[\d.,]*) ?(\p{L}+)$/u;

/**
 * The amount in bitcoin that a text with a smaller unit means, in plain digits: satoshis, bits, µBTC or mBTC. To be
 * offered, never taken without asking. Undefined for everything else, and below a satoshi.
 *
 * @example bitcoinReading('1,000 sats') // '0.00001'
 */
export function bitcoinReading(text: string): string | undefined {
  const [, number = '', name = ''] = MEASURED.exec(plainCharacters(text)) ?? [];
  const power = UNITS.find(([names]) => names.test(name))?.[1];
  const amount = parseNumber(number, { field: '' });
  if (power === undefined || !amount.ok) return undefined;
  const value = amount.value.div(10n ** BigInt(power));
  const isWhole = value.mul(10n ** BigInt(BITCOIN_PLACES)).d === 1n;
  return isWhole ? formatExact(value, { places: BITCOIN_PLACES, minPlaces: 0 }) : undefined;
}
