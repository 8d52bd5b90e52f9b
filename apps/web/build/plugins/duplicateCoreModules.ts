import type { Plugin } from 'vite';

const QUERY = '?copy';
const CORE = /\/packages\/core\/src\/[^?]+$/u;

/**
 * `import '…?copy'` imports a copy of a module and of everything it imports from the core. Without it a module used
 * by both a page and the palette would move from the page's chunk to a separate one, one more file in the page's
 * initial load.
 */
export function duplicateCoreModules(): Plugin {
  return {
    name: 'duplicate-core-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(QUERY) !== true) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && CORE.test(found.id) ? { ...found, id: found.id + QUERY } : found;
    },
  };
}
