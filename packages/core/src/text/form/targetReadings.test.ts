import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTargetLength } from './parseTargetLength.ts';
import { targetReadings } from './targetReadings.ts';

const shown = (text: string) =>
  targetReadings(text).map(({ length, unit, withSpaces }) =>
    [length, unit, withSpaces === undefined ? undefined : withSpaces ? 'with' : 'without'].filter(Boolean).join(' '),
  );

describe('targetReadings', () => {
  it.each([
    ['공백 포함 500자', '500 characters with'],
    ['500자(공백포함)', '500 characters with'],
    ['공백제외 1,000자 이내', '1000 characters without'],
    ['공백 미포함 500자', '500 characters without'],
    ['1,000자 이내(띄어쓰기 포함)', '1000 characters with'],
    ['공백을 포함해 1만 5천자', '15000 characters with'],
    ['공백 포함 500', '500 with'],
    ['500자(공백 포함, 공백 제외)', '500 characters'],
    ['최대 500자', '500 characters'],
    ['한글 500자로 작성', '500 characters'],
    ['500문자', '500 characters'],
    ['３천 바이트 내외', '3000 bytes'],
    ['1,500바이트', '1500 bytes'],
    ['4,000byte', '4000 bytes'],
    ['500B', '500 bytes'],
    ['up to 4,000 characters', '4000 characters'],
    ['4000 characters (including spaces)', '4000 characters with'],
    ['4000 characters (spaces not included)', '4000 characters without'],
    ['500 chars without spaces', '500 characters without'],
    ['500 characters, not counting the spaces', '500 characters without'],
    ['no more than 500 letters', '500 characters'],
    ['up to 4000', '4000'],
    ['500 or fewer', '500'],
    ['500, including spaces', '500 with'],
    ['약 500', '500'],
    ['200자 원고지 10매', '2000 characters'],
    ['400자 원고지 5장 이내', '2000 characters'],
    ['원고지 10매', '2000 characters'],
    ['320/500', '500'],
    ['0 / 1,500', '1500'],
    ['520/500', '500'],
    ['1000/2', '500'],
    ['320/500자', '500 characters'],
    ['영문 4000', '4000'],
    ['국문 기준 1,000', '1000'],
    ['500 w/o spaces', '500 without'],
    ['500 chars w/ spaces', '500 characters with'],
    ['2k chars', '2000 characters'],
    ['1.5K characters', '1500 characters'],
    ['1.5k', '1500'],
    ['at least 100', '100'],
    ['500*2', '1000'],
    ['$500 (about 300 bytes)', '300 bytes'],
  ])('reads %j as %j', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  it('gives each length of a text once, three at most', () => {
    expect(shown('1,500자(3,000바이트)')).toEqual(['1500 characters', '3000 bytes']);
    expect(shown('500자 이상 1,000자 이하')).toEqual(['500 characters', '1000 characters']);
    expect(shown('500자, 500자')).toEqual(['500 characters']);
    expect(shown('1자 2자 3자 4자')).toEqual(['1 characters', '2 characters', '3 characters']);
    expect(shown('300~400')).toEqual(['300', '400']);
    expect(shown('between 100 and 1,200')).toEqual(['100', '1200']);
    expect(shown('1만 5')).toEqual(['10005', '15000']);
  });

  it.each([
    '',
    '자',
    '많이',
    '$500',
    '500원',
    '500 words',
    '4자리',
    '200자 원고지',
    '200자 원고지 10~15매',
    '원고지 0매',
    '5/0',
    '0자',
    '200,000,000 bytes',
    '1.5자',
    '1,5',
    '0.5~0.7',
    '5'.repeat(201),
  ])('has no reading of %j', (text) => {
    expect(targetReadings(text)).toEqual([]);
  });

  it('gives only lengths that the field accepts', () => {
    const piece = fc.constantFrom(
      ...'1 500 1,000 0 .5 만 천 자 글자 바이트 byte B 공백 포함 제외 띄어쓰기 spaces with without up to ( ) ~ * 이내 원 $'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        for (const { length, unit } of targetReadings(pieces.join('')))
          expect(parseTargetLength(String(length), '', unit)).toEqual({ ok: true, value: length });
      }),
      { numRuns: 1000 },
    );
  });

  it('throws for no text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => Array.isArray(targetReadings(text))));
  });
});
