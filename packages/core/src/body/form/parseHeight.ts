import { type Exact, exact, formatExact } from '../../exact/index.ts';
import { fail, ok, type Result } from '../../result/index.ts';
import { MAX_NUMBER_DIGITS, parseNumber } from '../../validate/index.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** No height was entered. */
    'body.heightMissing': Readonly<Record<never, never>>;
    /** The height seems to be in meters. `centimetres` is what was probably meant. */
    'body.heightInMetres': { readonly metres: string; readonly centimetres: string };
    /** The height is in feet or inches; `centimetres` is the same height, to two decimals. */
    'body.heightInFeet': { readonly centimetres: string };
    /** Two numbers that are likely to be feet and inches; `centimetres` is that height, to two decimals. */
    'body.heightLikeFeet': { readonly feet: string; readonly inches: string; readonly centimetres: string };
    /** The height must be above `min` and at most `max` centimeters. */
    'body.heightOutOfRange': { readonly min: number; readonly max: number };
  }
}

/** The maximum height, in centimeters. */
export const MAX_HEIGHT_CM = 300;

const CM_PER_METER = 100;
const MM_PER_CM = 10;
const MAX_METERS = MAX_HEIGHT_CM / CM_PER_METER;
const INCHES_PER_FOOT = 12;
const CM_PER_INCH = exact('2.54');

/** 1m 75, 1 m 75.5 cm and 1미터 5센티: a single digit counts as centimeters only if they are named. */
const METERS_AND_CM =
  /^(?<metres>\d) ?(?:m|미터) ?(?<rest>\d\d(?:\.\d+)?|\d(?:\.\d+)?(?= ?(?:cm|센티)))(?: ?(?:cm|센티미터|센티))?$/iu;
/** 1m 7, which is 1 m 7 cm or, in speech, 1.7 m. */
const METERS_AND_DIGIT = /^(?<metres>\d) ?(?:m|미터) ?(?<digit>[1-9])$/iu;
/** 5 7, 5-7 and 5.11: only the feet of an adult. */
const LIKE_FEET = /^(?<feet>[3-7])(?: ?- ?| |\.)(?<inches>\d{1,2})$/u;
/** 1,70: meters with a decimal comma. */
const COMMA_METERS = /^(?<whole>[0-2]),(?<rest>\d{1,2})(?: ?(?:m|미터))?$/iu;
/** Fractions of an inch. */
const FRACTIONS: readonly (readonly [fraction: RegExp, decimals: string])[] = [
  [/ ?½|(?<=\d) 1\/2/gu, '.5'],
  [/ ?¼|(?<=\d) 1\/4/gu, '.25'],
  [/ ?¾|(?<=\d) 3\/4/gu, '.75'],
];
const FEET =
  /^(?<feet>\d{1,2}(?:\.\d+)?) ?(?:['‘’′´`]|ft\.?|feet|foot|피트)(?: ?(?<inches>\d{1,2}(?:\.\d+)?) ?(?:["“”″]|['’′]{2}|in\.?|inch(?:es)?|인치)?)?$/iu;
