import { describe, expect, it } from 'vitest';
import { canonicalPublicIp } from './canonicalPublicIp.ts';

describe('canonicalPublicIp', () => {
  it.each([
    [' 8.8.8.8 ', '8.8.8.8'],
    ['2001:4860:4860:0::8888', '2001:4860:4860::8888'],
    ['::ffff:8.8.8.8', '8.8.8.8'],
    ['::FFFF:0808:0808', '8.8.8.8'],
  ])('writes %s as %s', (text, canonical) => {
    expect(canonicalPublicIp(text)).toEqual({ ok: true, value: canonical });
  });

  it.each([
    ['127.0.0.1', '127.0.0.1', 'loopback', 'RFC 1122'],
    ['::ffff:127.0.0.1', '127.0.0.1', 'loopback', 'RFC 1122'],
    ['::ffff:a9fe:a9fe', '169.254.169.254', 'linkLocal', 'RFC 3927'],
    ['::1', '::1', 'loopback', 'RFC 4291'],
    ['64:ff9b::7f00:1', '64:ff9b::7f00:1', 'translation', 'RFC 6052'],
    ['2002:7f00:1::', '2002:7f00:1::', 'translation', 'RFC 3056'],
  ])('rejects %s, which is not public', (text, address, expected, rfc) => {
    expect(canonicalPublicIp(text)).toEqual({
      ok: false,
      failure: { code: 'ip.notPublic', facts: { address, kind: expected, rfc } },
    });
  });

  it.each(['', '8.8.8.8/../../x', '8.8.8.8?key=1', '08.8.8.8', 'localhost'])('refuses %j', (text) => {
    expect(canonicalPublicIp(text)).toMatchObject({ failure: { code: 'ip.badFormat' } });
  });
});
