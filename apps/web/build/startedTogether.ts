import type { Plugin } from 'vite';

/** The loaders in apps/web/app/loading that start at once in a browser. The other ones wait until they are needed. */
const STARTED =
  /(\b(?:lazyPart|lazyModule|optionalModule|prerenderedPart|examplePart|preload)(?:<[^()]*>)?\(\s*\(\) =>\s*)import\('([^']+)'\)/gu;

const QUERY = '?started';

/**
 * The parts of a file that start to load together are one chunk: `lazyPart(() => import('./Result.tsx'))` and
 * `lazyModule(() => import('./work.ts'))` in one file import the same module, which exports both. Otherwise each is a
 * chunk, and everything that two of them share another, several dozen for a tool, and a browser spends more time on
 * starting a request than on a kilobyte.
 */
export function startedTogether(): Plugin {
  const parts = new Map<string, readonly string[]>();
  return {
    name: 'started-together',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source.endsWith(QUERY) ? source : null),
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const files = parts.get(id) ?? [];
      return files.map((file, at) => `export * as part${at} from ${JSON.stringify(file)};`).join('\n');
    },
    async transform(code, id) {
      const sources = [...new Set([...code.matchAll(STARTED)].flatMap(([, , source]) => source ?? []))];
      if (sources.length < 2) return null;
      const files = await Promise.all(sources.map(async (source) => (await this.resolve(source, id))?.id ?? source));
      const together = id + QUERY;
      parts.set(together, files);
      return {
        code: code.replace(
          STARTED,
          (_, loader: string, source: string) =>
            `${loader}import(${JSON.stringify(together)}).then((parts) => parts.part${sources.indexOf(source)})`,
        ),
        map: null,
      };
    },
    configEnvironment(name) {
      // A page's own file may export what its parts share with it; otherwise that would be one more file.
      return name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : {};
    },
  };
}
