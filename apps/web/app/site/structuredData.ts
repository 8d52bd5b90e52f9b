import type { GuidePage, Language } from '@toolbox/i18n';
import { plainPath } from './localPath.ts';
import { pageEntry } from './pageEntry.ts';
import { absolute, type PageSource } from './pageHead.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from './picturePath.ts';
import { siteConfig } from './siteConfig.ts';

type DataSource = PageSource & {
  /** The guide of the page's tool; its questions are included as shown. */
  readonly guide?: GuidePage | undefined;
};

type Crumb = { readonly name: string; readonly path: string };

/** `<` could end the script element, so it is written as a JSON escape. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The breadcrumbs from the home page to the page with a plain path and a name, inclusive. */
function breadcrumbsOf({ name, path }: Crumb, { meta, registry }: PageSource): readonly Crumb[] {
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
 */
export function structuredData(source: DataSource): string {
  const { pathname, language, meta, registry, guide, origin = siteConfig.origin } = source;
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
    const items = breadcrumbsOf({ name: entry.name, path }, source).map((crumb, index) => {
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
