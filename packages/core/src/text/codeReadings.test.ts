import { expect, it } from 'vitest';
import { acceptedCodeReading, codeReadings } from './codeReadings.ts';

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
