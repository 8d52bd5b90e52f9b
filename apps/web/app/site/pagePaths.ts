import { categories } from '../registry/categories.ts';
import type { Registry } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

/** Every path of the site in Korean, in the order of the site map. */
export function pagePaths(registry: Registry): readonly string[] {
  return [
    ...infoPages.map(({ path }) => path),
    ...categories.filter(({ id }) => registry.toolsOf(id).length > 0).map(({ path }) => path),
    ...registry.tools.map(({ path }) => path),
  ];
}
