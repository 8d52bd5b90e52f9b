import type { Language } from '@toolbox/i18n';
import type { Registry } from '../registry/createRegistry.ts';
import { plainPath } from './localPath.ts';
import { absolute, type MetaWords, pageEntry } from './pageHead.ts';

/** `<` would end the script element, so it is written as an escape that JSON reads back as the same character. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * What search engines are told of a page: schema.org data as one JSON text, safe inside a script element.
 *
 * @param pathname any address of the site, in either language
 */
export function structuredData(pathname: string, language: Language, meta: MetaWords, registry: Registry): string {
  const path = plainPath(pathname);
  const page = pageEntry(meta, path, registry);
  const entry = page?.entry ?? meta.pages.notFound;
  const home = path === '/';
  const canonical = absolute(path, language);
  const self = {
    '@type': page?.tool === true ? 'WebApplication' : 'WebPage',
    name: entry.name,
    description: entry.description,
    url: canonical,
  };
  const application =
    page?.tool === true
      ? {
          applicationCategory: 'UtilitiesApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        }
      : {};
  const crumbs = [...(page?.crumbs ?? []), { name: entry.name, path }];
  const graph = [
    { ...self, ...application, inLanguage: language, isAccessibleForFree: true },
    home
      ? { '@type': 'WebSite', name: meta.site.name, url: canonical, inLanguage: ['ko', 'en'] }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.name,
            item: absolute(crumb.path, language),
          })),
        },
  ];
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}
