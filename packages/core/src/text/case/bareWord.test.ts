import { expect, it } from 'vitest';
import { bareWord } from './bareWord.ts';

it.each([
  ['(hello),', 'hello'],
  ['hello😀', 'hello'],
  ['😀', ''],
  ['…', ''],
  ['𝒜𝒷!', '𝒜𝒷'],
  ['a𝒷', 'a𝒷'],
  ['U.S.', 'U.S'],
  ['한글이다."', '한글이다'],
  ['हि!', 'हि'],
])('%s without its frame is %s', (word, bare) => {
  expect(bareWord(word)).toBe(bare);
});
