import { parseWeiInput, type WeiDirection } from '../wei/form/index.ts';
import type { Intent } from './intent.ts';

const DIRECTIONS: Readonly<Record<string, WeiDirection>> = {
  eth: 'ethToWei',
  ether: 'ethToWei',
  이더: 'ethToWei',
  wei: 'weiToEth',
  gwei: 'gweiToEth',
};

/** A number, its unit, and optionally the unit to convert to. */
const PATTERN =
  /^(?<amount>[^\sa-z가-힣]+(?:e[+-]?\d+)?)\s*(?<from>ether|eth|gwei|wei|이더)(?:\s*(?:to|in|->|→|=|를|을)?\s*(?<to>ether|eth|gwei|wei|이더))?$/iu;

/**
 * An amount of ether, gwei or wei, with or without the unit to convert to. Parsed as in the converter: exact, and
 * nothing finer than a wei.
 *
 * @example readEther('1 eth wei') // { kind: 'ether', text: '1', direction: 'ethToWei', wei: 1000000000000000000n }
 */
export function readEther(text: string): Intent<'ether'> | undefined {
  const { amount = '', from = '', to = '' } = PATTERN.exec(text.trim())?.groups ?? {};
  const direction = DIRECTIONS[from.toLowerCase()];
  // The same unit twice is not a conversion.
  if (direction === undefined || DIRECTIONS[to.toLowerCase()] === direction) return undefined;
  const wei = parseWeiInput(amount, direction, '');
  return wei.ok ? { kind: 'ether', text: amount, direction, wei: wei.value } : undefined;
}
