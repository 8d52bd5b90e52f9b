import type { Exact } from '../../exact/index.ts';
import { parseNumber } from '../../validate/numbers/parseNumber.ts';
import { plainCharacters } from '../../validate/plainCharacters.ts';
import { calculation, MAX_CALCULATION_UNITS } from '../../validate/readings/calculation.ts';
import { numberReadings } from '../../validate/readings/numberReadings.ts';
import { parseTargetLength, type TargetUnit, toTargetLength } from './parseTargetLength.ts';

/** A length that a text may mean, and what the text says about how it is counted. */
export type TargetReading = {
  readonly length: number;
  /** Undefined where the text has none. */
  readonly unit: TargetUnit | undefined;
  /** Whether spaces count; undefined where the text does not say so. */
  readonly withSpaces: boolean | undefined;
};

/** A longer list would not help the user to choose. */
const MAX_READINGS = 3;

const SPACES = new RegExp(
  // 공백 포함, 띄어쓰기 제외
  '(?:공백|띄어쓰기|빈칸)[은는을를도]? ?(?:(포함|넣)|미포함|불포함|제외|빼|없이|무시)' +
    // including spaces, not counting the spaces
    '|(?:\\b(including|includes?|incl\\.?|counting|with|w/)|\\b(?:not (?:including|counting)|excluding|excludes?|excl\\.?|without|w/o|no))' +
    ' (?:the )?(?:white ?)?spaces?\\b' +
    // spaces included
    '|\\b(?:white ?)?spaces? (?:are )?(?:(included|counted)|excluded|not (?:included|counted))\\b',
  'giu',
);

/** A number with a unit of its own, wherever it is: 4,000 characters, 1만 5천자, 3,000byte. */
const MEASURED =
  /(?<![\d.,])(\d[\d.,백천만k ]{0,23})(?:((?:글|문)?자(?![리루])|characters?\b|chars?\b|letters?\b)|바이트|b(?:ytes?)?\b)/giu;

/** Sheets of manuscript paper of so many characters, 200 if the text does not say: 200자 원고지 10매. */
const SHEETS = /(?:(\d{2,4}) ?자 ?)?원고지 ?(?:기준 ?)?(?:(\d{1,5}) ?[매장](?!\p{L}))?/gu;
const SHEET_CHARACTERS = '200';
const THOUSANDS = /^(\d{1,5}(?:\.\d{1,3})?)k ?$/iu;
/** What a counter shows beside a field: 320/500. */
const COUNTER = /^([\d,]{1,12}) ?\/ ?([\d,]{1,12})$/u;
const BETWEEN = /^between ([\d,]{1,12}) and ([\d,]{1,12})$/iu;

/** Words around a number that has no unit. */
const BEFORE =
  /^(?:up to|at most|(?:no|not) more than|max(?:imum)?(?: of)?|within|under|(?:less|fewer) than|limit(?:ed)?(?: of| to| is)?|at least|min(?:imum)?(?: of)?|글자 ?수|분량|목표|(?:국문|한글|영문|영어)(?: 기준)?)[.: ]*/iu;
const AFTER = /[\s(]{0,8}(?:or (?:fewer|less)|max(?:imum)?|limit)?[\s().,/[\]]{0,8}$/iu;

/** Whether spaces count; undefined if the text does not state it, or states both. */
function readSpaces(text: string): boolean | undefined {
  const included = [...text.matchAll(SPACES)].map(([, ...groups]) => groups.some((group) => group !== undefined));
  return included.every((each) => each === included[0]) ? included[0] : undefined;
}

function readNumber(text: string): Exact | undefined {
  const parsed = parseNumber(text, { field: '', unit: 'characters' });
  return parsed.ok ? parsed.value : undefined;
}

/** 1500 for the 1.5 of 1.5k. */
function inThousands(_: string, thousands: string): string {
  return String(Math.round(Number(thousands) * 1000));
}

/** The limit of a counter, unless it is a division: 1000/2. */
function counterLimit(text: string): Exact | undefined {
  const [, used = '', limit = ''] = COUNTER.exec(text) ?? [];
  const [of, total] = [readNumber(used), readNumber(limit)];
  if (of === undefined || total === undefined) return undefined;
  const quotient = total.compare(0) === 0 ? undefined : toTargetLength(of.div(total));
  return of.compare(total) <= 0 || quotient === undefined ? total : undefined;
}

/** The numbers of a text without a known unit. */
function bareNumbers(text: string): readonly Exact[] {
  const limit = counterLimit(text);
  if (limit !== undefined) return [limit];
  const parsed = parseNumber(text, { field: '', unit: 'characters' });
  if (parsed.ok) return [parsed.value];
  const { failure } = parsed;
  if (failure.code === 'number.twoReadings') {
    // Plain digits in groups, so they are numbers.
    return [failure.facts.literal, failure.facts.elided].map((each) => readNumber(each) as Exact);
  }
  const calculated = calculation(text, readNumber);
  return calculated === undefined ? numberReadings(text, readNumber) : [calculated];
}

/**
 * The target lengths that a text may mean which {@link parseTargetLength} rejects, at most three: `공백 포함 500자`,
 * `up to 4,000 characters`, `1,500자(3,000바이트)`, `약 500`. To be offered, never taken without asking. Each is a valid
 * target length. Empty where nothing is likely, as for a number in a unit that is not a length of a text.
 *
 * @example targetReadings('공백 제외 500자 이내') // [{ length: 500, unit: 'characters', withSpaces: false }]
 */
export function targetReadings(text: string): readonly TargetReading[] {
  const plain = plainCharacters(text);
  if (plain.length > MAX_CALCULATION_UNITS) return [];
  const withSpaces = readSpaces(plain);
  const rest = plain
    .replace(SPACES, ' ')
    .replace(SHEETS, (_, characters = SHEET_CHARACTERS, sheets = '') =>
      sheets === '' ? ' ' : ` ${Number(characters) * Number(sheets)}자 `,
    );
  const measured = Array.from(rest.matchAll(MEASURED), ([, number = '', characters]) => {
    const parsed = parseTargetLength(number.replace(THOUSANDS, inThousands), '');
    const unit: TargetUnit = characters === undefined ? 'bytes' : 'characters';
    return parsed.ok ? [{ length: parsed.value, unit, withSpaces }] : [];
  }).flat();
  const bare = () =>
    bareNumbers(rest.trim().replace(BEFORE, '').replace(AFTER, '').replace(BETWEEN, '$1~$2')).flatMap((value) => {
      const length = toTargetLength(value);
      return length === undefined ? [] : [{ length, unit: undefined, withSpaces }];
    });
  const readings = measured.length > 0 ? measured : bare();
  const unique = new Map(readings.map((reading) => [`${reading.length} ${reading.unit}`, reading]));
  return [...unique.values()].slice(0, MAX_READINGS);
}
