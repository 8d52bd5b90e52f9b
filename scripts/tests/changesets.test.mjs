import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { copyWorkspace, linkFolder } from '../modules/copyWorkspace.mjs';
import { root } from '../modules/root.mjs';

const CHECK = "await (await import('./scripts/modules/checkChangesets.mjs')).checkChangesets();";
const CHANGESET = "---\n'@toolbox/core': patch\n---\n\nA change.\n";

describe('the check for a changeset', () => {
  let copy;

  before(() => {
    copy = copyWorkspace();
    linkFolder(join(root, 'node_modules'), join(copy.folder, 'node_modules'));
    copy.git('checkout', '--quiet', '-b', 'change');
  });
  after(() => copy.remove());

  function check() {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const words = ['--input-type=module', '--eval', CHECK];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: copy.folder,
      env: { ...process.env, PATH: path },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  it('passes without a change, and without a main branch to compare with', () => {
    assert.equal(check().status, 0);
    copy.git('branch', '--move', 'main', 'other');
    const { status, output } = check();
    copy.git('branch', '--move', 'other', 'main');
    assert.equal(status, 0);
    assert.match(output, /no main branch to compare with here/u);
  });

  it('fails if a published package has changed, however many changesets are pending, until there is a new one', () => {
    appendFileSync(join(copy.folder, 'packages/core/src/index.ts'), '\n');
    const { status, output } = check();
    assert.equal(status, 1);
    assert.match(output, /no changesets were found/u);
    writeFileSync(join(copy.folder, '.changeset/new.md'), CHANGESET);
    copy.git('add', '.changeset/new.md');
    assert.equal(check().status, 0);
  });
});
