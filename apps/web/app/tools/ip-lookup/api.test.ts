import { expect, it, vi } from 'vitest';
import { lookUpLocation } from './api.ts';

it('sends nothing for a lookup that was replaced before this code had loaded', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  await expect(lookUpLocation('8.8.8.8', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(fetch).not.toHaveBeenCalled();
});
