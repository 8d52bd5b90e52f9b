import type { Failure, FailureCode } from '@toolbox/core';
import { formatExact } from '@toolbox/core/exact';
import { MAX_NUMBER_DIGITS, type NumberRule, type NumberUnit, parseNumber, plainNumber } from '@toolbox/core/validate';
import type { Language } from '@toolbox/i18n';
import { formatReadBack } from '@toolbox/i18n/format/formatReadBack';

export { insertLine } from './insertLine.ts';

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

/** Suggested values for a rejected text; empty if there are none. */
export function suggestedValues(failure: Failure | undefined): readonly string[] {
  if (failure?.code === 'number.badGroupingGuess') return [failure.facts.guess];
  return failure?.code === 'number.twoReadings' ? [failure.facts.literal, failure.facts.elided] : [];
}

/** A large amount of money in words. */
export function readBack(text: string, unit: NumberUnit | undefined, language: Language): string | undefined {
  if (unit !== 'won' && unit !== 'usd') return undefined;
  const read = parseNumber(text, ruleFor(unit));
  if (!read.ok) return undefined;
  return formatReadBack(formatExact(read.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 }), unit, language);
}
