import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Entry } from './declaration.ts';
import { readEntry } from './readEntry.ts';
import { withDeclarations } from './withDeclarations.ts';

const PACKAGES = join(import.meta.dirname, '../..');

/** The folders of the packages that are published. */
export const PUBLISHED = ['client', 'core', 'messages'] as const;

/** The packages whose functions give their result at once, so that an example can be run; the others need a server. */
export const WITH_EXAMPLES: readonly string[] = ['@toolbox/core', '@toolbox/messages'];

export type PublicPackage = {
  readonly name: string;
  /** The folder of its manifest. */
  readonly folder: string;
  /** The package itself first, then its domains by name. */
  readonly entries: readonly Entry[];
};

const known = new Map<string, PublicPackage>();

function read(folderName: string): PublicPackage {
  const folder = join(PACKAGES, folderName);
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string };
  const domains = globSync('*/**/index.ts', { cwd: join(folder, 'src') })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .toSorted();
  const entries = withDeclarations(folder, (built) => ['', ...domains].map((domain) => readEntry(built, name, domain)));
  return { name, folder, entries };
}

/** Reads what a package makes public, from declarations freshly written by the compiler, once per process. */
export function readPackage(folderName: string): PublicPackage {
  const published = known.get(folderName) ?? read(folderName);
  known.set(folderName, published);
  return published;
}
