import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestTarget } from './requestTarget.ts';

describe('requestTarget', () => {
  it.each([
    ['http://localhost:6010/', { url: '/', host: 'localhost:6010' }],
    ['HTTPS://Tools.Example/a/b?c=d', { url: '/a/b?c=d', host: 'Tools.Example' }],
    ['http://localhost', { url: '/', host: 'localhost' }],
    ['http://localhost?a=http://other/', { url: '/?a=http://other/', host: 'localhost' }],
    ['http://[::1]:80/ws', { url: '/ws', host: '[::1]:80' }],
    ['http://a//b@c', { url: '//b@c', host: 'a' }],
  ])('splits %s', (target, expected) => {
    expect(requestTarget(target)).toEqual(expected);
  });

  it.each([
    '/',
    '/a?b=http://c/',
    '//host/path',
    '*',
    '',
    'http://',
    'http:///path',
    'http:/path',
    'http://user@host/',
    'http://user:secret@host/',
    'http://host\\@other/',
    'http://host#part',
    'ws://host/ws',
    'ftp://host/',
    'ahttp://host/',
  ])('leaves %s', (target) => {
    expect(requestTarget(target)).toEqual({ url: target });
  });

  it('agrees with the URL standard about the host and the path', () => {
    const pieces = fc.webUrl({ withQueryParameters: true, validSchemes: ['http', 'https'] });
    fc.assert(
      fc.property(pieces, (target) => {
        const { url, host } = requestTarget(target);
        const expected = new URL(target);
        expect(new URL(`${expected.protocol}//${host}${url}`).href).toBe(expected.href);
      }),
      { numRuns: 100 },
    );
  });
});
