import type { Language } from '@toolbox/i18n';
import { localPath } from '../app/site/localPath.ts';
import { siteConfig } from '../app/site/siteConfig.ts';

function absolute(path: string, language: Language): string {
  return `${siteConfig.origin}${localPath(path, language)}`;
}

/** The site map: every page in both languages, each naming the other. */
export function siteMap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const alternates = [
      ['ko', absolute(path, 'ko')],
      ['en', absolute(path, 'en')],
      ['x-default', absolute(path, 'ko')],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return (['ko', 'en'] as const).map(
      (language) => `<url><loc>${absolute(path, language)}</loc>${alternates.join('')}</url>`,
    );
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Every page may be found; what the server answers itself may not. */
export function robots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nSitemap: ${siteConfig.origin}/sitemap.xml\n`;
}

/** What an installed site is called and looks like, in one language. */
export function webManifest(language: Language, name: string, description: string): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: localPath('/', language),
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f5',
    theme_color: '#faf9f5',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
