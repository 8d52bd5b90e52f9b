import type { Plugin } from 'vite';

const QUERY = '?apart';
const CORE = /\/packages\/core\/src\/[^?]+$/u;

/**
 * `import '…?apart'` takes a copy of a module and of everything it takes from the core. Without it a module that both a
 * page and the palette use would leave the page's chunk for one of its own, one more file for the page to load first.
 */
export function apart(): Plugin {
  return {
    name: 'apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.endsWith(QUERY) !== true) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found !== null && CORE.test(found.id) ? { ...found, id: found.id + QUERY } : found;
    },
  };
}
