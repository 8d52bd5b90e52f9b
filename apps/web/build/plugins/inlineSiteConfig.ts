import type { Plugin } from 'vite';
import { siteConfig } from '../../app/site/siteConfig.ts';

const MODULE = /\/app\/site\/siteConfig\.ts$/u;

/**
 * Inlines the site configuration as a literal, so that the code that reads the environment is not in the client bundle.
 */
export function inlineSiteConfig(): Plugin {
  return {
    name: 'inline-site-config',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return MODULE.test(id) ? `export const siteConfig = ${JSON.stringify(siteConfig)};` : null;
    },
  };
}
