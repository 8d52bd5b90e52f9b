import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sendPageView } from '../../analytics/analytics.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { storedLanguage } from '../../i18n/storedLanguage.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { registry } from '../../registry/registry.ts';
import { plainPath } from '../../site/localPath.ts';
import { type MetaWords, pageTitle } from '../../site/pageEntry.ts';

/**
 * The build writes the head of the first page except its title; afterward description, sharing cards, alternates and
 * structured data follow the page and the language, with code that is not part of the initial load.
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
      // If the visitor has navigated in the meantime, that navigation updates the head.
      ({ updateHead }) => updateHead({ pathname, language, meta, isShown: () => written.current === page }),
      // Only crawlers and sharing services read it, and they load each page separately.
      () => undefined,
    );
  }, [pathname, language, meta]);
}

/** Reports each page view once, with its path and its title in the visitor's language. */
function usePageView(title: string) {
  const { language, english } = useLanguage();
  const { pathname } = useLocation();
  const announced = useRef<string>(undefined);

  useEffect(() => {
    // The first page is still in the language it was built in; the stored one is loading.
    const isOnItsWay = announced.current === undefined && !english && language !== storedLanguage();
    if (announced.current === pathname || isOnItsWay) return;
    announced.current = pathname;
    sendPageView(pathname, title);
  }, [pathname, title, language, english]);
}

/** The title and all other metadata in the head. */
export function DocumentHead() {
  const i18n = useI18n();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const meta: MetaWords = i18n.getResourceBundle(language, 'meta');
  const title = pageTitle(meta, plainPath(pathname), registry);
  useHeadTags(meta);
  usePageView(title);
  return <title>{title}</title>;
}
