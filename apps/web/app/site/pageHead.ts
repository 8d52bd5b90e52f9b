import type { Catalog, Language } from '@toolbox/i18n';
import { categories } from '../registry/categories.ts';
import type { Registry } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';
import { localPath, plainPath } from './localPath.ts';
import { siteConfig } from './siteConfig.ts';

export type MetaWords = Loose<Catalog['meta']>;
type Loose<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Loose<Tree[Key]> };

export type PageHead = {
  readonly title: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly locale: string;
  readonly otherLocale: string;
  readonly siteName: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly image: string;
  readonly found: boolean;
};

type Entry = { readonly name: string; readonly description: string; readonly also: string };
type Crumb = { readonly name: string; readonly path: string };

/** The full address of a plain path in a language. */
export function absolute(path: string, language: Language): string {
  const local = localPath(path, language);
  return `${siteConfig.origin}${local === '/' ? '/' : local}`;
}

/** What the catalogs say of the page at a plain path, and the pages above it. */
export function pageEntry(
  meta: MetaWords,
  path: string,
  registry: Registry,
): { entry: Entry; crumbs: readonly Crumb[]; tool: boolean } | undefined {
  const home: Crumb = { name: meta.pages.home.name, path: '/' };
  const info = infoPages.find((page) => page.path === path);
  if (info !== undefined) return { entry: meta.pages[info.id], crumbs: [home], tool: false };
  const category = categories.find((candidate) => candidate.path === path);
  if (category !== undefined) return { entry: meta.categories[category.id], crumbs: [home], tool: false };
  const tool = registry.toolAt(path);
  if (tool === undefined) return undefined;
  const parent = registry.categoryOf(tool);
  return {
    entry: meta.tools[tool.id],
    crumbs: [home, { name: meta.categories[parent.id].name, path: parent.path }],
    tool: true,
  };
}

/**
 * Everything the head of a page says, in one language. Pure, so that the page, the build and the tests agree.
 *
 * @param pathname any address of the site, in either language
 */
export function pageHead(pathname: string, language: Language, meta: MetaWords, registry: Registry): PageHead {
  const path = plainPath(pathname);
  const page = pageEntry(meta, path, registry);
  const entry = page?.entry ?? meta.pages.notFound;
  const home = path === '/';
  const siteName = meta.site.name;
  const title = home ? `${siteName} - ${entry.description}` : `${entry.name}${meta.site.separator}${siteName}`;
  const canonical = absolute(path, language);
  return {
    title,
    name: entry.name,
    description: entry.description,
    keywords: entry.also,
    locale: meta.site.locale,
    otherLocale: language === 'ko' ? 'en_US' : 'ko_KR',
    siteName,
    canonical,
    alternates: [
      { hreflang: 'ko', href: absolute(path, 'ko') },
      { hreflang: 'en', href: absolute(path, 'en') },
      { hreflang: 'x-default', href: absolute(path, 'ko') },
    ],
    image: `${siteConfig.origin}/og-${language}.png`,
    found: page !== undefined,
  };
}
