/** Digits of a number: before the point, and after it where there is one. */
export type DigitRun = { readonly whole: string; readonly fraction: string | undefined };

const BARE = /^(?<whole>[0-9]*)(?:\.(?<fraction>[0-9]*))?$/;
/** Group marks part exactly three digits, all of them alike, left of the point; the first group is 1 to 999. */
const GROUPED =
  /^(?<whole>[1-9][0-9]{0,2}(?<mark>[,_'\u2019\u00a0\u2007\u2009\u200a\u202f])[0-9]{3}(?:\k<mark>[0-9]{3})*)(?:\.(?<fraction>[0-9]*))?$/;
const GROUP_MARKS = /[^0-9]/g;
const MARK = /[^0-9.]/g;

/** A whole, its mark and what follows, where that mark can only have been meant as the point. */
const POINT_MEANT = /^(?:(?<small>0|)[,]|(?<whole>[0-9]+),(?=[0-9]{1,2}$))(?<fraction>[0-9]+)$/;
/** Europe: points between groups, a comma before the fraction. */
const EUROPEAN = /^(?<whole>[1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,(?<fraction>[0-9]+))?$/;
/** Groups of four as in 만 and 억, groups of two as in lakh, or one mark that has slipped. */
const OTHER_GROUPS =
  /^[1-9](?:[0-9]{0,3}(?:,[0-9]{4})+|[0-9]?(?:,[0-9]{2})+,[0-9]{3}|[0-9]*,[0-9]{4,}|[0-9]{0,2}(?:,[0-9]{3})*,)$/;

function digitRun(match: RegExpExecArray | null): DigitRun | undefined {
  if (match?.groups === undefined) return undefined;
  const { whole = '', fraction } = match.groups;
  return whole === '' && !fraction ? undefined : { whole: whole.replace(GROUP_MARKS, ''), fraction };
}

/**
 * Reads digits with group marks and a point. Undefined where they do not form one number in one way.
 *
 * @example readDigits('1,234.5') // { whole: '1234', fraction: '5' }
 * @example readDigits('0,015') // undefined
 */
export function readDigits(text: string): DigitRun | undefined {
  return digitRun(BARE.exec(text) ?? GROUPED.exec(text));
}

/**
 * Guesses what malformed digits were meant to be, as plain digits; undefined where no guess is better than another.
 *
 * @example guessDigits('0,015') // '0.015'
 * @example guessDigits('1,0000') // '10000'
 */
export function guessDigits(text: string): string | undefined {
  const point = POINT_MEANT.exec(text)?.groups;
  if (point !== undefined) return `${point['whole'] ?? '0'}.${point['fraction']}`;
  const european = EUROPEAN.exec(text)?.groups;
  if (european !== undefined) {
    const whole = (european['whole'] ?? '').replaceAll('.', '');
    return european['fraction'] === undefined ? whole : `${whole}.${european['fraction']}`;
  }
  return OTHER_GROUPS.test(text) ? text.replace(MARK, '') : undefined;
}
