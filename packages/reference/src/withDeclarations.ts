import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Windows cannot start what is in `.bin`. */
export const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

/**
 * Has the compiler write the declarations of a package into a folder, which is removed once they have been read.
 *
 * @throws Error with what the compiler says, where the package does not compile
 */
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
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${packageFolder} does not compile:\n${stdout}${stderr}`);
    return read(join(built, basename(packageFolder), 'src'));
  } finally {
    rmSync(built, { recursive: true });
  }
}
