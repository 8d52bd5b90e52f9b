import { exact } from '../../exact/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { bmi } from '../bmi.ts';
import { PLAUSIBLE_BMI } from '../looksSwapped.ts';
import { isPlausible } from '../misplacedPoint.ts';
import type { BmiField } from './parseBmiInput.ts';
import { MAX_HEIGHT_CM } from './parseHeight.ts';
import { MAX_WEIGHT_KG } from './parseWeight.ts';

/** Values for one field or both, in centimeters and kilograms. */
export type BodyReading = { readonly [Field in BmiField]?: string };

const NUMBER = /\d{1,5}(?:\.\d{1,3})?/gu;
/** What may be around the numbers, which are 0 here: names, units, and marks between two values; a comma alone is a decimal mark. */
const AROUND =
  /^(?:키|신장|height|몸무게|체중|weight|cm|센티미터|센티|센치|kg|킬로그램|킬로|키로|and|, |[0 /|·:=&])*$/iu;
const MAX_UNITS = 60;
const MAX = { height: MAX_HEIGHT_CM, weight: MAX_WEIGHT_KG } as const;
const UNIT = { height: /cm|센티|센치/iu, weight: /kg|킬로|키로/iu } as const;

/** Two numbers as height and weight, whichever is which. */
function bothOf(first: string, second: string): BodyReading | undefined {
  for (const [height, weight] of [
    [first, second],
    [second, first],
  ] as const) {
    if (!isPlausible(height, 'height') || !isPlausible(weight, 'weight')) continue;
    const value = bmi({ heightCm: exact(height), weightKg: exact(weight) });
    if (value.compare(PLAUSIBLE_BMI.min) >= 0 && value.compare(PLAUSIBLE_BMI.max) <= 0) return { height, weight };
  }
  return undefined;
}

/** One number, or a tenth of it where it is beyond the limit: 1750 is 175. */
function oneOf(text: string, field: BmiField): BodyReading | undefined {
  const value = exact(text);
  const meant = value.compare(MAX[field]) > 0 ? value.div(10) : value;
  return isPlausible(meant, field) ? { [field]: String(meant) } : undefined;
}

/**
 * The values that a text rejected by {@link parseBmiInput} may mean; to be offered. Undefined for other texts, and for
 * values that are not plausible for an adult.
 *
 * - Both at once: `170/70`, `170cm 70kg`, `키 170 몸무게 70`.
 * - One with its name: `키 170`; or beyond the limit, where the decimal point is missing: `1750`.
 *
 * @param field where the text was typed; a single value in the unit of the other field is not read
 * @example bodyReading('170/70', 'height') // { height: '170', weight: '70' }
 */
export function bodyReading(text: string, field: BmiField): BodyReading | undefined {
  const plain = plainCharacters(text).replace(/\s+/gu, ' ');
  if (plain.length > MAX_UNITS || !AROUND.test(plain.replace(NUMBER, '0'))) return undefined;
  const [first, second, ...more] = plain.match(NUMBER) ?? [];
  if (first === undefined || more.length > 0) return undefined;
  if (second !== undefined) return bothOf(first, second);
  return UNIT[field === 'height' ? 'weight' : 'height'].test(plain) ? undefined : oneOf(first, field);
}
