import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phoneNumber.ts';
import { phoneReadings } from './phoneReadings.ts';

describe('phoneReadings', () => {
  it.each<readonly [string, readonly string[]]>([
    ['tel:010-1234-5678', ['010-1234-5678']],
    ['전화: 02-123-4567 (내선 12)', ['02-123-4567']],
    ['02-123-4567 ext. 1234', ['02-123-4567']],
    ['02-123-4567~8', ['02-123-4567']],
    ['T. +82 (0)2-123-4567', ['+82 (0)2-123-4567']],
    ['010-1234-5678 / 010-8765-4321', ['010-1234-5678', '010-8765-4321']],
    ['010-1234-5678\n010-1234-5678', ['010-1234-5678']],
    [
      '대표 (02) 123-4567, 팩스 (02) 123-4568, 휴대폰 010 1234 5678, 집 031-123-4567',
      ['(02) 123-4567', '(02) 123-4568', '010 1234 5678'],
    ],
    ['010-1234-5678 010-8765-4321', ['010-1234-5678', '010-8765-4321']],
    ['010 1234 5678 010 8765 4321', []],
    ['O1O-1234-5678', ['010-1234-5678']],
    ['긴급 119', ['119']],
    ['고객센터 1588-1234로', ['1588-1234']],
    ['12', []],
    ['없음', []],
    ['123456789012345678', []],
    ['내선 123, 123-4567', ['123-4567']],
    [`${' '.repeat(1994)}전화 119`, ['119']],
    [`${' '.repeat(1995)}전화 119`, []],
  ])('finds the numbers in %j', (text, expected) => {
    expect(phoneReadings(text)).toEqual(expected);
  });

  it('returns only numbers that can be dialed, three at most', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789+-() /,O전'), maxLength: 60 });
    fc.assert(
      fc.property(texts, (text) => {
        const found = phoneReadings(text);
        expect(found.length).toBeLessThanOrEqual(3);
        for (const number of found) expect(phoneNumber(number).ok).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
