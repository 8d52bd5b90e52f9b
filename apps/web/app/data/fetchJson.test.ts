import { afterEach, describe, expect, it, vi } from 'vitest';
import { CSRF_KEY } from './csrfToken.ts';
import { fetchJson } from './fetchJson.ts';

/** Answers every request, and records it. */
function network() {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    seen.push(request);
    return new Response('1');
  });
  return seen;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('fetchJson', () => {
  it('sends the token to our own server alone, and only where there is one', async () => {
    const seen = network();
    await fetchJson('/a');
    localStorage.setItem(CSRF_KEY, 'secret');
    await fetchJson('/a');
    await fetchJson('https://example.com/a');
    expect(seen.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'secret', null]);
  });

  it.each([
    ['a line break', 'a\r\nx-evil: 1'],
    ['Hangul', '토큰'],
    ['a control character', 'a\u0000b'],
    ['a lone surrogate', '\ud800'],
    ['blanks only', '  '],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('sends no token that is broken (%s), and asks all the same', async (_what, token) => {
    localStorage.setItem(CSRF_KEY, token);
    const seen = network();
    expect(await fetchJson('/a')).toBe(1);
    expect(seen[0]?.headers.get('x-csrf-token')).toBeNull();
  });
});
