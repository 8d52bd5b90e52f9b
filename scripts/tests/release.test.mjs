import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, before as beforeAll, describe, it } from 'node:test';
import { root } from '../boot.mjs';
import { copyWorkspace } from '../copyWorkspace.mjs';

const CHANGESET = join(root, 'node_modules/.bin/changeset');

describe('a release', () => {
  let copy;

  const run = (program, words, folder = copy.folder) =>
    execFileSync(program, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const manifest = () => JSON.parse(readFileSync(join(copy.folder, 'packages/core/package.json'), 'utf8'));

  beforeAll(() => {
    copy = copyWorkspace();
    symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
  });
  after(() => copy.remove());

  it('reads every changeset and raises only published packages', () => {
    run(CHANGESET, ['status', '--output', 'status.json']);
    const { changesets, releases } = JSON.parse(readFileSync(join(copy.folder, 'status.json'), 'utf8'));
    const pending = copy.git('ls-files', '.changeset/*.md').trim().split('\n').filter(Boolean);
    assert.equal(changesets.length, pending.length);
    const raised = releases.filter(({ type }) => type !== 'none').map(({ name }) => name);
    assert.deepEqual(
      raised.filter((name) => !['@toolbox/client', '@toolbox/core', '@toolbox/messages'].includes(name)),
      [],
    );
  });

  it('starts at 0.1.0, with a changelog in the package', () => {
    const { version: before } = manifest();
    run(CHANGESET, ['version']);
    const { version } = manifest();
    if (before === '0.0.0') assert.equal(version, '0.1.0');
    const changelog = readFileSync(join(copy.folder, 'packages/core/CHANGELOG.md'), 'utf8');
    assert.ok(changelog.split('\n').includes(`## ${version}`));
    const core = join(copy.folder, 'packages/core');
    const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], core));
    assert.ok(files.some(({ path }) => path === 'CHANGELOG.md'));
  });
});
