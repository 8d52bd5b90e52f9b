import { readFile } from 'node:fs/promises';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

/** A style module of components that render only after scripts have run, such as dialogs. */
const LATE_MODULE = /\.late\.module\.css$/u;
/** Not the extension of a style sheet, which the bundler would extract; the query keeps it in the importing chunk. */
const SUFFIX = '.js?late';

/** Indentation and comments; compression handles the rest. */
function shortened(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\s+/gu, ' ');
}

/**
 * The site has one style sheet, which blocks rendering. The rules of a `*.late.module.css` are part of the script that
 * uses them, and are adopted when it runs. The content security policy allows that, because no element is added.
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
      if (!LATE_MODULE.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && found.id + SUFFIX;
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
