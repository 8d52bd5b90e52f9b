import { defineSmoke } from '../../registry/defineSmoke.ts';

export default defineSmoke({
  fill: [{ label: 'vat-calculator:amount', text: '10000' }],
  expect: ['11,000', '9,091', '909'],
});
