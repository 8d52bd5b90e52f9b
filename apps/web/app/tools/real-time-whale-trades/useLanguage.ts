import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@toolbox/i18n';
import { useTranslation } from 'react-i18next';

/** The language of the page, for what is formatted and not said. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
