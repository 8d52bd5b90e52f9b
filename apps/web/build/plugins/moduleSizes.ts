import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { CLIENT, pathFrom, ROOT } from '../paths.ts';

/** Beside the site, not in it: read by `pnpm size --why`. */
export const MODULE_SIZES = join(CLIENT, '../moduleSizes.json');

/** The modules of each chunk, by the chunk's file: what each would weigh compressed on its own, in bytes. */
export type ModuleSizes = Readonly<Record<string, readonly (readonly [module: string, bytes: number])[]>>;

/** Records what each chunk of the site consists of. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_options, bundle) {
      const sizes: Record<string, (readonly [string, number])[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        sizes[chunk.fileName] = Object.entries(chunk.modules).map(([id, { code }]) => [
          pathFrom(ROOT, id.replace(/^\0/u, '')),
          code === null ? 0 : brotliCompressSync(code).length,
        ]);
      }
      await mkdir(dirname(MODULE_SIZES), { recursive: true });
      await writeFile(MODULE_SIZES, JSON.stringify(sizes));
    },
  };
}
