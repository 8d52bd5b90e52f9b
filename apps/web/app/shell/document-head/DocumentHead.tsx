import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { sendPageView } from '../../analytics/analytics.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { storedLanguage } from '../../i18n/storedLanguage.ts';
import type { MetaWords } from '../../site/pageHead.ts';
import { usePageHead } from './usePageHead.ts';

/** The build writes the structured data of the first page; from then on its text follows the page and the language. */
function useStructuredData() {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const written = useRef(`${language} ${pathname}`);

  useEffect(() => {
    const page = `${language} ${pathname}`;
    if (written.current === page) return;
    written.current = page;
    import('./updateStructuredData.ts').then(
      ({ updateStructuredData }) => {
        const meta = i18n.getResourceBundle(language, 'meta') as MetaWords;
        // A visitor who went on in the meantime has asked again.
        if (written.current === page) updateStructuredData(pathname, language, meta);
      },
      // Only crawlers read it, and they load each page anew.
      () => undefined,
    );
  }, [pathname, language, i18n]);
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

/** Title, description, sharing cards and alternates; they follow the page and the language. */
export function DocumentHead() {
  const head = usePageHead();
  const { language } = useLanguage();
  useStructuredData();
  usePageView(head.title);

  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <meta name="language" content={language} />
      {!head.found && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:locale" content={head.locale} />
      <meta property="og:locale:alternate" content={head.otherLocale} />
      {head.found && <meta property="og:url" content={head.canonical} />}
      <meta property="og:image" content={head.image} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={head.title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={head.image} />
      <link rel="manifest" href={`/site-${language}.webmanifest`} />
      {head.found && <link rel="canonical" href={head.canonical} />}
      {head.found &&
        head.alternates.map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
    </>
  );
}
