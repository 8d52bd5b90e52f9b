import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv6Bits, ipv6Text } from './ipv6Bits.ts';
import { parseIpv6 } from './parseIpv6.ts';

describe('parseIpv6', () => {
  it.each([
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['2001:4860:4860:0:0:0:0:8888', '2001:4860:4860::8888'],
    [' 2001:DB8::00A1\t', '2001:db8::a1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
    // RFC 5952, section 4
    ['2001:db8::0:1', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    // section 5: dotted tails
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['::FFFF:c000:201', '::ffff:192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:6:102:304'],
  ])('reads %j as %s', (text, canonical) => {
    expect(parseIpv6(text)).toEqual({ ok: true, value: canonical });
  });

  it.each([
    '',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4::5:6:7:8',
    '1::2::3',
    '::1::',
    ':1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:',
    '12345::',
    'g::1',
    '::-1',
    'fe80::1%eth0',
    '2001:db8::/32',
    '[::1]',
    '::1.2.3',
    '::1.2.3.256',
    '1.2.3.4::',
    '::1.2.3.4:5',
    '1:2:3:4:5:6:7:1.2.3.4',
    '1.2.3.4',
    '8.8.8.8:53',
    '안녕',
  ])('refuses %j', (text) => {
    expect(parseIpv6(text)).toEqual({
      ok: false,
      failure: { code: 'ip.badFormat', facts: { example: '2001:4860:4860::8888' } },
    });
  });

  it('reads and writes all 128 bits, zeros anywhere', () => {
    const group = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 0xffffn }));
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const bits = groups.reduce((sum, value) => (sum << 16n) | value, 0n);
        expect(ipv6Bits(ipv6Text(bits))).toBe(bits);
      }),
    );
  });
});
