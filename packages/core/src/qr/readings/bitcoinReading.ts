import { formatExact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { BITCOIN_PLACES } from '../payloads/bitcoinPayload.ts';

/** Powers of ten of a bitcoin. */
const UNITS: readonly (readonly [name: RegExp, power: number])[] = [
  [/(?<![a-z])(?:sats?|satoshis?)$|사토시$/iu, 8],
  [/(?<![a-z])(?:bits?|[uµμ]btc)$/iu, 6],
  [/(?<![a-z])mbtc$/iu, 3],
];
/** Digits, marks between them, and the words that multiply a number in Korean. */
const NUMBER = /^[\d.,\s만억조천백십]+$/u;

/**
 * The amount in bitcoin that a text with a smaller unit means, in plain digits: satoshis, bits, µBTC or mBTC. To be
 * offered, never taken without asking. Undefined for everything else, and below a satoshi.
 *
 * Korean numbers are read too: `1만 사토시`.
 *
 * @example bitcoinReading('1,000 sats') // '0.00001'
 */
export function bitcoinReading(text: string): string | undefined {
  const typed = plainCharacters(text);
  const [name, power = 0] = UNITS.find(([names]) => names.test(typed)) ?? [];
  const number = name === undefined ? '' : typed.replace(name, '');
  const amount = parseNumber(number, { field: '', unit: 'count', allowZero: false });
  if (!NUMBER.test(number) || !amount.ok) return undefined;
  const value = amount.value.div(10n ** BigInt(power));
  const isWhole = value.mul(10n ** BigInt(BITCOIN_PLACES)).d === 1n;
  return isWhole ? formatExact(value, { places: BITCOIN_PLACES, minPlaces: 0 }) : undefined;
}
