import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { toolWords } from './build/toolWordsPlugin.ts';

/** Few files: what every page shows, what every tool uses, what every exact calculator uses. A tool keeps its own. */
const groups = [
  {
    // One file, though the libraries change less often than the shell: together they are over a kilobyte smaller, and
    // the service worker fetches them once a release anyway.
    name: 'app',
    test: /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|i18next|react-i18next|es-hangul)\/|packages\/i18n\/src\/[^/]+\.ts|packages\/ui\/src\/(?:icon\/|button|class-names|segmented|field\/Field\b|badge|keyboard)|apps\/web\/app\/(?:root|shell\/(?!offline|donate-sticker|mobile-menu)|registry\/(?!nearestTools)|site|i18n\/(?!useDateText)|analytics|parts\/(?:local-link|favourites|later|tool-boundary\/isMissingChunk)|tools\/[^/]+\/tool\.ts)\b/,
  },
  {
    name: 'tool',
    test: /packages\/ui\/src\/(?:banner|card|field|copy-button|empty|live-region|rows|figure|hooks)\b|apps\/web\/app\/parts\/(?:draft|input-card|result-card|split|tool-page|tool-boundary)\b|packages\/core\/src\/result\b/,
  },
  {
    name: 'exact',
    test: /packages\/core\/src\/exact\b|node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?fraction\.js\//,
  },
];

process.env['VITE_BUILT_YEAR'] = String(new Date().getFullYear());

export default defineConfig({
  plugins: [toolWords(), reactRouter()],
  build: {
    target: 'es2023',
    // These know light-dark(); an older target would carry a copy of every colour.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    sourcemap: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173 },
  optimizeDeps: { include: ['i18next', 'react-i18next', 'es-hangul', '@tanstack/react-query', 'uplot'] },
});
