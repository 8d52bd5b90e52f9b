/** A step into a document: the name of a member or the index of an item. */
export type JsonPathStep = string | number;

/** Longer paths omit their middle, so that a path stays about a line long. */
export const MAX_JSON_PATH_STEPS = 64;

const SHORTHAND_NAME = /^[A-Za-z_\u0080-\ud7ff\ue000-\uffff][\w\u0080-\ud7ff\ue000-\uffff]*$/;

const NAMED_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  return NAMED_ESCAPES.get(character) ?? `\\u${code}`;
}

function writeStep(step: JsonPathStep): string {
  if (typeof step === 'number') return `[${step}]`;
  if (SHORTHAND_NAME.test(step)) return `.${step}`;
  return `['${step.replaceAll(/[\p{Cc}\p{Cs}'\\]/gu, escapeCharacter)}']`;
}

/**
 * Writes a JSONPath (RFC 9535, February 2024): names in shorthand where possible, else in single quotes.
 *
 * A path of more than {@link MAX_JSON_PATH_STEPS} steps keeps half of them at each end with `…` between, which is no
 * longer a JSONPath but readable.
 *
 * @example jsonPathOf(['a', 0, 'b c']) // "$.a[0]['b c']"
 */
export function jsonPathOf(steps: readonly JsonPathStep[]): string {
  if (steps.length <= MAX_JSON_PATH_STEPS) return `$${steps.map(writeStep).join('')}`;
  const half = MAX_JSON_PATH_STEPS / 2;
  return `$${steps.slice(0, half).map(writeStep).join('')}…${steps.slice(-half).map(writeStep).join('')}`;
}
