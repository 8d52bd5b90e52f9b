import { registry } from '../registry/registry.ts';
import { plainPath } from '../site/localPath.ts';
import { wordsOf } from '../site/wordsOf.ts';
import type { WordsPart } from './loadPart.ts';

/** The parts of the words that the page at an address needs before it can be shown whole. */
export function pageParts(pathname: string): readonly WordsPart[] {
  const { bundles, tool, heads } = wordsOf(plainPath(pathname), registry);
  return [
    ...bundles,
    ...(tool ? [{ category: tool.category, tool: tool.id }] : []),
    ...(heads ? (['heads'] as const) : []),
  ];
}
