// `pnpm size --why`: the parts of each chunk that weigh more than three kilobytes, heaviest first.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT } from './paths.ts';
import { MODULE_SIZES, type ModuleSizes } from './plugins/moduleSizes.ts';

const MIN_PART_BYTES = 3000;
const BYTES_PER_KB = 1000;

/** The npm package of a module, or its folder in the repository. */
export function partOf(module: string): string {
  const [, library] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(module) ?? [];
  return library ?? module.replace(/\/[^/]*$/u, '');
}

/** The weights of parts, in bytes: the size of the served chunk, divided as its modules weigh on their own. */
export function partsOf(
  modules: readonly (readonly [module: string, bytes: number])[],
  servedBytes: number,
): ReadonlyMap<string, number> {
  const total = modules.reduce((sum, [, bytes]) => sum + bytes, 0);
  const parts = new Map<string, number>();
  for (const [module, bytes] of modules) {
    const part = partOf(module);
    parts.set(part, (parts.get(part) ?? 0) + (bytes / total) * servedBytes);
  }
  return parts;
}

/** Prints the heavy parts of all chunks that are heavy enough to have one. */
export async function printParts(): Promise<void> {
  const sizes = JSON.parse(await readFile(MODULE_SIZES, 'utf8')) as ModuleSizes;
  const chunks = await Promise.all(
    Object.entries(sizes).map(async ([file, modules]) => {
      const path = join(CLIENT, file);
      const { size } = await stat(`${path}.br`).catch(() => stat(path));
      return { file, size, parts: partsOf(modules, size) };
    }),
  );
  for (const { file, size, parts } of chunks.sort((a, b) => b.size - a.size)) {
    const heavy = [...parts].filter(([, bytes]) => bytes >= MIN_PART_BYTES).sort(([, a], [, b]) => b - a);
    if (heavy.length === 0) continue;
    process.stdout.write(`${file.padEnd(56)} ${(size / BYTES_PER_KB).toFixed(1).padStart(6)} kB\n`);
    for (const [part, bytes] of heavy)
      process.stdout.write(`  ${part.padEnd(54)} ${(bytes / BYTES_PER_KB).toFixed(1).padStart(6)} kB\n`);
  }
}
