import { expect, it } from 'vitest';
import { acceptedCodeReading, codeReadings, codesInText } from './codeReadings.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('euc-kr').decode(bytes);

it.each([
  ['0xEA 0xB0 0x80', 'utf8', '가', 'U+AC00'],
  ['C7 D1 B1 DB', 'cp949', '한글', 'U+D55C U+AE00'],
  ['1001000 1101001', 'binary', 'Hi', '0b1001000 0b1101001'],
  ['48 69 21', 'hex', 'Hi!', '0x48 0x69 0x21'],
] as const)('reads accepted codes %s as %s', (text, kind, shown, codes) => {
  expect(acceptedCodeReading(text, decode)).toEqual({ kind, shown, codes });
});

it.each(['72 105', '', '0x48', '9 10 13', '27', '25', '27 27', '27 91 51', '0x48 21', '72 101 108 108 111'])(
  'has no other reading of %j',
  (text) => {
    expect(acceptedCodeReading(text, decode)).toBeUndefined();
  },
);

it.each([
  ['48 6f', 'hex', 'Ho'],
  ['65-66-67', 'decimal', 'ABC'],
  ['안녕 \\uD55C\\uAE00', 'escapes', '안녕 한글'],
] as const)('reads rejected codes %s first as %s', (text, kind, shown) => {
  expect(codeReadings(text, decode)[0]).toMatchObject({ kind, shown });
});

it('shows the beginning of a long text, and does not read very long ones', () => {
  const codes = 'EA B0 80 '.repeat(30);
  expect(acceptedCodeReading(codes, decode)?.shown).toBe(`${'가'.repeat(20)}…`);
  const long = '0xEA 0xB0 0x80 '.repeat(2000);
  expect([acceptedCodeReading(long, decode), codeReadings(long, decode)]).toEqual([undefined, []]);
});

it.each([
  ['72 101 108 108 111', '72 101 108 108 111', 'Hello'],
  ['U+D55C, U+AE00', 'U+D55C, U+AE00', '한글'],
  ['72 10 105', '72 10 105', 'H\ni'],
  ['128104 8205 128105', '128104 8205 128105', '👨‍👩'],
  ['48 65 6c 6c 6f', '0x48 0x65 0x6c 0x6c 0x6f', 'Hello'],
  ['EA B0 80', 'U+AC00', '가'],
  ['65 '.repeat(21), '65 '.repeat(21), `${'A'.repeat(20)}…`],
])('finds the codes in the text %j', (text, codes, shown) => {
  expect(codesInText(text)).toEqual({ codes, shown });
});

it.each([
  ...['', 'hello', '65', 'U+AC00', '1 2 3', '2024 11 26', '0xD83D 65', '0xE000 65', '0x378 65', '65 nope'],
  ...['add bed', 'be a cafe', 'https://example.com/%EA%B0%80', '65 '.repeat(7000)],
])('finds no codes in the text %.20j', (text) => {
  expect(codesInText(text)).toBeUndefined();
});
