import { LANGUAGES, type Language } from '@toolbox/i18n';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useHydrated } from '../../loading/useHydrated.ts';
import { categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { useSearchEntries } from '../../shell/search-box/useSearchEntries.ts';
import { infoPages } from '../../site/infoPages.ts';
import { localPath, plainPath } from '../../site/localPath.ts';
import { type NearPage, nearestPages } from './nearestPages.ts';

export type PageLink = NearPage & {
  /** A document outside of the application, or in the other language. */
  readonly document?: { readonly href: string; readonly language?: Language };
};

/** How people name a language in a path. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: 'korean, kor, kr', en: 'english, eng' };

/** The pages that the URL may mean. */
export function useNearPages(): readonly PageLink[] {
  const t = useMessages('pages', 'notFound');
  const meta = useMessages('meta');
  const shell = useMessages('shell', 'language');
  const { language, href } = useLanguage();
  const { pathname } = useLocation();
  const entries = useSearchEntries({ withSynonyms: true });
  // One file is built for all unknown URLs, so content that depends on the URL is rendered after hydration.
  if (!useHydrated()) return [];

  const tools = entries.map(({ item: { id }, label, path, also }) => ({
    path,
    label,
    names: `${label},${also},${id}`,
  }));
  const others: readonly PageLink[] = [
    ...categories
      .filter(({ id }) => registry.toolsOf(id).length > 0)
      .map(({ id, path }) => ({
        path,
        label: meta(`categories.${id}.name`),
        names: `${meta(`categories.${id}.name`)},${id}`,
      })),
    ...infoPages.map(({ id, path }) => ({
      path,
      label: meta(`pages.${id}.name`),
      names: id === 'home' ? id : `${meta(`pages.${id}.name`)},${id}`,
    })),
    { path: '/docs', label: t('docs'), names: 'document', document: { href: href('/docs') } },
    ...LANGUAGES.filter((other) => other !== language).map((other) => ({
      path: localPath('/', other),
      label: shell(other),
      names: LANGUAGE_NAMES[other],
      document: { href: localPath('/', other), language: other },
    })),
  ];
  return nearestPages<PageLink>(tools, others, plainPath(pathname));
}
