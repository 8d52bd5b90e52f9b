import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..');

it('the example of the README prints what it says', () => {
  const readme = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  const [, code = ''] = /```ts\n([\s\S]*?)```/u.exec(readme) ?? [];
  const printed = Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gmu), ([, line]) => line);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(printed).toHaveLength(2);
  expect(stdout.trimEnd().split('\n')).toEqual(printed);
});
