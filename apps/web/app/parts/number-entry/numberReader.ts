import type { Failure, FailureCode } from '@toolbox/core';
import { type Exact, formatExact } from '@toolbox/core/exact';
import {
  calculation,
  isPairOfValues,
  MAX_NUMBER_DIGITS,
  type NumberRule,
  type NumberUnit,
  numberReadings,
  parseNumber,
  plainNumber,
} from '@toolbox/core/validate';
import type { Language } from '@toolbox/i18n';
import { formatReadBack } from '@toolbox/i18n/format/formatReadBack';

export { insertLine } from './insertLine.ts';

/** All digits. */
const WRITTEN = { places: MAX_NUMBER_DIGITS, minPlaces: 0 };

/** The tool validates the limits of a field; here every number is accepted. */
function ruleFor(unit: NumberUnit | undefined): NumberRule {
  return { field: '', unit, allowNegative: true };
}

/** See `plainNumber`. */
export function plainDigits(text: string, unit: NumberUnit | undefined): string | undefined {
  return plainNumber(text, ruleFor(unit));
}

/** Why a text is not one number of the unit, regardless of the field's limits; a setting may accept words. */
const REFUSALS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'number.badGrouping',
  'number.badGroupingGuess',
  'number.severalValues',
  'number.twoReadings',
  'number.wrongUnit',
]);

/** The failure of an invalid or ambiguous text. */
export function refusedNumber(text: string, field: string, unit: NumberUnit | undefined): Failure | undefined {
  const read = parseNumber(text, { ...ruleFor(unit), field, allowExponent: true });
  return !read.ok && REFUSALS.has(read.failure.code) ? read.failure : undefined;
}

/** In these units scientific notation is accepted. */
const EXPONENT_UNITS: ReadonlySet<NumberUnit | undefined> = new Set<NumberUnit>(['wei', 'gwei', 'ether', 'bitcoin']);

/**
 * The values to offer for a text that the field rejects; empty if there are none, and for a number that is only outside
 * of the field's limits.
 */
export function numberOffers(
  text: string,
  failure: Failure | undefined,
  unit: NumberUnit | undefined,
): readonly string[] {
  if (failure?.code === 'number.badGroupingGuess') return [failure.facts.guess];
  if (failure?.code === 'number.twoReadings') return [failure.facts.literal, failure.facts.elided];
  const rule = ruleFor(unit);
  if (parseNumber(text, { ...rule, allowExponent: EXPONENT_UNITS.has(unit) }).ok) return [];

  function read(part: string): Exact | undefined {
    const parsed = parseNumber(part, { ...rule, allowExponent: true });
    return parsed.ok ? parsed.value : undefined;
  }
  const calculated = isPairOfValues(text, unit) ? undefined : calculation(text, read);
  const readings = calculated === undefined ? numberReadings(text, read, unit) : [calculated];
  return readings.map((value) => formatExact(value, { ...WRITTEN, group: true }));
}

/** A large amount of money in words. */
export function readBack(text: string, unit: NumberUnit | undefined, language: Language): string | undefined {
  const money = unit === 'cash' ? 'won' : unit;
  if (money !== 'won' && money !== 'usd') return undefined;
  const read = parseNumber(text, ruleFor(unit));
  if (!read.ok) return undefined;
  return formatReadBack(formatExact(read.value, WRITTEN), money, language);
}
