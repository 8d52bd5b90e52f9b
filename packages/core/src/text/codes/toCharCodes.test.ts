import { describe, expect, it } from 'vitest';
import { toCharCodes } from './toCharCodes.ts';

describe('toCharCodes', () => {
  it.each([
    ['', ''],
    ['A', '65'],
    ['😀한é', '128512 54620 233'],
    ['a\n', '97 10'],
    ['\ud800', '55296'],
  ])('%j is %j', (text, codes) => {
    expect(toCharCodes(text)).toBe(codes);
  });

  it.each([
    ['hex', '0x41 0x1F600'],
    ['unicode', 'U+0041 U+1F600'],
    ['escape', '\\u0041 \\u{1F600}'],
    ['html', '&#65; &#128512;'],
  ] as const)('writes %s', (notation, codes) => {
    expect(toCharCodes('A😀', notation)).toBe(codes);
  });
});
