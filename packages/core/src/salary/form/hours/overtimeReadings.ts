import { formatExact } from '../../../exact/index.ts';
import { numberReadings } from '../../../validate/index.ts';
import { plainCharacters } from '../../../validate/plainCharacters.ts';
import { readHours } from './readHours.ts';

const MONTH_BEFORE = /^(?:(?:월|한 ?달에?|(?:연장|초과)(?: ?근[로무])?(?: ?시간)?)[ :]{0,3}){1,3}/u;
const MONTH_AFTER = / ?(?:\/ ?(?:월|달|mo|month)|(?:a|per) month)$/iu;
const PER_DAY =
  /^(?:(?:연장|초과)(?: ?근[로무])?[ :]{0,3})?(?:하루|매일|1?일 ?(?=\d))|(?:\/ ?|\b(?:a|per) )(?:1?일|day)$/iu;

/**
 * The overtime hours per month that a text rejected by `parseSalaryInput` may mean, as decimal numbers. Empty for daily
 * hours, which are not converted; undefined if the text can only be a number or a calculation.
 */
export function overtimeReadings(text: string): readonly string[] | undefined {
  const plain = plainCharacters(text).replace(/\s+/gu, ' ');
  if (PER_DAY.test(plain)) return [];
  const rest = plain.replace(MONTH_BEFORE, '').replace(MONTH_AFTER, '');
  if (rest === plain) return undefined;
  return numberReadings(rest, readHours, 'hours').map((hours) => formatExact(hours, { places: 2, minPlaces: 0 }));
}
