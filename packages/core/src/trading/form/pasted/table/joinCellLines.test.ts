import { describe, expect, it } from 'vitest';
import { joinCellLines } from './joinCellLines.ts';

describe('joinCellLines', () => {
  it.each([
    ['the lines of a name', '일자\t"매수\r\n단가"\t"수량\n(주)"', '일자\t매수 단가\t수량 (주)'],
    ['the time below a date', '"2024-01-02\n09:01:02"\t60,500\t2', '2024-01-02 09:01:02\t60,500\t2'],
    ['the kind of a row', '1/2\t"현금\n매도"\t60,500', '1/2\t현금 매도\t60,500'],
    ['a note without its words', '1/2\t60,500\t2\t"1차\n취소 후 재주문"', '1/2\t60,500\t2\t1차'],
    ['a line break at the end', '"1차\n"\t60,500', '1차\t60,500'],
    ['a quotation mark', '"a ""b""\nc"\tname', 'a "b" c\tname'],
    ['a list in the only cell', '"60,500\n55,250"\t', '60,500 55,250\t'],
  ])('joins %s', (_, text, expected) => {
    expect(joinCellLines(text)).toBe(expected);
  });

  it.each([
    ['one column', '"60,500\n55,250"'],
    ['cells of one line', '"1차"\t60,500\n"2차"\t55,250'],
    ['ditto marks', '1/2\t60,500\t"\n"\t55,250\t4'],
    ['lists in two cells', '"60,500\n55,250"\t"2\n4"'],
    ['a quote that ends in another cell', '"a\tb\nc"\td'],
  ])('leaves %s', (_, text) => {
    expect(joinCellLines(text)).toBe(text);
  });
});
