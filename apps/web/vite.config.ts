import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page needs travels in few files that change seldom; each tool keeps a file of its own. */
const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\// },
  { name: 'words', test: /node_modules\/(?:i18next|react-i18next|es-hangul|html-parse-stringify|void-elements)\// },
  {
    name: 'ui',
    test: /packages\/ui\/src\/(?:icon|button|card|field|segmented|copy-button|empty|live-region|badge|rows|figure|class-names|hooks|keyboard)\//,
  },
  {
    name: 'shell',
    test: /apps\/web\/app\/(?:shell|registry|site|i18n|analytics|tools\/[^/]+\/tool\.ts|parts\/(?:local-link|favourites|draft|input-card|result-card|split|tool-boundary|tool-page))\b/,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
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
  optimizeDeps: { include: ['i18next', 'react-i18next', 'es-hangul'] },
});
