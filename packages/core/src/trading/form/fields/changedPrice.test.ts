import { expect, it } from 'vitest';
import { changedPrice } from './changedPrice.ts';

it.each([
  ['+20%', '9,500만', '114,000,000'],
  ['-10%', '60,000원', '54,000'],
  ['−10 %', '33.3', '29.97'],
  ['－１０％', '100', '90'],
  ['+7.5퍼센트', '100', '107.5'],
  ['-99.99%', '1', '0.0001'],
])('%s of %s is %s', (text, reference, price) => {
  expect(changedPrice(text, reference)).toBe(price);
});

it.each([
  // Without a sign or a unit.
  ...[
    ['20%', '100'],
    ['+20', '100'],
    ['-20', '100'],
    ['', '100'],
  ],
  // Not a percentage.
  ...[
    ['-$5', '100'],
    ['+20%p', '100'],
    ['-5~10%', '100'],
  ],
  // No price above 0.
  ...[
    ['-100%', '100'],
    ['-150%', '100'],
    ['+20%', ''],
    ['+20%', '0'],
    ['+20%', '$100'],
  ],
])('%j of %j is none', (text, reference) => {
  expect(changedPrice(text, reference)).toBeUndefined();
});
