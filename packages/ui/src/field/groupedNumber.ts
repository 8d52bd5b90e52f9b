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

/** Groups the whole part by thousands for showing: "-1234.5678" is "-1,234.5678". */
export function groupNumber(plain: string): string {
  const [before, whole, after] = splitWhole(plain);
  const digits = whole.replaceAll(',', '');
  const head = digits.length % GROUP_LENGTH;
  const groups = head > 0 ? [digits.slice(0, head)] : [];
  for (let at = head; at < digits.length; at += GROUP_LENGTH) groups.push(digits.slice(at, at + GROUP_LENGTH));
  return before + groups.join(',') + after;
}

/** Drops the field's own unit from the end of a pasted value: "1,234원" in a field of won is "1,234". */
export function withoutUnit(text: string, unit: string | undefined): string {
  const trimmed = text.trimEnd();
  if (!unit || !trimmed.endsWith(unit)) return text;
  const rest = trimmed.slice(0, -unit.length).trimEnd();
  return /\d$/.test(rest) ? rest : text;
}

/** Where the caret belongs in the shown text so that as many plain characters stand before it as `plainCaret`. */
export function shownCaret(shown: string, plainCaret: number): number {
  for (let at = 0; at <= shown.length; at += 1) {
    if (ungroupNumber(shown.slice(0, at)).length >= plainCaret) return at;
  }
  return shown.length;
}
