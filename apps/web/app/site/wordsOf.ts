import type { BundleName } from '@toolbox/i18n';
import type { Registry, Tool } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

/** The words a page needs before it can be shown whole: bundles of the catalogs, and the words of a tool. */
export type PageWords = { readonly bundles: readonly BundleName[]; readonly tool: Tool | undefined };

/** What the page at a plain path needs. A category's page begins with its first tool. */
export function wordsOf(path: string, registry: Registry): PageWords {
  const tool = registry.toolAt(path);
  if (tool !== undefined) return { bundles: ['base'], tool };
  const category = registry.categoryAt(path);
  if (category !== undefined) return { bundles: ['base', 'pages'], tool: registry.toolsOf(category.id)[0] };
  const info = infoPages.find((page) => page.path === path);
  const own: readonly BundleName[] = info === undefined || info.id === 'home' ? [] : ['info'];
  return { bundles: ['base', 'pages', ...own], tool: undefined };
}
