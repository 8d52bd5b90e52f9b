import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact } from '../../exact/index.ts';
import { vatOnSupply } from '../vat.ts';
import { invoiceReading } from './invoiceReading.ts';

it.each([
  ['1,000,000\t100,000\t1,100,000', '1000000', '1100000'],
  ['1,000,000 100,000 1,100,000', '1000000', '1100000'],
  ['1,100,000 1,000,000 100,000', '1000000', '1100000'],
  ['공급가액 1,000,000 세액 100,000 합계금액 1,100,000', '1000000', '1100000'],
  ['공급가액 1,000,000원 부가세(10%) 100,000원 합계 1,100,000원', '1000000', '1100000'],
  ['공급가액 1,000,000 세액 10% 100,000', '1000000', '1100000'],
  ['공급가액: 100만원, 부가세: 10만원', '1000000', '1100000'],
  ['1,000,000 | 1,100,000', '1000000', '1100000'],
  ['합계 1,100,000 부가세 100,000', '1000000', '1100000'],
  ['₩12,345 ₩1,234 ₩13,579', '12345', '13579'],
  ['1,000,000 + 100,000 = 1,100,000', '1000000', '1100000'],
  ['공급가액 1,000,000 / 세액 100,000', '1000000', '1100000'],
  ['공급가액: ₩ 1,000,000 / 부가세: ₩ 100,000 / 합계: ₩ 1,100,000', '1000000', '1100000'],
  ['1,000,000 / 100,000 / 1,100,000', '1000000', '1100000'],
  ['1,100,000원(공급가 1,000,000원, 부가세 100,000원)', '1000000', '1100000'],
  ['1,100,000원 (부가세액 100,000원 포함)', '1000000', '1100000'],
  ['100만원 (부가가치세액 10만원 별도)', '1000000', '1100000'],
  ['100만원 (부가 가치세 10만원 미포함)', '1000000', '1100000'],
])('reads %j', (text, supply, total) => {
  const invoice = invoiceReading(text);
  expect([String(invoice?.supply), String(invoice?.total)]).toEqual([supply, total]);
});

it.each([
  ...['', '1,000,000', '1,000,000 200,000 1,200,000', '1,000,000 100,000 1,200,000', '1,000 2,000', '1 2 3 4'],
  ...['1,000,000 100,000 0', '3억 5천 2억', '0 0'],
  // A quotient, a date and a negative amount.
  ...['1,000,000/100,000', '110/10', '2026/11/25', '1,100,000 (100,000)'],
  '1,000 '.repeat(50),
  // Sums whose second part is contained in the first only by chance.
  ...['1,100,000 + 100,000', '110만+10만', '33,000+3,000'],
])('finds no invoice in %j', (text) => {
  expect(invoiceReading(text)).toBeUndefined();
});

it('reads the row of any supply price, however its tax is rounded', () => {
  const price = fc.integer({ min: 100, max: 1e12 });
  fc.assert(
    fc.property(price, fc.constantFrom('halfUp', 'down', 'up'), (supply, rounding) => {
      const { tax, total } = vatOnSupply(exact(supply), rounding);
      const invoice = invoiceReading([supply, tax, total].join('\t'));
      expect([String(invoice?.supply), String(invoice?.total)]).toEqual([String(supply), String(total)]);
    }),
    { numRuns: 1000 },
  );
});
