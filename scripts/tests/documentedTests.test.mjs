import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { assertTestsExist } from '../modules/documentedTests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'toolbox-documented-'));
after(() => rmSync(folder, { recursive: true }));
const source = `import { add } from './add.ts';
// Subtracts nothing.
it('adds two numbers', () => {});
it.each([1, 2])('keeps %d as it is', () => {});
`;
writeFileSync(join(folder, 'add.test.ts'), source);

describe('a reference to a test', () => {
  it('is a file with a part of a title, and further titles of that file', () => {
    assertTestsExist('`add.test.ts`: adds two; as it is', [folder]);
  });

  for (const [cell, reason] of [
    ['`add.test.ts`', /lacks the title/u],
    ['`add.test.ts`: multiplies', /has no test with/u],
    ['`add.test.ts`: import', /has no test with/u],
    ['`add.test.ts`: Subtracts', /has no test with/u],
    ['`other.test.ts`: adds two', /is not a file of tests/u],
    ['adds two', /is not a file of tests/u],
  ]) {
    it(`is not ${cell}`, () => {
      assert.throws(() => assertTestsExist(cell, [folder]), reason);
    });
  }
});
