import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { infoPages } from './infoPages.ts';

it('has the addresses of the specification', () => {
  expect(infoPages.map(({ path }) => path)).toEqual(['/', '/about', '/contact', '/privacy-policy', '/donate']);
});

it.each(infoPages)('$path is shown by a file that exists', ({ file }) => {
  expect(existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url)))).toBe(true);
});
