import type { GuidePage, Language } from '@toolbox/i18n';
import type { Registry } from '../registry/createRegistry.ts';
import { plainPath } from './localPath.ts';
import { type MetaWords, pageEntry } from './pageEntry.ts';
import { absolute } from './pageHead.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from './picturePath.ts';
import { siteConfig } from './siteConfig.ts';

type Crumb = { readonly name: string; readonly path: string };

/** `<` could end the script element, so it is written as a JSON escape. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The breadcrumbs from the home page to a page, inclusive. */
function breadcrumbsOf(path: string, name: string, meta: MetaWords, registry: Registry): readonly Crumb[] {
  const tool = registry.toolAt(path);
  const category = tool && registry.categoryOf(tool);
  return [
    { name: meta.site.name, path: '/' },
    ...(category === undefined ? [] : [{ name: meta.categories[category.id].name, path: category.path }]),
    { name, path },
  ];
}

function applicationOf(path: string, language: Language, origin: string | undefined) {
  return {
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    ...(origin !== undefined && {
      image: {
        '@type': 'ImageObject',
        url: `${origin}${picturePath(path, language)}`,
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
      },
    }),
  };
}

/**
 * The structured data of a page for search engines: schema.org data as one JSON text, safe inside a script element.
 * Without a configured origin it contains no URLs.
 *
 * @param pathname any path of the site, in either language
 * @param guide the guide of the page's tool; its questions are included as shown
 * @param origin scheme and host of the site; the configured origin by default
 */
export function structuredData(
  pathname: string,
  language: Language,
  meta: MetaWords,
  registry: Registry,
  guide?: GuidePage,
  origin = siteConfig.origin,
): string {
  const path = plainPath(pathname);
  const entry = pageEntry(meta, path, registry) ?? meta.pages.notFound;
  const isTool = registry.toolAt(path) !== undefined;
  const url = absolute(path, language, origin);
  const graph: object[] = [
    {
      '@type': isTool ? 'WebApplication' : 'WebPage',
      name: entry.name,
      description: entry.description,
      ...(url !== undefined && { url }),
      ...(isTool && applicationOf(path, language, origin)),
      inLanguage: language,
      isAccessibleForFree: true,
    },
  ];
  if (path === '/') {
    graph.push({
      '@type': 'WebSite',
      name: meta.site.name,
      ...(url !== undefined && { url }),
      inLanguage: ['ko', 'en'],
    });
  } else {
    const items = breadcrumbsOf(path, entry.name, meta, registry).map((crumb, index) => {
      const item = absolute(crumb.path, language, origin);
      return { '@type': 'ListItem', position: index + 1, name: crumb.name, ...(item !== undefined && { item }) };
    });
    graph.push({ '@type': 'BreadcrumbList', itemListElement: items });
  }
  if (guide !== undefined) {
    graph.push({
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: guide.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return scriptJson({ '@context': 'https://schema.org', '@graph': graph });
}
