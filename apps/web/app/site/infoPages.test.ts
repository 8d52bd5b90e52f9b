// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { infoPages } from './infoPages.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

it('has the addresses of the specification', () => {
  expect(infoPages.map(({ path }) => path)).toEqual(['/', '/about', '/contact', '/privacy-policy', '/donate']);
});

it.each(infoPages)('$path is shown by a file that exists', ({ file }) => {
  expect(existsSync(join(app, file))).toBe(true);
});
