import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexLines } from './indexLines.ts';
import { lineOfOffset } from './lineOfOffset.ts';
import { sliceLines } from './sliceLines.ts';

const lines = fc.string({ unit: fc.constantFrom('a', '가', '\n', '\r', '\r\n'), maxLength: 200 });

describe('indexLines', () => {
  it.each([
    ['', [0]],
    ['a', [0]],
    ['\n', [0, 1]],
    ['a\nb\r\nc\rd', [0, 2, 5, 7]],
    ['a\n', [0, 2]],
    ['\n\r\r\n', [0, 1, 2, 4]],
    ['\u2028\u0085\v', [0]],
  ])('%j starts lines at %j', (text, starts) => {
    expect([...indexLines(text)]).toEqual(starts);
  });

  it('finds the lines that splitting finds', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const starts = indexLines(text);
        expect(sliceLines(text, starts, 0, starts.length)).toEqual(text.split(/\r\n|\n|\r/));
      }),
    );
  });

  it('takes a text of nothing but line ends', () => {
    expect(indexLines('\n'.repeat(100_000))).toHaveLength(100_001);
  });
});

describe('lineOfOffset', () => {
  it('finds the line of every offset', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const starts = indexLines(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const before = text.slice(0, offset);
          const inCrlf = before.endsWith('\r') && text.charAt(offset) === '\n';
          const ends = before.match(/\r\n|\n|\r/g)?.length ?? 0;
          expect(lineOfOffset(starts, offset)).toBe(inCrlf ? ends - 1 : ends);
        }
      }),
    );
  });

  it('puts what is beyond the end on the last line', () => {
    expect(lineOfOffset(indexLines('a\nb'), 99)).toBe(1);
  });
});

describe('sliceLines', () => {
  const text = 'a\nb\r\nc\rd\n';
  const starts = indexLines(text);

  it.each([
    [0, 2, ['a', 'b']],
    [2, 9, ['c', 'd', '']],
    [-3, 1, ['a']],
    [3, 3, []],
    [9, 12, []],
  ])('from %i to %i: %j', (from, to, expected) => {
    expect(sliceLines(text, starts, from, to)).toEqual(expected);
  });
});
