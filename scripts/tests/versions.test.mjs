import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

it('every file states the same version of Node', () => {
  const version = read('.nvmrc').trim();
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  assert.ok(packages.length > 0);
  for (const [name, packaged] of packages) assert.equal(packaged, version, name);
  assert.equal(/^nodeVersion: (.+)$/mu.exec(read('pnpm-workspace.yaml'))?.[1], version);
});
