import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, MANUSCRIPT_ROW_CELLS, MANUSCRIPT_SHEET_ROWS, type TextCounts } from './countText.ts';

const segmenter = new Intl.Segmenter('ko');
const anyText = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((codes) => String.fromCodePoint(...codes));

describe('countText', () => {
  const cases: readonly (readonly [string, Partial<TextCounts>])[] = [
    ['', { graphemes: 0, words: 0, lines: 0, paragraphs: 0, manuscriptSheets: 0, utf8Bytes: 0 }],
    ['   ', { graphemes: 3, graphemesWithoutSpace: 0, words: 0, lines: 1, paragraphs: 0 }],
    [
      '안녕하세요 저는 홍길동입니다.',
      { graphemes: 16, graphemesWithoutSpace: 14, words: 3, utf8Bytes: 42, doubleBytes: 29, neisBytes: 42 },
    ],
    ['가\r\n나\n다', { utf16Units: 6, graphemes: 5, lines: 3, utf8Bytes: 12, doubleBytes: 8, neisBytes: 13 }],
    ['👨‍👩‍👧‍👦👍🏽🇰🇷', { utf16Units: 19, codePoints: 11, graphemes: 3, utf8Bytes: 41 }],
    ['한글'.normalize('NFD'), { utf16Units: 6, graphemes: 2, codePoints: 6 }],
    ['a\u00a0b\u3000c\td', { words: 4, graphemesWithoutSpace: 4 }],
    ['a\u200bb', { words: 1, graphemes: 3, graphemesWithoutSpace: 3 }],
    ['a\rb\r\nc\nd', { lines: 4, words: 4 }],
    ['a\n', { lines: 2, words: 1, paragraphs: 1 }],
    ['\n', { lines: 2, words: 0, graphemes: 1, graphemesWithoutSpace: 0 }],
    ['one\ntwo\n\n \nthree\r\rfour', { paragraphs: 3, lines: 7 }],
    [' \u0301x', { graphemes: 2, graphemesWithoutSpace: 2 }],
    ['\ud800', { graphemes: 1, codePoints: 1, utf16Units: 1, utf8Bytes: 3 }],
    ['a\udc00', { graphemes: 2, codePoints: 2, utf8Bytes: 4 }],
    ['\udc00\ud800x', { graphemes: 3, codePoints: 3, utf8Bytes: 7 }],
  ];
  it.each(cases)('%j', (text, expected) => {
    expect(countText(text, segmenter)).toMatchObject(expected);
  });

  it('fills manuscript paper by rows', () => {
    const sheet = MANUSCRIPT_ROW_CELLS * MANUSCRIPT_SHEET_ROWS;
    expect(countText('가'.repeat(sheet)).manuscriptSheets).toBe(1);
    expect(countText('가'.repeat(sheet + 1)).manuscriptSheets).toBe(2);
    expect(countText('가\n'.repeat(MANUSCRIPT_SHEET_ROWS)).manuscriptSheets).toBe(1);
    expect(countText('\n'.repeat(MANUSCRIPT_SHEET_ROWS + 1)).manuscriptSheets).toBe(2);
    expect(countText(`${'가'.repeat(MANUSCRIPT_ROW_CELLS)}\r\n나`).manuscriptSheets).toBe(1);
  });

  it('agrees with the platform on every text', () => {
    const utf8 = new TextEncoder();
    fc.assert(
      fc.property(anyText, (text) => {
        const counts = countText(text, segmenter);
        expect(counts.graphemes).toBe([...segmenter.segment(text)].length);
        expect(counts.codePoints).toBe([...text].length);
        expect(counts.utf8Bytes).toBe(utf8.encode(text).length);
        expect(counts.words).toBe(text.split(/\s+/).filter((word) => word !== '').length);
        expect(counts.lines).toBe(text === '' ? 0 : text.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});
