import type { Page } from '@playwright/test';
import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { localPath } from '@toolbox/web/site/localPath';
import { registry } from './registry.ts';
import { type Language, say } from './words.ts';

/** What the head of a page says; lists, because each thing must be said exactly once. */
export type Head = {
  readonly lang: string;
  readonly titles: readonly string[];
  readonly description: readonly string[];
  readonly keywords: readonly string[];
  readonly language: readonly string[];
  readonly openGraph: readonly (readonly string[])[];
  readonly image: readonly string[];
  readonly canonical: readonly string[];
  readonly alternates: readonly (readonly string[])[];
  readonly robots: readonly string[];
};

/** Reads the head of the page that is shown, or of pages given as HTML, as the browser understands them. */
export function readHeads(page: Page, htmls?: readonly string[]): Promise<readonly Head[]> {
  return page.evaluate((sources) => {
    const documents = sources?.map((source) => new DOMParser().parseFromString(source, 'text/html')) ?? [document];
    return documents.map(({ documentElement, head }) => {
      const metas = [...head.querySelectorAll('meta')];
      const content = (key: string) =>
        metas.filter((meta) => (meta.getAttribute('property') ?? meta.name) === key).map((meta) => meta.content);
      const links = (rel: string) => [...head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
      const path = (address: string) => new URL(address).pathname;
      return {
        lang: documentElement.lang,
        titles: [...head.querySelectorAll('title')].map(({ text }) => text),
        description: content('description'),
        keywords: content('keywords'),
        language: content('language'),
        openGraph: ['og:title', 'og:description', 'og:locale', 'twitter:title', 'twitter:description'].map(content),
        image: content('og:image').map(path),
        canonical: links('canonical').map(({ href }) => path(href)),
        alternates: links('alternate').map(({ hreflang, href }) => [hreflang, path(href)]),
        robots: content('robots'),
      };
    });
  }, htmls);
}

/** Where the words of a page's head stand in the catalogs. */
export function metaKeyOf(path: string): string {
  const info = infoPages.find((page) => page.path === path);
  if (info !== undefined) return `meta:pages.${info.id}`;
  const category = categories.find((candidate) => candidate.path === path);
  if (category !== undefined) return `meta:categories.${category.id}`;
  const tool = registry.toolAt(path);
  return tool === undefined ? 'meta:pages.notFound' : `meta:tools.${tool.id}`;
}

/** What the head of a page must say in a language, whatever way led to it. */
export function expectedHead(path: string, language: Language): Head {
  const key = metaKeyOf(path);
  const site = say(language, 'meta:site.name');
  const description = say(language, `${key}.description`);
  const title =
    path === '/'
      ? `${site} - ${description}`
      : `${say(language, `${key}.name`)}${say(language, 'meta:site.separator')}${site}`;
  return {
    lang: language,
    titles: [title],
    description: [description],
    keywords: [say(language, `${key}.also`)],
    language: [language],
    openGraph: [[title], [description], [say(language, 'meta:site.locale')], [title], [description]],
    image: [`/og-${language}.png`],
    canonical: [localPath(path, language)],
    alternates: [
      ['ko', path],
      ['en', localPath(path, 'en')],
      ['x-default', path],
    ],
    robots: [],
  };
}
