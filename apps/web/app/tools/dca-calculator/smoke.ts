import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'dca-calculator:budget', text: '1000' },
    { label: 'dca-calculator:firstPrice', text: '100' },
    { label: 'dca-calculator:weights', text: '1, 2, 2' },
    { label: 'dca-calculator:prices', text: '100, 80, 50' },
  ],
  press: ['common:actions.calculate'],
  expect: ['66.67', '15.000000', '1,000.00'],
});
