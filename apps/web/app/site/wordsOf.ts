import type { BundleName } from '@toolbox/i18n';
import type { Registry, Tool } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

/** The words a page needs before it can be shown whole: bundles of the catalogs, and the words of a tool. */
export type PageWords = {
  readonly bundles: readonly BundleName[];
  readonly tool: Tool | undefined;
  /** Whether the page says more of other tools than their names. */
  readonly heads: boolean;
};

/** What the page at a plain path needs. A category's page begins with its first tool. */
export function wordsOf(path: string, registry: Registry): PageWords {
  const tool = registry.toolAt(path);
  if (tool !== undefined) return { bundles: ['base'], tool, heads: false };
  const category = registry.categoryAt(path);
  if (category !== undefined) {
    const tools = registry.toolsOf(category.id);
    const heads = tools.some(({ hub, advanced }) => hub === 'link' || advanced === true);
    return { bundles: ['base', 'pages'], tool: tools[0], heads };
  }
  const info = infoPages.find((page) => page.path === path);
  const own: readonly BundleName[] = info === undefined || info.id === 'home' ? [] : ['info'];
  return { bundles: ['base', 'pages', ...own], tool: undefined, heads: false };
}
