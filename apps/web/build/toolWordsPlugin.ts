import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@toolbox/i18n';
import type { Plugin } from 'vite';
import { discoverTools } from '../app/registry/discoverTools.ts';

const INDEX = 'virtual:tool-words';
const I18N = join(import.meta.dirname, '../../../packages/i18n/src');

type Category = Readonly<Record<string, object>>;

/** A category's words, read anew each time so that an edit shows in development. */
async function categoryWords(language: string, category: string): Promise<Category> {
  const file = pathToFileURL(join(I18N, language, 'tools', `${category}.ts`));
  file.searchParams.set('read', String(performance.now()));
  const module = (await import(file.href)) as Readonly<Record<string, Category>>;
  return module[category] ?? {};
}

/**
 * Gives each tool a file of its own words. The catalogs hold one file for each category, which is right for those who
 * write them; a page wants only the words of its tool.
 */
export function toolWords(): Plugin {
  return {
    name: 'tool-words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const [, language, category, tool] = id.split('/');
      if (language !== undefined && category !== undefined && tool !== undefined) {
        this.addWatchFile(join(I18N, language, 'tools', `${category}.ts`));
        return `export default ${JSON.stringify((await categoryWords(language, category))[tool] ?? {})}`;
      }
      const { tools } = await discoverTools();
      const loadersIn = (of: Language) =>
        tools.map((each) => `${JSON.stringify(each.id)}: () => import('${INDEX}/${of}/${each.category}/${each.id}')`);
      const languages = LANGUAGES.map((of) => `${of}: {${loadersIn(of).join(',')}}`);
      return `export const toolWords = {${languages.join(',')}};`;
    },
  };
}
