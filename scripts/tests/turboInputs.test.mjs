import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { outputIn, root } from '../boot.mjs';
import { copyWorkspace } from '../copyWorkspace.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/** Files that a task reads outside of its package. */
const READ = [
  ['@toolbox/e2e#e2e', 'apps/server/src/startServer.ts'],
  ['@toolbox/e2e#e2e', 'apps/server/fakes/startDemo.ts'],
  ['@toolbox/e2e#e2e', 'apps/web/app/root.tsx'],
  ['@toolbox/e2e#e2e', 'packages/core/src/index.ts'],
  ['@toolbox/e2e#e2e', 'packages/i18n/src/index.ts'],
  ['@toolbox/e2e#e2e', 'packages/ui/src/tokens.css'],
  ['@toolbox/web#build', 'packages/i18n/src/index.ts'],
  ['@toolbox/web#build', 'packages/reference/src/siteReference.ts'],
  ['@toolbox/web#test', 'packages/ui/src/tokens.css'],
  ['@toolbox/reference#test', 'docs/core/vat.md'],
  ['@toolbox/reference#test', 'packages/core/api.md'],
  ['@toolbox/reference#test', 'packages/core/src/vat/vat.ts'],
  ['@toolbox/server#test', 'docs/operations.md'],
  ['@toolbox/server#test', 'package.json'],
  ['@toolbox/server#test', '.pnpmfile.mjs'],
  ['@toolbox/server#test', 'apps/web/app/site/siteConfig.ts'],
  ['@toolbox/server#test', 'apps/web/package.json'],
  ['@toolbox/server#test', 'packages/ui/package.json'],
  ['@toolbox/server#test', 'packages/core/src/index.ts'],
  ['@toolbox/i18n#test', 'README.md'],
  ['@toolbox/i18n#test', 'docs/operations.md'],
  ['@toolbox/i18n#test', 'docs/core/salary/form.md'],
  ['@toolbox/i18n#test', 'docs/decisions/README.md'],
  ['@toolbox/i18n#test', 'packages/client/README.md'],
  ['@toolbox/i18n#test', 'scripts/tool-template/guide.ko.ts.template'],
];
const NOT_READ = [
  ['@toolbox/e2e#e2e', 'docs/operations.md'],
  ['@toolbox/web#test', 'apps/server/src/startServer.ts'],
  ['@toolbox/web#test', 'scripts/createTool.ts'],
  ['@toolbox/server#test', 'scripts/createTool.ts'],
  ['@toolbox/core#test', 'apps/web/app/root.tsx'],
];

describe('what turbo takes a task for', () => {
  let copy;
  let unchanged;

  function hashes() {
    const words = ['run', 'test', 'build', 'e2e', '--dry=json', '--cwd', copy.folder];
    const { tasks } = JSON.parse(
      outputIn(root, 'turbo', words, { maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    return new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
  }

  before(() => {
    copy = copyWorkspace();
    unchanged = hashes();
  });
  after(() => copy.remove());

  /** Changes a file, and restores it afterward. */
  function hashesWithout(file) {
    appendFileSync(join(copy.folder, file), '\n');
    const changed = hashes();
    copy.git('checkout', '--', file);
    return changed;
  }

  for (const [task, file] of READ) {
    it(`${task} runs again when ${file} changes`, () => {
      assert.ok(unchanged.has(task));
      assert.notEqual(hashesWithout(file).get(task), unchanged.get(task));
    });
  }

  for (const [task, file] of NOT_READ) {
    it(`${task} does not when ${file} changes`, () => {
      assert.ok(unchanged.has(task));
      assert.equal(hashesWithout(file).get(task), unchanged.get(task));
    });
  }
});
