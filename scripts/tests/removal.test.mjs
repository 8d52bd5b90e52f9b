import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../modules/root.mjs';

/** `pnpm test:removal` removes one tool at a time, and runs all unit tests and the build, too. */
it('without tools that share parts with others, types and derived files remain valid', () => {
  const words = [join(root, 'scripts/testRemoval.mjs'), '--quick', '--together'];
  const { status, stdout, stderr } = spawnSync('node', words, { encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
