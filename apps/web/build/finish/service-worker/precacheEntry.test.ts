// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { integrityOf } from '../page/htmlPage.ts';
import { precacheEntry } from './precacheEntry.ts';

const FILE = '/assets/manifest-22222222.js';
const PAGE = `<script>import "${FILE}"</script>`;
const REVISION = '0123456789abcdef0123456789abcdef';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precache-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function entryOf(url: string, content: string) {
  await mkdir(dirname(join(folder, url)), { recursive: true });
  await writeFile(join(folder, url), content);
  return precacheEntry({ url, revision: REVISION, size: 1 }, folder, FILE);
}

it.each([
  ['index.html', '/'],
  ['en/index.html', '/en'],
  ['string-tools/char-count/index.html', '/string-tools/char-count'],
])('lists %s at its URL, whatever a host adds to it', async (file, url) => {
  expect(await entryOf(file, PAGE)).toEqual({ url, revision: '0123456789ab', size: 1 });
});

it('refuses a page that the service worker would refuse', async () => {
  await expect(entryOf('nope/index.html', '<h1>Nope</h1>')).rejects.toThrow('/nope');
});

it('has no revision for a file whose name has a hash', async () => {
  const listed = { url: '/assets/a-01234567.js', revision: null, size: 1 };
  expect(await entryOf('assets/a-01234567.js', '')).toEqual(listed);
});

it('checks the bytes of data', async () => {
  expect(await entryOf('a.json', '{}')).toMatchObject({ url: '/a.json', integrity: integrityOf('{}') });
});
