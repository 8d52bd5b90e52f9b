import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv4Readings } from './ipv4Readings.ts';
import { parseIpv4 } from './parseIpv4.ts';

describe('ipv4Readings', () => {
  it.each([
    ...[
      '8.8.8.8',
      '8.8.8.8:53',
      'https://8.8.8.8/',
      'http://8.8.8.8:8080/x?y=1',
      '8.8.8.8/24',
      '８.８.８.８',
      '8。8。8。8',
    ],
    ...[
      '8,8,8,8',
      '8, 8, 8, 8',
      '8. 8. 8. 8',
      '8 8 8 8',
      '8.8.8.8.',
      'IP: 8.8.8.8',
      '::ffff:8.8.8.8',
      '8.8.8.8 (8.8.8.8)',
      '[8.8.8.8]',
    ],
    ...['8.8.8.\u200b8', '8.8.8.8 999.1.1.1'],
  ])('finds the address in %j', (text) => {
    expect(ipv4Readings(text)).toEqual(['8.8.8.8']);
  });

  it.each([
    ...['', '8.8.8', '8.8.8.8.8', '1.8.8.8.8', '8.8.8.256', '008.8.8.8', 'example.com', '2001:4860:4860::8888'],
    ...['134744072', '8..8.8.8', '8,8,8', `${' '.repeat(2000)}8.8.8.8`],
  ])('finds none in %j', (text) => {
    expect(ipv4Readings(text)).toEqual([]);
  });

  it.each([
    ['8.8.8.8, 1.1.1.1', ['8.8.8.8', '1.1.1.1']],
    ['1.1.1.1 2.2.2.2 3.3.3.3 4.4.4.4', ['1.1.1.1', '2.2.2.2', '3.3.3.3']],
    ['4.3.2.1.in-addr.arpa', ['1.2.3.4']],
    ['4.3.2.1.IN-ADDR.ARPA. IN PTR', ['1.2.3.4']],
    ['5.4.3.2.1.in-addr.arpa', []],
    ['3.2.1.in-addr.arpa', []],
    ['::ffff:808:808', ['8.8.8.8']],
    ['::FFFF:192.168.0.1', ['192.168.0.1']],
  ])('finds in %j the addresses %j', (text, addresses) => {
    expect(ipv4Readings(text)).toEqual(addresses);
  });

  it('returns only addresses', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0129. ,:/x'.split('')), maxLength: 24 });
    fc.assert(
      fc.property(texts, (text) => {
        const found = ipv4Readings(text);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const address of found) expect(parseIpv4(address)).toEqual({ ok: true, value: address });
      }),
      { numRuns: 1000 },
    );
  });
});
