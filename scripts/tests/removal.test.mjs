import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../boot.mjs';

/** `pnpm test:removal` runs all unit tests and the build, too. */
describe('without a tool that shares parts with others', () => {
  for (const id of ['profit-calculator', 'wallet-validator', 'text-compare']) {
    it(`${id}: types and derived files remain valid`, () => {
      const words = [join(root, 'scripts/testRemoval.mjs'), '--quick', id];
      const { status, stdout, stderr } = spawnSync('node', words, { encoding: 'utf8' });
      assert.equal(status, 0, `${stdout}${stderr}`);
    });
  }
});
