import type { Catalog } from '@toolbox/i18n';
import { categories } from '../registry/categories.ts';
import type { Registry } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

export type MetaWords = Loose<Catalog['meta']>;
type Loose<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Loose<Tree[Key]> };

/** The metadata of a page in the catalogs. `title` is set where the title is more than the name. */
export type PageEntry = {
  readonly name: string;
  readonly description: string;
  readonly also: string;
  readonly title?: string | undefined;
};

/** The metadata of the page at a plain path; undefined for a path without a page. */
export function pageEntry(meta: MetaWords, path: string, registry: Registry): PageEntry | undefined {
  const info = infoPages.find((page) => page.path === path);
  if (info !== undefined) return meta.pages[info.id];
  const category = categories.find((candidate) => candidate.path === path);
  if (category !== undefined) return meta.categories[category.id];
  const tool = registry.toolAt(path);
  return tool && meta.tools[tool.id];
}

/** The title of the page at a plain path: in the tab, in search results and in shared links. */
export function pageTitle(meta: MetaWords, path: string, registry: Registry): string {
  const { name, title = name }: PageEntry = pageEntry(meta, path, registry) ?? meta.pages.notFound;
  // The title of the home page begins with the name of the site.
  return path === '/' ? title : `${title}${meta.site.separator}${meta.site.name}`;
}
