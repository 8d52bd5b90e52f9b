import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { registry } from '../../registry/registry.ts';
import { type PageHead, pageHead } from '../../site/pageHead.ts';

/** The head of the page that is shown, in its language. */
export function usePageHead(): PageHead {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return useMemo(
    () => pageHead(pathname, language, i18n.getResourceBundle(language, 'meta'), registry),
    [pathname, language, i18n],
  );
}
