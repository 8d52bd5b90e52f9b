import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

describe('canonicalPath', () => {
  // The test in `apps/web/app/pages/not-found` has the same cases, because the site applies the same rule.
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/%61bout', '/about'],
    ['/EN/about', '/en/about'],
    ['/en//about', '/en/about'],
    ['/%65n', '/en'],
    ['/en/index.html', '/en'],
    ['/en/index.htm', '/en'],
    ['/index.html', '/'],
    ['/ko', '/'],
    ['/ko/calculator-tools', '/calculator-tools'],
    ['/KO/index.html', '/'],
    ['/korean', '/korean'],
    ['/STRING-TOOLS/CHAR-COUNT/', '/string-tools/char-count'],
    ['/string-tools%2Fchar-count', '/string-tools/char-count'],
    ['/string-tools/char%2Dcount', '/string-tools/char-count'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(decodeURIComponent(path))).toBe(canonical);
  });
});
