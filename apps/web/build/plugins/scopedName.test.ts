import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { scopedName } from './scopedName.ts';

const FILES = globSync(['apps/web/app/**/*.module.css', 'packages/ui/src/**/*.module.css'], { cwd: ROOT });

it('gives classes of different files different names, the same in the server and the client build', () => {
  const names = FILES.map((file) => scopedName('list', join(ROOT, file)));
  expect(names.length).toBeGreaterThan(80);
  expect(new Set(names).size).toBe(names.length);
  expect(FILES.map((file) => scopedName('list', join(ROOT, `${file}?used`)))).toEqual(names);
});

it('contains the class name of the style sheet', () => {
  expect(scopedName('emptyRow', join(ROOT, FILES[0] ?? ''))).toMatch(/^_emptyRow-[\w-]{4}$/u);
});
