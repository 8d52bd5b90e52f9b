import { fail, ok, type Result } from '../../result/index.ts';
import { isTicker } from './coinMarks.ts';
import type { NumberRule } from './numberRule.ts';
import { numberFactors, numberMark } from './numberUnits.ts';
import type { NumberPiece } from './splitNumberText.ts';

declare module '../../result/failure.ts' {
  interface FailureFacts {
    /** The text is not one decimal number. */
    'number.notNumber': { readonly field: string };
    /** A mark that belongs to another unit. */
    'number.wrongUnit': { readonly field: string; readonly unit: string };
  }
}

/** A token whose word is known: a mark of the field's unit, or a factor with its power of ten. */
export type NumberItem =
  | { readonly kind: 'sign' | 'mark' | 'digits' | 'exponent' | 'separator'; readonly text: string }
  /** A digit as a Korean word: `text` is the digit itself. */
  | { readonly kind: 'numeral'; readonly text: string }
  /** `alone`: exactly one number before it and nothing after it, as for `k` and million. */
  | { readonly kind: 'factor'; readonly power: number; readonly alone: boolean };

/** In UTF-16 units: the longest sequence of factors with a unit is shorter. */
const MAX_WORD = 48;

const NUMERALS = '일이삼사오육칠팔구';
/** Marks that come first in a word, before the amount itself. */
const PREFIX = /^(?:일금|금)(?=.)/u;

/**
 * Latin words are kept together; Hangul numerals, factors and a mark may be joined: 만원, 삼백만원. Where factors are
 * Korean, so are numerals.
 */
function itemsOfWord(word: string, { field, unit }: NumberRule): Result<readonly NumberItem[]> {
  if (word.length > MAX_WORD) return fail('number.notNumber', { field });
  const factors = numberFactors(unit);
  const items: NumberItem[] = [];
  let rest = word;
  const [prefix] = (numberMark('원', unit) === 'own' && PREFIX.exec(word)) || [];
  if (prefix !== undefined) {
    items.push({ kind: 'mark', text: prefix });
    rest = word.slice(prefix.length);
  }
  while (rest !== '') {
    const owner = numberMark(rest, unit);
    const alone = /^[a-z]/i.test(rest);
    const power = factors.get(alone ? rest.toLowerCase() : rest.charAt(0));
    if (owner === 'own') return ok([...items, { kind: 'mark', text: rest }]);
    const numeral =
      factors.has('만') && (owner !== 'foreign' || items.length > 0) ? NUMERALS.indexOf(rest.charAt(0)) : -1;
    if (numeral >= 0) {
      items.push({ kind: 'numeral', text: String(numeral + 1) });
      rest = rest.slice(1);
      continue;
    }
    if (power === undefined) {
      return owner === 'foreign'
        ? fail('number.wrongUnit', { field, unit: rest })
        : fail('number.notNumber', { field });
    }
    items.push({ kind: 'factor', power, alone });
    rest = alone ? '' : rest.slice(1);
  }
  return ok(items);
}

/** The word for a week before a number of days, as in 주 5일, belongs to the label; after a number it means shares. */
const WEEK = '주';

/** The pieces without a leading word for a week; undefined if they do not start with it. */
function withoutWeek([first, ...others]: readonly NumberPiece[]): readonly NumberPiece[] | undefined {
  if (first?.kind !== 'word' || !first.text.startsWith(WEEK)) return undefined;
  const text = first.text.slice(WEEK.length);
  return text === '' ? others : [{ kind: 'word', text }, ...others];
}

/**
 * Resolves the words of a number text: the unit's own marks and factors, and any ticker after a quantity of coins. The
 * mark of another unit is `number.wrongUnit`, any other word or character `number.notNumber`.
 *
 * @example numberItems(splitNumberText('3만원'), { field: '', unit: 'won' }) // digits 3, factor 4, mark 원
 */
export function numberItems(pieces: readonly NumberPiece[], rule: NumberRule): Result<readonly NumberItem[]> {
  const items: NumberItem[] = [];
  let hasDigits = false;
  const days = numberMark(WEEK, rule.unit) === 'own' ? undefined : withoutWeek(pieces);
  if (days && rule.unit !== 'days') return fail('number.notNumber', { field: rule.field });
  for (const { kind, text } of days ?? pieces) {
    if (rule.unit === 'coin' && hasDigits && numberMark(text, rule.unit) === 'unknown' && isTicker(text)) {
      items.push({ kind: 'mark', text });
      continue;
    }
    hasDigits ||= kind === 'digits';
    if (kind === 'other') return fail('number.notNumber', { field: rule.field });
    const words = kind === 'word' ? itemsOfWord(text, rule) : ok<readonly NumberItem[]>([{ kind, text }]);
    if (!words.ok) return words;
    items.push(...words.value);
  }
  return ok(items);
}
