import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { copyWorkspace } from '../modules/copyWorkspace.mjs';
import { everyFailure, FAILURE_TYPES } from '../modules/everyFailure.mjs';
import { root } from '../modules/root.mjs';
import { outputIn, outputOf } from '../modules/runProgram.mjs';

/** The packages are ES modules with subpaths, so older module resolution is not supported. */
const UNSUPPORTED = ['node10', 'node16-cjs'];

const published = globSync('packages/*/package.json', { cwd: root })
  .map((path) => ({
    folder: path.replaceAll('\\', '/').replace('/package.json', ''),
    ...JSON.parse(readFileSync(join(root, path), 'utf8')),
  }))
  .filter((manifest) => manifest.private !== true);

/**
 * A package whose folders are known. The checker asks for them for every file it resolves, in each entry and module
 * system, and the original searches all files each time; that is half of the time of the check.
 */
function withFolders(types) {
  const folders = new Set(['']);
  for (const file of types.listFiles()) {
    for (let folder = dirname(file); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  types.directoryExists = (path) => folders.has(path.replace(/\/$/u, ''));
  return types;
}

describe('what is published', () => {
  let copy;
  before(() => {
    copy = copyWorkspace();
    copy.linkInstalled();
  });
  after(() => copy.remove());

  it('are the core, its messages and the client', () => {
    assert.deepEqual(published.map(({ name }) => name).sort(), [
      '@toolbox/client',
      '@toolbox/core',
      '@toolbox/messages',
    ]);
  });

  const tarballOf = (folder) => join(copy.folder, `${folder.replace('/', '-')}.tgz`);

  for (const { name, folder, engines } of published) {
    describe(name, () => {
      let tarball;
      let types;
      before(() => {
        const out = tarballOf(folder);
        execFileSync('pnpm', ['pack', '--out', out], { cwd: join(copy.folder, folder), stdio: 'pipe' });
        tarball = readFileSync(out);
        types = withFolders(createPackageFromTarballData(tarball));
      });

      const file = (path) => types.readFile(`/node_modules/${name}/${path}`);

      it('exports its root and each folder of its sources that has an index, and no inner module', () => {
        const indexes = globSync('**/index.ts', { cwd: join(root, folder, 'src') }).map((path) =>
          path.replaceAll('\\', '/'),
        );
        const expected = indexes.map((path) => `./${path.replace(/\/?index\.ts$/u, '')}`.replace(/\/$/u, ''));
        const { exports } = JSON.parse(file('package.json'));
        assert.deepEqual(Object.keys(exports).sort(), expected.sort());
        for (const target of Object.values(exports).flatMap((targets) => Object.values(targets))) {
          assert.ok(types.fileExists(`/node_modules/${name}/${target.slice(2)}`), target);
        }
      });

      it('contains a README, a license, and the sources of its source maps', () => {
        for (const path of ['README.md', 'LICENSE']) assert.ok(file(path).length > 0);
        const { sources, sourcesContent = [] } = JSON.parse(file('dist/index.js.map'));
        assert.ok(sources.length > 0);
        for (const [index, source] of sources.entries()) {
          const own = join('dist', source);
          assert.ok(typeof sourcesContent[index] === 'string' || file(own).length > 0, own);
        }
        assert.deepEqual(
          types.listFiles().filter((path) => /\.(?:test|test-d|bench)\.|\/testing\//u.test(path)),
          [],
        );
        assert.equal(engines.node, '>=20');
      });

      it('names nothing from inside of zod in its types', () => {
        const internal = types
          .listFiles()
          .filter((path) => path.endsWith('.d.ts') && types.readFile(path).includes('_zod'));
        assert.deepEqual(internal, []);
      });

      it('passes publint', async () => {
        const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
        assert.deepEqual(
          messages.map((message) => formatMessage(message, pkg)),
          [],
        );
      });

      it('has types that match its code in every module system', async () => {
        const { problems, types: found } = await checkPackage(types);
        assert.ok(found);
        const real = problems.filter(({ resolutionKind }) => !UNSUPPORTED.includes(resolutionKind));
        assert.deepEqual(real, []);
      });
    });
  }

  describe('an app that installed them', () => {
    const COMPILE = '--noEmit --strict --module nodenext --target es2022 --skipLibCheck --ignoreConfig'.split(' ');
    let app;
    before(() => {
      app = join(copy.folder, 'app');
      for (const { name, folder } of published) {
        const target = join(app, 'node_modules', name);
        mkdirSync(target, { recursive: true });
        outputOf('tar', ['-xzf', tarballOf(folder), '-C', target, '--strip-components=1']);
      }
      writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }));
    });

    for (const [index, type] of FAILURE_TYPES.entries()) {
      it(`knows every failure with its facts: ${/@toolbox[^']+/u.exec(type)[0]} alone`, () => {
        const source = join(app, `failures${index}.ts`);
        writeFileSync(source, everyFailure(type));
        outputIn(root, 'tsc', [...COMPILE, source]);
      });
    }
  });
});
