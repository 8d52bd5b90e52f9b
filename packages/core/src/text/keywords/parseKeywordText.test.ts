import { expect, it } from 'vitest';
import { MIN_KEYWORD_TEXT, parseKeywordText } from './parseKeywordText.ts';

const segmenter = new Intl.Segmenter('ko');
const FAMILY = '👨‍👩‍👧‍👦';
const tooShort = { ok: false, failure: { code: 'keywords.tooShort', facts: { min: MIN_KEYWORD_TEXT } } };

it.each(['', ' ', '\n\u3000'])('accepts blank text: %j', (text) => {
  expect(parseKeywordText(text)).toEqual({ ok: true, value: text });
});

it(`takes ${MIN_KEYWORD_TEXT} characters and refuses one less`, () => {
  expect(parseKeywordText('가'.repeat(MIN_KEYWORD_TEXT))).toEqual({ ok: true, value: '가'.repeat(MIN_KEYWORD_TEXT) });
  expect(parseKeywordText('가'.repeat(MIN_KEYWORD_TEXT - 1))).toEqual(tooShort);
});

it('counts user-perceived characters, including white space', () => {
  expect(parseKeywordText(FAMILY.repeat(MIN_KEYWORD_TEXT - 1), segmenter)).toEqual(tooShort);
  expect(parseKeywordText(FAMILY.repeat(MIN_KEYWORD_TEXT), segmenter).ok).toBe(true);
  expect(parseKeywordText('a         ').ok).toBe(true);
});
