/** Letters that a field for won or a count accepts only as words. */
const LETTERS = [
  [/(?<=\d) ?k(?=$| ?(?:won|krw|원)$)/iu, ' thousand'],
  [/(?<=\d) ?m(?=$| ?(?:won|krw|원)$)/iu, ' million'],
  [/(?<=\d) ?b(?=$| ?(?:won|krw|원)$)/iu, ' billion'],
] as const;

/**
 * The text with the word for a letter that stands for thousands, millions or billions.
 *
 * @example spellLetters('48M') // '48 million'
 */
export function spellLetters(text: string): string {
  return LETTERS.reduce((spelling, [letter, word]) => spelling.replace(letter, word), text);
}
