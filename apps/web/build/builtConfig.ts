import type { Plugin } from 'vite';
import { siteConfig } from '../app/site/siteConfig.ts';

const MODULE = /\/app\/site\/siteConfig\.ts$/u;

/** Gives the configuration to the scripts of the page as a value: what reads it from the environment stays out of them. */
export function builtConfig(): Plugin {
  return {
    name: 'built-config',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return MODULE.test(id) ? `export const siteConfig = ${JSON.stringify(siteConfig)};` : null;
    },
  };
}
