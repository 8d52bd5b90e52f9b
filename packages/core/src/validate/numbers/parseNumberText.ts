import { fail, ok, type Result } from '../../result/index.ts';
import { plainCharacters } from '../plainCharacters.ts';
import { addNumberParts, type NumberAmount, type NumberPart } from './addNumberParts.ts';
import { elidedParts } from './elidedParts.ts';
import { guessDigits, isPointedGroup, readDigits } from './numberDigits.ts';
import { type NumberItem, numberItems } from './numberItems.ts';
import type { NumberRule } from './numberRule.ts';
import { splitNumberText } from './splitNumberText.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** A group mark that is not before a group of three digits. */
    'number.badGrouping': { readonly field: string };
    /** The same, where the intended number is clear: parsing `guess` gives it. */
    'number.badGroupingGuess': { readonly field: string; readonly guess: string };
    /** Two numbers with a blank, a line break, a semicolon or a unit between. */
    'number.severalValues': { readonly field: string; readonly first: string; readonly second: string };
    /** An amount whose last factor may have been omitted, as in speech: 1억 5천. Both readings as grouped digits. */
    'number.twoReadings': { readonly field: string; readonly literal: string; readonly elided: string };
    /** Scientific notation where plain digits are required. */
    'number.exponent': { readonly field: string };
    /** More digits or a larger exponent than any tool supports. */
    'number.tooManyDigits': { readonly field: string; readonly max: number };
  }
}

/**
 * Total digits before and after the decimal point: far above the limits of the tools, and far below what would freeze
 * the page.
 */
export const MAX_NUMBER_DIGITS = 100;

/** Maximum length of a value quoted in a failure. */
const MAX_QUOTED = 24;

/** A parsed number text, before any limit is applied. */
export type NumberText = {
  readonly negative: boolean;
  readonly amount: NumberAmount;
  /** As typed, without group marks and unit; undefined where it has factors or an exponent. */
  readonly plain: string | undefined;
};

type Digits = { readonly amount: NumberAmount; readonly plain: string };

