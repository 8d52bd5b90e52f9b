import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from './countBytes.ts';

const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));

describe('countBytes', () => {
  it.each([
    ['', 0, 0, 0],
    ['a b', 3, 3, 3],
    ['가', 3, 2, 3],
    ['漢', 3, 2, 3],
    ['é', 2, 2, 2],
    ['😀', 4, 4, 4],
    ['\n', 1, 1, 2],
    ['\r', 1, 1, 2],
    ['\r\n', 2, 1, 2],
    ['\n\r', 2, 2, 4],
    ['가\r\n나\n다', 12, 8, 13],
    ['\ud800', 3, 2, 3],
    ['\udc00\ud83d', 6, 4, 6],
  ])('%j: UTF-8 %i, double %i, NEIS %i', (text, utf8, double, neis) => {
    expect(countBytes(text)).toEqual({ utf8, double, neis });
  });

  it('agrees with the platform encoder', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countBytes(text).utf8).toBe(new TextEncoder().encode(text).length);
      }),
    );
  });
});
