import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
import { useI18n } from './useI18n.ts';

/** The language the page speaks: that of its words, for numbers and times beside them. */
export function usePageLanguage(): Language {
  const i18n = useI18n();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
