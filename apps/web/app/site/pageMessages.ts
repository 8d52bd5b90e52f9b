import type { Chunk } from '@toolbox/i18n';
import type { Registry, Tool } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

/** The messages that a page needs before it can be shown. */
export type PageMessages = {
  readonly chunks: readonly Chunk[];
  /** Whether the page shows more about other tools than their names. */
  readonly metadata: boolean;
};

function toolChunks({ id, messages = [] }: Tool): readonly Chunk[] {
  return [id, ...messages];
}

/** The needs of the page at a plain path. A category page starts with its first tool. */
export function pageMessages(path: string, registry: Registry): PageMessages {
  const tool = registry.toolAt(path);
  if (tool !== undefined) return { chunks: ['base', ...toolChunks(tool)], metadata: false };
  const category = registry.categoryAt(path);
  if (category !== undefined) {
    const tools = registry.toolsOf(category.id);
    const metadata = tools.some(({ hub, advanced }) => hub === 'link' || advanced === true);
    return { chunks: ['base', 'pages', ...tools.slice(0, 1).flatMap(toolChunks)], metadata };
  }
  const info = infoPages.find((page) => page.path === path);
  const own: readonly Chunk[] = info === undefined || info.id === 'home' ? [] : ['info'];
  return { chunks: ['base', 'pages', ...own], metadata: false };
}
