// Writes what is published: one module, and its declarations.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
/** Windows cannot start what is in `.bin`. */
const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

const bundle = await rolldown({ input: join(FOLDER, 'src/index.ts'), external: /^@toolbox\/core/u });
await bundle.write({ file: join(DIST, 'index.js'), format: 'esm', sourcemap: true });
await bundle.close();

// The compiler declares the core, too, which is a package of its own.
const declared = mkdtempSync(join(tmpdir(), 'toolbox-client-'));
try {
  const words = ['-p', join(FOLDER, 'tsconfig.build.json'), '--emitDeclarationOnly', '--outDir', declared];
  execFileSync(process.execPath, [TSC, ...words], { stdio: 'inherit' });
  cpSync(join(declared, 'client/src'), DIST, { recursive: true });
} finally {
  rmSync(declared, { recursive: true });
}
