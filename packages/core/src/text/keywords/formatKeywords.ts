/** How keywords are joined. */
export type KeywordFormat = 'hashtag' | 'comma';

/**
 * Formats keywords for copying: `#a #b` or `a, b`. No keywords give an empty text.
 *
 * @example formatKeywords([{ word: 'vat' }, { word: 'tax' }], 'hashtag') // '#vat #tax'
 */
export function formatKeywords(keywords: readonly { readonly word: string }[], format: KeywordFormat): string {
  const words = keywords.map(({ word }) => word);
  return format === 'hashtag' ? words.map((word) => `#${word}`).join(' ') : words.join(', ');
}
