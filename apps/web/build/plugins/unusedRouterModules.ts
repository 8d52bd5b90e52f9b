import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * What React Router's client imports and never runs on this site: the discovery of routes that a server knows, because
 * all routes are in the manifest, the instrumentation of handlers, because the site passes none, and what a server
 * answers about data and throws in its components, because the pages are prerendered.
 */
export const UNUSED_MODULES: readonly string[] = [
  'dom/ssr/data.js',
  'dom/ssr/fog-of-war.js',
  'errors.js',
  'router/instrumentation.js',
];

const FILE = /\/node_modules\/react-router\/dist\/\w+\/lib\/(.+)$/u;

const EXPORTS = /^export \{([^}]*)\};?$/mu;

/**
 * Replaces these modules by functions that return undefined: to React Router, discovery is then off, nobody
 * observes a navigation, and no error is one of a server. Whether they are needed depends on values at run time, so the
 * bundler cannot tell. Over two kilobytes of every page.
 */
export function unusedRouterModules(): Plugin {
  return {
    name: 'unused-router-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [, file = ''] = FILE.exec(id) ?? [];
      if (!UNUSED_MODULES.includes(file)) return null;
      const [, names] = EXPORTS.exec(await readFile(id, 'utf8')) ?? [];
      if (names === undefined) this.error(`${file} of React Router exports in another form.`);
      const exported = names.split(',').map((name) => `absent as ${name.trim()}`);
      return { code: `function absent() {}\nexport { ${exported.join(', ')} };`, moduleSideEffects: false };
    },
  };
}
