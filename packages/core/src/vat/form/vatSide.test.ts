import { expect, it } from 'vitest';
import { vatSide } from './vatSide.ts';

it.each([
  ['부가세 포함 220만원', 'total'],
  ['220만원(VAT 포함)', 'total'],
  ['합계 1,650,000원', 'total'],
  ['총 165만원', 'total'],
  ['총액: ２２０만원', 'total'],
  ['공급대가 110만원', 'total'],
  ['공급가액 100만원', 'supply'],
  ['100만원 부가세 별도', 'supply'],
  ['300,000 plus VAT', 'supply'],
  // The terms decide about a sum.
  ['합계 100만원 부가세 별도', 'supply'],
  ['부가세 10만원', undefined],
  ['100만원', undefined],
  ['', undefined],
])('the amount of %j is the %s', (text, side) => {
  expect(vatSide(text)).toBe(side);
});
