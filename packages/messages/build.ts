// Writes what is published: one module with the sentences of both languages in it, and its declarations.
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

const bundle = await rolldown({ input: join(FOLDER, 'src/index.ts'), external: /^es-hangul$/u });
await bundle.write({ file: join(DIST, 'index.js'), format: 'esm', sourcemap: true });
await bundle.close();

// The compiler writes the declarations of every package that is used; those of this one need the core's types alone.
const declared = mkdtempSync(join(tmpdir(), 'toolbox-messages-'));
try {
  const words = ['-p', join(FOLDER, 'tsconfig.build.json'), '--emitDeclarationOnly', '--outDir', declared];
  execFileSync(process.execPath, [TSC, ...words], { stdio: 'inherit' });
  for (const name of ['index', 'describe']) {
    cpSync(join(declared, 'messages/src', `${name}.d.ts`), join(DIST, `${name}.d.ts`));
  }
} finally {
  rmSync(declared, { recursive: true });
}