const INCHES = /^(?<inches>\d{1,3}(?:\.\d+)?) ?(?:["“”″]|['’′]{2}|in\.?|inch(?:es)?|인치)$/iu;

/** Longer names of units, and the point that ends a sentence. */
const UNITS: readonly (readonly [unit: RegExp, mark: string])[] = [
  [/(?:cms?|centimet(?:er|re)s?)\.?$/iu, 'cm'],
  [/(?<![a-z])met(?:er|re)s?\.?$/iu, 'm'],
];
const LENGTH_UNIT = /^(?:m|미터|mm|밀리|밀리미터|ft)$/iu;

const shown = (value: Exact, places = MAX_NUMBER_DIGITS) => formatExact(value, { places, minPlaces: 0 });

/** The centimeters of a height in feet and inches; undefined for another text. */
function ofFeet(plain: string): Exact | undefined {
  const { feet = '0', inches = '0' } = FEET.exec(plain)?.groups ?? INCHES.exec(plain)?.groups ?? {};
  // 5.5 ft 3 in and 5 ft 13 in are not heights.
  const isMixed = feet !== '0' && inches !== '0';
  if (isMixed && (feet.includes('.') || Number(inches) >= INCHES_PER_FOOT)) return undefined;
  const total = exact(feet).mul(INCHES_PER_FOOT).add(exact(inches)).mul(CM_PER_INCH);
  return total.compare(0) > 0 ? total : undefined;
}

/** The failure of two numbers that are likely to be feet and inches; undefined for another text. */
function likeFeet(plain: string): Result<never> | undefined {
  const { feet = '', inches = '' } = LIKE_FEET.exec(plain)?.groups ?? {};
  const likely = feet === '' ? undefined : ofFeet(`${feet}' ${inches}`);
  return likely && fail('body.heightLikeFeet', { feet, inches: `${Number(inches)}`, centimetres: shown(likely, 2) });
}

/** A height with another unit than cm, in centimeters; undefined for another text. */
function ofOtherUnits(text: string, label: string): Result<Exact> | undefined {
  const metres = parseNumber(text, { field: label, unit: 'metre' });
  if (metres.ok) return ok(metres.value.mul(CM_PER_METER));
  const millimeters = parseNumber(text, { field: label, unit: 'mm' });
  if (millimeters.ok) return ok(millimeters.value.div(MM_PER_CM));
  const plain = text.replace(/\s+/gu, ' ');
  const both = METERS_AND_CM.exec(plain)?.groups;
  if (both) {
    const { metres: whole = '', rest = '' } = both;
    return ok(exact(whole).mul(CM_PER_METER).add(exact(rest)));
  }
  const spoken = METERS_AND_DIGIT.exec(plain)?.groups;
  if (spoken) {
    const { metres: whole = '', digit = '' } = spoken;
    return fail('number.twoReadings', { field: label, literal: `${whole}0${digit}`, elided: `${whole}${digit}0` });
  }
  const comma = COMMA_METERS.exec(plain)?.groups;
  if (comma) {
    const value = exact(`${comma['whole']}.${comma['rest']}`);
    return fail('body.heightInMetres', { metres: shown(value), centimetres: shown(value.mul(CM_PER_METER)) });
  }
  const two = likeFeet(plain);
  if (two) return two;
  const centimetres = ofFeet(FRACTIONS.reduce((text, [fraction, decimals]) => text.replace(fraction, decimals), plain));
  return centimetres && fail('body.heightInFeet', { centimetres: shown(centimetres, 2) });
}

/**
 * Parses a height as people write it, in centimeters.
 *
 * - `175`, `175cm`, `175 centimeters`, `1.75m`, `1750mm`, `1m 75` and `1미터 75센티`; `1m 7` has two
 *   readings (`number.twoReadings`).
 * - A bare number below 3 is rejected with what it would be in centimeters (`body.heightInMetres`), and so are feet and
 *   inches, as in `5'9"` and `5ft 9in` (`body.heightInFeet`); also `1,75`, and `5 9` and `5.11`, which are likely to be
 *   meters and feet (`body.heightLikeFeet`).
 * - Blank text is `body.heightMissing`; text that is not a number fails as in `parseNumber`. The height must be above 0
 *   and at most {@link MAX_HEIGHT_CM} cm (`body.heightOutOfRange`).
 *
 * @param label the label of the field, carried into the facts of a failure
 */
export function parseHeight(typed: string, label: string): Result<Exact> {
  const text = UNITS.reduce((height, [unit, mark]) => height.replace(unit, mark), plainCharacters(typed));
  if (text === '') return fail('body.heightMissing', {});
  const height = parseNumber(text, { field: label, unit: 'cm', allowNegative: true });
  const read = height.ok ? height : (ofOtherUnits(text, label) ?? height);
  if (!read.ok) {
    // The unit is not the reason where it is one of a height.
    const isOfHeight = read.failure.code === 'number.wrongUnit' && LENGTH_UNIT.test(read.failure.facts.unit);
    return isOfHeight ? fail('number.notNumber', { field: label }) : read;
  }
  const inRange = read.value.compare(0) > 0 && read.value.compare(MAX_HEIGHT_CM) <= 0;
  if (!inRange) return fail('body.heightOutOfRange', { min: 0, max: MAX_HEIGHT_CM });
  if (height.ok && read.value.compare(MAX_METERS) < 0) {
    return fail('body.heightInMetres', { metres: shown(read.value), centimetres: shown(read.value.mul(CM_PER_METER)) });
  }
  return likeFeet(text) ?? read;
}
