import { expect, it } from 'vitest';
import { codesInText } from './codesInText.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder('euc-kr').decode(bytes);

it.each([
  ['72 101 108 108 111', '72 101 108 108 111', 'Hello'],
  ['U+D55C, U+AE00', 'U+D55C, U+AE00', '한글'],
  ['U+20AC U+A3', 'U+20AC U+A3', '€£'],
  ['72 10 105', '72 10 105', 'H\ni'],
  ['128104 8205 128105', '128104 8205 128105', '👨‍👩'],
  ['48 65 6c 6c 6f', '0x48 0x65 0x6c 0x6c 0x6f', 'Hello'],
  ['EA B0 80', 'U+AC00', '가'],
  ['0xEA 0xB0 0x80', 'U+AC00', '가'],
  ['65 '.repeat(21), '65 '.repeat(21), `${'A'.repeat(20)}…`],
])('finds the codes in the text %j', (text, codes, shown) => {
  expect(codesInText(text, decode)).toMatchObject({ codes, shown });
});

it.each([
  ...['', 'hello', '65', 'U+AC00', '1 2 3', '2024 11 26', '0xD83D 65', '0xE000 65', '0x378 65', '65 nope'],
  ...['010 1234 5678', '100 200 300', '150000 160000', '8364 163'],
  ...['add bed', 'be a cafe', 'https://example.com/%EA%B0%80', '65 '.repeat(7000)],
])('finds no codes in the text %.20j', (text) => {
  expect(codesInText(text, decode)).toBeUndefined();
});
