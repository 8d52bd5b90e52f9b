import type { Language } from '@toolbox/i18n';

const ENGLISH_PREFIX = '/en';

/**
 * Removes the `/en` prefix and the trailing slash from a path; the home page is `/`.
 *
 * @example plainPath('/en/about/') // '/about'
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/(?<!\/)\/+$/u, '');
  if (path === ENGLISH_PREFIX) return '/';
  return (path.startsWith(`${ENGLISH_PREFIX}/`) ? path.slice(ENGLISH_PREFIX.length) : path) || '/';
}

/** Whether a path belongs to the prerendered English pages. */
export function isEnglishPath(pathname: string): boolean {
  return pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
}

/**
 * The URL path of a plain path in a language: Korean pages have no prefix.
 *
 * @example localPath('/', 'en') // '/en'
 */
export function localPath(path: string, language: Language): string {
  if (language === 'ko') return path;
  return path === '/' ? ENGLISH_PREFIX : `${ENGLISH_PREFIX}${path}`;
}
