import { expect, test } from 'vitest';
import { itemCollation } from './itemCollation.ts';
import { itemValues } from './itemValues.ts';
import { sortItems } from './sortItems.ts';

const GOAL_MS = 1500;

test('100,000 lines', { timeout: 60_000 }, async ({ bench }) => {
  const { compare } = new Intl.Collator('ko', itemCollation());
  const lines = Array.from({ length: 100_000 }, (_, index) => `${(index * 7919) % 100_003} 줄 item ${index % 97}`);
  const text = lines.join('\n');
  const options = { delimiter: 'newline', order: 'asc', compare } as const;
  const { latency } = await bench('sortItems', () => void sortItems(text, options)).run({ iterations: 5 });
  expect(latency.p50).toBeLessThan(GOAL_MS);
});

test.for([
  ['plain', (value: number) => value.toLocaleString('en')],
  ['in won', (value: number) => `${value}${value % 2 === 0 ? '원' : '만'}`],
  ['with others', (value: number) => (value % 5 < 3 ? `${value}` : `No.${value}`)],
] as const)('100,000 numbers, %s', { timeout: 60_000 }, async ([, write], { bench }) => {
  const { compare } = new Intl.Collator('ko', itemCollation(true));
  const text = Array.from({ length: 100_000 }, (_, index) => write((index * 7919) % 100_003)).join('\n');
  const options = { delimiter: 'newline', order: 'asc', compare, values: itemValues } as const;
  const { latency } = await bench('sortItems', () => void sortItems(text, options)).run({ iterations: 5 });
  expect(latency.p50).toBeLessThan(GOAL_MS);
});
