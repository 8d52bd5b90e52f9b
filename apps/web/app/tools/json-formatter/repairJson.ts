import { formatJson } from '@toolbox/core/json';
import { jsonrepair } from 'jsonrepair';

const CONTAINER = /^\s*[[{]/u;
const QUOTE = /^\s*["'`\u2018-\u201f]/u;
/** A value assigned in code: const a = {…}; module.exports = {…}; return […]; */
const ASSIGNED = /^\s*(?:export default|return|(?:(?:const|let|var) )?[\w$.]+ ?[=:])\s*(?=[[{])/u;
const ENCODED = /^\s*%(?:7B|5B)/iu;
const BRACKET = /[[{]/gu;
/** What a bracket that is still open needs to be looked at for. */
const STRUCTURE = /["[\]{}]/gu;
/** Full-width marks and digits, which some keyboards type. */
const FULL_WIDTH = /["\uff01-\uff5e\u3001]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Brackets in a sentence: an empty pair, or numbers. */
const NO_DOCUMENT = /^(?:\{\s*\}|\[[^"{]*\])$/u;

/** JSON without a value that only a comma stands for: it may be an empty one, or a comma too many. */
function isDecided(text: string): boolean {
  const given = formatJson(text);
  return given.ok || given.failure.code !== 'json.invalid' || given.failure.facts.reason !== 'extraComma';
}

/** The offset after the string whose opening quote is at `start`. */
function endOfString(text: string, start: number): number | undefined {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text.charAt(quote - 1 - escapes) === '\\') escapes += 1;
    if (escapes % 2 === 0) return quote + 1;
  }
  return undefined;
}

/** ASCII in place of full-width characters, except in strings. */
function halfWidth(text: string): string {
  let plain = '';
  let done = 0;
  FULL_WIDTH.lastIndex = 0;
  for (let match = FULL_WIDTH.exec(text); match !== null; match = FULL_WIDTH.exec(text)) {
    const [mark] = match;
    const end = mark === '"' ? endOfString(text, match.index) : match.index + 1;
    if (end === undefined) break;
    const meant = mark === '\u3001' ? ',' : String.fromCharCode(mark.charCodeAt(0) - FULL_WIDTH_OFFSET);
    plain += text.slice(done, match.index) + (mark === '"' ? text.slice(match.index, end) : meant);
    done = end;
    FULL_WIDTH.lastIndex = end;
  }
  return plain + text.slice(done);
}

/** The offset after the bracket that closes the one at `start`; undefined where none does. */
function endOfBracket(text: string, start: number): number | undefined {
  STRUCTURE.lastIndex = start;
  let depth = 0;
  for (let match = STRUCTURE.exec(text); match !== null; match = STRUCTURE.exec(text)) {
    const [mark] = match;
    if (mark === '"') {
      const end = endOfString(text, match.index);
      if (end === undefined) return undefined;
      STRUCTURE.lastIndex = end;
    } else {
      depth += mark === '{' || mark === '[' ? 1 : -1;
      if (depth === 0) return match.index + 1;
    }
  }
  return undefined;
}

/** The objects and arrays in a text that is none, as in a log; empty where a bracket stays open. */
function documentsIn(text: string): readonly string[] {
  const found: string[] = [];
  BRACKET.lastIndex = 0;
  for (let match = BRACKET.exec(text); match !== null; match = BRACKET.exec(text)) {
    const end = endOfBracket(text, match.index);
    if (end === undefined) return [];
    const inside = text.slice(match.index, end);
    if (!NO_DOCUMENT.test(inside) && formatJson(inside).ok) found.push(inside);
    BRACKET.lastIndex = end;
  }
  return found;
}

/** The JSON between other text: one document, or several as an array. */
function extracted(text: string): string | undefined {
  const found = documentsIn(text);
  return found.length > 1 ? `[\n${found.join(',\n')}\n]` : found[0];
}

/** Members without the braces around them, which is what is copied of a longer object. */
function enclosed(text: string): string | undefined {
  const members = `{${text.trim().replace(/,$/u, '')}}`;
  return QUOTE.test(text) && formatJson(members).ok ? members : undefined;
}

/** Percent-encoded, as in a link. */
function decoded(text: string): string | undefined {
  if (!ENCODED.test(text)) return undefined;
  try {
    const plain = decodeURIComponent(text.trim());
    return formatJson(plain).ok ? plain : undefined;
  } catch {
    return undefined;
  }
}

function repaired(text: string): string | undefined {
  const value = text.replace(ASSIGNED, '');
  try {
    const json = jsonrepair(value === text ? text : value.replace(/;\s*$/u, ''));
    JSON.parse(json);
    return CONTAINER.test(json) || QUOTE.test(text) ? json : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the JSON that a malformed text may mean: quotes, commas, brackets and comments, full-width
 * marks, words of other languages, several documents in a row, documents between other text, members without their braces, percent-encoded JSON. To be
 * shown with its differences and never taken silently, because it is a guess.
 *
 * Numbers keep their digits, and keys their order. Undefined where nothing likely was found: the text has neither an
 * object nor an array nor is it quoted, or an item is missing between two commas.
 *
 * @example repairJson("{a: 'x',}") // '{"a": "x"}'
 */
export function repairJson(text: string): string | undefined {
  if (!isDecided(text)) return undefined;
  const plain = halfWidth(text);
  if (plain !== text && CONTAINER.test(plain) && formatJson(plain).ok) return plain;
  const steps = CONTAINER.test(plain) ? [repaired, extracted] : [decoded, enclosed, extracted, repaired];
  for (const step of steps) {
    const json = step(plain);
    if (json !== undefined) return json;
  }
  return undefined;
}
