import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipv4Reading } from './ipv4Reading.ts';
import { parseIpv4 } from './parseIpv4.ts';

describe('ipv4Reading', () => {
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
    expect(ipv4Reading(text)).toBe('8.8.8.8');
  });

  it.each([
    ...['', '8.8.8', '8.8.8.8.8', '1.8.8.8.8', '8.8.8.256', '008.8.8.8', 'example.com', '2001:4860:4860::8888'],
    ...['8.8.8.8, 1.1.1.1', '134744072', '8..8.8.8', '8,8,8', `${' '.repeat(2000)}8.8.8.8`],
  ])('finds none in %j', (text) => {
    expect(ipv4Reading(text)).toBeUndefined();
  });

  it('returns only addresses', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0129. ,:/x'.split('')), maxLength: 24 });
    fc.assert(
      fc.property(texts, (text) => {
        const found = ipv4Reading(text);
        if (found !== undefined) expect(parseIpv4(found)).toEqual({ ok: true, value: found });
      }),
    );
  });
});