/** A value without the comma of a list after it. */
function quoted(text: string): string {
  const value = text.replace(/,$/u, '');
  return value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)}…` : value;
}

/** Digits after digits, without a factor between: two values in one field. */
function severalValues(items: readonly NumberItem[], field: string): Result<true> {
  let open: string | undefined;
  for (const item of items) {
    if (item.kind === 'factor' || item.kind === 'sign') open = undefined;
    if ((item.kind !== 'digits' && item.kind !== 'numeral') || !/[0-9]/.test(item.text)) continue;
    if (open !== undefined) {
      return fail('number.severalValues', { field, first: quoted(open), second: quoted(item.text) });
    }
    open = item.text;
  }
  return ok(true);
}

function parseDigits(text: string, rule: NumberRule): Result<Digits> {
  const { field } = rule;
  const run = readDigits(text);
  if (run === undefined) {
    const guess = guessDigits(text);
    if (guess !== undefined) return fail('number.badGroupingGuess', { field, guess });
    // Without a group mark only the points are wrong.
    const isGrouped = /[0-9]/.test(text) && /[^0-9.]/.test(text);
    return isGrouped ? fail('number.badGrouping', { field }) : fail('number.notNumber', { field });
  }
  const { whole, fraction } = run;
  const digits = (whole + (fraction ?? '')).replace(/^0+/, '');
  if (digits.length > MAX_NUMBER_DIGITS) return fail('number.tooManyDigits', { field, max: MAX_NUMBER_DIGITS });
  return ok({
    amount: { digits: BigInt(digits), power: -(fraction ?? '').length },
    plain: fraction === undefined ? whole : `${whole}.${fraction}`,
  });
}

/** Signs and marks around the number: one sign at most, before it; one mark at most on either side. */
function isFrame(before: readonly NumberItem[], after: readonly NumberItem[]): boolean {
  const count = (items: readonly NumberItem[], kind: NumberItem['kind']) =>
    items.filter((item) => item.kind === kind).length;
  return (
    count(before, 'sign') <= 1 && count(before, 'mark') <= 1 && count(after, 'sign') === 0 && count(after, 'mark') <= 1
  );
}

function isBody({ kind }: NumberItem): boolean {
  return kind === 'digits' || kind === 'numeral' || kind === 'exponent' || kind === 'factor';
}

/** Digits in groups, for a failure to quote. */
function writtenAmount({ digits, power }: NumberAmount): string {
  const places = Math.max(0, -power);
  const text = (digits * 10n ** BigInt(Math.max(0, power))).toString().padStart(places + 1, '0');
  const whole = text.slice(0, text.length - places).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return places === 0 ? whole : `${whole}.${text.slice(-places)}`;
}

/** Digits and factors as an amount; a unit after them (`closed`) means that nothing was omitted. */
function parseParts(parts: readonly NumberPart[], closed: boolean, field: string): Result<NumberAmount> {
  const literal = addNumberParts(parts);
  if (literal === undefined) return fail('number.notNumber', { field });
  const spoken = closed ? undefined : elidedParts(parts);
  const elided = spoken && addNumberParts(spoken);
  return elided === undefined
    ? ok(literal)
    : fail('number.twoReadings', { field, literal: writtenAmount(literal), elided: writtenAmount(elided) });
}

/** The number itself: digits with an exponent, or alternating digits and factors. */
function parseBody(body: readonly NumberItem[], closed: boolean, rule: NumberRule): Result<Digits | NumberAmount> {
  if (body.length !== 2 && body.some((item) => item.kind === 'factor' && item.alone)) {
    return fail('number.notNumber', { field: rule.field });
  }
  const parts: NumberPart[] = [];
  let last: Digits | undefined;
  for (const item of body) {
    if (item.kind === 'digits') {
      if (body.length === 1 && isPointedGroup(item.text, rule.unit)) {
        return fail('number.badGroupingGuess', { field: rule.field, guess: item.text.replace(/[.,]/g, '') });
      }
      const digits = parseDigits(item.text, rule);
      if (!digits.ok) return digits;
      last = digits.value;
      parts.push({ amount: last.amount, factor: undefined });
    } else if (item.kind === 'numeral') {
      parts.push({ amount: { digits: BigInt(item.text), power: 0 }, factor: undefined });
    } else if (item.kind === 'exponent') {
      if (rule.allowExponent !== true) return fail('number.exponent', { field: rule.field });
      // The text is split so that an exponent follows digits.
      const { digits, power } = (last as Digits).amount;
      return body.length === 2
        ? ok({ digits, power: power + Number(item.text.slice(1)) })
        : fail('number.notNumber', { field: rule.field });
    } else if (item.kind === 'factor') {
      const amount = parts.at(-1);
      if (amount !== undefined && amount.factor === undefined) parts.pop();
      parts.push({ amount: amount?.factor === undefined ? amount?.amount : undefined, factor: item.power });
    } else {
      return fail('number.notNumber', { field: rule.field });
    }
  }
  return body.length === 1 && last !== undefined ? ok(last) : parseParts(parts, closed, rule.field);
}

/**
 * Parses one number in the notation that `parseNumber` describes, before any limit (`min`, `max`, `decimals`, zero,
 * sign) is applied. Takes time linear in the length of the text.
 *
 * @example parseNumberText('3억 5,000만원', { field: '금액', unit: 'won' }) // 350,000,000
 */
export function parseNumberText(text: string, rule: NumberRule): Result<NumberText> {
  const { field } = rule;
  const items = numberItems(splitNumberText(plainCharacters(text)), rule);
  if (!items.ok) return items;
  const single = severalValues(items.value, field);
  if (!single.ok) return single;
  const meant = items.value.filter(({ kind }) => kind !== 'separator');
  const start = meant.findIndex(isBody);
  const end = meant.findLastIndex(isBody) + 1;
  const before = meant.slice(0, Math.max(0, start));
  if (start === -1 || !isFrame(before, meant.slice(end))) return fail('number.notNumber', { field });
  const body = parseBody(meant.slice(start, end), end < meant.length, rule);
  if (!body.ok) return body;
  const negative = before.some((item) => item.kind === 'sign' && item.text === '-');
  const { value } = body;
  return 'amount' in value
    ? ok({ negative, amount: value.amount, plain: `${negative ? '-' : ''}${value.plain}` })
    : ok({ negative, amount: value, plain: undefined });
}
