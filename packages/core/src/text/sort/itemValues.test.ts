import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../../exact/index.ts';
import { itemCollation } from './itemCollation.ts';
import { itemValues } from './itemValues.ts';
import { sortItems } from './sortItems.ts';

const { compare } = new Intl.Collator('ko', itemCollation(true));

/** A linear algorithm takes a second at these lengths, a quadratic one hours. */
const LINEAR_MS = 30_000;

function byValue(items: string, order: 'asc' | 'desc' = 'asc'): string {
  const text = items.replaceAll(' / ', '\n');
  return sortItems(text, { delimiter: 'newline', order, compare, values: itemValues }).items.join(' / ');
}

describe('itemValues', () => {
  it.each([
    ['1,500 / 900 / 12,000', '900 / 1,500 / 12,000'],
    ['-5 / -10 / 3 / 0', '-10 / -5 / 0 / 3'],
    ['−5 / -10 / +3', '-10 / −5 / +3'],
    ['1.5 / 1.25 / 1.3', '1.25 / 1.3 / 1.5'],
    ['10.5% / 9.25% / 9.5%', '9.25% / 9.5% / 10.5%'],
    ['₩1,500 / ₩900', '₩900 / ₩1,500'],
    ['₩1,500 / 900원 / 2천원', '900원 / ₩1,500 / 2천원'],
    ['-₩5 / ₩3 / -₩10', '-₩10 / -₩5 / ₩3'],
    ['1.5만 / 9천 / 2만 / 900', '900 / 9천 / 1.5만 / 2만'],
    ['1.5만 명 / 9,000명', '9,000명 / 1.5만 명'],
    ['15천원 / 1만 4천원', '1만 4천원 / 15천원'],
    ['3억 5,000만 / 9,000만', '9,000만 / 3억 5,000만'],
    ['$1.5k / $900 / 2,000달러', '$900 / $1.5k / 2,000달러'],
    ['€1,500 / €900', '€900 / €1,500'],
    ['5% / 10.5％ / 7프로', '5% / 7프로 / 10.5％'],
    ['10.5kg / 9.25kg / 9.5kg', '9.25kg / 9.5kg / 10.5kg'],
    ['2 ℃ / -10 ℃ / 1.5 ℃', '-10 ℃ / 1.5 ℃ / 2 ℃'],
    ['１０ / ９', '９ / １０'],
    ['삼백만원 / 이백만원 / 1만원'.normalize('NFD'), '1만원 / 이백만원 / 삼백만원'.normalize('NFD')],
    ['2만원 / 1억원 / 3천원'.normalize('NFD'), '3천원 / 2만원 / 1억원'.normalize('NFD')],
    ['10) / 9)', '9) / 10)'],
    // More digits than floating point can tell apart.
    ['90071992547409931 / 90071992547409930', '90071992547409930 / 90071992547409931'],
    ['0.10000000000000000002 / 0.1 / 0.10000000000000000001', '0.1 / 0.10000000000000000001 / 0.10000000000000000002'],
    // Most items are numbers.
    ['금액 / 1,500원 / 900원 / 12,000원', '900원 / 1,500원 / 12,000원 / 금액'],
    ['N/A / 1.5 / 1.25 / - / 1.3', '1.25 / 1.3 / 1.5 / - / N/A'],
    ['₩1 / ₩3 / ₩2 / 4원 / 금액', '₩1 / ₩2 / ₩3 / 4원 / 금액'],
    ['10.5kg / 무게 / 9.25kg / cm / 9.5KG', '9.25kg / 9.5KG / 10.5kg / 무게 / cm'],
    ['삼백만원 / 200만원 / 금액 / 400만원', '200만원 / 삼백만원 / 400만원 / 금액'],
    ['금 1,500원 / 900원 / 일금 삼백만원 / 금액 / KRW 800', 'KRW 800 / 900원 / 금 1,500원 / 일금 삼백만원 / 금액'],
    ['삼십 / 십 / 십만 / 이십', '십 / 이십 / 삼십 / 십만'],
    ['US$7 / $5 / $10 / price', '$5 / US$7 / $10 / price'],
    ['12 / B1 / 3 / No. 7 / 4', '3 / 4 / 12 / B1 / No. 7'],
    ['10KG / 9kg / 8.5Kg', '8.5Kg / 9kg / 10KG'],
    ['€1,500 / €900 / price', '€900 / €1,500 / price'],
    ['10% / 20% / 5 / 합계', '5 / 10% / 20% / 합계'],
    ['1억 5천 / 2억 / 9,000만', '9,000만 / 2억 / 1억 5천'],
    ['1.5만 명 / 인원 / 9,000명', '9,000명 / 1.5만 명 / 인원'],
    // An item that is not a number starts with a digit: as the collator compares them.
    ['1 / 1.1 / 1.1.1 / 1.2 / 2', '1 / 1.1 / 1.1.1 / 1.2 / 2'],
    ['2.0 / 2.1 / 2.0.1 / 1.9', '1.9 / 2.0 / 2.0.1 / 2.1'],
    ['12 / 13 / 12-1 / 14 / 11', '11 / 12 / 12-1 / 13 / 14'],
    ['90 / 100 / 85 / 95점', '85 / 90 / 95점 / 100'],
    ['8 / 7 / 1~5 / 6', '1~5 / 6 / 7 / 8'],
    ['12 / 9:00 / 11 / 10', '9:00 / 10 / 11 / 12'],
    ['1월 / 10월 / 1월 합계 / 2월 / 3월', '1월 / 1월 합계 / 2월 / 3월 / 10월'],
    ['1a / 1b / 2a / 10a / 3a', '1a / 1b / 2a / 3a / 10a'],
    ['1A / 2A / 3A / 1B', '1A / 1B / 2A / 3A'],
    ['10kg / 무게 / 9kg / 5cm / 8kg', '5cm / 8kg / 9kg / 10kg / 무게'],
    ['$10 / $9 / $8-1 / $7', '$7 / $8-1 / $9 / $10'],
    // No list of numbers: as the collator compares them.
    ['item 10 / item 2', 'item 2 / item 10'],
    ['1.10.1 / 1.2.1', '1.2.1 / 1.10.1'],
    ['10kg / 9cm', '9cm / 10kg'],
    ['₩10 / $9', '$9 / ₩10'],
    ['No.10 / No.9', 'No.9 / No.10'],
    ['1억 5천 / 2억', '1억 5천 / 2억'],
    ['b / 1.25 / a / 1.3', '1.3 / 1.25 / a / b'],
    ['b / a', 'a / b'],
    ['이 / 오 / 구 / 김', '구 / 김 / 오 / 이'],
    ['오 / 사 / 삼 / 이 / 일', '사 / 삼 / 오 / 이 / 일'],
    ['2026-11-25 / 2026-2-1', '2026-2-1 / 2026-11-25'],
  ])('%s', (items, expected) => {
    expect(byValue(items)).toBe(expected);
  });

  it('keeps equal values in input order in both directions', () => {
    expect(byValue('1.50 / 2 / 1.5 / 1,500 / 1500')).toBe('1.50 / 1.5 / 2 / 1,500 / 1500');
    expect(byValue('1.50 / 2 / 1.5 / 1,500 / 1500', 'desc')).toBe('1,500 / 1500 / 2 / 1.50 / 1.5');
  });

  it('puts an item that is no number last in both directions', () => {
    expect(byValue('금액 / 1,500원 / 900원', 'desc')).toBe('1,500원 / 900원 / 금액');
  });

  it.each([
    ['1 / 1.1 / 1.1.1 / 1.2 / 2', '2 / 1.2 / 1.1.1 / 1.1 / 1'],
    ['2.0 / 2.1 / 2.0.1 / 1.9', '2.1 / 2.0.1 / 2.0 / 1.9'],
    ['12 / 13 / 12-1 / 14 / 11', '14 / 13 / 12-1 / 12 / 11'],
    ['90 / 100 / 85 / 95점', '100 / 95점 / 90 / 85'],
    ['1월 / 1월 합계 / 2월 / 10월', '10월 / 2월 / 1월 합계 / 1월'],
    ['1a / 1b / 2a / 10a / 3a', '10a / 3a / 2a / 1b / 1a'],
    ['8kg / 10KG / 9kg', '10KG / 9kg / 8kg'],
  ])('%s in descending order', (items, expected) => {
    expect(byValue(items, 'desc')).toBe(expected);
  });

  it('decides between items of equal length', () => {
    const options = { delimiter: 'comma', order: 'asc', compare, values: itemValues } as const;
    expect(sortItems('-5,-9,1,300', { ...options, measure: ({ length }) => length }).text).toBe('1,-9,-5,300');
  });

  it('has no values for no items and for blank ones', () => {
    expect(itemValues([])).toEqual([]);
    expect(itemValues(['', '1'])).toBeUndefined();
  });

  it.each([
    ['labels with a number', (index: number) => (index % 5 < 3 ? `${index}` : `No.${index}`)],
    ['labels without one', (index: number) => (index % 5 < 3 ? `${index}.5kg` : '이름')],
    ['factors', (index: number) => (index % 5 < 3 ? `${index}만` : '이름')],
    ['a code at the end', (index: number) => (index < 199_999 ? `${index}kg` : '1.1.1')],
    ['several units', (index: number) => `${index}${index % 5 < 3 ? 'kg' : 'cm'}`],
  ])(
    'takes 200,000 items in linear time: %s',
    (_, write) => {
      const items = Array.from({ length: 200_000 }, (_each, index) => write(index));
      const keys = itemValues(items)?.filter((key) => key !== undefined).length;
      expect([undefined, 120_000]).toContain(keys);
    },
    LINEAR_MS,
  );

  it('orders as the exact values do', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0019'), minLength: 1, maxLength: 20 });
    const number = fc
      .tuple(fc.constantFrom('', '-', '+'), digits, fc.option(digits))
      .map(([sign, whole, fraction]) => sign + whole + (fraction === null ? '' : `.${fraction}`));
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 8 }), fc.constantFrom('', '원', '%'), (numbers, unit) => {
        const values = itemValues(numbers.map((text) => text + unit)) ?? [];
        for (const [left, first] of numbers.entries()) {
          for (const [right, second] of numbers.entries()) {
            const order = exact(first.replace('+', '')).compare(exact(second.replace('+', '')));
            const difference = (values[left] ?? Number.NaN) - (values[right] ?? Number.NaN);
            // Both may be a negative zero.
            expect(Math.sign(difference) + 0).toBe(Math.sign(order) + 0);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});
