import { expect, it } from 'vitest';
import { fillIn } from './fillIn.ts';

it.each([
  // 영, 일, 이 … 구, and the powers of ten 십, 백, 천, 만.
  ['가격 0', '가격 0은', '가격 0으로'],
  ['가격 1', '가격 1은', '가격 1로'],
  ['가격 2', '가격 2는', '가격 2로'],
  ['가격 3', '가격 3은', '가격 3으로'],
  ['가격 4', '가격 4는', '가격 4로'],
  ['가격 5', '가격 5는', '가격 5로'],
  ['가격 6', '가격 6은', '가격 6으로'],
  ['가격 7', '가격 7은', '가격 7로'],
  ['가격 8', '가격 8은', '가격 8로'],
  ['가격 9', '가격 9는', '가격 9로'],
  ['옵션 10', '옵션 10은', '옵션 10으로'],
  ['1,000', '1,000은', '1,000으로'],
  ['가격 1(원)', '가격 1(원)은', '가격 1(원)로'],
  ['"금액"', '"금액"은', '"금액"으로'],
  ['‘단가’', '‘단가’는', '‘단가’로'],
  ['“물량”', '“물량”은', '“물량”으로'],
  ['가격[원]', '가격[원]은', '가격[원]으로'],
  ['가격(원)(선택)', '가격(원)(선택)은', '가격(원)(선택)으로'],
  ['"가격"(원)', '"가격"(원)은', '"가격"(원)으로'],
  ['이름 *', '이름 *은', '이름 *으로'],
  ['[가격]', '[가격]은', '[가격]으로'],
  ['Email', 'Email은', 'Email로'],
  ['사용자 email', '사용자 email은', '사용자 email로'],
  ['Title', 'Title은', 'Title로'],
  ['Column', 'Column은', 'Column으로'],
  ['Item', 'Item은', 'Item으로'],
  ['Name', 'Name은', 'Name으로'],
  ['Rating', 'Rating은', 'Rating으로'],
  ['Theme', 'Theme는', 'Theme로'],
  ['폭 in', '폭 in는', '폭 in로'],
  ['Price', 'Price는', 'Price로'],
  ['Amount', 'Amount는', 'Amount로'],
  ['cm', 'cm는', 'cm로'],
  ['URL', 'URL은', 'URL로'],
  ['PIN', 'PIN은', 'PIN으로'],
  ['보안 PIN', '보안 PIN은', '보안 PIN으로'],
  ['BTC (비트코인)', 'BTC (비트코인)는', 'BTC (비트코인)로'],
  ['나이', '나이는', '나이로'],
  ['', '', ''],
])('the particles after %s agree with how it is read', (field, topic, direction) => {
  expect(fillIn('{{field, 은/는}}', { field }, 'ko')).toBe(topic);
  expect(fillIn('{{field, 으로/로}}', { field }, 'ko')).toBe(direction);
});

it('leaves singular and plural to English', () => {
  expect(fillIn('{{count}} {{count, line/lines}}', { count: 1 }, 'en')).toBe('1 line');
});
