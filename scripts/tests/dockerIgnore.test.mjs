import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../modules/root.mjs';

/** No stage of the Dockerfile needs the browser tests. */
const NOT_NEEDED = 'e2e/';
const ANYWHERE = '**/';

/** A file and the folders it is in; a pattern that matches one of them ignores the file. */
const pathsOf = (file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

it('the image is built from every tracked file that it needs', () => {
  const text = readFileSync(join(root, 'apps/server/Dockerfile.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const anywhere = patterns.filter((one) => one.startsWith(ANYWHERE)).map((one) => one.slice(ANYWHERE.length));
  const exact = patterns.filter((one) => !one.startsWith(ANYWHERE));
  // This test reads nothing else, such as exceptions.
  for (const name of [...anywhere, ...exact]) assert.match(name, /^[\w.][\w./-]*$/u);
  for (const name of anywhere) assert.ok(!name.includes('/'), name);

  const isIgnored = (file) =>
    file.split('/').some((part) => anywhere.includes(part)) || pathsOf(file).some((path) => exact.includes(path));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  assert.deepEqual(
    files.filter((file) => isIgnored(file) && !file.startsWith(NOT_NEEDED)),
    [],
  );
  assert.ok(isIgnored('e2e/package.json') && isIgnored('apps/server/data/toolbox.sqlite'));
});
