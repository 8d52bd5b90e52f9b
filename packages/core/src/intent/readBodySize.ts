import { bmiPlaces } from '../body/bmiPlaces.ts';
import { parseBmiInput } from '../body/form/index.ts';
import { bmi } from '../body/index.ts';
import { exact, formatExact } from '../exact/index.ts';
import type { Intent } from './intent.ts';

/** What people put between the two. */
const MARKS = /[\s:,/]+/gu;
/** With the words for both, or with both units. */
const PATTERNS = [
  /^(?:키|신장|height) ?(?<height>[\d.]+ ?c?m?) ?(?:몸무게|체중|weight) ?(?<weight>[\d.]+ ?(?:kg)?)$/iu,
  /^(?<height>[\d.]+ ?c?m) ?(?<weight>[\d.]+ ?kg)$/iu,
];

/**
 * A height and a weight, with words or units for both. They are parsed as in the calculator of the body mass index.
 *
 * @example readBodySize('키 175 몸무게 70') // { kind: 'bodySize', height: '175', weight: '70', bmi: '22.9' }
 */
export function readBodySize(text: string): Intent<'bodySize'> | undefined {
  const plain = text.replaceAll(MARKS, ' ');
  for (const pattern of PATTERNS) {
    const { height, weight } = pattern.exec(plain)?.groups ?? {};
    if (height === undefined || weight === undefined) continue;
    const input = parseBmiInput({ height, weight }, { height: '', weight: '' });
    if (!input.ok) return undefined;
    const value = bmi(input.value);
    const shown = formatExact(exact(value), { places: bmiPlaces(value) });
    return { kind: 'bodySize', height: height.trim(), weight: weight.trim(), bmi: shown };
  }
  return undefined;
}
