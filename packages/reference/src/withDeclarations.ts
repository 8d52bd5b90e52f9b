import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Windows cannot start what is in `.bin`. */
export const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/** Has the compiler write the declarations of a package into a folder, which is removed once they have been read. */
export function withDeclarations<Read>(packageFolder: string, read: (built: string) => Read): Read {
  const built = mkdtempSync(join(tmpdir(), 'toolbox-declarations-'));
  // What a package takes from another one is declared, too, each in the folder of its package.
  const words = [
    TSC,
    '-p',
    join(packageFolder, 'tsconfig.build.json'),
    '--emitDeclarationOnly',
    '--declarationMap',
    'false',
    '--rootDir',
    dirname(packageFolder),
    '--outDir',
    built,
  ];
  try {
    execFileSync(process.execPath, words, { stdio: 'pipe' });
    return read(join(built, basename(packageFolder), 'src'));
  } finally {
    rmSync(built, { recursive: true });
  }
}
