import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { scopedName } from './scopedName.ts';

const FILES = globSync(['apps/web/app/**/*.module.css', 'packages/ui/src/**/*.module.css'], { cwd: ROOT });

it('tells the classes of all files apart, and is the same in both halves of the build', () => {
  const names = FILES.map((file) => scopedName('list', join(ROOT, file)));
  expect(names.length).toBeGreaterThan(80);
  expect(new Set(names).size).toBe(names.length);
  expect(FILES.map((file) => scopedName('list', join(ROOT, `${file}?used`)))).toEqual(names);
});

it('keeps the name that the style sheet gives', () => {
  expect(scopedName('emptyRow', join(ROOT, FILES[0] ?? ''))).toMatch(/^_emptyRow-[\w-]{4}$/u);
});
