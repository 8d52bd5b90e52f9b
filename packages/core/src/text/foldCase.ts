/**
 * A text without its case: two texts that differ in case alone give the same one. In uppercase ß is SS, and σ and ς are
 * one letter. Independent of the locale; the dotless ı and i stay two letters, which uppercase would make one.
 *
 * @example foldCase('Straße') // 'strasse'
 */
export function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ');
}
