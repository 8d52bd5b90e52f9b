import { expect, it } from 'vitest';
import { taxReading } from './taxReading.ts';

it.each([
  ['부가세 10만원', '1000000', '100000'],
  ['VAT 100,000', '1000000', '100000'],
  ['부가가치세: 100,000원', '1000000', '100000'],
  ['부가 가치세 123', '1230', '123'],
  ['부가세(10%) 100,000원', '1000000', '100000'],
  ['VAT 10%: 100,000', '1000000', '100000'],
  ['세액(10%) 100,000원', '1000000', undefined],
  ['부가세 10', '100', '10'],
  ['세액 100,000', '1000000', undefined],
  ['부가세액 100,000', '1000000', undefined],
  ['부가가치세액: 100,000', '1000000', undefined],
  ['부가 가치세액 100,000', '1000000', undefined],
  ['세액: １００，０００원', '1000000', undefined],
])('reads %j', (text, supply, asked) => {
  const reading = taxReading(text);
  expect([String(reading?.supply), reading?.asked?.toString()]).toEqual([supply, asked]);
});

it.each([
  '',
  '100,000',
  '부가세',
  '부가세 포함 110,000',
  '부가세 0',
  '부가세 10%',
  '부가세(5%) 100,000원',
  '세액 -5',
  'vatican 5',
  '세액공제 100,000',
  '부가세 55.000',
])('reads nothing in %j', (text) => {
  expect(taxReading(text)).toBeUndefined();
});
