import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
import { useI18n } from './useI18n.ts';

/** The language of the page's messages, for formatting numbers and times. */
export function usePageLanguage(): Language {
  const i18n = useI18n();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
