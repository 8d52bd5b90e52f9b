import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv4Bits, ipv4Text } from './ipv4Bits.ts';
import { parseIpv4 } from './parseIpv4.ts';

describe('parseIpv4', () => {
  it.each(['0.0.0.0', '8.8.8.8', '255.255.255.255', '10.20.30.40', '100.0.0.1'])('takes %s', (address) => {
    expect(parseIpv4(` ${address}\n`)).toEqual({ ok: true, value: address });
  });

  it.each([
    '',
    '   ',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '256.2.3.4',
    '1.2.3.1000',
    '010.1.1.1',
    '1.2.3.00',
    '1.2.3.-4',
    '1.2.3.+4',
    '1.2.3.4/24',
    '1.2.3.',
    '.1.2.3',
    '1..2.3',
    '1. 2.3.4',
    '0x8.8.8.8',
    '１.2.3.4',
    '134744072',
    'example.com',
    '::1',
  ])('refuses %j', (text) => {
    expect(parseIpv4(text)).toEqual({ ok: false, failure: { code: 'ip.badFormat', facts: { example: '8.8.8.8' } } });
  });

  it('reads and writes all 32 bits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }), (bits) => {
        expect(ipv4Bits(ipv4Text(bits))).toBe(bits);
      }),
    );
  });
});
