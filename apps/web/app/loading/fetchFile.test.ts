import { expect, it, vi } from 'vitest';
import { fetchFile } from './fetchFile.ts';

const offline = () => Promise.reject(new TypeError('offline'));
const cachesWith = (path: string) => ({
  match: async (asked: string, { ignoreSearch }: { readonly ignoreSearch: boolean }) =>
    asked === path && ignoreSearch ? new Response('cache') : undefined,
});
const textOf = (path: string) => fetchFile(path).then((response) => response.text());

it('takes what the network answers, also an error', async () => {
  vi.stubGlobal('caches', cachesWith('/a.json'));
  vi.stubGlobal('fetch', async () => new Response('network', { status: 500 }));
  expect(await textOf('/a.json')).toBe('network');
});

it('takes the cached file without the network', async () => {
  vi.stubGlobal('caches', cachesWith('/a.json'));
  vi.stubGlobal('fetch', offline);
  expect(await textOf('/a.json')).toBe('cache');
});

it.each([
  ['the file is not cached', cachesWith('/b.json')],
  ['there are no caches', undefined],
])('fails as the network does where %s', async (_name, caches) => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', offline);
  await expect(textOf('/a.json')).rejects.toThrow('offline');
});
