import { type BarcodeFormat, parseBarcodeText } from '@toolbox/core/barcode';
import { describe, expect, it } from 'vitest';
import { encodeBarcode } from './encodeBarcode.ts';
import { readCode128 } from './testing/readCode128.ts';

function encode(text: string, format: BarcodeFormat) {
  const parsed = parseBarcodeText(text, format);
  if (!parsed.ok) throw new Error(parsed.failure.code);
  const [part] = encodeBarcode(parsed.value);
  if (part === undefined) throw new Error('no bars');
  return part;
}

const read = (text: string, format: BarcodeFormat) => readCode128(encode(text, format).modules);

/** Every text of up to so many of the pieces. */
function* textsOf(pieces: readonly string[], count: number): Generator<string> {
  for (const piece of count === 0 ? [] : pieces) {
    yield piece;
    for (const rest of textsOf(pieces, count - 1)) yield piece + rest;
  }
}

describe('the bars of Code 128', () => {
  it.each(['22\ta', '12\tkim', '1234\tabc', '12a\tb', 'ab1234\tcd', 'a\t123456', '123456\ta', '\x7f12\ta', '1\t\x7f'])(
    'are read as %j',
    (text) => {
      expect(read(text, 'CODE128')).toBe(text);
    },
  );

  it('are read as any mix of digits, letters and control characters', () => {
    const wrong = [...textsOf(['1', '22', '345678', 'A', 'a', '\t', '\x01'], 5)]
      .filter((text) => text === text.trim())
      .filter((text) => read(text, 'CODE128') !== text);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['CODE128A', 'A1\u0001B'],
    ['CODE128B', 'Aa1~'],
    ['CODE128C', '123456'],
  ] as const)('are those of %s', (format, text) => {
    expect(read(text, format)).toBe(text);
  });

  it('begin with the separator in GS1-128, and keep the others', () => {
    expect(read('(01)08801234567893(10)aB1(21)7', 'GS1128')).toBe('\u00cf010880123456789310aB1\u00cf217');
  });

  it('stand above the printable characters', () => {
    expect(encode('12\tkim', 'CODE128').caption).toBe('12kim');
    expect(encode('12\tKIM', 'CODE128').caption).toBe('12KIM');
  });
});
