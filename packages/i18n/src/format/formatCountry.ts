import type { Language } from '../catalog.ts';

/**
 * The name of a country in a language; undefined for an unknown code.
 *
 * @param code ISO 3166-1 alpha-2, in capitals
 * @example formatCountry('KR', 'ko') // '대한민국'
 */
export function formatCountry(code: string, language: Language): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
  } catch {
    // Not in the format of a country code.
    return undefined;
  }
}
