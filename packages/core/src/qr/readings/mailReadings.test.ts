import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailAddress } from '../mailAddress.ts';
import { mailReadings } from './mailReadings.ts';

describe('mailReadings', () => {
  it.each<readonly [string, readonly string[]]>([
    ['홍길동 <name@example.com>', ['name@example.com']],
    ['"Hong, G." <name@example.com>', ['name@example.com']],
    ['mailto:name@example.com?subject=a', ['name@example.com']],
    ['a@example.com; b@example.com, c@example.com; d@example.com', ['a@example.com', 'b@example.com', 'c@example.com']],
    ['kim@example.com/lee@example.com', ['kim@example.com', 'lee@example.com']],
    ['kim@example.com|lee@example.com', ['kim@example.com', 'lee@example.com']],
    ['a@example.com a@example.com', ['a@example.com']],
    ['name@example.com.', ['name@example.com']],
    ['보내실 곳: name@example.com. 감사합니다', ['name@example.com']],
    ['name@example.com으로 보내 주세요', ['name@example.com']],
    ['name@example.com입니다', ['name@example.com']],
    ['홍 <name@홍길동.한국>', ['name@홍길동.한국']],
    ['name@example,com', ['name@example.com']],
    ['name @ example. co . kr', ['name@example.co.kr']],
    ['name (at) example.com', ['name@example.com']],
    ['name[AT]example.com', ['name@example.com']],
    ['name골뱅이example.com', ['name@example.com']],
    ['name＠example．com', ['name@example.com']],
    ['name@example', []],
    ['example.com', []],
    ['@', []],
    ['a b@', []],
    [`${' '.repeat(1991)}<a@b.com>`, ['a@b.com']],
    [`${' '.repeat(1992)}<a@b.com>`, []],
  ])('finds the addresses in %j', (text, expected) => {
    expect(mailReadings(text)).toEqual(expected);
  });

  it('returns only valid addresses, three at most', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'ab@.,;<> "(at)홍'), maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const found = mailReadings(text);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const address of found) expect(mailAddress(address)).toEqual({ ok: true, value: address });
      }),
      { numRuns: 1000 },
    );
  });
});
