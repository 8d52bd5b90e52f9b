/**
 * Placeholders that a program prints instead of a value: for an object or an array converted to a string or nested too
 * deep, for a function or a class, for an array of Java (`[B@1b6d3586`), for empty items of an array, and for the rest
 * of a long array or string. Three points alone do not count, because people shorten examples with them.
 */
const COLLAPSED =
  /\[(?:object [A-Z]\w{0,40}|Object|Array|Circular(?: \*\d{1,9})?|(?:Async)?(?:Generator)?Function(?:: [^[\]\n]{1,80}| \(anonymous\))|class [\p{L}\p{N}_$ .]{1,80})\]|\{\u2026\}|\[\u2026\]|\[(?:[BCDFIJSZ]|L[\w.$]{1,200};)@[\da-f]{1,8}(?!\w)|<\d{1,15} empty items?>|(?:\.\.\.|\u2026) ?\d{1,15} more (?:item|character)s?(?!\w)/u;
const COLLAPSED_AT = new RegExp(COLLAPSED.source, 'uy');
/** A class printed with its number of items: `Array(2)`, `Set(3)`, `Uint8Array(4)`, `NodeList(5)`. */
const COUNTED = /(?:Array|Map|Set|Buffer|List|Collection)$/u;
const COUNT = new RegExp(String.raw`${COUNTED.source.slice(0, -1)}\(\d{1,15}\)`, 'u');
// An escaped quote does not start a string: otherwise the search for the end of a string would start at each of them.
const STRING = /"(?:[^"\\\n]|\\.)*\\?"?|(?<!\\)'(?:[^'\\\n]|\\.)*'/gu;

/** Whether a placeholder for a value that is not in the text is at an offset. */
export function isCollapsedAt(text: string, at: number): boolean {
  COLLAPSED_AT.lastIndex = at;
  return COLLAPSED_AT.test(text);
}

/** Whether a call with a number stands for that many items, which are not in the text. */
export function isCounted(callee: string): boolean {
  return COUNTED.test(callee);
}

/**
 * Whether a text has a value whose content it does not have, outside of strings.
 *
 * @example hasCollapsedValue('{user: [object Object], tags: Array(2)}') // true
 */
export function hasCollapsedValue(text: string): boolean {
  const bare = text.replace(STRING, '');
  return COLLAPSED.test(bare) || COUNT.test(bare);
}
