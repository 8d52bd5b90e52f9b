import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { sendPageView } from '../../analytics/analytics.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { storedLanguage } from '../../i18n/storedLanguage.ts';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { type MetaWords, pageTitle } from '../../site/pageEntry.ts';

/**
 * The build writes all of the first page's head but its title; from then on description, sharing cards, alternates and
 * structured data follow the page and the language, by code that no first page loads.
 */
function useHeadTags(meta: MetaWords) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const written = useRef(`${language} ${pathname}`);

  useEffect(() => {
    const page = `${language} ${pathname}`;
    if (written.current === page) return;
    written.current = page;
    import('./updateHead.ts').then(
      // A visitor who went on in the meantime has asked again.
      ({ updateHead }) => updateHead(pathname, language, meta, () => written.current === page),
      // Only crawlers and sharing services read it, and they load each page anew.
      () => undefined,
    );
  }, [pathname, language, meta]);
}

/** Tells of each page once, by its path and by its title in the language the visitor reads. */
function usePageView(title: string) {
  const { language, english } = useLanguage();
  const { pathname } = useLocation();
  const told = useRef<string>(undefined);

  useEffect(() => {
    // A first page still stands in the language it was built in; the stored one is on its way.
    const isOnItsWay = told.current === undefined && !english && language !== storedLanguage();
    if (told.current === pathname || isOnItsWay) return;
    told.current = pathname;
    sendPageView(pathname, title);
  }, [pathname, title, language, english]);
}

/** The title and all else that the head says of the page. */
export function DocumentHead() {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const meta: MetaWords = i18n.getResourceBundle(language, 'meta');
  const title = pageTitle(meta, plainPath(pathname), registry);
  useHeadTags(meta);
  usePageView(title);
  return <title>{title}</title>;
}
