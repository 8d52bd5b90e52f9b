import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/u;
/** Below this size compression does not pay off. */
const MIN_BYTES = 256;

/** Writes maximally compressed `.br` and `.gz` files beside every text file; the server only picks one. */
export async function precompress(files: readonly string[]): Promise<void> {
  const text = files.filter((file) => COMPRESSED.test(file));
  await Promise.all(
    text.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
