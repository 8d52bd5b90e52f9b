import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../modules/root.mjs';
import { outputIn } from '../modules/runProgram.mjs';

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
  let tasks;

  before(() => {
    const words = ['run', 'test', 'build', 'e2e', '--dry=json'];
    const options = { maxBuffer: MAX_BYTES, stdio: ['ignore', 'pipe', 'ignore'] };
    const listed = JSON.parse(outputIn(root, 'turbo', words, options)).tasks;
    tasks = new Map(listed.map((task) => [task.taskId, task]));
  });

  /** Whether a file is an input of a task or of one that it depends on, whose hash is a part of its own. */
  function reads(id, file) {
    const { directory, inputs, dependencies } = tasks.get(id);
    const folder = directory.replaceAll('\\', '/');
    const own = Object.keys(inputs).some((input) => posix.join(folder, input) === file);
    return own || dependencies.some((dependency) => reads(dependency, file));
  }

  for (const [task, file] of READ) {
    it(`${task} runs again when ${file} changes`, () => {
      assert.ok(reads(task, file));
    });
  }

  for (const [task, file] of NOT_READ) {
    it(`${task} does not when ${file} changes`, () => {
      assert.ok(existsSync(join(root, file)));
      assert.ok(!reads(task, file));
    });
  }
});
