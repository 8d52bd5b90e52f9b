import { rolldown } from 'rolldown';
import { joinedImports } from './joinedImports.ts';
import type { SiteEntry } from './siteReference.ts';

/** Marks a module that is written here. */
const VIRTUAL = '\0live:';
const PLACE = import.meta.filename;

/** Scripts of the pages, by the name of their file. */
export type LiveScripts = {
  readonly files: ReadonlyMap<string, string>;
  /** The file that the page of an entry loads, by the id of the entry. */
  readonly scriptOf: ReadonlyMap<string, string>;
};

/** A module that plays the examples of one entry. */
export function liveModule({ declarations }: Pick<SiteEntry, 'declarations'>, runner: string): string {
  const played = declarations
    .flatMap(({ examples }) => examples)
    .flatMap(({ id, imports, live }) => (live === undefined ? [] : [{ id, imports, body: live.body }]));
  return [
    `import { runLiveExample } from ${JSON.stringify(runner)};`,
    ...joinedImports(played.map(({ imports }) => imports)),
    ...played.map(({ id, body }) => `runLiveExample(${JSON.stringify(id)}, (values) => {\n${body}\n});`),
  ].join('\n');
}

/**
 * Bundles a script for each entry that has something to play; what several of them use is a file of its own.
 *
 * @param runner the file whose `runLiveExample` connects the function of an example to its fields
 */
export async function liveScripts(entries: readonly SiteEntry[], runner: string): Promise<LiveScripts> {
  const live = entries.filter(({ declarations }) =>
    declarations.some(({ examples }) => examples.some((example) => example.live !== undefined)),
  );
  const codeOf = new Map(live.map((entry) => [`${VIRTUAL}${entry.id}`, liveModule(entry, runner)]));
  const bundle = await rolldown({
    input: Object.fromEntries(live.map(({ id }) => [id.replaceAll('/', '-'), `${VIRTUAL}${id}`])),
    plugins: [
      {
        name: 'live',
        resolveId(id, importer) {
          if (codeOf.has(id)) return id;
          return importer?.startsWith(VIRTUAL) === true ? this.resolve(id, PLACE, { skipSelf: true }) : null;
        },
        load: (id) => {
          const code = codeOf.get(id);
          return code === undefined ? null : { code, moduleType: 'ts' };
        },
      },
    ],
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      entryFileNames: 'docs-[name]-[hash].js',
      chunkFileNames: 'docs-[hash].js',
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    return {
      files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
      scriptOf: new Map(
        chunks.flatMap(({ facadeModuleId, fileName }) =>
          facadeModuleId?.startsWith(VIRTUAL) === true
            ? [[facadeModuleId.slice(VIRTUAL.length), fileName] as const]
            : [],
        ),
      ),
    };
  } finally {
    await bundle.close();
  }
}
