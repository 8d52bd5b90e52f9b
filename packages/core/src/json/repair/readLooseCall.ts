import { isCounted } from './collapsedValue.ts';
import { skipBlanks } from './looseMarks.ts';
import type { LooseSource } from './looseSource.ts';
import { isQuoteAt, type LoosePart, readLooseString } from './readLooseString.ts';

const CALLEE = /^(?:new )?[\p{L}_$][\p{L}\p{N}_$.]*$/u;
const ARGUMENT = /-?\d+(?:\.\d+)?/uy;
const DATE_CALLEE = /^(?:datetime\.)?(date|datetime)$/u;
const DATE_ARGUMENTS =
  /\(\s*(\d{1,4}(?:\s*,\s*\d{1,6}){2,6})(?:\s*,\s*tzinfo=(<UTC>|UTC|(?:datetime\.)?timezone\.utc|(?:zoneinfo\.)?ZoneInfo\(key='UTC'\)))?\s*\)/uy;

/**
 * The date of a call of Python such as `datetime.date(2026, 1, 1)` in ISO 8601; undefined for other calls and zones.
 */
function readDate(text: string, callee: string, bracket: number): LoosePart | undefined {
  const [, kind] = DATE_CALLEE.exec(callee) ?? [];
  DATE_ARGUMENTS.lastIndex = bracket;
  const [call = '', list = '', zone] = (kind && DATE_ARGUMENTS.exec(text)) || [];
  const [year = '', month = '', day = '', ...time] = list.match(/\d+/gu) ?? [];
  if (day === '' || (kind === 'date' && (time.length > 0 || zone))) return undefined;
  const two = (part: string) => part.padStart(2, '0');
  const [hour = '', minute = '', second = '', micros] = time;
  const fraction = micros === undefined ? '' : `.${micros.padStart(6, '0')}`;
  const offset = zone ? '+00:00' : '';
  const clock = kind === 'date' ? '' : `T${two(hour)}:${two(minute)}:${two(second)}${fraction}${offset}`;
  return {
    json: JSON.stringify(`${year.padStart(4, '0')}-${two(month)}-${two(day)}${clock}`),
    end: bracket + call.length,
  };
}

/** Whether words before a bracket are the name of a function or a class. */
export function isCallee(words: string): boolean {
  return CALLEE.test(words);
}

/**
 * The only argument of a call such as `ObjectId("…")`, which stands for its value, or the date of `datetime.date(…)`.
 * Undefined for any other call, and where the number is that of items that are not in the text.
 *
 * @param bracket the offset of the bracket after the callee
 * @example readLooseCall(looseSource('NumberLong(5)'), 'NumberLong', 10) // { json: '5', end: 13 }
 */
export function readLooseCall(source: LooseSource, callee: string, bracket: number): LoosePart | undefined {
  const { text } = source;
  if (isCounted(callee)) return undefined;
  const date = readDate(text, callee, bracket);
  if (date !== undefined) return date;
  const start = skipBlanks(text, bracket + 1);
  ARGUMENT.lastIndex = start;
  const number = ARGUMENT.test(text) ? text.slice(start, ARGUMENT.lastIndex) : '';
  const argument = isQuoteAt(text, start)
    ? readLooseString(source, start)
    : { json: number, end: start + number.length };
  if (argument === undefined || argument.json === '') return undefined;
  const end = skipBlanks(text, argument.end);
  return text.charAt(end) === ')' ? { json: argument.json, end: end + 1 } : undefined;
}
