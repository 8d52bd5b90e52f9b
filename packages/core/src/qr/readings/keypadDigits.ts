/** The key of each letter from A to Z on a phone (ITU-T E.161, 2001-02). */
const KEYS = '22233344455566677778889999';
const BEFORE_A = 'A'.charCodeAt(0);
/** A toll-free prefix of North America, or that of a Korean number without an area code, and a word. */
const WORDED =
  /(?<![*#\d-])((?:(?:\+?1[ .-]?)?\(?8(?:00|22|33|44|55|66|77|88)\)?|1[5-8]\d\d)[ .-]?)([a-z][a-z\d-]*)/giu;
/** Numbers of North America have ten digits after their country code, the Korean ones eight. */
const LENGTH = /^1?8\d{9}$|^1[5-8]\d{6}$/u;
/** Where a number of seven digits is parted. */
const MIDDLE = /(?<=^\d{3})(?=\d{4}$)/u;

function keyOf(letter: string): string {
  return KEYS.charAt(letter.toUpperCase().charCodeAt(0) - BEFORE_A);
}

/**
 * Replaces the letters of phone numbers with words, such as 1-800-FLOWERS, by the digits of their keys. A word that
 * does not complete a number is removed together with the digits before it, which are not a number either.
 */
export function keypadDigits(text: string): string {
  return text.replaceAll(WORDED, (_, prefix: string, word: string) => {
    const keys = word.replaceAll('-', '').replaceAll(/[a-z]/giu, keyOf);
    const number = prefix + keys.replace(MIDDLE, '-');
    return LENGTH.test(number.replaceAll(/\D/gu, '')) ? number : '';
  });
}
