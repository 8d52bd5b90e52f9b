/**
 * What a program writes in place of an object or an array: as a string, or at a depth that it does not show; in place
 * of a function or a class; in place of an array of Java, `[B@1b6d3586`; in place of items that an array does not have;
 * and in place of the rest of a long array or string. Three points alone are not among them: that is how people shorten
 * an example.
 */
const COLLAPSED =
  /\[(?:object [A-Z]\w{0,40}|Object|Array|Circular(?: \*\d{1,9})?|(?:Async)?(?:Generator)?Function(?:: [^[\]\n]{1,80}| \(anonymous\))|class [\p{L}\p{N}_$ .]{1,80})\]|\{\u2026\}|\[\u2026\]|\[(?:[BCDFIJSZ]|L[\w.$]{1,200};)@[\da-f]{1,8}(?!\w)|<\d{1,15} empty items?>|(?:\.\.\.|\u2026) ?\d{1,15} more (?:item|character)s?(?!\w)/u;
const COLLAPSED_AT = new RegExp(COLLAPSED.source, 'uy');
/** A class whose number is that of its items: `Array(2)`, `Set(3)`, `Uint8Array(4)`, `NodeList(5)`. */
const COUNTED = /(?:Array|Map|Set|Buffer|List|Collection)$/u;
const COUNT = new RegExp(String.raw`${COUNTED.source.slice(0, -1)}\(\d{1,15}\)`, 'u');
// An escaped quote starts no string: otherwise each one would be searched for the end of its string.
const STRING = /"(?:[^"\\\n]|\\.)*\\?"?|(?<!\\)'(?:[^'\\\n]|\\.)*'/gu;

/** Whether what is at an offset stands for something that is not in the text. */
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
