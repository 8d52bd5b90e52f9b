import { createI18n, loadToolMetadata } from '@toolbox/i18n';
import { expect, it, vi } from 'vitest';
import { hasChunk, loadChunk } from './loadChunk.ts';

it('takes the metadata of all tools', async () => {
  const metadata = await loadToolMetadata('ko');
  vi.stubGlobal('fetch', async () => Response.json(metadata));
  const i18n = createI18n({ language: 'ko' });
  await loadChunk(i18n, 'ko', 'metadata');
  expect(hasChunk(i18n, 'ko', 'metadata')).toBe(true);
});

const { 'char-count': _, ...earlier } = await loadToolMetadata('ko');

it.each([
  ['of an earlier release, which lacks a tool', () => Response.json(earlier)],
  ['that the server does not have', () => new Response('Not found\n', { status: 404 })],
])('refuses metadata %s', async (_name, respond) => {
  vi.stubGlobal('fetch', async () => respond());
  const i18n = createI18n({ language: 'ko' });
  await expect(loadChunk(i18n, 'ko', 'metadata')).rejects.toThrow();
  expect(hasChunk(i18n, 'ko', 'metadata')).toBe(false);
});
