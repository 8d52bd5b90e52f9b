import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'crypto:dca-calculator.budget', text: '1000' },
    { label: 'crypto:dca-calculator.firstPrice', text: '100' },
    { label: 'crypto:dca-calculator.weights', text: '1, 2, 2' },
    { label: 'crypto:dca-calculator.prices', text: '100, 80, 50' },
  ],
  press: ['common:actions.calculate'],
  expect: ['66.67', '15.000000', '1,000.00'],
});
