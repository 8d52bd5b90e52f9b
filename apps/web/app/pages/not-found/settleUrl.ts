import type { Language } from '@toolbox/i18n';
import { categories } from '../../registry/categories.ts';
import { registry } from '../../registry/registry.ts';
import { infoPages } from '../../site/infoPages.ts';
import { isEnglishPath, localPath, plainPath } from '../../site/localPath.ts';
import { decodedPath } from './decodedPath.ts';

type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The name of a page's file at the end of a path in lowercase. */
const FILE_NAME = /(?:\/index)?\.html?$/u;
/** People guess it from `/en`; Korean pages have no prefix. */
const KOREAN_PREFIX = /^\/ko(?=\/|$)/u;
/** The routes of data, which are not pages: `routes.ts`. */
const DATA = /^\/(?:metadata|guides)(?:\/|$)/iu;

const ENGLISH = /^\/en(?:\/|$)/iu;

/**
 * One spelling for all the ways to write the path of a page. The server and `answerNavigation` of the service worker
 * have the same rule.
 */
function spelling(path: string): string {
  const steps = decodedPath(path).toLowerCase().split('/');
  const plain = `/${steps.filter((step) => step !== '').join('/')}`;
  return plain.replace(FILE_NAME, '').replace(KOREAN_PREFIX, '') || '/';
}

/** The page that a path names in any spelling, or undefined. */
function pageFor(path: string): string | undefined {
  const page = spelling(path);
  const plain = plainPath(page);
  const isPage = [...infoPages, ...categories].some((known) => known.path === plain);
  return isPage || registry.toolAt(plain) !== undefined ? page : undefined;
}

/**
 * The URL of the page that is named in another spelling; undefined where the path is that of a page, or names none.
 *
 * React would create the whole document again if its path did not match, which the content security policy forbids, so
 * that the screen would stay empty. Our server redirects such paths; other hosts send the not-found page for them.
 */
export function canonicalUrl({ pathname, search, hash }: Place): string | undefined {
  const page = pageFor(pathname);
  const isCanonical = pathname.replace(/(?<=[^/])\/$/u, '') === page;
  return page === undefined || isCanonical ? undefined : page + search + hash;
}

/**
 * The URL of the not-found page itself where the router would show something else than the not-found page in this
 * language: it ignores case and encoding, and knows the paths of data.
 */
export function notFoundUrl({ pathname, search, hash }: Place, language: Language): string | undefined {
  const decoded = decodedPath(pathname);
  const isEnglish = ENGLISH.test(decoded);
  const matches = isEnglish === isEnglishPath(pathname) && isEnglish === (language === 'en') && !DATA.test(decoded);
  return matches ? undefined : localPath('/404', language) + search + hash;
}

/** Makes the URL match the document, which is the not-found page, or loads the page that is meant. */
export async function settleUrl(): Promise<void> {
  const page = canonicalUrl(location);
  if (page !== undefined) {
    location.replace(page);
    // Nothing of this document is used.
    await new Promise(() => undefined);
  }
  const { lang } = document.documentElement.dataset;
  const url = notFoundUrl(location, lang === 'en' ? 'en' : 'ko');
  if (url !== undefined) history.replaceState(history.state, '', url);
}
