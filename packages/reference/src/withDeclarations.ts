import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Has the compiler write the declarations of a package, and gives their folder to whoever reads them. It is gone afterwards. */
export function withDeclarations<Read>(packageFolder: string, read: (built: string) => Read): Read {
  const built = mkdtempSync(join(tmpdir(), 'toolbox-declarations-'));
  const words = ['--emitDeclarationOnly', '--declarationMap', 'false', '--outDir', built];
  try {
    execFileSync('tsc', ['-p', join(packageFolder, 'tsconfig.build.json'), ...words], { stdio: 'pipe' });
    return read(built);
  } finally {
    rmSync(built, { recursive: true });
  }
}
