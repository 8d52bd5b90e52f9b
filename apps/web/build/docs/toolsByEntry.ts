import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, Tool } from '../../app/registry/createRegistry.ts';

const TOOLS = join(import.meta.dirname, '../../app/tools');
const IMPORTED = /from '(@toolbox\/core\/[\w/-]+)'/gu;

/** The entries of the core that the files of a tool import. */
async function importedBy({ id }: Tool): Promise<ReadonlySet<string>> {
  const folder = join(TOOLS, id);
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/u.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, path = '']) => path)));
}

/** Which tools use an entry of the core, read from their imports. */
export async function toolsByEntry({ tools }: Registry): Promise<(entryPath: string) => readonly Tool[]> {
  const imported = await Promise.all(tools.map(async (tool) => ({ tool, paths: await importedBy(tool) })));
  return (entryPath) => imported.filter(({ paths }) => paths.has(entryPath)).map(({ tool }) => tool);
}
