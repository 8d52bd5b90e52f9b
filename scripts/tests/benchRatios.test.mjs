import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRatios } from '../../e2e/bench/compareRatios.ts';

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
