import { expect, it } from 'vitest';
import { hasRightToLeft } from './hasRightToLeft.ts';

it.each(['שלום', 'مرحبا', 'ﻻ', '𐤀', '𞤀', 'a\n안녕 ש'])('finds letters from right to left in %j', (text) => {
  expect(hasRightToLeft(text)).toBe(true);
});

it.each(['', '안녕 hello', '漢字 かな', 'नमस्ते', '😀 ️‍', 'é'])('finds none in %j', (text) => {
  expect(hasRightToLeft(text)).toBe(false);
});
