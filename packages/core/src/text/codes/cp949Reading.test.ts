import { describe, expect, it } from 'vitest';
import { cp949Reading } from './cp949Reading.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('euc-kr').decode(bytes);

describe('cp949Reading', () => {
  it.each([
    ...[
      'C7 D1 B1 DB',
      'c7d1b1db',
      'C7-D1-B1-DB',
      '%C7%D1%B1%DB',
      '0xC7, 0xD1, 0xB1, 0xDB',
      String.raw`\xC7\xD1\xB1\xDB`,
    ].map((text) => [text, '한글']),
    ['C7 D1 20 B1 DB 21', '한 글!'],
  ])('reads %j as %j', (text, expected) => {
    expect(cp949Reading(text, decode)).toBe(expected);
  });

  it.each([
    '',
    '48 69',
    'C7 D1',
    'C7 D1 B1',
    'ED 95 9C EA B8 80',
    'E9 E8 E9 E8',
    '199 209 177 219',
    'C7D1 B1D',
    '00 C7 D1 B1 DB',
  ])('leaves %j', (text) => {
    expect(cp949Reading(text, decode)).toBeUndefined();
  });

  it.each([
    [2500, true],
    [2501, false],
  ])('reads %i syllables: %s', (count, isRead) => {
    expect(cp949Reading('B0A1'.repeat(count), decode) === '가'.repeat(count)).toBe(isRead);
  });
});
