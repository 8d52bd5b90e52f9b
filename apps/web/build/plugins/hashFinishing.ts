import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What changes scripts after they have got their names. */
const STEPS = ['markForEagerCompile.ts', '../finish/facades.ts'];

/**
 * Makes the hash in the name of each script depend on the steps that change scripts after the bundler has named them.
 * Otherwise a script that only such a step changes would keep its name, and visitors the earlier one for a year.
 */
export function hashFinishing(steps = STEPS.map((file) => join(import.meta.dirname, file))): Plugin {
  return {
    name: 'hash-finishing',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: () => steps.map((file) => readFileSync(file, 'utf8')).join(''),
  };
}
