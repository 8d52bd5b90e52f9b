import type { Language } from '../catalog.ts';

/**
 * The name of a country in a language, or nothing for a code that stands for none.
 *
 * @param code ISO 3166-1 alpha-2, in capitals
 * @example formatCountry('KR', 'ko') // '대한민국'
 */
export function formatCountry(code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
  } catch {
    // Not even the shape of a code.
    return undefined;
  }
}
