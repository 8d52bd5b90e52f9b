import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binaryCodesReading } from './binaryCodesReading.ts';
import { byteCodesReading } from './byteCodesReading.ts';
import { acceptedCodeReading, codeReadings } from './codeReadings.ts';
import { decimalCodesReading } from './decimalCodesReading.ts';
import { hexCodesReading } from './hexCodesReading.ts';
import { parseCharCodes } from './parseCharCodes.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('euc-kr').decode(bytes);

it.each([
  ['0xEA 0xB0 0x80', 'utf8', '가', 'U+AC00'],
  ['C7 D1 B1 DB', 'cp949', '한글', 'U+D55C U+AE00'],
  ['1001000 1101001', 'binary', 'Hi', '0b1001000 0b1101001'],
  ['48 69 21', 'hex', 'Hi!', '0x48 0x69 0x21'],
  ['0041 0042, 0043', 'hex', 'ABC', '0x0041 0x0042, 0x0043'],
] as const)('reads accepted codes %s as %s', (text, kind, shown, codes) => {
  expect(acceptedCodeReading(text, decode)).toEqual({ kind, shown, codes });
});

it.each([
  '72 105',
  '',
  '0x48',
  '9 10 13',
  '27',
  '25',
  '27 27',
  '27 91 51',
  '0x48 21',
  '72 101 108 108 111',
  '065 066',
  '0041 66',
  '0013 0027',
])('has no other reading of %j', (text) => {
  expect(acceptedCodeReading(text, decode)).toBeUndefined();
});

it.each([
  ['48 6f', 'hex', 'Ho'],
  ['65-66-67', 'decimal', 'ABC'],
  ['안녕 \\uD55C\\uAE00', 'escapes', '안녕 한글'],
] as const)('reads rejected codes %s first as %s', (text, kind, shown) => {
  expect(codeReadings(text, decode)[0]).toMatchObject({ kind, shown });
});

const HELLO = '0x48 0x65 0x6c 0x6c 0x6f 0x0a';

it.each([
  ['0000000  48 65 6c 6c 6f 0a\n0000006', 'bytes', 'Hello\n', HELLO],
  ['00000000: 4865 6c6c 6f0a                           Hello.', 'bytes', 'Hello\n', HELLO],
  ['00000000  48 65 6c 6c  6f 0a        |Hello.|\r\n00000006\r\n', 'bytes', 'Hello\n', HELLO],
  ['00000000  48 69 7c                  |Hi||', 'bytes', 'Hi|', '0x48 0x69 0x7c'],
  ['00000000: ed95 9cea b880                           ......', 'utf8', '한글', 'U+D55C U+AE00'],
  ['00000000: c7d1 b1db                                ....', 'cp949', '한글', 'U+D55C U+AE00'],
  [
    '00000000: 4869 0077 6f72 6c64                      Hi.world',
    'bytes',
    'Hi.world',
    '0x48 0x69 0x00 0x77 0x6f 0x72 0x6c 0x64',
  ],
  ['00000000  50 4b 03 04  |PK..|\n00000004', 'bytes', 'PK..', '0x50 0x4b 0x03 0x04'],
  ['<Buffer 48 65 6c 6c 6f 0a>', 'bytes', 'Hello\n', HELLO],
  ['unsigned char x[] = { 0x48, 0x69 };', 'bytes', 'Hi', '0x48 0x69'],
  ['unsigned char a_txt[] = {\n  0x48, 0x69\n};\nunsigned int a_txt_len = 2;\n', 'bytes', 'Hi', '0x48 0x69'],
] as const)('reads the dump %j as %s', (text, kind, shown, codes) => {
  expect(codeReadings(text, decode)).toEqual([{ kind, shown, codes }]);
});

it('reads a dump of decimal digits, which are accepted as codes', () => {
  const dump = { kind: 'hex', shown: 'Hi!', codes: '0x48 0x69 0x21' };
  expect(acceptedCodeReading('0000000 48 69 21\n0000003', decode)).toEqual(dump);
});

it.each([
  '00000000: 8950 4e47 0d0a 1a0a                      .PNG....',
  '0000000 6548 6c6c 0a6f\n0000006',
  '48 00 65 00',
  '<Buffer 48 65 ... 12 more bytes>',
  'int x[] = { 0x48, 105 };',
  'int x[] = { , };',
  '00000000: 4869\n*\n00000010',
  '00000000:',
])('offers no characters for the dump %j', (text) => {
  expect(codeReadings(text, decode)).toEqual([]);
});

it('offers no codes that contain a null character as hexadecimal', () => {
  expect(codeReadings('6c 6f', decode).map(({ kind }) => kind)).toContain('hex');
  expect(codeReadings('6c 00', decode).map(({ kind }) => kind)).not.toContain('hex');
});

it('shows the beginning of a long text, and does not read very long ones', () => {
  const codes = 'EA B0 80 '.repeat(30);
  expect(acceptedCodeReading(codes, decode)?.shown).toBe(`${'가'.repeat(20)}…`);
  const long = '0xEA 0xB0 0x80 '.repeat(2000);
  expect([acceptedCodeReading(long, decode), codeReadings(long, decode)]).toEqual([undefined, []]);
});

it('offers codes that are read, or nothing', () => {
  const kinds = ['0 1', '1001000 01100101 0', '48 65 6c 0 1F600', '72 101 200 0', '0x48 65 U+AC00 %20 가 [ ]'];
  const codes = fc
    .constantFrom(...kinds)
    .chain((kind) => fc.array(fc.constantFrom(...kind.split(' ')), { minLength: 2, maxLength: 8 }));
  const mark = fc.constantFrom(' ', '-', ':', ', ', '|', '\n', '');
  fc.assert(
    fc.property(codes, mark, (typed, separator) => {
      const text = typed.join(separator);
      const readings = [binaryCodesReading, byteCodesReading, decimalCodesReading, hexCodesReading];
      for (const codes of readings.map((read) => read(text))) {
        if (codes === undefined) continue;
        expect(parseCharCodes(codes).ok).toBe(true);
        expect(parseCharCodes(codes)).not.toEqual(parseCharCodes(text));
      }
    }),
    { numRuns: 1000 },
  );
});
