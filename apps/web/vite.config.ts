import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks/chunkGroups.ts';
import { DEV_ENTRIES, devServer } from './build/plugins/devServer.ts';
import { duplicateCoreModules } from './build/plugins/duplicateCoreModules.ts';
import { hashFinishing } from './build/plugins/hashFinishing.ts';
import { inlineSiteConfig } from './build/plugins/inlineSiteConfig.ts';
import { lateStyles } from './build/plugins/lateStyles.ts';
import { markForEagerCompile } from './build/plugins/markForEagerCompile.ts';
import { mergePartChunks } from './build/plugins/mergePartChunks.ts';
import { moduleSizes } from './build/plugins/moduleSizes.ts';
import { preloadedChunks } from './build/plugins/preloadedChunks.ts';
import { reactNamedExports } from './build/plugins/reactNamedExports.ts';
import { scopedName } from './build/plugins/scopedName.ts';
import { sendEditedMessages } from './build/plugins/sendEditedMessages.ts';
import { unusedRouterModules } from './build/plugins/unusedRouterModules.ts';

/**
 * Names of files for the client. Pages name many of them, and hashes hardly compress: in base 16 each is a third
 * shorter in what is sent than in the base 64 of the default.
 */
const fileNames = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name]-[hash:8].js',
  chunkFileNames: 'assets/[name]-[hash:8].js',
  assetFileNames: 'assets/[name]-[hash:8][extname]',
} as const;

export default defineConfig({
  plugins: [
    duplicateCoreModules(),
    inlineSiteConfig(),
    reactNamedExports(),
    unusedRouterModules(),
    mergePartChunks(),
    markForEagerCompile(),
    hashFinishing(),
    lateStyles(),
    sendEditedMessages(),
    moduleSizes(),
    reactRouter(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    // These know light-dark(); an older target would carry a copy of every color.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { resolveDependencies: (chunk, dependencies) => preloadedChunks(chunk, dependencies) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, ...fileNames } },
      },
    },
  },
  server: devServer,
  optimizeDeps: { entries: DEV_ENTRIES },
});
