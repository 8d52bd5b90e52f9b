import type { NumberUnit } from './numberUnits.ts';

/** The digits of a number before the decimal point, and after it if there is one. */
export type DigitRun = { readonly whole: string; readonly fraction: string | undefined };

const BARE = /^(?<whole>[0-9]*)(?:\.(?<fraction>[0-9]*))?$/;
/**
 * Group marks separate exactly three digits, are all the same, and are left of the decimal point; the first group is
 * 1 to 999.
 */
const GROUPED =
  /^(?<whole>[1-9][0-9]{0,2}(?<mark>[,_'\u2019\u00a0\u2007\u2009\u200a\u202f])[0-9]{3}(?:\k<mark>[0-9]{3})*)(?:\.(?<fraction>[0-9]*))?$/;
const GROUP_MARKS = /[^0-9]/g;
const MARK = /[^0-9.]/g;

/**
 * Integer part, separator and fraction, where the separator can only mean the decimal point: also behind the commas
 * that a field adds while someone types whose keypad has no point.
 */
const POINT_MEANT =
  /^(?:(?<small>0|)[,]|(?<whole>[0-9]+|[1-9][0-9]{0,2}(?:,[0-9]{3})+),(?=[0-9]{1,2}$))(?<fraction>[0-9]+)$/;
/** European format: points between groups, a comma before the fraction. */
const EUROPEAN = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+(?:,[0-9]+)?$/;
/** One point before three digits at the end; nobody writes the last zero of a fraction. Commas may be before it. */
const ONE_POINT = /^[1-9][0-9]{0,2}(?:,[0-9]{3})*\.[0-9]{2}0$/;
/** Groups of four as in 만 and 억, groups of two as in lakh, or one misplaced separator. */
const OTHER_GROUPS =
  /^[1-9](?:[0-9]{0,3}(?:,[0-9]{4})+|[0-9]?(?:,[0-9]{2})+,[0-9]{3}|[0-9]*,[0-9]{4,}|[0-9]{0,2}(?:,[0-9]{3})*,)$/;

function digitRun(match: RegExpExecArray | null): DigitRun | undefined {
  if (match?.groups === undefined) return undefined;
  const { whole = '', fraction } = match.groups;
  return whole === '' && !fraction ? undefined : { whole: whole.replace(GROUP_MARKS, ''), fraction };
}

/**
 * Parses digits with group marks and a decimal point. Undefined where they do not unambiguously form one number.
 *
 * @example readDigits('1,234.5') // { whole: '1234', fraction: '5' }
 * @example readDigits('0,015') // undefined
 */
export function readDigits(text: string): DigitRun | undefined {
  return digitRun(BARE.exec(text) ?? GROUPED.exec(text));
}

/**
 * Whether the point of a whole number text separates thousands, also behind a comma that does: nobody pays thousandths
 * of a won.
 *
 * @example isPointedGroup('55.000', 'cash') // true
 */
export function isPointedGroup(text: string, unit: NumberUnit | undefined): boolean {
  return unit === 'cash' && ONE_POINT.test(text);
}

/**
 * Guesses the intended number of malformed digits, as plain digits; undefined where there is no best guess.
 *
 * @example guessDigits('0,015') // '0.015'
 * @example guessDigits('1,0000') // '10000'
 * @example guessDigits('1,234,5') // '1234.5'
 */
export function guessDigits(text: string): string | undefined {
  const point = POINT_MEANT.exec(text)?.groups;
  if (point !== undefined) return `${point['whole']?.replaceAll(',', '') ?? '0'}.${point['fraction']}`;
  if (EUROPEAN.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return OTHER_GROUPS.test(text) ? text.replace(MARK, '') : undefined;
}
