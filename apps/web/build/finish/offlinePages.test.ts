// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNavigation, cacheNotFoundPages } from './offlinePages.ts';

const CACHED = ['/', '/en', '/string-tools/char-count', '/en/about', '/404', '/en/404'];

/** What a service worker finds in its caches, by path. */
const storage = {
  match: async (path: string) => (CACHED.includes(path) ? new Response(path) : undefined),
};
const answer = (path: string) => {
  const url = new URL(path, 'https://tools.example');
  return answerNavigation({ request: new Request(url), url }).then((response) => response.text());
};

describe('answerNavigation', () => {
  beforeEach(() => void vi.stubGlobal('caches', storage));
  afterEach(() => void vi.unstubAllGlobals());

  it('takes what the network answers', async () => {
    vi.stubGlobal('fetch', async () => new Response('network'));
    expect(await answer('/string-tools/char-count/')).toBe('network');
  });

  it.each([
    ['/string-tools/char-count/', '/string-tools/char-count'],
    ['/string-tools/char-count//?a=1', '/string-tools/char-count'],
    ['/String-Tools/char%2Dcount', '/string-tools/char-count'],
    ['/en/', '/en'],
    ['/en/about.html', '/en/about'],
    ['/index.html', '/'],
    ['/ko', '/'],
    ['/docs/text', '/404'],
    ['/english', '/404'],
    ['/%E0%A4%A', '/404'],
    ['/en/nope', '/en/404'],
  ])('without the network, answers %s with the cached page %s', async (path, page) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await answer(path)).toBe(page);
  });

  it('fails as the network does where nothing is cached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    vi.stubGlobal('caches', { match: async () => undefined });
    await expect(answer('/nope')).rejects.toThrow('offline');
  });

  it('is complete: its source works where nothing else is', () => {
    expect(answerNavigation.toString()).not.toMatch(/__vite|_import|CACHE/u);
  });
});

it('names another cache for other pages', () => {
  expect(cacheNotFoundPages('1')).toContain('"not-found-1"');
  expect(cacheNotFoundPages('2')).not.toContain('"not-found-1"');
});
