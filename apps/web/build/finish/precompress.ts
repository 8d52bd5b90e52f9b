import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|ico)$/u;
/** Below this size compression does not pay off. */
const MIN_BYTES = 256;
/** From this size on another size of the encoder's blocks than its own choice (0) may give a smaller file. */
const LARGE_BYTES = 100_000;
const BLOCK_BITS = [0, 16, 17, 19];

async function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  const sizes = bytes.length < LARGE_BYTES ? BLOCK_BITS.slice(0, 1) : BLOCK_BITS;
  const options = sizes.map((bits) => ({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGBLOCK]: bits,
    },
  }));
  const results = await Promise.all(options.map((one) => promisify(brotliCompress)(bytes, one)));
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}

/** Writes maximally compressed `.br` and `.gz` files beside every text file; the server only picks one. */
export async function precompress(files: readonly string[]): Promise<void> {
  const text = files.filter((file) => COMPRESSED.test(file));
  await Promise.all(
    text.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
