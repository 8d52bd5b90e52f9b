import type { Plugin } from 'vite';

/** In the name of a chunk whose loading starts with its page, in the bundler's manifest. */
export const STARTED = '?started';

/**
 * The loaders of apps/web/app whose parts are merged, by when they start. The other ones wait until they are needed.
 */
export const LOADERS = [
  // A single part too: the page preloads what it starts, and recognizes it by the query.
  {
    query: STARTED,
    least: 1,
    names: ['lazyPart', 'livePart', 'lazyModule', 'optionalModule', 'prerenderedPart', 'examplePart', 'preload'],
  },
  { query: '?late', least: 2, names: ['latePart', 'lateModule', 'preloadLate'] },
] as const;

const GROUPS = LOADERS.map(({ query, least, names }) => ({
  query,
  least,
  calls: new RegExp(`(\\b(?:${names.join('|')})(?:<[^()]*>)?\\(\\s*\\(\\) =>\\s*)import\\('([^']+)'\\)`, 'gu'),
}));

/**
 * The parts of a file that start to load together are one chunk: `lazyPart(() => import('./Result.tsx'))` and
 * `lazyModule(() => import('./parser.ts'))` in one file import the same module, which exports both. Otherwise each is a
 * chunk, and everything that two of them share another, several dozen for a tool, and a browser spends more time on
 * starting a request than on a kilobyte.
 */
export function mergePartChunks(): Plugin {
  const parts = new Map<string, readonly string[]>();
  return {
    name: 'merge-part-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (parts.has(source) ? source : null),
    load(id) {
      const files = parts.get(id);
      if (files === undefined) return null;
      return files.map((file, at) => `export * as part${at} from ${JSON.stringify(file)};`).join('\n');
    },
    async transform(code, id) {
      let changed = code;
      for (const { query, least, calls } of GROUPS) {
        const sources = [...new Set([...code.matchAll(calls)].flatMap(([, , source]) => source ?? []))];
        if (sources.length < least) continue;
        const files = await Promise.all(sources.map(async (source) => (await this.resolve(source, id))?.id ?? source));
        const together = id + query;
        parts.set(together, files);
        changed = changed.replace(
          calls,
          (_, loader: string, source: string) =>
            `${loader}import(${JSON.stringify(together)}).then((parts) => parts.part${sources.indexOf(source)})`,
        );
      }
      return changed === code ? null : { code: changed, map: null };
    },
    configEnvironment(name) {
      // A page's own file may export what its parts share with it; otherwise that would be one more file.
      return name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : {};
    },
  };
}
