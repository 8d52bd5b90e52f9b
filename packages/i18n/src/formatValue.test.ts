import { expect, it } from 'vitest';
import { formatValue } from './formatValue.ts';

it.each([
  ['금액', '은/는', '금액은'],
  ['금액(원)', '은/는', '금액(원)은'],
  ['가격(원)', '은/는', '가격(원)은'],
  ['나이(만)', '은/는', '나이(만)는'],
  ['금액 (원)', '을/를', '금액 (원)을'],
  ['BTC (비트코인)', '이/가', 'BTC (비트코인)가'],
  ['서울(시)', '으로/로', '서울(시)로'],
  ['', '은/는', ''],
])('%s takes its particle from the word before the parentheses', (text, forms, expected) => {
  expect(formatValue(text, forms, 'ko')).toBe(expected);
});
