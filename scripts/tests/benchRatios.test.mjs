import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { compareRatios } from '../../e2e/bench/compareRatios.ts';
import { root } from '../modules/root.mjs';

const SLACK = 0.15;

test('accepts ratios up to the slack above the committed ones', () => {
  assert.deepEqual(compareRatios({ key: 1.15, paste: 0.2 }, { key: 1, paste: 1 }, SLACK), []);
});

test('reports what is above, with the limit', () => {
  assert.deepEqual(compareRatios({ key: 2.31, paste: 1 }, { key: 2, paste: 1 }, SLACK), [
    { name: 'key', found: 2.31, limit: 2 * (1 + SLACK) },
  ]);
});

test('reports what only one of the tables has', () => {
  assert.deepEqual(compareRatios({ key: 1 }, { paste: 1 }, SLACK), [
    { name: 'paste', found: undefined, limit: 1 + SLACK },
    { name: 'key', found: 1, limit: undefined },
  ]);
});

test('does not accept a ratio that is no number', () => {
  assert.equal(compareRatios({ key: Number.NaN }, { key: 1 }, SLACK).length, 1);
});

for (const option of ['--gate', '--write']) {
  test(`${option} is refused for a part of the rows`, () => {
    const words = ['e2e/bench/page.ts', option, '--only', 'type'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /neither can be combined with --only/u);
  });
}
