import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@toolbox/i18n';
import type { Plugin } from 'vite';
import { discoverTools } from '../app/registry/discoverTools.ts';

const INDEX = 'virtual:tool-words';
const I18N = join(import.meta.dirname, '../../../packages/i18n/src');
const META = /\/i18n\/src\/(ko|en)\/meta\.ts$/u;

type Words = Readonly<Record<string, object>>;
type Head = { readonly name: string; readonly description: string; readonly also: string };
type Meta = { readonly tools: Readonly<Record<string, Head>> };

/** A catalog file, read anew each time so that an edit shows in development. */
async function readCatalog(path: string, name: string): Promise<unknown> {
  const file = pathToFileURL(join(I18N, path));
  file.searchParams.set('read', String(performance.now()));
  const module = (await import(file.href)) as Readonly<Record<string, unknown>>;
  return module[name];
}

async function readMeta(language: string): Promise<Meta> {
  return (await readCatalog(`${language}/meta.ts`, 'meta')) as Meta;
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

/** The words of one tool, and what its own page says of it besides its name. */
async function toolModule(language: string, category: string, tool: string): Promise<string> {
  const words = (await readCatalog(`${language}/tools/${category}.ts`, category)) as Words;
  const { tools } = await readMeta(language);
  return exported('words', words[tool] ?? {}) + exported('head', tools[tool] ?? {});
}

async function indexModule(): Promise<string> {
  const { tools } = await discoverTools();
  const load = (path: string) => `() => import('${INDEX}/${path}')`;
  const toolsIn = (language: Language) =>
    tools.map(({ id, category }) => `${JSON.stringify(id)}: ${load(`${language}/${category}/${id}`)}`);
  const toolWords = LANGUAGES.map((language) => `${language}: {${toolsIn(language).join(',')}}`);
  const heads = LANGUAGES.map((language) => `${language}: ${load(`${language}/heads`)}`);
  return `export const toolWords = {${toolWords.join(',')}};\nexport const heads = {${heads.join(',')}};`;
}

/**
 * Gives each tool a file of its own words. The catalogs hold one file for each category and one for all heads, which is
 * right for those who write them; a page wants only the names of the tools and the words of its own.
 */
export function toolWords(): Plugin {
  return {
    name: 'tool-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    async load(id) {
      const [, metaLanguage] = META.exec(id) ?? [];
      if (metaLanguage !== undefined) {
        const { tools, ...rest } = await readMeta(metaLanguage);
        const names = Object.fromEntries(Object.entries(tools).map(([tool, { name }]) => [tool, { name }]));
        return exported('meta', { ...rest, tools: names });
      }
      if (!id.startsWith(`\0${INDEX}`)) return undefined;
      const [, language, category, tool] = id.split('/');
      if (language === undefined) return indexModule();
      this.addWatchFile(join(I18N, language, 'meta.ts'));
      if (tool === undefined || category === undefined) return exported('heads', (await readMeta(language)).tools);
      this.addWatchFile(join(I18N, language, 'tools', `${category}.ts`));
      return toolModule(language, category, tool);
    },
  };
}
