import type { Page } from '@playwright/test';
import { categories } from '@toolbox/web/registry/categories';
import { infoPages } from '@toolbox/web/site/infoPages';
import { localPath } from '@toolbox/web/site/localPath';
import { picturePath } from '@toolbox/web/site/picturePath';
import { siteConfig } from '@toolbox/web/site/siteConfig';
import { type Language, messageIn } from '../messages.ts';
import { registry } from '../registry.ts';

/** The background of the page in both themes, which is also the color of the browser's own UI. */
export const THEME_COLORS = { light: '#faf9f5', dark: '#0d1413' } as const;

/** The metadata in the head of a page; lists, because each element must occur exactly once. */
export type Head = {
  readonly lang: string;
  readonly titles: readonly string[];
  readonly description: readonly string[];
  readonly keywords: readonly string[];
  readonly language: readonly string[];
  readonly openGraph: readonly (readonly string[])[];
  readonly image: readonly (readonly string[])[];
  readonly url: readonly string[];
  readonly themeColors: readonly (readonly string[])[];
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
      // Without a configured origin the address of a picture has none.
      const path = (address: string) => new URL(address, 'http://127.0.0.1').pathname;
      return {
        lang: documentElement.lang,
        titles: [...head.querySelectorAll('title')].map(({ text }) => text),
        description: content('description'),
        keywords: content('keywords'),
        language: content('language'),
        openGraph: ['og:title', 'og:description', 'og:locale', 'twitter:title', 'twitter:description'].map(content),
        image: [
          content('og:image').map(path),
          content('twitter:image').map(path),
          content('og:image:width'),
          content('og:image:height'),
          content('og:image:alt'),
        ],
        url: content('og:url').map(path),
        themeColors: metas.filter(({ name }) => name === 'theme-color').map((meta) => [meta.media, meta.content]),
        canonical: links('canonical').map(({ href }) => path(href)),
        alternates: links('alternate').map(({ hreflang, href }) => [hreflang, path(href)]),
        robots: content('robots'),
      };
    });
  }, htmls);
}

/** The message keys of a page's metadata. */
export function metaKeyOf(path: string): string {
  const info = infoPages.find((page) => page.path === path);
  if (info !== undefined) return `meta:pages.${info.id}`;
  const category = categories.find((candidate) => candidate.path === path);
  if (category !== undefined) return `meta:categories.${category.id}`;
  const tool = registry.toolAt(path);
  return tool === undefined ? 'meta:pages.notFound' : `meta:tools.${tool.id}`;
}

/** The title of a page: that of a tool or the home page is longer than its name. */
function titleOf(path: string, language: Language): string {
  const key = metaKeyOf(path);
  if (path === '/') return messageIn(language, `${key}.title`);
  const own = key.startsWith('meta:tools.') ? 'title' : 'name';
  return `${messageIn(language, `${key}.${own}`)}${messageIn(language, 'meta:site.separator')}${messageIn(language, 'meta:site.name')}`;
}

/** The expected metadata of a page in a language, independent of how it was reached. */
export function expectedHead(path: string, language: Language): Head {
  const key = metaKeyOf(path);
  const description = messageIn(language, `${key}.description`);
  const title = titleOf(path, language);
  const picture = picturePath(path, language);
  // Without a configured origin there are no URLs.
  const located = siteConfig.origin !== undefined;
  return {
    lang: language,
    titles: [title],
    description: [description],
    keywords: [messageIn(language, `${key}.also`)],
    language: [language],
    openGraph: [[title], [description], [messageIn(language, 'meta:site.locale')], [title], [description]],
    image: [[picture], [picture], ['1200'], ['630'], [title]],
    url: located ? [localPath(path, language)] : [],
    themeColors: [
      ['(prefers-color-scheme: light)', THEME_COLORS.light],
      ['(prefers-color-scheme: dark)', THEME_COLORS.dark],
    ],
    canonical: located ? [localPath(path, language)] : [],
    alternates: located
      ? [
          ['ko', path],
          ['en', localPath(path, 'en')],
          ['x-default', path],
        ]
      : [],
    robots: [],
  };
}
