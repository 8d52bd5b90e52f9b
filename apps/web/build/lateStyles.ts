import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { ROOT } from './paths.ts';

/** What no page shows before its scripts have run: CSS modules by their path in the repository. */
export const LATE = [
  ...['copy-link', 'donate-sticker', 'keyboard', 'mobile-menu', 'offline', 'page-guard', 'palette'].map(
    (folder) => `apps/web/app/shell/${folder}/`,
  ),
  'apps/web/app/parts/result-card/StickyFigure.module.css',
  'apps/web/app/tools/kimchi-premium/History.module.css',
  'apps/web/app/tools/whale-alert/WhaleCard.module.css',
  'apps/web/app/tools/whale-trades/GuideCards.module.css',
  'apps/web/app/tools/whale-trades/TradeCard.module.css',
  ...['dialog', 'diff-panel', 'text-document', 'text-window', 'virtual-lines'].map(
    (folder) => `packages/ui/src/${folder}/`,
  ),
];
const MODULE = /\.module\.css$/u;
/** Not the ending of a style sheet, which the bundler would take; the query leaves it to the chunk of whoever imports it. */
const SUFFIX = '.js?late';

/** Indentation and comments; the rest is left to the compression. */
function shortened(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\s+/gu, ' ');
}

/**
 * The site has one style sheet, which each page waits for. The rules of what comes later are carried by the script that
 * shows it, and join the page with it. The content policy allows that: nothing is written into the document.
 */
export function lateStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'late-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer, options) {
      if (!MODULE.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found && relative(ROOT, found.id);
      return path && LATE.some((late) => path.startsWith(late)) ? found.id + SUFFIX : null;
    },
    async load(id) {
      if (!id.endsWith(`.module.css${SUFFIX}`)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      const names = JSON.stringify(modules);
      return {
        code: [
          "if (typeof document === 'object') {",
          'const sheet = new CSSStyleSheet();',
          `sheet.replaceSync(${JSON.stringify(shortened(code))});`,
          'document.adoptedStyleSheets.push(sheet);',
          '}',
          `export default ${names};`,
        ].join('\n'),
      };
    },
  };
}
