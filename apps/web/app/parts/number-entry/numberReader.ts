import type { Failure, FailureCode } from '@toolbox/core';
import { formatExact } from '@toolbox/core/exact';
import { MAX_NUMBER_DIGITS, type NumberRule, type NumberUnit, parseNumber, plainNumber } from '@toolbox/core/validate';
import type { Language } from '@toolbox/i18n';
import { formatReadBack } from '@toolbox/i18n/format/formatReadBack';

export { insertLine } from './insertLine.ts';

/** A field's own limits are told by its tool; here every value that can be written is read. */
function ruleFor(unit: NumberUnit | undefined): NumberRule {
  return { field: '', unit, allowNegative: true };
}

/** See `plainNumber`. */
export function plainDigits(text: string, unit: NumberUnit | undefined): string | undefined {
  return plainNumber(text, ruleFor(unit));
}

/** Why a text cannot be one number of the unit, whatever a field takes beside; words may be fine where it is a setting. */
const REFUSALS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'number.badGrouping',
  'number.badGroupingGuess',
  'number.severalValues',
  'number.twoReadings',
  'number.wrongUnit',
]);

/** The failure of a text that can be read in no way or in two. */
export function refusedNumber(text: string, field: string, unit: NumberUnit | undefined): Failure | undefined {
  const read = parseNumber(text, { ...ruleFor(unit), field, allowExponent: true });
  return !read.ok && REFUSALS.has(read.failure.code) ? read.failure : undefined;
}

/** What a refused text may have been meant to be, as values of the field; none where there is no telling. */
export function meantValues(failure: Failure | undefined): readonly string[] {
  if (failure?.code === 'number.badGroupingGuess') return [failure.facts.guess];
  return failure?.code === 'number.twoReadings' ? [failure.facts.literal, failure.facts.elided] : [];
}

/** A large amount of money as it is read aloud. */
export function readBack(text: string, unit: NumberUnit | undefined, language: Language): string | undefined {
  if (unit !== 'won' && unit !== 'usd') return undefined;
  const read = parseNumber(text, ruleFor(unit));
  if (!read.ok) return undefined;
  return formatReadBack(formatExact(read.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 }), unit, language);
}
