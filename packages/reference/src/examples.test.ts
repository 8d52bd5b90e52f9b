import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { docComment } from './docComment.ts';
import { exampleModule } from './exampleModule.ts';
import { PUBLISHED, readPackage } from './readPackage.ts';
import { TSC } from './withDeclarations.ts';
import { entriesByName } from './writtenFiles.ts';

type Runs = { readonly runs: readonly (readonly [string, () => void])[] };

/** In the package, because that is where its dependencies are found. */
const FOLDER = join(import.meta.dirname, '../dist/examples');
const TSCONFIG = { extends: '../../tsconfig.json', compilerOptions: { lib: ['ES2024', 'DOM'] }, include: ['.'] };

const packages = PUBLISHED.map(readPackage);
const entryOf = entriesByName(packages);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(TSCONFIG));

const entries = packages
  .flatMap((published) => published.entries)
  .map(({ path, declarations }) => ({
    path,
    examples: declarations.flatMap(({ name, comment = '' }) =>
      docComment(comment).examples.map((code) => ({ name, code })),
    ),
  }))
  .filter(({ examples }) => examples.length > 0);
const modules = await Promise.all(
  entries.map(async ({ path, examples }) => {
    const file = join(FOLDER, `${path.replaceAll('/', '-')}.ts`);
    writeFileSync(file, exampleModule(examples, entryOf));
    return { path, count: examples.length, module: (await import(pathToFileURL(file).href)) as Runs };
  }),
);

describe('the examples of the reference', () => {
  it('compile, as strict as anything', () => {
    const { stdout } = spawnSync(process.execPath, [TSC, '-p', FOLDER], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  describe.each(modules)('$path', ({ count, module }) => {
    it('has all of its examples here', () => expect(module.runs).toHaveLength(count));
    it.each(module.runs)('%s gives what it says', (_name, run) => run());
  });
});
