import type { BundleName } from '@toolbox/i18n';
import type { Registry } from '../registry/createRegistry.ts';
import { infoPages } from './infoPages.ts';

/** The words a page needs before it can be shown whole, by its plain path. */
export function bundlesOf(path: string, registry: Registry): readonly BundleName[] {
  const category = registry.categoryAt(path);
  if (category !== undefined) return ['base', 'pages', category.id];
  const info = infoPages.find((page) => page.path === path);
  return info === undefined || info.id === 'home' ? ['base', 'pages'] : ['base', 'pages', 'info'];
}
