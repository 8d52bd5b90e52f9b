import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';

export const LANGUAGE_KEY = 'language';

/** The language that the visitor chose before, or Korean. Storage may be denied or contain anything. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Stores the choice where the browser allows it; otherwise it applies to this page only. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice still applies to this page.
  }
}
