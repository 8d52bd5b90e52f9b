import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { parseSync } from 'rolldown/utils';

type Names = readonly (readonly [name: string, entry: string])[];

/** What code weighs in a page. */
export type Weight = {
  /** Minified and compressed. */
  readonly bytes: number;
  /** Characters of each module that is in it, without comments and indentation, by the path of its file. */
  readonly modules: ReadonlyMap<string, number>;
};

const VIRTUAL = '\0entry';
const PLACE = import.meta.filename;

function withoutComments(code: string): string {
  const { comments } = parseSync('module.js', code);
  return comments
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
    .replaceAll(/\s+/gu, ' ');
}

/** Weighs code that takes these names from these entries. */
export async function weigh(names: Names): Promise<Weight> {
  const code = names.map(([name, entry]) => `export { ${name} } from '${entry}';`).join('\n');
  const bundle = await rolldown({
    input: VIRTUAL,
    plugins: [
      {
        name: 'entry',
        resolveId(id) {
          return id === VIRTUAL ? id : this.resolve(id, PLACE, { skipSelf: true });
        },
        load: (id) => (id === VIRTUAL ? code : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    const modules = Object.entries(output[0].modules).map(
      // With slashes on every system.
      ([path, { code: rendered }]) => [path.replaceAll('\\', '/'), withoutComments(rendered ?? '').length] as const,
    );
    return { bytes: gzipSync(output[0].code, { level: 9 }).length, modules: new Map(modules) };
  } finally {
    await bundle.close();
  }
}

/** What code that takes these names from these entries weighs in a page: bytes, minified and compressed. */
export async function measureSize(names: Names): Promise<number> {
  return (await weigh(names)).bytes;
}
