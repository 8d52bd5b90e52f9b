import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/index.ts';
import { ETHER_NAMES } from '../../validate/numbers/numberUnits.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { ETHER_UNITS, type EtherUnit } from '../listEtherUnits.ts';
import { parseWeiInput, TYPED_UNITS, type WeiDirection } from './parseWeiInput.ts';

/** A note of an explorer behind the amount: 0.0005 Ether ($1.23). */
const NOTE = /(?<!\s)\s{0,3}\([^()]{0,60}\)$/u;
/**
 * As JSON-RPC writes quantities, 256 bits at most; or a bigint of JavaScript, in which libraries such as ethers and
 * viem return amounts of wei.
 */
const WEI_IN_CODE = /^(?:0[xX][\da-fA-F]{1,64}|\d{1,80}n)$/u;
const POWER = /^(?:(\d[\d.,]*) ?[×x*·] ?)?10 ?(?:\^|\*\*) ?(\d{1,2})$/iu;
const RAISED = /[⁰¹²³⁴-⁹]+/gu;
/** Digits, marks between them, and the words that multiply a number in Korean. */
const NUMBER = /^[\d.,\s만억조경천백십]+$/u;

/** The other units have no names but their own. */
const NAMES: Readonly<Partial<Record<EtherUnit, readonly string[]>>> = ETHER_NAMES;
/** The units by the names behind their amounts. */
const UNITS = ETHER_UNITS.map(({ unit, decimals }) => {
  const names = NAMES[unit] ?? [unit];
  return { name: new RegExp(`(?:${names.join('|')})$`, 'iu'), size: 10n ** BigInt(decimals) };
});

function plain(text: string): Exact | undefined {
  const number = NUMBER.test(text) ? parseNumber(text, { field: '', unit: 'count' }) : undefined;
  return number?.ok ? number.value : undefined;
}

/** The amount in wei that a text states with its own unit. */
function stated(text: string): Exact | undefined {
  if (WEI_IN_CODE.test(text)) return exact(BigInt(text.replace('n', '')));
  // The name of wei also ends that of gwei, in front of which there is no number then.
  const [amount] = UNITS.flatMap(
    ({ name, size }) => (name.test(text) && plain(text.replace(name, ''))?.mul(size)) || [],
  );
  return amount;
}

function koreanNumber(text: string): Exact | undefined {
  return /\d.{0,20}[만억조경천백십]/u.test(text) ? plain(text) : undefined;
}

/** A number in the unit of the field, in a notation that the field does not accept. */
function written(text: string): Exact | undefined {
  const [, factor = '1', power] = POWER.exec(text) ?? [];
  return power === undefined ? koreanNumber(text) : plain(factor)?.mul(10n ** BigInt(power));
}

/**
 * The amount that a text rejected by `parseWeiInput` may mean, in plain digits of the unit that is typed in a
 * direction; to be offered, never taken without asking. Undefined where there is none, or where it would be rejected as
 * well.
 *
 * - With its own unit, also one without a direction: `0.0005 Ether ($1.23)`, `2 finney`; and `0xde0b6b3a7640000` and
 *   `20000000000n`, which are wei.
 * - Powers: `1.5 × 10^18`, `10¹⁸`, `10**18`.
 * - Korean numbers: `100만 wei`, `1억`.
 *
 * @example etherReading('2 finney', 'ethToWei') // '0.002'
 */
export function etherReading(text: string, direction: WeiDirection): string | undefined {
  const amount = plainCharacters(text)
    .replace(NOTE, '')
    .replace(RAISED, (digits) => `^${digits.normalize('NFKC')}`);
  const places = TYPED_UNITS[direction].decimals;
  const unit = 10n ** BigInt(places);
  const value = stated(amount)?.div(unit) ?? written(amount);
  // A fraction of a wei would be rounded.
  if (value === undefined || value.mul(unit).d !== 1n) return undefined;
  const shown = formatExact(value, { places, minPlaces: 0 });
  return parseWeiInput(shown, direction, '').ok ? shown : undefined;
}
