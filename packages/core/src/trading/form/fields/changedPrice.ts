import { formatExact } from '../../../exact/index.ts';
import { MAX_NUMBER_DIGITS, parseNumber } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { parsePositive } from './parsePositive.ts';

/**
 * The price that a signed percentage means in a price field, with grouped digits: the reference changed by it. To be
 * offered, never taken without asking.
 *
 * Undefined for everything else: a percentage without a sign, which may be a share of the reference, and a price of 0
 * or less. Also where the reference is not above 0.
 *
 * @param reference the price that the percentage refers to, as typed
 * @example changedPrice('+20%', '9,500만') // '114,000,000'
 */
export function changedPrice(text: string, reference: string): string | undefined {
  if (!/^[+-]/u.test(plainCharacters(text)) || parseNumber(text, { field: '', allowNegative: true }).ok) {
    return undefined;
  }
  const change = parseNumber(text, { field: '', unit: 'percent', allowNegative: true });
  const before = parsePositive(reference, '', 'won');
  if (!change.ok || !before.ok) return undefined;
  const price = before.value.mul(change.value.add(100)).div(100);
  if (price.compare(0) <= 0) return undefined;
  return formatExact(price, { places: MAX_NUMBER_DIGITS, minPlaces: 0, group: true });
}
