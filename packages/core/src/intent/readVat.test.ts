import { describe, expect, it } from 'vitest';
import { parseVatAmount } from '../vat/form/index.ts';
import { vatInTotal, vatOnSupply } from '../vat/index.ts';
import { readIntents } from './index.ts';
import { context, kinds, only } from './testing/intents.ts';

describe('an amount with VAT', () => {
  it.each([
    ['300만 부가세', 3_000_000n],
    ['부가세 300만원', 3_000_000n],
    ['300000 vat', 300_000n],
    ['VAT 300,000', 300_000n],
    ['3억 5,000만 부가가치세', 350_000_000n],
  ])('%s', (text, won) => {
    const { amount } = only(text, 'vat');
    expect(amount.n).toBe(won);
    expect(vatOnSupply(amount).total).toBe((won * 11n) / 10n);
    expect(vatInTotal(amount).total).toBe(won);
  });

  it.each([
    ['1,100,000원 부가세 포함', 1_100_000n, ['total']],
    ['1,100,000원(부가세 포함)', 1_100_000n, ['total']],
    ['부가세 포함 110만원', 1_100_000n, ['total']],
    ['VAT included 110,000', 110_000n, ['total']],
    ['110,000 incl. VAT', 110_000n, ['total']],
    ['100만원 부가세 별도', 1_000_000n, ['supply']],
    ['100만원 부가세 미포함', 1_000_000n, ['supply']],
    ['100만원 부가가치세 불포함', 1_000_000n, ['supply']],
    ['100만원 (부가세 10% 별도)', 1_000_000n, ['supply']],
    ['30만원+VAT', 300_000n, ['supply']],
    ['30만원 + 부가세 별도', 300_000n, ['supply']],
    ['300,000 plus VAT', 300_000n, ['supply']],
    ['부가세 300만원', 3_000_000n, ['supply', 'total']],
    // The names of the amounts of an invoice.
    ['합계 1,100,000원', 1_100_000n, ['total', 'supply']],
    ['합계금액: 110만원', 1_100_000n, ['total', 'supply']],
    ['총 110만원', 1_100_000n, ['total', 'supply']],
    ['VAT 포함 총 110만원', 1_100_000n, ['total']],
    ['총액 1,100,000원 (부가세 포함)', 1_100_000n, ['total']],
    ['합계 100만원 부가세 별도', 1_000_000n, ['supply']],
    ['공급가액 1,000,000원', 1_000_000n, ['supply']],
    ['공급가: 100만원', 1_000_000n, ['supply']],
    ['공급대가 1,100,000원', 1_100_000n, ['total']],
  ])('%s says whether the tax is included', (text, won, sides) => {
    const found = only(text, 'vat');
    expect([found.amount.n, found.sides]).toEqual([won, sides]);
    expect(parseVatAmount(found.text, '').ok).toBe(true);
  });

  it.each([
    ['부가세 55.000', '부가세 55000'],
    ['1.100.000원 vat', '1100000 vat'],
    ['부가세 1,0000', '부가세 10000'],
  ])('%s is not used, and asks for the amount that is meant: %s', (text, question) => {
    expect(readIntents(text, context)[0]).toEqual({ kind: 'unclearAmount', question });
    expect(kinds(text)).not.toContain('vat');
    expect(kinds(question)).toContain('vat');
  });

  it.each([
    '1,5 부가세',
    '부가세',
    '0 vat',
    '-5 vat',
    '300000 private',
    '10 20 vat',
    '부가세 포함',
    '10만원 부가세 포함 5만원',
    '합계',
    '합계 3명',
    '총 3명',
    '총 급여 300만원',
    '공급 1,000,000원',
  ])('%s is refused', (text) => {
    expect(kinds(text)).not.toContain('vat');
  });
});
