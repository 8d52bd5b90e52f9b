import { LANGUAGES, type Language } from '@toolbox/i18n';
import type { Registry } from '../registry/createRegistry.ts';
import { localPath, plainPath } from './localPath.ts';
import { type MetaWords, pageEntry, pageTitle } from './pageEntry.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from './picturePath.ts';
import { siteConfig } from './siteConfig.ts';

/** Marks the page-specific elements of the head, so that those of the next page can replace them. */
export const PAGE_TAG = 'data-page';
export const STRUCTURED_DATA_ID = 'structured-data';

/** One element of a page's head, without content. */
export type HeadTag = { readonly name: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/**
 * The full URL of a plain path in a language; undefined without a configured origin, because search engines would
 * follow a wrong URL.
 */
export function absolute(path: string, language: Language, origin: string | undefined): string | undefined {
  return origin && `${origin}${localPath(path, language)}`;
}

function link(rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag {
  return { name: 'link', attributes: { rel, ...more, href } };
}

/** Links to the page in each language, and to the one for everybody else. */
function alternateLinks(path: string, origin: string | undefined): readonly HeadTag[] {
  const alternates = LANGUAGES.map((language) => [language, absolute(path, language, origin)] as const);
  return [...alternates, ['x-default', absolute(path, 'ko', origin)] as const].flatMap(([hreflang, href]) =>
    href === undefined ? [] : [link('alternate', href, { hreflang })],
  );
}

/** A page of the site, and what its head is made from. */
export type PageSource = {
  /** Any path of the site, in either language. */
  readonly pathname: string;
  readonly language: Language;
  readonly meta: MetaWords;
  readonly registry: Registry;
  /** Scheme and host of the site; the configured origin by default. */
  readonly origin?: string | undefined;
};

/** What the head of a page says of it. */
export type HeadPage = {
  /** Its plain path; undefined for a page that is not indexed and has no URL. */
  readonly path: string | undefined;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly also: string;
  /** The plain path of the page whose preview picture it shows. */
  readonly pictureOf: string;
};

/**
 * All metadata in the head of a page except its title, in one language. Pure, so that the page, the build and the
 * tests agree.
 *
 * - The not-found page is not indexed and has no URL of its own.
 * - Without a configured origin there is no canonical link, no `og:url` and no alternate link, and the picture's URL
 *   is relative.
 */
export function pageHead({
  pathname,
  language,
  meta,
  registry,
  origin = siteConfig.origin,
}: PageSource): readonly HeadTag[] {
  const path = plainPath(pathname);
  const entry = pageEntry(meta, path, registry);
  const { description, also } = entry ?? meta.pages.notFound;
  const title = pageTitle(meta, path, registry);
  const pictureOf = entry === undefined ? '/' : path;
  return headTags({ path: entry && path, language, title, description, also, pictureOf }, meta, origin);
}

/** The metadata of a page by what it says, for pages that are not part of the app as well. */
export function headTags(
  { path, language, title, description, also, pictureOf }: HeadPage,
  meta: MetaWords,
  origin = siteConfig.origin,
): readonly HeadTag[] {
  const url = path && absolute(path, language, origin);
  const picture = `${origin ?? ''}${picturePath(pictureOf, language)}`;
  const named: readonly (readonly [name: string, content: string])[] = [
    ['description', description],
    ['keywords', also],
    ['language', language],
    ...(path === undefined ? ([['robots', 'noindex']] as const) : []),
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
    ['twitter:image:alt', title],
  ];
  const properties: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', meta.site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', meta.site.locale],
    ['og:locale:alternate', language === 'ko' ? 'en_US' : 'ko_KR'],
    ...(url === undefined ? [] : ([['og:url', url]] as const)),
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(PICTURE_WIDTH)],
    ['og:image:height', String(PICTURE_HEIGHT)],
    ['og:image:alt', title],
  ];
  return [
    ...named.map(([name, content]): HeadTag => ({ name: 'meta', attributes: { name, content } })),
    ...properties.map(([property, content]): HeadTag => ({ name: 'meta', attributes: { property, content } })),
    link('manifest', `/site-${language}.webmanifest`),
    ...(url === undefined ? [] : [link('canonical', url)]),
    ...(url === undefined || path === undefined ? [] : alternateLinks(path, origin)),
  ];
}
