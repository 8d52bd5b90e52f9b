import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const VIRTUAL = '\0entry';
const PLACE = import.meta.filename;

/** What code that takes these names from these entries weighs in a page: bytes, minified and compressed. */
export async function measureSize(names: readonly (readonly [name: string, entry: string])[]): Promise<number> {
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
    return gzipSync(output[0].code, { level: 9 }).length;
  } finally {
    await bundle.close();
  }
}
