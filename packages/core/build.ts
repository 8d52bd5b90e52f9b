// Writes what is published: each module, and its declarations.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = import.meta.dirname;
const DIST = join(FOLDER, 'dist');
const FAILURES = join(DIST, 'result/failure.d.ts');
/** Windows cannot start what is in `.bin`. */
const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
/** Where a file declares its failures. */
const AUGMENTED = /^declare module '[./]+\/result\/failure\.ts'/mu;

execFileSync(process.execPath, [TSC, '-p', join(FOLDER, 'tsconfig.build.json')], { stdio: 'inherit' });

// A declaration file imports only what its types name, so a failure that an inner file declares would not exist for an
// app. The file that every result refers to loads all of them, in whatever entry it is reached from.
const loaded = globSync('**/*.d.ts', { cwd: DIST })
  .filter((path) => AUGMENTED.test(readFileSync(join(DIST, path), 'utf8')))
  .map((path) => `import '../${path.replaceAll('\\', '/').replace(/\.d\.ts$/u, '.js')}';\n`)
  .toSorted()
  .join('');
// The address of the source map has to be the last line.
writeFileSync(FAILURES, readFileSync(FAILURES, 'utf8').replace('//# sourceMappingURL=', `${loaded}$&`));
