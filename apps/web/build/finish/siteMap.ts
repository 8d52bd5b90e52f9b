import { LANGUAGES, type Language } from '@toolbox/i18n';
import { localPath } from '../../app/site/localPath.ts';

/** A page of the site map: its plain path, and the date of its last change if it is known. */
export type MappedPage = { readonly path: string; readonly changed?: string };

/** The site map: every page in both languages, each with a link to the other. It needs full URLs. */
export function siteMap(origin: string, pages: readonly MappedPage[]): string {
  const absolute = (path: string, language: Language) => origin + localPath(path, language);
  const urls = pages.flatMap(({ path, changed }) => {
    const alternates = [
      ['ko', absolute(path, 'ko')],
      ['en', absolute(path, 'en')],
      ['x-default', absolute(path, 'ko')],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    const lastChange = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return LANGUAGES.map(
      (language) => `<url><loc>${absolute(path, language)}</loc>${lastChange}${alternates.join('')}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Every page may be indexed; API responses may not. Without an origin there is no site map to list. */
export function robots(origin: string | undefined): string {
  const map = origin === undefined ? '' : `Sitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\nDisallow: /api/\n${map}`;
}
