import { describe, expect, it } from 'vitest';
import { canonicalUrl, notFoundUrl } from './settleUrl.ts';

function place(url: string) {
  const { pathname, search, hash } = new URL(url, 'https://tools.example');
  return { pathname, search, hash };
}

describe('canonicalUrl', () => {
  it.each([
    // The server has the same rule and cases: `apps/server/src/http/site/canonicalPath.test.ts`.
    ['/About', '/about'],
    ['/EN/about?utm_source=a#b', '/en/about?utm_source=a#b'],
    ['/STRING-TOOLS/CHAR-COUNT/', '/string-tools/char-count'],
    ['/string-tools%2Fchar-count', '/string-tools/char-count'],
    ['/string-tools/char%2Dcount#with=x', '/string-tools/char-count#with=x'],
    ['/about.html', '/about'],
    ['/about//', '/about'],
    ['/about/index.html', '/about'],
    ['/%61bout', '/about'],
    ['/ko/calculator-tools', '/calculator-tools'],
    ['/ko', '/'],
    ['/en//about', '/en/about'],
    ['/%65n', '/en'],
    ['/en/index.htm', '/en'],
    ['/KO/index.html', '/'],
    ['/en/index.html', '/en'],
    ['/index.html?x=1', '/?x=1'],
  ])('of %s is %s', (path, url) => {
    expect(canonicalUrl(place(path))).toBe(url);
  });

  it.each(['/', '/en', '/en/', '/about', '/about/', '/string-tools/char-count?x=1'])('leaves %s as it is', (path) => {
    expect(canonicalUrl(place(path))).toBeUndefined();
  });

  it.each(['/nope', '/%E0%A4%A', '/string-tools/char-count%3Fx=1', '/metadata/ko', '/404'])(
    'knows no page for %s',
    (path) => {
      expect(canonicalUrl(place(path))).toBeUndefined();
    },
  );

  it('is of this site, whatever the path looks like', () => {
    for (const pathname of ['//evil.example', '//evil.example/en', '/\\evil.example']) {
      expect(canonicalUrl({ pathname, search: '', hash: '' })).toBeUndefined();
    }
    expect(canonicalUrl({ pathname: '//about', search: '', hash: '' })).toBe('/about');
  });
});

describe('notFoundUrl', () => {
  it.each([
    ['/nope', 'ko'],
    ['/en/nope', 'en'],
    ['/404', 'ko'],
    ['/string-tools/char-count%3Fx=1', 'ko'],
    ['/%E0%A4%A', 'ko'],
    ['/guidesx', 'ko'],
    ['/english', 'ko'],
  ] as const)('leaves %s as it is', (path, language) => {
    expect(notFoundUrl(place(path), language)).toBeUndefined();
  });

  it.each([
    ['/metadata/ko', 'ko', '/404'],
    ['/Guides', 'ko', '/404'],
    ['/guides/x?a=1', 'en', '/en/404?a=1'],
    // The router ignores case; the server does not.
    ['/EN/nope', 'ko', '/404'],
    // A host with one not-found page.
    ['/en/nope', 'ko', '/404'],
    ['/%65n/nope', 'en', '/en/404'],
  ] as const)('of %s, where the router has another route, is that of the page', (path, language, url) => {
    expect(notFoundUrl(place(path), language)).toBe(url);
  });
});
