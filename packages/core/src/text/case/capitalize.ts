/**
 * Capitalizes the first code point of a word and leaves the rest unchanged, independently of the locale.
 *
 * A letter that capitalizes to two letters gives one capital (ß to Ss). Georgian has no capital at the start of a
 * word.
 *
 * @example capitalize('éclair') // 'Éclair'
 */
export function capitalize(word: string): string {
  const [first = ''] = word;
  if (/\p{sc=Geor}/u.test(first)) return word;
  const [head = '', ...tail] = first.toUpperCase();
  return head + tail.join('').toLowerCase() + word.slice(first.length);
}
