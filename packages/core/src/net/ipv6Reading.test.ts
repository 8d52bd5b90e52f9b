import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv6Reading } from './ipv6Reading.ts';
import { parseIpv6 } from './parseIpv6.ts';

describe('ipv6Reading', () => {
  it.each([
    '2001:db8::1',
    '[2001:DB8::1]',
    '[2001:db8::1',
    '[2001:db8::1]:443',
    '2001:db8::1/64',
    '2001:db8::1%eth0',
    '[2001:db8::1%25eth0]:80',
    'http://[2001:db8::1]:8080/a?b',
    '２００１：db8::1',
    '링크-로컬 IPv6 주소 . . . . . . . . . : 2001:db8::1%12(기본 설정)',
    'Link-local IPv6 Address . . . . . : 2001:db8::1%12(Preferred)',
    'inet6 2001:db8::1/64 scope global',
    '2001:db8::1, 2001:DB8:0::1',
    `${' '.repeat(1989)}2001:db8::1`,
  ])('finds the address in %j', (text) => {
    expect(ipv6Reading(text)).toBe('2001:db8::1');
  });

  it('reads an address with a dotted end', () => {
    expect(ipv6Reading('[::ffff:8.8.8.8]:53')).toBe('::ffff:8.8.8.8');
  });

  it.each([
    '',
    '8.8.8.8',
    '8.8.8.8:53',
    'fe80:1',
    'example.com',
    '12:34',
    '::1 ::2',
    'std::bad',
    'foo :: bar',
    '12:34:56',
    `${' '.repeat(1990)}2001:db8::1`,
  ])('finds none in %j', (text) => {
    expect(ipv6Reading(text)).toBeUndefined();
  });

  it('finds every address in what is around it, and marks of a scope or a port', () => {
    const before = fc.constantFrom('', '[', 'http://[', 'inet6 ', '주소: ', '"', ' ');
    const after = fc.constantFrom('', ']', ']:443', ']/a', '/64', '%eth0', ' (기본 설정)', '"', ', ');
    fc.assert(
      fc.property(before, fc.ipV6(), after, (start, address, end) => {
        const whole = parseIpv6(address);
        // The dots of a word are not an address: foo :: bar.
        fc.pre(whole.ok && address !== '::');
        expect(ipv6Reading(`${start}${address}${end}`)).toBe(whole.ok && whole.value);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns only addresses', () => {
    const damage = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 2 }), fc.constantFrom(...'01fF:.%[]/ g', ''));
    fc.assert(
      fc.property(fc.ipV6(), damage, (address, [at, removed, added]) => {
        const text = address.slice(0, at) + added + address.slice(at + removed);
        const found = ipv6Reading(text);
        if (found !== undefined) expect(parseIpv6(found)).toEqual({ ok: true, value: found });
      }),
      { numRuns: 1000 },
    );
  });
});
