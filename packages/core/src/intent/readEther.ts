import { ETHER_NAMES } from '../validate/numbers/numberUnits.ts';
import { parseWeiInput, type WeiDirection } from '../wei/form/index.ts';
import { TYPED_UNITS } from '../wei/form/parseWeiInput.ts';
import type { Intent } from './intent.ts';
import { INTO } from './intentWords.ts';

const DIRECTIONS: ReadonlyMap<string, WeiDirection> = new Map(
  (['ethToWei', 'gweiToEth', 'weiToEth'] as const).flatMap((direction) =>
    ETHER_NAMES[TYPED_UNITS[direction].unit].map((name) => [name, direction] as const),
  ),
);
const UNIT = [...DIRECTIONS.keys()].join('|');

/** A number, its unit, and optionally the unit to convert to: 1 eth, 1 eth to wei, 1이더는 몇 웨이? */
const PATTERN = new RegExp(
  String.raw`^(?<amount>[^\sa-z가-힣ξ]+(?:e[+-]?\d+)?) ?(?<from>${UNIT})(?:${INTO}(?<to>${UNIT}))?$`,
  'iu',
);

/**
 * An amount of ether, gwei or wei, with or without the unit to convert to. Parsed as in the converter: exact, and
 * nothing finer than a wei.
 *
 * @example readEther('1 eth wei') // { kind: 'ether', text: '1', direction: 'ethToWei', wei: 1000000000000000000n }
 */
export function readEther(text: string): Intent<'ether'> | undefined {
  const { amount = '', from = '', to = '' } = PATTERN.exec(text.trim().replace(/\s+/gu, ' '))?.groups ?? {};
  const direction = DIRECTIONS.get(from.toLowerCase());
  // The same unit twice is not a conversion.
  if (direction === undefined || DIRECTIONS.get(to.toLowerCase()) === direction) return undefined;
  const wei = parseWeiInput(amount, direction, '');
  return wei.ok ? { kind: 'ether', text: amount, direction, wei: wei.value } : undefined;
}
