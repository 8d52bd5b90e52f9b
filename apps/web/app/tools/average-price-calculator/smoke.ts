import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'average-price-calculator:initialAmount', text: '600000' },
    { label: 'average-price-calculator:initialQuantity', text: '10' },
    { label: 'average-price-calculator:price', text: '50000' },
    { label: 'average-price-calculator:quantity', text: '10' },
  ],
  press: ['common:actions.calculate'],
  expect: ['55,000.00', '1,100,000.00', '60,000.00'],
});
