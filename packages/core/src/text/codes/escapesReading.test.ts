import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapesReading } from './escapesReading.ts';

describe('escapesReading', () => {
  it.each([
    [String.raw`안녕 \uD55C\uAE00`, '안녕 한글'],
    [String.raw`{"a":"\ud55c"}`, '{"a":"한"}'],
    [String.raw`😀 = \ud83d\ude00 = \u{1F600}`, '😀 = 😀 = 😀'],
    [String.raw`"\355\225\234\352\270\200.txt"`, '"한글.txt"'],
    [String.raw`b'\xed\x95\x9c'`, "b'한'"],
    ['%uD55C%uAE00', '한글'],
    ['&#54620;글 &#xAE00;', '한글 글'],
    [String.raw`a \355 \uD55C`, String.raw`a \355 한`],
    ['&lt;div&gt; &#60;', '<div> <'],
    ['&nbsp;&copy;&yuml;&frac12;', '\u00a0©ÿ½'],
    ['R&amp;D &Eacute;&eacute;&Omega;&omega;&sigmaf;&rarr;&hellip;', 'R&D ÉéΩως→…'],
    ['&forall;x &isin; &real; &lArr; &hArr; a&rlm;b', '∀x ∈ ℜ ⇐ ⇔ a\u200fb'],
    ['&amp;lt; &none; &LT; &gt', '&lt; &none; &LT; &gt'],
    ['가 &#1114112; &#54620;', '가 &#1114112; 한'],
  ])('reads %j as %j', (text, expected) => {
    expect(escapesReading(text)).toBe(expected);
  });

  it.each([
    '',
    '한글',
    '65 66',
    String.raw`\uD55C\uAE00`,
    '&#54620;',
    '&none;',
    'R&D',
    String.raw`a\b`,
    String.raw`a \355 \u12`,
  ])('leaves %j', (text) => {
    expect(escapesReading(text)).toBeUndefined();
  });

  it('reads every text whose units or bytes are escaped', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'한글é😀a '), minLength: 1 });
    fc.assert(
      fc.property(texts, (text) => {
        const units = Array.from(
          { length: text.length },
          (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`,
        ).join('');
        const octal = Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`);
        expect(escapesReading(`가${units}`)).toBe(`가${text}`);
        expect(escapesReading(octal.join(''))).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
