import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'dca-calculator:budget', text: '1000' },
    { label: 'dca-calculator:firstPrice', text: '100' },
    { label: 'dca-calculator:rows.weight', values: { index: 1 }, text: '1' },
    { label: 'dca-calculator:rows.weight', values: { index: 2 }, text: '2' },
    { label: 'dca-calculator:rows.price', values: { index: 2 }, text: '80' },
    { label: 'dca-calculator:rows.weight', values: { index: 3 }, text: '2' },
    { label: 'dca-calculator:rows.price', values: { index: 3 }, text: '50' },
  ],
  press: ['common:actions.calculate'],
  expect: ['66.67', '15.000000', '1,000.00'],
});
