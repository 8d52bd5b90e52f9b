import { describe, expect, it } from 'vitest';
import { wordedRow } from './wordedRow.ts';

describe('wordedRow', () => {
  it.each([
    '오만오천원\t열주',
    '오만 오천원\t열 주씩',
    '어제\t오만원\t백주',
    '| 오만원 | 스물다섯 주 |',
    '오만원;백주',
    '오만원, 열 주',
    '오만오천원 열 주',
    'fifty-five thousand won\tten shares',
    'Yesterday,fifty,ten',
  ])('finds the row %j by the rows above it', (line) => {
    expect(wordedRow(['매수가\t수량', '60,500\t10', line, '50,000\t20'])).toBe(2);
    expect(wordedRow(['매수가\t수량', line, '50,000\t20'])).toBe(1);
  });

  it.each([
    '매수가\t수량',
    '합계\t-\t-',
    '일\t\t',
    '취소\t없음\t없음',
    '이번 주',
    '한 주 쉼',
    '두 주',
    'ten shares',
    'Tenant\tTwosome',
    '오만원\t10',
    '',
  ])('finds none in %j', (line) => {
    expect(wordedRow(['60,500\t10', line])).toBeUndefined();
  });
});
