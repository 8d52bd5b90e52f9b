import { describe, expect, it } from 'vitest';
import { MAX_TEXT_GRAPHEMES, parseText } from './parseText.ts';

const segmenter = new Intl.Segmenter('ko');
const FAMILY = '👨‍👩‍👧‍👦';

describe('parseText', () => {
  it.each(['', ' ', '\n\t', '\u00a0\u3000', '\ufeff'])('finds %j blank', (text) => {
    expect(parseText(text)).toEqual({ ok: false, failure: { code: 'text.blank', facts: {} } });
  });

  it('returns the text untrimmed', () => {
    expect(parseText('  안녕 \n')).toEqual({ ok: true, value: '  안녕 \n' });
  });

  it(`takes ${MAX_TEXT_GRAPHEMES} characters and refuses one more`, () => {
    expect(parseText('가'.repeat(MAX_TEXT_GRAPHEMES)).ok).toBe(true);
    expect(parseText('가'.repeat(MAX_TEXT_GRAPHEMES + 1))).toEqual({
      ok: false,
      failure: { code: 'text.tooLong', facts: { max: MAX_TEXT_GRAPHEMES, length: MAX_TEXT_GRAPHEMES + 1 } },
    });
  });

  it('counts as a person counts, not in UTF-16 units', () => {
    const decomposed = '한'.normalize('NFD').repeat(4000);
    expect(decomposed.length).toBeGreaterThan(MAX_TEXT_GRAPHEMES);
    expect(parseText(decomposed, { segmenter }).ok).toBe(true);
    expect(parseText(FAMILY.repeat(2), { max: 2, segmenter }).ok).toBe(true);
    expect(parseText(FAMILY.repeat(3), { max: 2, segmenter })).toMatchObject({
      failure: { facts: { max: 2, length: 3 } },
    });
  });

  it('requires the minimum length if there is one', () => {
    expect(parseText('123456789', { min: 10 })).toEqual({
      ok: false,
      failure: { code: 'text.tooShort', facts: { min: 10 } },
    });
    expect(parseText('1234567890', { min: 10 }).ok).toBe(true);
    expect(parseText(FAMILY, { min: 2, segmenter })).toMatchObject({ failure: { code: 'text.tooShort' } });
  });
});
