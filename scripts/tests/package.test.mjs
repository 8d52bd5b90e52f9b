import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../boot.mjs';
import { copyWorkspace } from '../copyWorkspace.mjs';

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

  for (const { name, folder, engines } of published) {
    describe(name, () => {
      let tarball;
      let types;
      before(() => {
        const out = join(copy.folder, `${folder.replace('/', '-')}.tgz`);
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
});
