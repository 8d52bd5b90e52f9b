const GROUP_LENGTH = 3;

/** Splits a text at the first run of digits and commas: what stands before, the run, what stands after. */
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

/**
 * Takes the grouping out of a number as typed: "1,234.5" is "1234.5". Nothing but commas of the whole part goes, so
 * words and stray signs stay for the validator to speak about.
 */
export function ungroupNumber(text: string): string {
  const [before, whole, after] = splitWhole(text);
  return before + whole.replaceAll(',', '') + after;
}

/** Groups the whole part by thousands for showing: "-1234.5678" is "-1,234.5678". What is no plain number stays as it is. */
export function groupNumber(plain: string): string {
  if (!isPlainNumber(plain)) return plain;
  const [before, whole, after] = splitWhole(plain);
  const digits = whole.replaceAll(',', '');
  const head = digits.length % GROUP_LENGTH;
  const groups = head > 0 ? [digits.slice(0, head)] : [];
  for (let at = head; at < digits.length; at += GROUP_LENGTH) groups.push(digits.slice(at, at + GROUP_LENGTH));
  return before + groups.join(',') + after;
}

const PLAIN = /^[+-]?\d*\.?\d*$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;

/** Whether a value is digits alone, with a sign and a point at most: the form in which numbers are kept and grouped. */
export function isPlainNumber(value: string): boolean {
  return PLAIN.test(value);
}

/** The digits of a whole text that is well grouped or not grouped at all; undefined for any other text. */
export function plainOf(text: string): string | undefined {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) || GROUPED.test(trimmed) ? ungroupNumber(trimmed) : undefined;
}

/**
 * Whether an edit of a well-grouped number has merely put its commas out of place: "1,0000" after a digit was typed. A
 * comma that was typed may be meant as a point, so one more than before is not that.
 */
export function isRegroupable(text: string, shownBefore: string): boolean {
  const commas = (of: string) => of.split(',').length;
  return commas(text) <= commas(shownBefore) && PLAIN.test(ungroupNumber(text));
}

/** Where the caret belongs in the shown text so that as many plain characters stand before it as `plainCaret`. */
export function shownCaret(shown: string, plainCaret: number): number {
  for (let at = 0; at <= shown.length; at += 1) {
    if (ungroupNumber(shown.slice(0, at)).length >= plainCaret) return at;
  }
  return shown.length;
}
