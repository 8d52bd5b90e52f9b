import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [
    { label: 'profit-calculator:entryPrice', text: '60000' },
    { label: 'profit-calculator:currentPrice', text: '61800' },
    { label: 'profit-calculator:quantity', text: '0.5' },
  ],
  press: ['common:actions.calculate'],
  expect: ['900', '+3.00%', '30,000', '30,900'],
});
