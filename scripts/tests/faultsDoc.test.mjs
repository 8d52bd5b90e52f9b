import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { assertTestsExist, rowsOf } from '../modules/documentedTests.mjs';
import { root } from '../modules/root.mjs';

const text = readFileSync(join(root, 'docs/faults.md'), 'utf8');
/** Fault, what visitors see, how fast it recovers, test. */
const rows = rowsOf(text);

describe('docs/faults.md', () => {
  it('has a section for each group of faults', () => {
    const groups = ['## Connections', '## Time and feed', '## Sources, store and log', '## Pages'];
    assert.deepEqual(text.match(/^## .*$/gmu), groups);
    assert.ok(rows.length > 15);
  });

  for (const cells of rows) {
    it(`has tests that exist for: ${cells[0]}`, () => {
      assert.equal(cells.length, 4);
      assert.ok(!cells.includes(''));
      assertTestsExist(cells[3], [join(root, 'apps/server/src'), root]);
    });
  }
});
