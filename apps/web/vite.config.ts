import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { DEV_ENTRIES, devServer } from './build/devServer.ts';
import { duplicateCoreModules } from './build/duplicateCoreModules.ts';
import { inlineSiteConfig } from './build/inlineSiteConfig.ts';
import { lateStyles } from './build/lateStyles.ts';
import { markForEagerCompile } from './build/markForEagerCompile.ts';
import { mergePartChunks } from './build/mergePartChunks.ts';
import { moduleSizes } from './build/moduleSizes.ts';
import { preloadedChunks } from './build/preloadedChunks.ts';
import { reactNamedExports } from './build/reactNamedExports.ts';
import { scopedName } from './build/scopedName.ts';
import { sendEditedMessages } from './build/sendEditedMessages.ts';

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
    mergePartChunks(),
    markForEagerCompile(),
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
