// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { integrityOf } from './htmlPage.ts';
import { precacheEntry } from './precacheEntry.ts';

const REVISION = '0123456789abcdef0123456789abcdef';

it.each([
  ['index.html', '/'],
  ['en/index.html', '/en'],
  ['string-tools/char-count/index.html', '/string-tools/char-count'],
  ['favicon.svg', '/favicon.svg'],
])('lists %s at its URL, whatever a host adds to it', async (file, url) => {
  expect(await precacheEntry({ url: file, revision: REVISION, size: 1 }, '/none')).toEqual({
    url,
    revision: '0123456789ab',
    size: 1,
  });
});

it('has no revision for a file whose name has a hash', async () => {
  const entry = { url: 'assets/a-01234567.js', revision: null, size: 1 };
  expect(await precacheEntry(entry, '/none')).toEqual({ ...entry, url: '/assets/a-01234567.js' });
});

it('checks the bytes of data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precache-'));
  try {
    await writeFile(join(folder, 'a.json'), '{}');
    const entry = await precacheEntry({ url: 'a.json', revision: REVISION, size: 2 }, folder);
    expect(entry).toMatchObject({ url: '/a.json', integrity: integrityOf('{}') });
  } finally {
    await rm(folder, { recursive: true });
  }
});
