import { expect, it } from 'vitest';
import { groupNumbers } from './groupNumbers.ts';

it.each([
  ['60500원', '60,500원'],
  ['₩1234.5678', '₩1,234.5678'],
  ['6만5천', '6만5천'],
  ['60/40', '60/40'],
  ['1/30000', '1/30,000'],
  ['', ''],
])('%j is %j', (text, grouped) => {
  expect(groupNumbers(text)).toBe(grouped);
});
