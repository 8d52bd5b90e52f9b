import { formatExact } from '@toolbox/core/exact';
import { MAX_NUMBER_DIGITS, type NumberRule, type NumberUnit, parseNumber, plainNumber } from '@toolbox/core/validate';
import type { Language } from '@toolbox/i18n';
import { formatReadBack } from '@toolbox/i18n/format/formatReadBack';

/** A field's own limits are told by its tool; here every value that can be written is read. */
function ruleFor(unit: NumberUnit | undefined): NumberRule {
  return { field: '', unit, allowNegative: true };
}

/** See `plainNumber`. */
export function plainDigits(text: string, unit: NumberUnit | undefined): string | undefined {
  return plainNumber(text, ruleFor(unit));
}

/** What a malformed number was probably meant to be. */
export function guessedNumber(text: string, unit: NumberUnit | undefined): string | undefined {
  const read = parseNumber(text, ruleFor(unit));
  return !read.ok && read.failure.code === 'number.badGroupingGuess' ? read.failure.facts.guess : undefined;
}

/** A large amount of money as it is read aloud. */
export function readBack(text: string, unit: NumberUnit | undefined, language: Language): string | undefined {
  if (unit !== 'won' && unit !== 'usd') return undefined;
  const read = parseNumber(text, ruleFor(unit));
  if (!read.ok) return undefined;
  return formatReadBack(formatExact(read.value, { places: MAX_NUMBER_DIGITS, minPlaces: 0 }), unit, language);
}
