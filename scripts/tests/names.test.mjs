import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { repositoryFiles } from '../modules/repositoryFiles.mjs';
import { root } from '../modules/root.mjs';

const SOURCES = ['packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'];
/** Tests and benches, and what only they use, are exempt. */
const LEFT_OUT = /\.(?:test|bench)\.|\/(?:testing|bench|fakes)\//u;
const FUNCTION = /^export (?:default )?(?:async )?(?:function\*?|class) (\w+)/gmu;
/** Each tool has a view, and the router looks for these names in the file of a page. */
const GIVEN = ['View', 'loader', 'meta', 'links'];

it('function names are unique', () => {
  const places = new Map();
  for (const path of repositoryFiles(...SOURCES).filter((name) => !LEFT_OUT.test(name))) {
    // An overloaded function occurs several times in one file.
    for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(FUNCTION)) {
      places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  const shared = [...places].filter(([name, files]) => !GIVEN.includes(name) && files.size > 1);
  assert.ok(places.size > 0);
  assert.deepEqual(
    shared.map(([name, files]) => [name, ...files]),
    [],
  );
});
