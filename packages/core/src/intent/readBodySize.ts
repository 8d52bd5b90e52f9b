import { bmiPlaces } from '../body/bmiPlaces.ts';
import { bodyReadings, parseBmiInput } from '../body/form/index.ts';
import { bmi, looksSwapped, misplacedPoint } from '../body/index.ts';
import { formatExact } from '../exact/index.ts';
import type { Intent } from './intent.ts';

/** The separators between height and weight. */
const MARKS = /[\s:,/]+/gu;
/** A height and a weight, with the words for both or with the units of both. */
const PATTERNS = [
  /^(?:키|신장|height) ?(?<height>[\d.]+ ?c?m?) ?(?:몸무게|체중|weight) ?(?<weight>[\d.]+ ?(?:kg)?)$/iu,
  /^(?<height>[\d.]+ ?c?m) ?(?<weight>[\d.]+ ?kg)$/iu,
];

/** A unit or a word for a height, and a unit or a word for a weight, in any order. */
const NAMED =
  /^(?=.*(?:\d ?(?:cm|m\b|ft\b|feet|['’′]|센[티치])|키|신장|height))(?=.*(?:\d ?(?:kg|lbs?\b|pounds?|킬로|키로)|몸무게|체중|weight))/isu;

/** The texts of both, as typed; converted to centimeters and kilograms if the order or the units are different. */
function readSizes(text: string): { readonly height: string; readonly weight: string } | undefined {
  const plain = text.replaceAll(MARKS, ' ');
  for (const pattern of PATTERNS) {
    const { height, weight } = pattern.exec(plain)?.groups ?? {};
    if (height !== undefined && weight !== undefined) return { height: height.trim(), weight: weight.trim() };
  }
  const [{ height, weight } = {}, ...others] = NAMED.test(text) ? bodyReadings(text, 'height') : [];
  return height === undefined || weight === undefined || others.length > 0 ? undefined : { height, weight };
}

/**
 * A height and a weight, with words or units for both. They are parsed as in the calculator of the body mass index;
 * undefined where it hints at another value (`키 70 몸무게 175`).
 *
 * @example readBodySize('키 175 몸무게 70') // { kind: 'bodySize', height: '175', weight: '70', bmi: '22.9' }
 */
export function readBodySize(text: string): Intent<'bodySize'> | undefined {
  const sizes = readSizes(text);
  if (sizes === undefined) return undefined;
  const input = parseBmiInput(sizes, { height: '', weight: '' });
  if (!input.ok || looksSwapped(input.value) || misplacedPoint(input.value)) return undefined;
  const value = bmi(input.value);
  return { kind: 'bodySize', ...sizes, bmi: formatExact(value, { places: bmiPlaces(value) }) };
}
