const GROUP_LENGTH = 3;

/** Splits a text at the first run of digits and commas: the text before it, the run, the text after it. */
function splitWhole(text: string): readonly [before: string, whole: string, after: string] {
  let start = 0;
  while (start < text.length && !isDigit(text, start)) start += 1;
  // A point before the digits (".5") means they are a fraction.
  if (start > 0 && text[start - 1] === '.') return [text, '', ''];
  let end = start;
  while (end < text.length && (isDigit(text, end) || text[end] === ',')) end += 1;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

function isDigit(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 48 && code <= 57;
}

/** Full-width digits, commas and points, as some keyboards type them, become ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[０-９，．]/g, (character) => character.normalize('NFKC'));
}

/**
 * Removes the grouping of a typed number: "1,234.5" becomes "1234.5". Only commas of the integer part are removed, so
 * words and stray signs stay for the validator to report.
 */
export function ungroupNumber(text: string): string {
  const [before, whole, after] = splitWhole(text);
  return before + whole.replaceAll(',', '') + after;
}

/** Groups the integer part by thousands: "-1234.5678" becomes "-1,234.5678". Other text is returned unchanged. */
export function groupNumber(plain: string): string {
  if (!isPlainNumber(plain)) return plain;
  const [before, whole, after] = splitWhole(plain);
  const digits = whole.replaceAll(',', '');
  const head = digits.length % GROUP_LENGTH;
  const groups = head > 0 ? [digits.slice(0, head)] : [];
  for (let at = head; at < digits.length; at += GROUP_LENGTH) groups.push(digits.slice(at, at + GROUP_LENGTH));
  return before + groups.join(',') + after;
}

const PLAIN = /^[+-]?\d*(?:\.\d*)?$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Whether a value consists of digits with an optional sign and decimal point: the form in which numbers are stored
 * and grouped.
 */
function isPlainNumber(value: string): boolean {
  return PLAIN.test(value);
}

/** The digits of a text that is correctly grouped or not grouped; undefined for any other text. */
export function plainOf(text: string): string | undefined {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) || GROUPED.test(trimmed) ? ungroupNumber(trimmed) : undefined;
}

/**
 * Whether an edit of a correctly grouped number only misplaced its commas: "1,0000" after a digit was typed. A
 * typed comma may be a decimal comma, so an additional comma does not qualify.
 */
export function isRegroupable(text: string, shownBefore: string): boolean {
  const commas = (of: string) => of.split(',').length;
  return commas(text) <= commas(shownBefore) && PLAIN.test(ungroupNumber(text));
}

/** The caret position in the shown text with `plainCaret` plain characters before it. */
export function shownCaret(shown: string, plainCaret: number): number {
  for (let at = 0; at <= shown.length; at += 1) {
    if (ungroupNumber(shown.slice(0, at)).length >= plainCaret) return at;
  }
  return shown.length;
}
