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

it('every instruction puts the pinned pnpm on PATH', () => {
  const [, version] = JSON.parse(read('package.json')).packageManager.split('@');
  for (const file of ['README.md', 'README.ko.md', '.devcontainer/devcontainer.json']) {
    const found = [...read(file).matchAll(/\.tools\/pnpm-([\d.]+)\//gu)].map(([, named]) => named);
    assert.deepEqual(found, [version], file);
  }
});

/**
 * What the two commands start; Node itself comes from `optionalDependencies`, or from `scripts/modules/boot.mjs` on
 * Windows.
 */
const NATIVE = [
  '@biomejs/cli',
  '@oxc-parser/binding',
  '@oxc-resolver/binding',
  '@rolldown/binding',
  '@rollup/rollup',
  '@turbo/',
  '@typescript/typescript',
  'lightningcss',
];
const SYSTEMS = ['linux', 'darwin', 'win(?:32|dows)'];

it('the lockfile has the native packages of every system', () => {
  const lockfile = read('pnpm-lock.yaml');
  for (const name of NATIVE)
    for (const system of SYSTEMS) assert.match(lockfile, new RegExp(`^  '?${name}-?${system}-.*:$`, 'mu'), name);
});
